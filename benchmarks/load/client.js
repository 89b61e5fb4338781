/**
 * The players of the load benchmark: everybody at all tables of one server, in one process on one core.
 *
 *   node client.js '{"kind": "ours", "url": "http://127.0.0.1:8000", "mode": "fast", "tables": 500, ...}'
 *
 * Modes: "fast" answers whenever it is asked; "paced" makes `perSecond` moves a second at each table, chosen among those
 * who may move; "idle" plays a few moves at each table and leaves. It prints a line of JSON when the measured time
 * begins ({"at": "begin"}) and one with the figures when it ends ({"at": "end", ...}).
 */
'use strict';

const fs = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');
const readline = require('node:readline');
const { seeded, quantiles } = require('./figures');

const setup = JSON.parse(process.argv[2]);
const { Table } = require(`./${setup.kind}`);
const luck = seeded(setup.seed);

// So many tables are being laid at once.
const LAYING = 16;
const IDLE_MOVES = 10;
// So many tables at once are played at and left, so that what lines take is not taken for what tables take.
const WAVE = 50;

const say = (at, figures = {}) => process.stdout.write(`${JSON.stringify({ at, ...figures })}\n`);
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** What is counted while `on`. */
class Tally {
  constructor() {
    this.on = false;
    this.moves = 0;
    this.games = 0;
    this.late = 0;
    this.refusals = 0;
    this.drops = 0;
    this.problems = {};
    this.acknowledged = [];
    this.seen = [];
  }

  problem(text) {
    this.problems[text] = (this.problems[text] || 0) + 1;
  }
}

/** Somebody to whom tables report; the ways of playing fill in what they need. */
class Listener {
  constructor(tally, journal) {
    this.tally = tally;
    this.journal = journal;
    this.tables = [];
  }

  turn() {}

  seen() {}

  acknowledged(table, player, id, sent) {
    if (this.journal) this.journal.write(`${table.id} ${id}\n`);
    if (!this.tally.on) return;
    this.tally.moves += 1;
    this.tally.acknowledged.push(performance.now() - sent);
  }

  refused(table, why) {
    this.tally.refusals += this.tally.on ? 1 : 0;
    if (why !== null) this.tally.problem(why);
  }

  dropped(why) {
    this.tally.drops += 1;
    this.tally.problem(why);
  }

  /** The same people sit down at a new table. */
  async over(table) {
    this.tally.games += this.tally.on ? 1 : 0;
    try {
      // The last acknowledgement is still on its way.
      await pause(0.5);
      table.close();
      const place = this.tables.indexOf(table);
      if (place < 0) return;
      this.tables[place] = await Table.lay(setup, this, table.guests);
      this.begin(this.tables[place]);
    } catch (error) {
      this.dropped(error.message);
    }
  }

  begin() {}
}

/** Everybody answers as fast as they are asked. */
class Fast extends Listener {
  constructor(...all) {
    super(...all);
    this.playing = false;
  }

  start() {
    this.playing = true;
    for (const table of this.tables) this.begin(table);
  }

  stop() {
    this.playing = false;
  }

  begin(table) {
    for (const player of table.players) this.turn(table, player);
  }

  turn(table, player) {
    if (this.playing && player.mayMove) player.move(luck);
  }
}

/** One move in a while at each table; the tables take their turns evenly. */
class Paced extends Listener {
  start() {
    this.begun = performance.now();
    this.next = 0;
    this.between = 1000 / (setup.perSecond * this.tables.length);
    this.tick();
  }

  stop() {
    clearTimeout(this.timer);
  }

  tick() {
    const now = performance.now();
    for (; this.begun + this.next * this.between <= now; this.next += 1) {
      this.due(this.tables[this.next % this.tables.length], now);
    }
    this.timer = setTimeout(() => this.tick(), this.begun + this.next * this.between - now);
  }

  due(table, now) {
    if (table.over || table.closed) return;
    if (table.overdue !== undefined || !this.move(table, now)) {
      // A server that is behind must not be asked less often: the wait counts from when the move was due.
      if (table.overdue === undefined) table.overdue = now;
      this.tally.late += this.tally.on ? 1 : 0;
      this.catchUp(table);
    }
  }

  /** Lets somebody move, unless the last move is still on its way. */
  move(table, since) {
    const { flight } = table;
    // A sealed answer is told to nobody else: nothing more is to be seen of it.
    if (flight && !(flight.acknowledged && (flight.seen || !table.othersWereTold))) return false;
    const movers = table.players.filter((player) => player.mayMove);
    if (!movers.length) return false;
    const player = movers[Math.floor(luck() * movers.length)];
    table.flight = { player, since, seen: false, acknowledged: false };
    player.move(luck);
    return true;
  }

  catchUp(table) {
    if (table.overdue !== undefined && this.move(table, table.overdue)) table.overdue = undefined;
  }

  turn(table) {
    this.catchUp(table);
  }

  seen(table, player) {
    const { flight } = table;
    if (!flight || flight.seen || flight.player === player) return;
    flight.seen = true;
    if (this.tally.on) this.tally.seen.push(performance.now() - flight.since);
    this.catchUp(table);
  }

  acknowledged(table, player, id, sent) {
    const { flight } = table;
    const mine = flight && flight.player === player;
    if (mine) flight.acknowledged = true;
    super.acknowledged(table, player, id, mine ? Math.min(sent, flight.since) : sent);
    this.catchUp(table);
  }

  refused(table, why) {
    table.flight = undefined;
    super.refused(table, why);
  }
}

/** Lays tables, several at a time. */
async function layAll(count, listener) {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      listener.tables.push(await Table.lay(setup, listener));
    }
  };
  await Promise.all(Array.from({ length: LAYING }, worker));
}

async function measure(listener, tally) {
  await layAll(setup.tables, listener);
  say('laid');
  listener.start();
  await pause(setup.warmUp);
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  tally.on = true;
  const begun = performance.now();
  const used = process.cpuUsage();
  say('begin');
  await pause(setup.seconds);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(used);
  tally.on = false;
  listener.stop();
  lag.disable();
  const figures = {
    seconds,
    moves: tally.moves,
    movesPerSecond: tally.moves / seconds,
    acknowledged: quantiles(tally.acknowledged),
    seen: quantiles(tally.seen),
    games: tally.games,
    late: tally.late,
    refusals: tally.refusals,
    clientBusy: (user + system) / 1e6 / seconds,
    clientLag: lag.percentile(99) / 1e6,
  };
  // What is on its way arrives before the journal of acknowledgements is closed.
  await pause(1);
  for (const table of listener.tables) table.close();
  return figures;
}

/** Plays a few moves at each of so many tables, and leaves them. */
async function playAndLeave(count, tally) {
  const listener = new Fast(tally);
  const made = new Map();
  const finished = new Promise((resolve) => {
    let missing = count;
    listener.acknowledged = (table) => {
      made.set(table, (made.get(table) || 0) + 1);
      if (made.get(table) === IDLE_MOVES && (missing -= 1) === 0) resolve();
    };
  });
  listener.turn = (table, player) => {
    if (listener.playing && player.mayMove && (made.get(table) || 0) < IDLE_MOVES) player.move(luck);
  };
  await layAll(count, listener);
  listener.start();
  await finished;
  listener.stop();
  await pause(0.5);
  for (const table of listener.tables) table.close();
  await pause(1);
}

/** Memory is measured by who watches the server: a line from them says that it is done. */
async function idle(tally) {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  await playAndLeave(Math.min(WAVE, setup.tables), tally);
  say('begin');
  await lines.next();
  for (let left = setup.tables; left > 0; left -= WAVE) await playAndLeave(Math.min(WAVE, left), tally);
  return {};
}

async function main() {
  const tally = new Tally();
  const journal = setup.journal ? fs.createWriteStream(setup.journal) : null;
  const Listening = { fast: Fast, paced: Paced }[setup.mode];
  const figures = Listening ? await measure(new Listening(tally, journal), tally) : await idle(tally);
  if (journal) await new Promise((resolve) => journal.end(resolve));
  say('end', { ...figures, drops: tally.drops, problems: tally.problems });
  process.exit(0);
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
