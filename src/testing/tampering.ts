import type { Dice, Roll } from '../core/dice/dice.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { GameRecord } from '../core/match/record.js';

/** Another face of the same die, if it has one. */
const otherFace = (roll: Roll): Roll => {
  if (roll.kind === 'roll') return { ...roll, value: (roll.value % roll.sides) + 1 };
  if (roll.kind === 'pool') return { ...roll, values: roll.values.map((value) => (value % roll.sides) + 1) };
  return { ...roll, order: [...roll.order].reverse() };
};

/** Records that were tampered with, each in one way, and in which. One may come out as it was: there are dice with one face alone. */
export const tamperings = <G extends GameTypes>(
  record: GameRecord<G>,
  dice: Dice,
): readonly (readonly [how: string, record: unknown])[] => {
  const { steps } = record;
  const tampered: [string, unknown][] = [
    ['of another game', { ...record, game: `${record.game}-too` }],
    ['in another format', { ...record, format: 'ludoteca/0' }],
    ['with another seal', { ...record, setup: { ...record.setup, seal: 'x' } }],
    ['with a field too many', { ...record, seed: 7 }],
    ['that is nothing', null],
  ];
  if (steps.length === 0) return tampered;
  const at = dice.roll(steps.length, 'which step') - 1;
  const step = steps[at]!;
  const instead = (change: object): unknown => ({ ...record, steps: steps.with(at, { ...step, ...change }) });
  tampered.push(['with another seal in a step', instead({ seal: 'x' })]);
  tampered.push(['with a throw too many', instead({ rolls: [...step.rolls, { kind: 'roll', sides: 6, value: 1, why: 'x' }] })]);
  tampered.push(['by a stranger', instead({ action: { ...step.action, player: 'nobody' } })]);
  if (at < steps.length - 1) tampered.push(['without one of its steps', { ...record, steps: steps.filter((_, i) => i !== at) }]);
  const rolled = steps.findIndex(({ rolls }) => rolls.length > 0);
  const thrown = steps[rolled];
  if (thrown !== undefined) {
    const [first, ...rest] = thrown.rolls;
    tampered.push(['with another throw', { ...record, steps: steps.with(rolled, { ...thrown, rolls: [otherFace(first!), ...rest] }) }]);
    const why = { ...first!, why: `${first!.why}, or so` };
    tampered.push(['with another reason for a throw', { ...record, steps: steps.with(rolled, { ...thrown, rolls: [why, ...rest] }) }]);
    tampered.push(['with a throw too few', { ...record, steps: steps.with(rolled, { ...thrown, rolls: rest }) }]);
  }
  return tampered;
};
