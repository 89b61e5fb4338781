// Written by `python -m tools.typescript` from spiralhill/table/protocol.py: change it there.

export const VERSION = 1;

/** The first message on a socket: which table, as whom, and the last page that the client has. */
export interface Hello {
  t: "hello";
  table: string;
  have?: number;
  seat?: number | null;
  watch?: string | null;
  lang?: "" | "en" | "it";
}

/** Another language from now on; the whole state is told again in it. */
export interface Speak {
  t: "speak";
  lang: "" | "en" | "it";
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** Sits down for good and throws a seed into the shuffles; when everybody has, the game is dealt. */
export interface Ready {
  t: "ready";
  id: string;
  seed: string;
}

/** What one's seat will play, before the deal. */
export interface Choose {
  t: "choose";
  id: string;
  plays: unknown;
}

/** An answer to what was asked on page `at` or before. */
export interface Pick {
  t: "pick";
  id: string;
  at: number;
  pick: string;
}

/** Takes back one's own last pick, while nothing was learned from it. */
export interface Undo {
  t: "undo";
  id: string;
  at: number;
}

/** Asks the others for their consent: to go back to a ply, to end the game without a result, ... */
export interface Propose {
  t: "propose";
  id: string;
  what: "abort" | "bot" | "publish" | "rematch" | "rollback" | "substitute";
  to?: number | null;
  seat?: number | null;
}

/** Says yes to what was proposed. */
export interface Agree {
  t: "agree";
  id: string;
  what: "abort" | "bot" | "publish" | "rematch" | "rollback" | "substitute";
}

/** Says no to what was proposed, or takes one's own proposal back. */
export interface Decline {
  t: "decline";
  id: string;
  what: "abort" | "bot" | "publish" | "rematch" | "rollback" | "substitute";
}

/** Says something to everybody at the table. */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

/** Stops hearing what another seat says, or hears it again. */
export interface Mute {
  t: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** Lets a bot play one's own seat; without a level, takes the seat back. */
export interface StandIn {
  t: "standin";
  id: string;
  level?: string | null;
}

/** Before the deal: gives up one's own seat, or, as the host, frees any. */
export interface Free {
  t: "free";
  id: string;
  seat: number;
}

/** Makes a link by which somebody else can take over one's own seat; only the newest one is good. */
export interface Hand {
  t: "hand";
  id: string;
}

/** Why a card cannot be used, or not at a place, or something written like a pick cannot be done. */
export interface Why {
  t: "why";
  id: string;
  card?: number | null;
  place?: number | null;
  pick?: string | null;
}

/** Who sits at a seat and what they play. */
export interface Sitter {
  plays: unknown;
  kind: string;
  name?: string;
  bot?: string;
  ready?: boolean;
  host?: boolean;
  knows_deal?: boolean;
  link?: string;
}

/** The agreed time: a bank and an increment for each seat, and how long a window stays open, all in seconds. */
export interface Timing {
  bank?: number | null;
  increment?: number;
  window?: number;
}

/** What somebody asks consent for, and who has given it. */
export interface Proposal {
  what: "abort" | "bot" | "publish" | "rematch" | "rollback" | "substitute";
  by: number;
  agreed: number[];
  to?: number | null;
  seat?: number | null;
}

/** Everything about a table that is not on it. */
export interface TableState {
  id: string;
  game: string;
  rules: number;
  phase: string;
  seats: Sitter[];
  options: Record<string, unknown>;
  timing: Timing;
  commitment: string;
  client_seeds?: string[];
  seed?: string;
  mine?: number[];
  invite?: string;
  watch?: string;
  proposals?: Proposal[];
  muted?: number[];
  same_deal_as?: string;
  fork?: number | null;
  next?: string;
  public?: boolean;
}

/** A line of the log: an event of the game, something said, or news of the table. */
export interface Line {
  n: number;
  kind: string;
  what: string;
  says?: string;
  seat?: number | null;
  name?: string;
  fields?: Record<string, unknown>;
  head?: boolean;
}

/** What the reader is asked, beside the options in the view: in words, and what each option is about. */
export interface Ask {
  since: number;
  prompt?: string;
  says?: string[];
  touches?: number[][];
  places?: number[][];
  targets?: number[][];
  rest?: number | null;
  grave?: number[];
  aside?: number[];
  named?: number[];
  source?: string;
  forced?: boolean;
  undo?: boolean;
}

/** The clocks: milliseconds left for each seat, and whose are running. */
export interface Times {
  left: number[];
  running?: number[];
}

/** All that the reader may know now, with the lines since page `since`: after a hello, or when words change. */
export interface State {
  t: "state";
  n: number;
  since: number;
  table: TableState;
  online: boolean[];
  lines: Line[];
  view?: Record<string, unknown> | null;
  ask?: Ask | null;
  waits?: string;
  times?: Times | null;
}

/** The next page: what has changed, each part whole; what did not change is left out. */
export interface Update {
  t: "update";
  n: number;
  lines?: Line[];
  table?: TableState;
  view?: Record<string, unknown>;
  ask?: Ask | null;
  waits?: string;
  times?: Times;
}

/** Who is connected; clocks begin to run when the first player comes, and stop when the last one goes. */
export interface Presence {
  t: "presence";
  n: number;
  online: boolean[];
  times?: Times;
}

/** A command was carried out and will not be lost; page `at` told it. */
export interface Done {
  t: "done";
  n: number;
  id: string;
  at: number;
  code?: string;
}

/** A command changed nothing: why, in a word for programs, in a sentence for people, and the rule it rests on. */
export interface Refused {
  t: "refused";
  n: number;
  id: string;
  error: string;
  says: string;
  rule?: string;
}

/** Why something is not offered. */
export interface Reason {
  message: string;
  says?: string;
  rule?: string;
  about?: string;
}

/** The answer to `Why`; no reason means that it is offered, and all else that the card says. */
export interface Reasons {
  t: "reasons";
  n: number;
  id: string;
  reasons: Reason[];
}

/** Yes. */
export interface Pong {
  t: "pong";
  n: number;
}

/** The last message before the server hangs up; `again` says in how many seconds to come back, if at all. */
export interface Bye {
  t: "bye";
  n: number;
  error: string;
  says: string;
  again?: number | null;
}

/** A seat as somebody wants it: theirs, open, or a bot's; without `plays` it gets what is left in the box. */
export interface Wish {
  who: "bot" | "me" | "open";
  plays: unknown;
  name: string | null;
  level: string;
}

/** A table as somebody wants it laid; with `same_deal_as` the seats and options are that table's. */
export interface NewTable {
  name: string;
  game: string;
  seats: Wish[];
  options: Record<string, unknown>;
  timing: Timing;
  pace: number;
  same_deal_as: string | null;
}

/** Somebody with a link; spectators need no name. */
export interface Join {
  code: string;
  name: string;
}

/** Where somebody sits now, and the links that they may share; a spectator has the watch code instead of a seat. */
export interface Seated {
  table: string;
  seat?: number | null;
  invite?: string;
  watch?: string;
}

/** A table of one's own. */
export interface Mine {
  table: string;
  game: string;
  phase: string;
  seats: number[];
  players: string[];
  asked: boolean;
}

/** A game as the start page needs it: its title and a sentence, how long it takes, and whom one can be in it. */
export interface GameInfo {
  name: string;
  rules: number;
  players: [number, number];
  cast: string[];
  options: Record<string, unknown>;
  title: string;
  says: string;
  minutes: [number, number];
  usual: number;
  called: string[];
  lesson: boolean;
}

/** What can be played here, with whom, and in which languages. */
export interface Shelf {
  protocol: number;
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

/** A card in words, and what its picture is drawn from. */
export interface CardInfo {
  id: string;
  title: string;
  lines: string[];
  source: string;
  copies?: number;
  kind?: string;
  suit?: string;
  corner?: string;
  value?: string;
  band?: string;
  said?: number;
  motifs?: string[];
  facets?: [string, string][];
  rarity?: [string, string];
  also?: string[];
}

/** Cards that belong together. */
export interface DeckInfo {
  name: string;
  heading: string;
  cards: CardInfo[];
}

/** All cards of a game, in one language. */
export interface Catalogue {
  game: string;
  decks: DeckInfo[];
}

/** A chapter of the rule reference: each rule by its id. */
export interface Chapter {
  title: string;
  rules: [string, string][];
}

/** The rule reference of a game, in one language. */
export interface Reference {
  game: string;
  preface: string[];
  chapters: Chapter[];
}

/** A game that was played: at a table here, or as the text of a record from anywhere; and how it is to be told. */
export interface Told {
  table: string | null;
  record: string;
  seat: number | null;
  lang: string;
}

/** A table that goes on from a moment of a game, against bots: after so many decisions, in one of its seats. */
export interface Fork {
  name: string;
  seat: number;
  ply: number;
  table: string | null;
  record: string;
}

/** How a game stood after a decision: who took which, what was told, and the view with the piles that changed. */
export interface Moment {
  view: Record<string, unknown>;
  lines: Line[];
  seat?: number | null;
  says?: string;
  head?: boolean;
  ask?: Ask | null;
  reasons?: Record<number, Reason[]>;
  pick?: string;
  coach?: string;
}

/** A game from its deal to its end, moment by moment. */
export interface Replay {
  game: string;
  seats: unknown[];
  players: string[];
  bots: boolean[];
  seat: number | null;
  moments: Moment[];
}

/** What was checked of a record, point by point; of one in which anything is wrong there is none. */
export interface Verdict {
  commitment: string;
  seed: string;
  client_seeds: string[];
  game_id: string;
  rules_id: string;
  checked: [string, string][];
}

/** A deck that somebody is building: as the text of a deck file, or card by card; perhaps from a pool. */
export interface DeckWish {
  text: string;
  name: string;
  cards: Record<string, number>;
  pool: Record<string, number> | null;
  lang: string;
}

/** What is to be said of a deck: everything that is wrong with it, each in a sentence, with the rule it rests on. */
export interface DeckReport {
  name: string;
  cards: Record<string, number>;
  problems: [string, string][];
  text: string;
  seat: unknown;
}

/** What a seed opens: boosters, all their cards as a pool, the Locales on loan, and a deck that could be built. */
export interface Opened {
  seed: number;
  boosters: string[][];
  pool: Record<string, number>;
  loan: string[];
  deck: Record<string, number>;
}

/** A draft: its seed, how many draft, how many of them are people, and the cards these took, one after the other. */
export interface DraftWish {
  seed: number;
  players: number;
  people: number;
  taken: string[];
}

/** How a draft stands: which person takes now, from which booster; what each has, and in the end a deck of it. */
export interface DraftState {
  seed: number;
  players: number;
  people: number;
  seat: number;
  round: number;
  rounds: number;
  offer: string[];
  pools: Record<string, number>[];
  loan: string[];
  over: boolean;
  decks: Record<string, number>[];
}

export type Inbound = Hello | Speak | Ping | Ready | Choose | Pick | Undo | Propose | Agree | Decline | Chat | Mute | StandIn | Free | Hand | Why;

export type Outbound = State | Update | Presence | Done | Refused | Reasons | Pong | Bye;
