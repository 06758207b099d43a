import { type Choice, type GroupFields, group, listOf, one, type Skip, skip, surely } from '../../../../core/choices/choices.js';
import { rewards } from '../../content/effect-bounds.js';
import { sequelOf } from '../../mechanics/referee/sequels.js';
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

/** An effect, kind by kind and field by field; the fields say exactly what can be, for one or for each of several. [OT-REF-06] */
const effectFor = (state: State, purpose: Purpose): Choice<Effect> => {
  const each: Readonly<Record<string, Readonly<Record<string, unknown>>>> = fieldsOfEach(state, purpose);
  const field = (name: string) => (chosen: Effect) => {
    const choose = each[chosen.do]![name] as ((chosen: Effect) => Choice<unknown>) | undefined;
    if (choose === undefined) return skip;
    return tried.has(name) ? choose(chosen) : surely(choose(chosen));
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
  if (purpose.kind !== 'now') return listOf(effectFor(state, purpose), fewest, mostEffects);
  const { recipients } = purpose;
  const next = (before: readonly Effect[]): Choice<Effect> => {
    const sequel = sequelOf(state, before, recipients);
    // What is wrong with the earlier ones no later one puts right.
    if ('fault' in sequel) return one<Effect>([]);
    const { after } = sequel;
    // To those who are no more nothing further can happen, by name or not.
    const isSomebodyGone = recipients.some((id) => id !== null && living(after, id) === undefined);
    return effectFor(after, isSomebodyGone ? { ...purpose, recipients: recipients.map(() => null) } : purpose);
  };
  return listOf(next, fewest, mostEffects);
};
