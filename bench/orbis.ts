/** Two hundred turns of eight nations of Orbis Terrarum in automatic mode: what a turn costs early and late, and how large the state grows. */
import { clone, seeded } from 'ludoteca';
import { type OrbisTerrarum, orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { accepted } from 'ludoteca/testing';
import { processorTime } from './clock.js';
import { checksum } from './workloads.js';

/** Milliseconds a turn, medians of twenty turns, and the bytes of the state after them. */
export interface LongGame {
  readonly turns: number;
  readonly actions: number;
  readonly early: number;
  readonly late: number;
  readonly bytes: readonly [early: number, late: number];
  readonly checksum: number;
}

const turns = 200;
const window = 20;
/** What a player does in a turn before being ready. */
const deeds = 3;

const players = ['ada', 'bo', 'cy', 'dan', 'eve', 'fay', 'gil', 'hal'];
const dice = seeded('orbis');
const bot = seeded('bots');
const state = clone(accepted(orbisTerrarum.setup({ players, refereeMode: 'auto', turnLimit: turns }, dice)).state);

type Action = OrbisTerrarum['Action'];
const done = new Map<string, number>();

/** Everybody does a few things and is then ready; what has to be decided is decided. */
const next = (): Action | undefined => {
  const actors = orbisTerrarum.actors(state);
  const player = actors.find((actor) => state.phase !== 'orders' || state.players[actor]?.ready === false) ?? actors[0];
  if (player === undefined) return undefined;
  const ready: Action = { type: 'ready', player };
  const isDone = state.phase === 'orders' && (done.get(player) ?? 0) >= deeds;
  done.set(player, (done.get(player) ?? 0) + 1);
  return isDone ? ready : (orbisTerrarum.randomAction(state, player, bot) ?? ready);
};

const costs: number[] = [];
const sizes: number[] = [];
let actions = 0;
let turn = state.turn;
let since = processorTime();
for (let action = next(); action !== undefined; action = next()) {
  accepted(orbisTerrarum.reduceInPlace(state, action, dice));
  actions++;
  if (state.turn === turn) continue;
  costs.push(processorTime() - since);
  sizes.push(JSON.stringify(state).length);
  turn = state.turn;
  done.clear();
  since = processorTime();
}
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1]!;
console.log(
  JSON.stringify({
    turns: costs.length,
    actions,
    early: median(costs.slice(5, 5 + window)),
    late: median(costs.slice(-window)),
    bytes: [sizes[5 + window]!, sizes.at(-1)!],
    checksum: checksum(state),
  } satisfies LongGame),
);
