import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { often } from '../long.js';
import { sealedBids } from './helpers/sealed-bids.js';

const promises = conformance(sealedBids, {
  configs: [
    { players: ['ada', 'bo'], lots: 4 },
    { players: ['ada', 'bo', 'cy'], lots: 6 },
    { players: ['ada', 'bo', 'cy', 'di', 'ed', 'fi'], lots: 2 },
  ],
  games: 10,
  closely: often(60, 150),
  listed: 30,
  secrets: { bids: (state) => state.sheets, favours: (state) => state.favours, 'lots to come': (state) => state.deck },
  heard: ({ type }) => type === 'bid-opened',
  complete: ['withdraw', 'peek', 'commit'],
  events: ['lot-shown', 'bid-written', 'bid-withdrawn', 'peeked', 'committed', 'bid-opened', 'lot-sold', 'coin-lost', 'favour-shown'],
  reach: { 'a die decides between equal bids': ({ rolls }) => rolls.length > 0 },
});
for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
