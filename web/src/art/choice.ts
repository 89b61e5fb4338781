// Which picture a card bears: the words of its id speak first, then its effects, its kind, its suit, and chance.
import { hashOf } from "./chance";
import { TCG } from "./choice-tcg";
import { table, WORDS } from "./choice-words";
import { motifs as known } from "./motifs";

/** A run of cards with one title and ten numbers: a picture for each number, and one that all of them share. */
const RUNS = table(`
  pumpkin-king: pumpkin bat cat tombstone deadtree skull candle crow coffin crown + pumpkin
  jolly-visitor: bell teacup candycane wreath ornament toy redcap snowflake clock sack + snowflake
  elected-official: badge key coins book hammer scales clock feather door tophat + rosette
  mad-scientist: berries frog herb bone cauldron kettle jar skull lantern eye + flask
  bag-of-bugs: sack spider snail bat chain cage claws lantern crow skull + beetle
  rag-doll: button moon scissors cat lantern herb candle mirror deadtree doll + needle
`);

/** The ingredient that a card of the run bears, whatever its picture is. */
const ALSO = table(`
  mad-scientist-5: berries
  mad-scientist-6: frog
  mad-scientist-7: herb
  mad-scientist-8: bone
`);

const EFFECTS = table(`
  draw: cards
  may: orb
  clear-up-to: leaf
  clear-active: hammer
  target-wastes: claws
  target-wastes-at-random: dice
  target-discards: leaf
  waste-from-deck: ghost
  forbid: lock
  purge-last: flame
  deploy-one: door
  twist-attribute: chain
  hold-card: needle
  unwind-one: key
  convert-active: gear
  take-back: shovel
  advance-research: book
  strengthen: candle
  strengthen-per: crown
  flip-tokens: coins
  place-token: coins
  give-token: gift
  gain-token: sack
  give-to-each: gift
  move-token: sleigh
  weaken-opponent: claws
  choose-mood: mask
  turn-mood: mask
  show-mood: mask
  draw-and-return: cards
  move-opponent-card: door
  wild-ingredient: flask
`);

const KINDS = table(`
  base-attack: knife swords fist hammer claws shotgun
  attack-mod: flame bolt target whip
  special-attack: skull scissors mask
  base-block: shield tower lock tombstone
  block-mod: ward boot mirror chain
  special-block: swords key eye
  miscellaneous: orb cards hand feather book candle
  location: hill clock treedoor tower
  experiment: flask jar gear kettle
  locale: house gate pane crypt
  character: mask bat tophat
  creation: gift toy teddy nutcracker
  surprise: pumpkin ghost bat
`);

const SUITS = table(`
  body: heart fist bone boot
  mind: brain eye moon book
  x: bolt dice key cards
  jack: pumpkin bat skull candle
  santa: gift sack bell tree
  mayor: rosette tophat megaphone list
  finkelstein: flask gear brain jar
  finklestein: flask gear brain jar
  oogie: dice beetle spider cards
  sally: needle spool button patch
  halloween: pumpkin bat cat lantern
`);

const names = (text: string | undefined): string[] => (text ?? "").split(" ").filter((name) => Object.hasOwn(known, name));

const wordsOf = (id: string): string[] => {
  const bare = id.replace(/-\d+$/, "");
  const whole = WORDS.get(bare) ?? TCG.get(bare) ?? (Object.hasOwn(known, bare) ? bare : undefined);
  if (whole) return names(whole);
  return bare.split("-").flatMap((word) => (Object.hasOwn(known, word) ? [word] : names(WORDS.get(word))));
};

/** The motifs of a card: the first is the large one, at most two more stand beside it. */
export const pictureOf = (id: string, kind = "", suit = "", effects: readonly string[] = []): string[] => {
  const hash = hashOf(id);
  const number = /^(.*)-(\d+)$/.exec(id);
  const run = number && RUNS.get(number[1]!)?.split(" + ");
  const picked = run
    ? [names(run[0])[(Number(number[2]) + 9) % 10]!, ...names(ALSO.get(id) ?? run[1])]
    : wordsOf(id);
  if (!picked.length) picked.push(...effects.flatMap((effect) => names(EFFECTS.get(effect))));
  for (const map of [KINDS.get(kind), SUITS.get(suit)]) {
    const some = names(map);
    if (!picked.length && some.length) picked.push(some[hash % some.length]!);
  }
  const all = Object.keys(known);
  if (!picked.length) picked.push(all[hash % all.length]!);
  return [...new Set(picked)].slice(0, 3);
};
