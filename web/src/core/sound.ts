// Small sounds, made here: a card on a table, a bell when it is one's turn, a chord at the end.

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!settings.sound || !("AudioContext" in window)) return null;
  // Browsers let a page speak only after somebody has touched it.
  if (!navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function tone(frequency: number, begins: number, lasts: number, loud: number, shape: OscillatorType = "sine"): void {
  const here = context();
  if (!here) return;
  const at = here.currentTime + begins;
  const voice = here.createOscillator();
  const volume = here.createGain();
  voice.type = shape;
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  voice.connect(volume).connect(here.destination);
  voice.start(at);
  voice.stop(at + lasts + 0.05);
}

/** A card is laid down: a breath of noise. */
function rustle(): void {
  const here = context();
  if (!here) return;
  const buffer = here.createBuffer(1, here.sampleRate * 0.09, here.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const source = here.createBufferSource();
  const filter = here.createBiquadFilter();
  const volume = here.createGain();
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  volume.gain.value = 0.12;
  source.buffer = buffer;
  source.connect(filter).connect(volume).connect(here.destination);
  source.start();
}

export const sounds = {
  card: rustle,
  turn: () => [659.3, 987.8].forEach((note, at) => tone(note, at * 0.12, 0.7, 0.06, "triangle")),
  say: () => tone(523.3, 0, 0.15, 0.04),
  dice: () => [0, 0.07, 0.15, 0.26].forEach((at) => tone(180 + Math.random() * 120, at, 0.05, 0.08, "square")),
  won: () => [392, 523.3, 659.3, 784].forEach((note, at) => tone(note, at * 0.13, 1.2, 0.05, "triangle")),
  lost: () => [392, 370, 349.2, 261.6].forEach((note, at) => tone(note, at * 0.2, 0.9, 0.05, "triangle")),
};
