import { type Choice, group, one, type Part, type Sureness, some, type Thing, text, via } from '../../../core/choices/choices.js';
import { uniqueName } from '../content/names.js';
import { longestName, type Unit, type UnitKind, type UnitRef } from '../types/index.js';

/** What is certain is not asked: the one value there is. */
export const settled = <T>(value: T): Choice<T> => via<T, object>(group<object>({}), { to: () => value, from: () => ({}) });

/** Every answer to it can be finished: the domain says so by itself. */
export const sure: Sureness = { sure: true };

/** One of some territories, each of which can be finished. */
export const territoryOf = (territories: readonly string[]): Choice<string> => one(territories, { about: 'territory', sure: true });

/** An order may name so many characters. */
const mostCharacters = 100;

/** Any of some characters, in the order of the list; where there are none, nobody is asked for. */
export const anyOf = (characters: readonly string[]): Choice<readonly string[]> =>
  characters.length === 0 ? settled([]) : some(characters, 0, mostCharacters, { about: 'character', sure: true });

/** Those of a list that are named, in its order. */
export const inOrder = (list: readonly string[], named: readonly string[]): readonly string[] =>
  list.filter((entry) => named.includes(entry));

/** A unit by its place and kind. */
export const refOf = ({ territory, kind }: UnitRef): UnitRef => ({ territory, kind });

/** What a unit is on the board. */
export const unitThing =
  (owner: string) =>
  ({ territory, kind }: UnitRef): Thing => ({ kind: 'unit', owner, territory, unit: kind });

/** From a least number on, any units of a player; where there are none, none is asked for. */
export const anyUnits = (owner: string, units: readonly UnitRef[], least: number): Choice<readonly UnitRef[]> =>
  units.length === 0 && least === 0 ? settled([]) : some(units.map(refOf), least, units.length, { about: unitThing(owner), sure: true });

/** Units of a list that are named, in its order. */
export const unitsInOrder = (list: readonly UnitRef[], named: readonly UnitRef[]): readonly UnitRef[] =>
  list.filter((unit) => named.some((other) => other.territory === unit.territory && other.kind === unit.kind)).map(refOf);

/** What a unit is called as a part among which points are shared out. */
export const partName = ({ territory, kind }: UnitRef): string => `${kind}:${territory}`;

/** The unit that a part is called after. */
export const unitNamed = (part: string): UnitRef => {
  const end = part.indexOf(':');
  return { kind: part.slice(0, end) as UnitKind, territory: part.slice(end + 1) };
};

/** A unit as a part that takes points up to a most. */
export const partOf = (owner: string, unit: UnitRef, max: number): Part => ({
  part: partName(unit),
  min: 0,
  max,
  about: unitThing(owner)(unit),
});

/** Points by part, of units and their points. */
export const pointsOf = (units: readonly Unit[]): Readonly<Record<string, number>> =>
  Object.fromEntries(units.map((unit) => [partName(unit), unit.strength]));

/** Words of one's own. What somebody bears already gets a number, as names do wherever they clash. */
const free = (words: Choice<string>, isTaken: (name: string) => boolean): Choice<string> =>
  via(words, { to: (name) => (isTaken(name) ? uniqueName(name, isTaken) : name), from: (name) => name });

/** A name of one's own, which nobody else bears. */
export const freeName = (proposed: string, isTaken: (name: string) => boolean, longest: number = longestName): Choice<string> =>
  free(text([proposed], longest, 'not-blank'), isTaken);

/** A sign of one's own for the map, which nothing else has; it need say nothing. */
export const freeSign = (proposed: string, isTaken: (name: string) => boolean, longest: number): Choice<string> =>
  free(text([proposed], longest, 1), isTaken);
