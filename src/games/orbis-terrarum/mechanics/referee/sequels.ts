import { clone } from '../../../../core/data/copies.js';
import { now, type Open, rehearsalOf, silent } from '../../queries/state.js';
import type { EffectFault } from '../../refusals/index.js';
import type { Effect, State } from '../../types/index.js';
import { faultOfEffect, forNation } from './effect-faults.js';
import { performEffect } from './effects.js';

/** Whom effects befall: each of these, or nobody in particular. */
export type Recipients = readonly (string | null)[];

/** Effects after which all others are judged as they were before. */
const leavesOthersAsTheyAre: ReadonlySet<Effect['do']> = new Set([
  ...(['modifier', 'index', 'wealth', 'progress', 'grant', 'fronts', 'scope', 'defeated', 'autonomy', 'colony'] as const),
  'rebellion-deadline',
]);

/** Effects that may be repeated to the letter: what they have done is there already, or there is room for more of it. */
const repeatable: ReadonlySet<Effect['do']> = new Set([
  ...leavesOthersAsTheyAre,
  ...(['region', 'host', 'patron', 'conflict', 'capital', 'crisis'] as const),
]);

/** Does an effect name everybody it is about, so that it is the same for each of several? */
export const namesEverybody = (effect: Effect): boolean =>
  !('nation' in effect && effect.nation === null) && (effect.do !== 'host' || (effect.owner !== null && effect.region !== null));

/** Can it happen to each of several if it could to each of them as the first? Of what is each one's own, none stands in the way of another's. */
const befallsEachAlike = (effect: Effect): boolean =>
  ('nation' in effect && effect.nation === null) ||
  repeatable.has(effect.do) ||
  (effect.do === 'create-nation' && effect.kind === 'movement');

/** What is wrong with an effect that befalls each of these in turn, or null. */
export const faultForEach = (before: State, effect: Effect, recipients: Recipients): EffectFault | null => {
  const judged = (world: State, recipient: string | null) => faultOfEffect(world, forNation(world, effect, recipient));
  if (recipients.length < 2 || befallsEachAlike(effect)) {
    for (const recipient of namesEverybody(effect) ? recipients.slice(0, 1) : recipients) {
      const fault = judged(before, recipient);
      if (fault !== null) return fault;
    }
    return null;
  }
  const stage = rehearsalOf(before);
  for (const recipient of recipients) {
    const fault = judged(now(stage), recipient);
    if (fault !== null) return fault;
    performEffect(stage, clone(effect), recipient, silent);
  }
  return null;
};

/** What is wrong with effects, and with which of them; or the world they leave, as far as effects are judged by it. */
type Sequel = { readonly fault: EffectFault & { readonly place: number } } | { readonly after: State };

/** Judges effects from a place on, each on what the earlier ones leave; the last happens only where what it leaves is wanted. */
const sequelFrom = (world: State, from: number, effects: readonly Effect[], recipients: Recipients, isLastPerformed: boolean): Sequel => {
  let stage: Open | null = null;
  for (const [place, effect] of effects.entries()) {
    if (place < from) continue;
    const fault = faultForEach(stage === null ? world : now(stage), effect, recipients);
    if (fault !== null) return { fault: { ...fault, place } };
    if (leavesOthersAsTheyAre.has(effect.do) || (place === effects.length - 1 && !isLastPerformed)) continue;
    stage ??= rehearsalOf(world);
    for (const recipient of recipients) performEffect(stage, clone(effect), recipient, silent);
  }
  return { after: stage === null ? world : now(stage) };
};

/** What came of effects upon the last state that was looked at and never changes: a form about effects comes back to the same again and again. */
const remembered = { of: null as State | null, sequels: new Map<string, Sequel>() };
const mostRemembered = 24;
const keyOf = (effects: readonly Effect[], recipients: Recipients): string => JSON.stringify([effects, recipients]);

/** Judges effects from where it is remembered what all but the last have come to, or else from the first. */
const sequelFromMemory = (state: State, effects: readonly Effect[], recipients: Recipients, isLastPerformed: boolean): Sequel => {
  const last = effects.length - 1;
  const before = remembered.of === state && last > 0 ? remembered.sequels.get(keyOf(effects.slice(0, last), recipients)) : undefined;
  if (before === undefined) return sequelFrom(state, 0, effects, recipients, isLastPerformed);
  return 'fault' in before ? before : sequelFrom(before.after, last, effects, recipients, isLastPerformed);
};

/** What effects come to that happen one after another, each to all before the next; of a state that never changes it is found out once. [OT-REF-05] */
export const sequelOf = (state: State, effects: readonly Effect[], recipients: Recipients): Sequel => {
  if (effects.length === 0) return { after: state };
  if (!Object.isFrozen(state)) return sequelFrom(state, 0, effects, recipients, true);
  const key = keyOf(effects, recipients);
  const known = remembered.of === state ? remembered.sequels.get(key) : undefined;
  if (known !== undefined) return known;
  const sequel = sequelFromMemory(state, effects, recipients, true);
  if (remembered.of !== state || remembered.sequels.size >= mostRemembered) remembered.sequels.clear();
  remembered.of = state;
  remembered.sequels.set(key, sequel);
  return sequel;
};

/** What is wrong with effects that happen one after another, each judged on what the earlier ones leave, or null. [OT-REF-05] */
export const faultOfEffects = (
  state: State,
  effects: readonly Effect[],
  recipients: Recipients = [null],
): (EffectFault & { readonly place: number }) | null => {
  const sequel = sequelFromMemory(state, effects, recipients, false);
  return 'fault' in sequel ? sequel.fault : null;
};
