import { type Choice, type GroupFields, group, listOf, one, type Skip, skip, surely } from '../../../../core/choices/choices.js';
import { rewards } from '../../content/effect-bounds.js';
import { afterEffects, faultOfEffects, leavesOthersAsTheyAre } from '../../mechanics/referee/effects.js';
import { living } from '../../queries/state.js';
import type { Effect, State } from '../../types/index.js';
import { fieldsOfEach } from './effect-fields.js';
import { type Purpose, timesOf } from './effect-purposes.js';

/** What can happen but once: for several Nations it could not be repeated. */
const singular: ReadonlySet<Effect['do']> = new Set(['remove-host', 'end-rebellion', 'end-crisis', 'end-civil-war']);

/** The fields of all kinds of effects, in the order in which they are asked for. */
const asked = [
  ...['nation', 'a', 'b', 'rebellion', 'host', 'civilWar', 'winner', 'crisis', 'name', 'kind', 'regions', 'position'],
  ...['predominantDomain', 'predominantAuthority', 'region', 'owner', 'sponsor', 'patron', 'sides', 'controllers', 'index', 'attribute'],
  ...['target', 'dimension', 'value', 'delta', 'weight', 'extra', 'id', 'special', 'lastTurn', 'turn', 'status', 'recognised'],
  ...['autonomous', 'flag', 'counter', 'loss', 'turns', 'perTurn', 'years', 'source'],
] as const;

/** What has to be tried: a kind of which there may be none, and which it is that may have nothing left to say about. */
const tried: ReadonlySet<string> = new Set(['do', 'kind', 'civilWar']);

/** Does this happen to one Nation as to another, whatever of its sort has happened before? */
const isIndependent = ({ do: kind }: Effect): boolean => leavesOthersAsTheyAre.has(kind) || kind === 'technology' || kind === 'host';

/**
 * An effect, kind by kind and field by field. The fields say exactly what can be, of what happens but once or later, and of what is the same for each of
 * several after such as is, too. [OT-REF-06]
 */
const effectFor = (state: State, purpose: Purpose, before: readonly Effect[] = []): Choice<Effect> => {
  const each: Readonly<Record<string, Readonly<Record<string, unknown>>>> = fieldsOfEach(state, purpose);
  const isSingle = timesOf(purpose) < 2;
  const areIndependent = before.every(isIndependent);
  const field = (name: string) => (chosen: Effect) => {
    const choose = each[chosen.do]![name] as ((chosen: Effect) => Choice<unknown>) | undefined;
    if (choose === undefined) return skip;
    const isExact = isSingle || (areIndependent && isIndependent(chosen));
    return isExact && !tried.has(name) ? surely(choose(chosen)) : choose(chosen);
  };
  const fits = (kind: Effect['do']): boolean =>
    purpose.kind === 'reward' ? rewards.has(kind) : timesOf(purpose) < 2 || !singular.has(kind);
  return group<Effect>({
    do: () => one((Object.keys(each) as readonly Effect['do'][]).filter(fits)),
    ...Object.fromEntries(asked.map((name): [string, (chosen: Effect) => Choice<unknown> | Skip] => [name, field(name)])),
  } as GroupFields<Effect>);
};

/** So many effects at most come of one cause. */
const mostEffects = 20;

/** Effects one after another, each as the earlier ones leave the world. [OT-REF-05] */
export const effectsFor = (state: State, purpose: Purpose, fewest = 0): Choice<readonly Effect[]> => {
  if (purpose.kind === 'now') {
    const { recipients } = purpose;
    // An effect happens to the first of several before anything happens to the others. What is wrong with the earlier ones no later one puts right.
    const first = recipients.slice(0, 1);
    // Whoever it is for is no more when its turn comes again: nothing further can happen to any of them, by name or not.
    const areGone = (before: readonly Effect[]): boolean => before.some((effect) => effect.do === 'extinguish' && effect.nation === null);
    const nobody: Purpose = { ...purpose, recipients: recipients.map(() => null) };
    const next = (before: readonly Effect[]): Choice<Effect> => {
      if (faultOfEffects(state, before, recipients) !== null) return one<Effect>([]);
      if (areGone(before)) return effectFor(afterEffects(state, before, recipients), nobody, before);
      const after = afterEffects(state, before, first);
      // So it is for the only one, whatever brought about its end.
      const [only] = recipients;
      const isGone = recipients.length === 1 && only != null && living(after, only) === undefined;
      return effectFor(after, isGone ? nobody : purpose, before);
    };
    return listOf(next, fewest, mostEffects);
  }
  return listOf(effectFor(state, purpose), fewest, mostEffects);
};
