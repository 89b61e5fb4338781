/**
 * boardgame.io under a small card game of our own, "Crossed Blades".
 *
 * Sixty cards, half blades and half shields, worth 1 to 5. In a turn you first answer the blade that lies before you (a
 * shield at least as high stops it, otherwise it wounds), then you strike with a blade, or draw two cards and let the
 * turn pass. Fifteen wounds end the game, as does an empty deck. It is played straight on the game reducer, the fastest
 * way in that boardgame.io has and the one its own bots use, without undo.
 *
 * Prints the same line of JSON as measure.py: node blades.js --seconds 2 --seed 1
 */
'use strict';

const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } = require('boardgame.io/internal');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');
const { version } = require('boardgame.io/package.json');
const { seeded } = require('../load/figures');

const HAND = 7;
const LIFE = 15;
const POSITIONS = 300;
const EVERY = 7; // plies between two positions taken from the same game

function deck() {
  const cards = [];
  for (const kind of ['blade', 'shield']) {
    for (let value = 1; value <= 5; value += 1) {
      for (let copy = 0; copy < 6; copy += 1) cards.push({ kind, value });
    }
  }
  return cards;
}

function discard(G, hand, place) {
  const [card] = hand.splice(place, 1);
  G.discards.push(card);
  return card;
}

const blades = {
  name: 'crossed-blades',
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,

  setup: ({ random }) => {
    const cards = random.Shuffle(deck());
    const players = {};
    for (const seat of ['0', '1']) players[seat] = { hand: cards.splice(0, HAND) };
    return { secret: { deck: cards }, players, held: [HAND, HAND], life: [LIFE, LIFE], struck: null, discards: [] };
  },

  moves: {
    stop: ({ G, playerID }, place) => {
      const { hand } = G.players[playerID];
      const card = hand[place];
      if (!G.struck || card.kind !== 'shield' || card.value < G.struck.value) return INVALID_MOVE;
      discard(G, hand, place);
      G.held[playerID] = hand.length;
      G.struck = null;
    },
    bear: ({ G, playerID }) => {
      if (!G.struck) return INVALID_MOVE;
      G.life[playerID] -= G.struck.value;
      G.struck = null;
    },
    strike: ({ G, playerID, events }, place) => {
      const { hand } = G.players[playerID];
      if (G.struck || hand[place].kind !== 'blade') return INVALID_MOVE;
      G.struck = discard(G, hand, place);
      G.held[playerID] = hand.length;
      events.endTurn();
    },
    draw: ({ G, playerID, events }) => {
      if (G.struck) return INVALID_MOVE;
      const { hand } = G.players[playerID];
      hand.push(...G.secret.deck.splice(-2));
      while (hand.length > HAND) discard(G, hand, 0);
      G.held[playerID] = hand.length;
      events.endTurn();
    },
  },

  endIf: ({ G }) => {
    if (G.life[0] <= 0 || G.life[1] <= 0) return { winner: G.life[0] <= 0 ? '1' : '0' };
    if (G.secret.deck.length === 0) return { winner: G.life[0] > G.life[1] ? '0' : '1' };
  },
};

/** Every move the player in turn may make. */
function options({ G, ctx }) {
  const { hand } = G.players[ctx.currentPlayer];
  const found = [];
  if (G.struck) {
    hand.forEach((card, place) => {
      if (card.kind === 'shield' && card.value >= G.struck.value) found.push(['stop', [place]]);
    });
    found.push(['bear', []]);
    return found;
  }
  hand.forEach((card, place) => {
    if (card.kind === 'blade') found.push(['strike', [place]]);
  });
  found.push(['draw', []]);
  return found;
}

const game = ProcessGameConfig(blades);
const reducer = CreateGameReducer({ game });
const filter = getFilterPlayerView(game);
const now = () => performance.now() / 1000;

function start(luck) {
  return InitializeGame({ game: { ...game, seed: Math.floor(luck() * 2 ** 32) }, numPlayers: 2 });
}

function step(state, luck) {
  const found = options(state);
  const [type, args] = found[Math.floor(luck() * found.length)];
  const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } });
  if (next._stateID === state._stateID) throw new Error(`refused: ${type} ${args}`);
  return next;
}

function gather(luck) {
  const found = [];
  let plies = 0;
  for (;;) {
    let state = start(luck);
    while (state.ctx.gameover === undefined) {
      plies += 1;
      if (plies % EVERY === 0 && found.push(state) === POSITIONS) return found;
      state = step(state, luck);
    }
  }
}

function speed(luck, seconds) {
  let decisions = 0;
  const begun = now();
  let spent = 0;
  while ((spent = now() - begun) < seconds) {
    let state = start(luck);
    while (state.ctx.gameover === undefined) {
      state = step(state, luck);
      decisions += 1;
    }
  }
  return decisions / spent;
}

/** Microseconds for one call. The results are looked at, so that the compiler cannot drop the calls. */
function cost(call, positions, seconds) {
  let calls = 0;
  let seen = 0;
  const begun = now();
  let spent = 0;
  while ((spent = now() - begun) < seconds || calls === 0) {
    for (const state of positions) seen += call(state) ? 1 : 0;
    calls += positions.length;
  }
  if (seen !== calls) throw new Error('a call gave nothing');
  return (spent / calls) * 1e6;
}

function option(name, otherwise) {
  const place = process.argv.indexOf(name);
  return place < 0 ? otherwise : Number(process.argv[place + 1]);
}

function main() {
  const seconds = option('--seconds', 2);
  const luck = seeded(option('--seed', 1));
  const positions = gather(luck);
  const decisions = speed(luck, seconds);
  const figures = {
    version,
    decisions,
    actions: decisions,
    clone: 0, // a position is never changed, so it is its own copy
    save: cost((state) => JSON.stringify(state), positions, seconds / 4),
    view: cost(
      (state) => filter(state.ctx.currentPlayer, { type: 'update', args: ['match', state, []] }),
      positions,
      seconds / 4,
    ),
  };
  process.stdout.write(JSON.stringify(figures));
}

main();
