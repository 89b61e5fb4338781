// What a person has chosen for this browser; kept here, and nowhere else.

export type Lang = "en" | "it";
export type Theme = "auto" | "light" | "dark";

const KEY = "spiralhill";
export const LANGUAGES: readonly Lang[] = ["en", "it"];
// How many times as fast cards travel; 0 lets them jump.
export const SPEEDS = [0, 0.5, 1, 2] as const;

interface Kept {
  lang: Lang;
  theme: Theme;
  name: string;
  speed: number;
  sound: boolean;
}

function usual(): Kept {
  const lang = navigator.language.startsWith("it") ? "it" : "en";
  return { lang, theme: "auto", name: "", speed: 1, sound: true };
}

function read(): Kept {
  const kept = usual();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (found.lang && LANGUAGES.includes(found.lang)) kept.lang = found.lang;
    if (found.theme === "light" || found.theme === "dark") kept.theme = found.theme;
    if (typeof found.name === "string") kept.name = found.name.slice(0, 24);
    if (SPEEDS.some((speed) => speed === found.speed)) kept.speed = found.speed as number;
    if (typeof found.sound === "boolean") kept.sound = found.sound;
  } catch {
    // Nothing that can be read is kept here.
  }
  return kept;
}

export const settings: Kept = $state(read());

/** Changes some of what is kept, and shows it at once. */
export function choose(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Whether the page is shown by moonlight: as it was chosen, or as the device likes it. */
export function isDark(): boolean {
  return settings.theme === "auto" ? !matchMedia("(prefers-color-scheme: light)").matches : settings.theme === "dark";
}

/** Lets the page itself know the language and the theme. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = isDark() ? "dark" : "light";
  // How long things turn that turn by themselves.
  root.style.setProperty("--moving", settings.speed ? `${0.5 / settings.speed}s` : "0s");
}

/** How long something moves that takes so many milliseconds at the usual speed. */
export function lasting(milliseconds: number): number {
  if (!settings.speed || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds / settings.speed;
}
