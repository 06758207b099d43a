import { seeded } from 'ludoteca';
import { type Config, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted, walk } from 'ludoteca/testing';
import { answeredInFull } from '../../refusals-in-full.js';
import { close } from './actions.js';
import { cede, claim, invade, trade } from './orders.js';
import { playAll, resolve, start, withOrders } from './positions.js';

/** As it is after saving and loading. */
export const throughJson = (state: unknown): unknown => JSON.parse(JSON.stringify(state)) as unknown;

/** What the game says of a state that was saved. */
export const decoded = (state: unknown) => answeredInFull(ojoDelTerror.decodeState(throughJson(state)));

/** A random game to its end. */
export const game = (name: string, config: Config, seed: number) => walk(ojoDelTerror, config, { name, seed, maxSteps: 3000 });

/** Whose ids an object would put in another order, or find on its prototype. */
export const players = ['10', '9', 'constructor'];

/** A plain object. */
export type Plain = Record<string, unknown>;

/** Is this an object? */
export const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

// Real positions of every phase, reached by play alone.

/** A game of these players that begins its first turn. */
export const begin = (options: Partial<Config> = {}): State =>
  start(players, ['worldEaters', 'ironWarriors', 'blackLegion'], { lieutenants: 2, ...options });

/** Turn 1, with a referee. */
export const refereed = begin({ referee: 'present', turns: 3, doubledTurns: 1 });

/** Turn 2, after some planets were taken. */
export const first = resolve(
  withOrders(refereed, { 10: [invade('quebrada'), invade('dulcamara')], 9: [invade('fenris')], constructor: [invade('espejo')] }),
).state;

/** Turn 2, with orders on two sheets. */
export const second = withOrders(first, {
  10: [invade('ferrod'), trade('9', ['coralis', 'quebrada'], ['hvitgard']), claim('no-mercy')],
  9: [cede('hvitgard', '10')],
});

/** The review of turn 2, with a verdict. */
export const review = playAll(second, close, {
  type: 'overrule-deed',
  player: 'referee',
  claimant: '10',
  deed: 'no-mercy',
  verdict: 'grant',
});

/** Turn 3, after 10 was granted a deed in turn 2. */
export const third = playAll(review, { type: 'publish-turn', player: 'referee' });

/** Lieutenants are to be named. */
export const lieutenants = resolve(third).state;

/** The end, with a Supreme Lord. */
export const finished = playAll(lieutenants, { type: 'choose-lieutenants', player: '10', lieutenants: ['9', 'constructor'] });

/** The end, with Paladins. */
export const tied = ((): State => {
  let state = begin({ turns: 2 });
  while (state.phase === 'orders') state = resolve(state).state;
  return state;
})();

/** Nobody leads a band yet. */
export const fresh = accepted(ojoDelTerror.setup({ players, turns: 3 }, seeded(1))).state;

/** The first seat has chosen a band. */
export const chosen = playAll(fresh, { type: 'choose-warband', player: '10', warband: 'worldEaters' });
