import { action, anyText, list } from '../../../core/data/codec.js';
import { shuffled } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { payDue } from '../mechanics/verbs.js';
import { toHandOver } from '../queries/payments.js';
import { alike, atlas, classOf, coins, mixes, purse, worth } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { discsWorth } from './shared/discs-worth.js';
import { mustBeDiscs, mustBeDistinct } from './shared/parameters.js';
import { rule } from './shared/rule.js';

/** The payer of the first due hands over discs. */
export interface Pay extends ActionBase {
  readonly type: 'pay';
  readonly discs: readonly string[];
}

/** A player's discs by class, in content order. */
const groupsOf = (state: State, player: string): { value: number; discs: string[] }[] => {
  const groups = new Map<string, { value: number; discs: string[] }>();
  for (const disc of purse(state, player)) {
    const group = groups.get(classOf(state, disc));
    if (group === undefined) groups.set(classOf(state, disc), { value: atlas(state).discs.get(disc)!.value, discs: [disc] });
    else group.discs.push(disc);
  }
  return [...groups.values()];
};

/** Every way to make up an amount from classes of discs, the earliest of each class first. [SD-ACT-07] */
function* payments(groups: readonly { value: number; discs: string[] }[], amount: number, chosen: readonly string[]): Generator<string[]> {
  if (amount === 0) return yield [...chosen];
  const [group, ...rest] = groups;
  if (group === undefined) return;
  for (let n = 0; n <= group.discs.length && n * group.value <= amount; n++)
    yield* payments(rest, amount - n * group.value, [...chosen, ...group.discs.slice(0, n)]);
}

/** [SD-PAY-03] The payer chooses the discs. Nothing is overpaid, but for a euro that comes back at once. [SD-PAY-05] */
export const pay = rule<Pay>({
  type: 'pay',
  cites: ['SD-PAY-01', 'SD-PAY-02', 'SD-PAY-03', 'SD-PAY-05'],
  codec: action<Pay>('pay', { discs: list(anyText) }),
  weight: 3,
  choices: { discs: (state, player) => discsWorth(state, player, toHandOver(state, state.dues[0]!)) },
  canonical: (state, action) => ({ ...action, discs: alike(state, action.player, action.discs) }),
  *enumerate(state, player) {
    for (const discs of payments(groupsOf(state, player), toHandOver(state, state.dues[0]!), [])) yield { type: 'pay', player, discs };
  },
  sample(state, player, dice) {
    const [twos, ones] = [coins(state, player, 2), coins(state, player, 1)];
    const amount = toHandOver(state, state.dues[0]!);
    const [mix] = shuffled(dice, mixes(amount, twos.length, ones.length), 'mix of coins');
    if (mix === undefined) return undefined;
    const chosen = [...shuffled(dice, twos, '2 € discs').slice(0, mix), ...shuffled(dice, ones, '1 € discs').slice(0, amount - 2 * mix)];
    // Of each class the earliest discs stand for all. [SD-ACT-07]
    const wanted = (group: readonly string[]): number => group.filter((disc) => chosen.includes(disc)).length;
    return { type: 'pay', player, discs: groupsOf(state, player).flatMap(({ discs }) => discs.slice(0, wanted(discs))) };
  },
  *check(state, { player, discs }) {
    yield* mustBeDiscs(state, discs, 'discs');
    yield* mustBeDistinct(discs, 'discs');
    if (discs.length === 0) yield refuse('bad-parameter', 'SD-ACT-04', { fault: 'no-discs' }, 'discs');
    const known = discs.filter((disc) => atlas(state).discs.has(disc));
    const own = new Set(purse(state, player));
    const foreign = known.find((disc) => !own.has(disc));
    if (foreign !== undefined) yield refuse('not-your-disc', 'SD-PAY-01', { disc: foreign, player }, 'discs');
    const due = state.dues[0]!;
    const offered = worth(state, known);
    const wanted = toHandOver(state, due);
    if (offered !== wanted) yield refuse('wrong-amount', 'SD-PAY-02', { due: due.amount, toHandOver: wanted, offered }, 'discs');
  },
  apply(state, { discs }, table) {
    payDue(state, discs, table);
  },
});
