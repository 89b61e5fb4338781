/** Tables of boardgame.io: matches made in its lobby, played over socket.io by a websocket, as its clients do. */
'use strict';

const { io } = require('socket.io-client');
const { post } = require('./http');

const GAME = 'counter';

class Player {
  constructor(table, place, credentials, url) {
    this.table = table;
    this.place = place;
    this.credentials = credentials;
    this.state = null;
    this.pending = null;
    this.socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('connect', () => this.socket.emit('sync', table.id, String(place), credentials, 2));
    this.socket.on('sync', (_, sync) => this.see(sync.state));
    this.socket.on('update', (_, state) => this.see(state));
    this.socket.on('disconnect', () => table.closed || table.listener.dropped('disconnected'));
    this.socket.on('connect_error', (error) => table.listener.dropped(error.message));
  }

  get mayMove() {
    return this.pending === null && this.state !== null && this.state.ctx.currentPlayer === String(this.place);
  }

  see(state) {
    const { table } = this;
    const first = this.state === null;
    this.state = state;
    if (first) {
      table.seated();
      return;
    }
    table.listener.seen(table, this);
    if (this.pending !== null && state._stateID > this.pending.at) {
      const { id, sent } = this.pending;
      this.pending = null;
      table.listener.acknowledged(table, this, id, sent);
    }
    if (this.mayMove) table.listener.turn(table, this);
  }

  /** Makes a move; everybody at the table is always told of it. */
  move(luck) {
    const at = this.state._stateID;
    const args = [1 + Math.floor(luck() * 6)];
    const payload = { type: 'add', args, playerID: String(this.place), credentials: this.credentials };
    this.pending = { id: `${this.place}.${at}`, at, sent: performance.now() };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, at, this.table.id, String(this.place));
  }
}

class Table {
  constructor(listener) {
    this.listener = listener;
    this.players = [];
    this.closed = false;
    this.othersWereTold = true;
  }

  static async lay({ url, lobby }, listener) {
    const table = new Table(listener);
    table.id = (await post(`${lobby}/games/${GAME}/create`, { numPlayers: 2 })).body.matchID;
    const seated = new Promise((resolve) => {
      let missing = 2;
      table.seated = () => (missing -= 1) || resolve();
    });
    for (const place of [0, 1]) {
      const join = { playerID: String(place), playerName: 'AB'[place] };
      const { playerCredentials } = (await post(`${lobby}/games/${GAME}/${table.id}/join`, join)).body;
      table.players.push(new Player(table, place, playerCredentials, url));
    }
    await seated;
    return table;
  }

  close() {
    this.closed = true;
    for (const player of this.players) player.socket.close();
  }
}

module.exports = { Table };
