/**
 * boardgame.io's own server with a game as small as games get: each player in turn adds to a counter and notes it.
 *
 * Matches are kept in memory, as is its default; undo is off, which spares it a growing stack of positions. The lobby,
 * where matches are made, has a port of its own: under koa-compose 4.2 it answers 404 on the port of the games.
 *
 * node --expose-gc counter.js --port 8000 --lobby 8001      (SIGUSR2 collects garbage before memory is measured)
 */
'use strict';

const { Server } = require('boardgame.io/server');

const TRAIL = 8;

const counter = {
  name: 'counter',
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: () => ({ count: 0, trail: new Array(TRAIL).fill(0) }),
  moves: {
    add: ({ G }, step) => {
      G.count += step;
      G.trail[G.count % TRAIL] = step;
    },
  },
};

const option = (name) => Number(process.argv[process.argv.indexOf(name) + 1]);
const port = option('--port');

process.on('SIGUSR2', () => global.gc && global.gc());
Server({ games: [counter], origins: [`http://127.0.0.1:${port}`] }).run({
  port,
  lobbyConfig: { apiPort: option('--lobby') },
});
