/** What a step costs after so many others, for a match of ludoteca and a client of boardgame.io, by turns: microseconds. */
import { createMatch, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { counter } from '../counter.js';
import { openClient } from './boardgame-io.js';
import { peerCounter } from './counter.js';

/** How many moves lie behind, and what one costs then. */
export type Lengths = readonly { readonly after: number; readonly micros: readonly number[] }[];

const marks = [0, 1_000, 5_000, 20_000];
const measured = 200;
const players = ['0', '1'];

/** Who moves on, one step at a time. */
const sittings: Readonly<Record<string, () => () => void>> = {
  'boardgame.io client': () => {
    const client = openClient(peerCounter(), players.length);
    return () => client.moves['count']!();
  },
  'ludoteca match': () => {
    const match = accepted(createMatch(counter, { players }, { dice: seeded(1) }));
    return () => {
      accepted(match.play(match.actors()[0]!, { type: 'count' }));
    };
  },
  'ludoteca reduce': () => {
    let { state } = accepted(counter.setup({ players }, seeded(1)));
    const dice = seeded(1);
    return () => {
      state = accepted(counter.reduce(state, { type: 'count', player: counter.actors(state)[0]! }, dice)).state;
    };
  },
};

const play = (name: string, lengths: number[][]): void => {
  const step = sittings[name]!();
  let made = 0;
  for (const [i, mark] of marks.entries()) {
    for (; made < mark; made++) step();
    const start = performance.now();
    for (; made < mark + measured; made++) step();
    lengths[i]!.push(((performance.now() - start) * 1000) / measured);
  }
};

const found: Record<string, Lengths> = {};
const kept = Object.keys(sittings).map((name) => ({ name, micros: marks.map((): number[] => []) }));
for (const name of Object.keys(sittings)) {
  const step = sittings[name]!();
  for (let i = 0; i < 2_000; i++) step(); // warm up
}
for (let round = 0; round < 5; round++) for (const { name, micros } of kept) play(name, micros);
for (const { name, micros } of kept) found[name] = marks.map((after, i) => ({ after, micros: micros[i]! }));
console.log(JSON.stringify(found));
