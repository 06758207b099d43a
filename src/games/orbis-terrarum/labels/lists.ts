import { own } from '../../../core/data/own.js';
import type { NamedList } from './language.js';

const allIn = (list: NamedList, fields: string): readonly (readonly [field: string, list: NamedList])[] =>
  fields.split(' ').map((field) => [field, list] as const);

/**
 * Among what the things stand that are named in a field of an action, an event, a clause or an effect, or of a form: by the field, behind the type or kind
 * of what it is a field of where that makes a difference. Fields that are not here name people, words of the rules and what the game has numbered.
 */
export const lists: Readonly<Record<string, NamedList>> = /* @__PURE__ */ Object.fromEntries([
  ...allIn(
    'nations',
    'nation nations these agent from to by on between a b against beneficiary counterpart owner sponsor other mover members',
  ),
  ...allIn('nations', 'patron vassal subvassal convener invited attendees declarants parties electors candidate rival leader'),
  ...allIn(
    'nations',
    'issue-declaration.target declaration-issued.target organization-changed.whom contest-resolved.winner leader-vote.choice',
  ),
  ...allIn('nations', 'region-changed.before region-changed.after'),
  ...allIn('regions', 'region regions which position move-horde.to move-host.to moved.from moved.to move-failed.to'),
  ...allIn('regions', 'capital-moved.before capital-moved.after'),
  ...allIn('places', 'spend.target set-scope.target scope.target scope-changed.to'),
  ...allIn('organizations', 'organization organization.id'),
  ...allIn('sides', 'side side.id supports civil-war-ended.winner conclude-civil-war.winner end-civil-war.winner'),
  ...allIn('milestones', 'milestone publish-milestone.id'),
  ...allIn('technologies', 'technology opportunity effects.#.id opportunity.effects.#.id reward.#.id'),
  // What says itself of which kind it is: a slot, what a measure aims at, an effect.
  ...allIn('nations', 'nation.id'),
  ...allIn('regions', 'region.id colony.id'),
  ...allIn('technologies', 'technology.id'),
]);

/** Among what the things stand that a field names, of something of this type or kind. */
export const listFor = (type: string, field: string): NamedList | undefined =>
  own<NamedList>(lists, `${type}.${field}`) ?? own<NamedList>(lists, field);
