/** Tables of Spiral Hill: laid and joined over HTTP, played over a WebSocket for each seat; docs/protocol.md. */
'use strict';

const { randomBytes } = require('node:crypto');
const WebSocket = require('ws');
const { post } = require('./http');

// How long to wait after a refusal that a newer question does not explain.
const PATIENCE = 250;
// How often somebody who has nothing to say says so.
const PULSE = 30000;

let commands = 0;

class Player {
  constructor(table, place, cookie) {
    this.table = table;
    this.place = place;
    this.cookie = cookie;
    this.n = 0;
    this.options = [];
    this.pending = null;
    this.dealt = false;
  }

  sit({ url, lang }) {
    const headers = { Cookie: this.cookie };
    const options = { headers, origin: url, perMessageDeflate: false, skipUTF8Validation: true };
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, options);
    this.socket.on('open', () => {
      this.send({ t: 'hello', table: this.table.id, seat: this.place, have: 0, lang });
      this.send({ t: 'ready', id: 'ready', seed: randomBytes(16).toString('hex') });
      this.pulse = setInterval(() => this.send({ t: 'ping' }), PULSE);
    });
    this.socket.on('message', (text) => this.hear(JSON.parse(text)));
    this.socket.on('error', (error) => this.table.listener.dropped(error.message));
    this.socket.on('close', (code) => this.table.closed || this.table.listener.dropped(`closed with code ${code}`));
  }

  leave() {
    clearInterval(this.pulse);
    this.socket.close();
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  get mayMove() {
    return this.pending === null && this.options.length > 0 && !this.table.over;
  }

  hear(message) {
    const { table } = this;
    this.n = message.n;
    if (message.t === 'update' || message.t === 'state') this.see(message);
    else if (message.t === 'done') this.settle(message);
    else if (message.t === 'refused') this.refused(message);
    else if (message.t === 'bye') table.listener.dropped(`${message.error}: ${message.says}`);
  }

  see(message) {
    const { table } = this;
    if (message.view) {
      this.options = message.view.options || [];
      // Where something happened that can be seen, everybody was told; a sealed answer is told to who gave it.
      if (this.pending !== null && message.lines && message.lines.length) table.othersWereTold = true;
      if (this.dealt) table.listener.seen(table, this);
      else {
        this.dealt = true;
        table.seated();
      }
    }
    if (message.table && message.table.phase === 'over') table.end();
    else if (this.mayMove) table.listener.turn(table, this);
  }

  settle({ id }) {
    if (this.pending === null || this.pending.id !== id) return;
    const { sent } = this.pending;
    this.pending = null;
    this.table.listener.acknowledged(this.table, this, id, sent);
    if (this.mayMove) this.table.listener.turn(this.table, this);
  }

  refused({ id, error, says }) {
    const { table } = this;
    // Where several are asked at once, an answer may cross another one that changed the question.
    table.listener.refused(table, error === 'stale' ? null : `${error}: ${says}`);
    if (this.pending === null || this.pending.id !== id) return;
    this.pending = null;
    const again = () => this.mayMove && table.listener.turn(table, this);
    if (error === 'stale') again();
    else setTimeout(again, PATIENCE);
  }

  /** Answers with any option. */
  move(luck) {
    const id = `m${(commands += 1)}`;
    const pick = this.options[Math.floor(luck() * this.options.length)];
    this.table.othersWereTold = false;
    this.pending = { id, sent: performance.now() };
    this.send({ t: 'pick', id, at: this.n, pick });
  }
}

class Table {
  constructor(listener) {
    this.listener = listener;
    this.players = [];
    this.closed = false;
    this.over = false;
    // Whether the last answer is known to have been told to all.
    this.othersWereTold = false;
  }

  /** Lays a table for new guests, or for the guests of another table, and deals. */
  static async lay(setup, listener, guests = []) {
    const { url, game, cast } = setup;
    const table = new Table(listener);
    const headers = (place) => ({ Origin: url, ...(guests[place] && { Cookie: guests[place] }) });
    const seats = cast.map((plays, place) => ({ who: place ? 'open' : 'me', plays }));
    const laid = await post(`${url}/api/tables`, { name: 'Guest 1', game, seats, pace: 0 }, headers(0));
    table.id = laid.body.table;
    table.players.push(new Player(table, laid.body.seat, guests[0] || laid.cookie));
    for (let place = 1; place < cast.length; place += 1) {
      const wish = { code: laid.body.invite, name: `Guest ${place + 1}` };
      const joined = await post(`${url}/api/join`, wish, headers(place));
      table.players.push(new Player(table, joined.body.seat, guests[place] || joined.cookie));
    }
    const seated = new Promise((resolve) => {
      let missing = cast.length;
      table.seated = () => (missing -= 1) || resolve();
    });
    for (const player of table.players) player.sit(setup);
    await seated;
    return table;
  }

  get guests() {
    return this.players.map((player) => player.cookie);
  }

  end() {
    if (this.over) return;
    this.over = true;
    this.listener.over(this);
  }

  close() {
    this.closed = true;
    for (const player of this.players) player.leave();
  }
}

module.exports = { Table };
