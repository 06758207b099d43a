import { nationWith } from './positions.js';
import { start } from './start.js';
import { act, type State } from './table.js';
import { announce, type measure, reportOn, resolve, strike, turn } from './turns.js';

// Every threshold is 40: a roll of 2 to 13 is a very good success, 14 to 26 a normal one, 27 to 39 a slight one.

/** What is left of each measure of a turn, in measure order. */
export const nets = (state: State, ...dice: number[]): readonly number[] =>
  resolve(state, ...dice).state.reports.map(({ netGrade }) => netGrade);
/** Who answered each measure of a turn, and with what. */
export const answers = (state: State, ...dice: number[]): readonly (string | null)[] =>
  resolve(state, ...dice).state.reports.map(({ counter }) => counter && `${counter.nation} ${counter.statistic}`);
/** Three Nations strike Gothia: Francia, Romania and, last, Persia. */
export const threeStrikes = (options: Parameters<typeof start>[0] = {}): State => {
  const strong = nationWith(start(options), 'persia', { attributes: { MIL: 20, GES: 20 } });
  return announce(strong, strike('francia', 'gothia'), strike('romania', 'gothia'), strike('persia', 'gothia'));
};
/** The referee rules on a measure. */
export const ruled = (state: State, id: string, ruling: object): State =>
  act(state, { type: 'adjudicate-measure', player: 'referee', measure: id, ruling } as never);
/** The second of two main slots. */
export const second = { slot: { kind: 'main', id: '2' } } as const;

type Counter = NonNullable<State['reports'][number]['counter']>;
type Items = readonly (readonly [source: string, value: number])[];
/** What counted in a roll. */
export const listed = (roll: Pick<Counter, 'items'> | null): Items => roll!.items.map(({ source, value }) => [source, value] as const);
/** What counted in the roll of a measure of Francia. */
export const itemsOf = (state: State, one: ReturnType<typeof measure>, ...dice: number[]): Items =>
  listed(reportOn(turn(state, [one], ...dice), 'francia').roll);
/** What counted in the roll of whoever answers a measure. */
export const answersOf = (state: State, one: ReturnType<typeof measure>, ...dice: number[]): Items =>
  listed(turn(state, [one], ...dice).reports[0]!.counter);
