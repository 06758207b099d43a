import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { refuse } from '../refusals/index.js';
import type { Character, Characteristic, State } from '../types/index.js';
import { characterOf, charactersOf, isUsable, placeOf, standingOf } from './state.js';

/** Which characters may be active in something. [GM-ACTV-01] */
export interface Casting {
  /** The value each would add; 0 for those who cannot help. */
  readonly value: (character: Character) => number;
  /** Whether a character is where it must be. [GM-ACTV-04] */
  readonly isPresent: (character: Character) => boolean;
  /** Characters elsewhere are let pass and add nothing, as the place is secret. [GM-ACTV-06] */
  readonly isSilent?: boolean;
}

/** Casting by one characteristic. */
export const castBy = (characteristic: Characteristic, isPresent: Casting['isPresent'], isSilent = false): Casting => ({
  value: ({ values }) => values[characteristic],
  isPresent,
  isSilent,
});

const path = 'characters';

/** What is wrong with characters that are named: most often nothing, and then a list costs less than asking one by one. */
type Faults = readonly Violation<ClauseId>[];

/** Are these characters known, and each named once? [GM-ERR-01] */
export const knownCharacters = (state: State, characters: readonly string[], field = path): Faults => {
  const found: Violation<ClauseId>[] = [];
  if (characters.length === 0) return found;
  const strange = characters.find((id) => !state.characters.some((character) => character.id === id));
  if (strange !== undefined) found.push(refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-character', character: strange }, field));
  if (characters.some((id, i) => characters.indexOf(id) !== i))
    found.push(refuse('bad-parameter', 'GM-ERR-01', { fault: 'character-twice' }, field));
  return found;
};

const nameOf = (state: State, territory: string): string => placeOf(state, territory)?.name ?? territory;

/** May these characters be active? [GM-ACTV-01] [GM-ACTV-04] */
export const castingFaults = (state: State, player: string, characters: readonly string[], casting: Casting, field = path): Faults => {
  const found: Violation<ClauseId>[] = [];
  for (const id of characters) {
    const character = characterOf(state, id);
    if (character === undefined || character.owner !== player || !isUsable(state, character) || casting.value(character) < 1) {
      found.push(refuse('character-not-eligible', 'GM-ACTV-01', { character: id, player }, field));
      continue;
    }
    if (!casting.isSilent && !casting.isPresent(character))
      found.push(
        refuse(
          'character-not-present',
          'GM-ACTV-04',
          { character: id, name: character.name, territory: character.location, place: nameOf(state, character.location) },
          field,
        ),
      );
  }
  return found;
};

/** Those of a player who may be active: the ids, in the order of the list. */
export const eligible = (state: State, player: string, casting: Casting): readonly string[] =>
  charactersOf(state, player)
    .filter(
      (character) => isUsable(state, character) && casting.value(character) >= 1 && (casting.isSilent || casting.isPresent(character)),
    )
    .map(({ id }) => id);

/** The subsets worth listing: none, each one, and all. [GM-ENUM-01] */
export const subsets = (ids: readonly string[]): readonly (readonly string[])[] => [
  [],
  ...ids.map((id) => [id]),
  ...(ids.length > 1 ? [ids] : []),
];

/** A character that takes part, and what it adds. */
export interface Participant {
  readonly id: string;
  readonly value: number;
}

/** The named characters that are really there, with what each adds. [GM-ACTV-06] */
export const participants = (state: State, characters: readonly string[], casting: Casting): readonly Participant[] => {
  const found: Participant[] = [];
  for (const id of characters) {
    const character = characterOf(state, id);
    if (character !== undefined && casting.isPresent(character)) found.push({ id, value: casting.value(character) });
  }
  return found;
};

/** What participants add together. */
export const support = (list: readonly Participant[]): number => list.reduce((sum, { value }) => sum + value, 0);

/** Everybody's ids. */
export const idsOf = (list: readonly Participant[]): string[] => list.map(({ id }) => id);

/** Presence in a country: in land it controls. */
export const isInCountry =
  (state: State, player: string) =>
  ({ location }: Character): boolean =>
    state.controllers[location] === player;

/** What a player's country adds to a roll. */
export const countryValue = (state: State, player: string, characteristic: Characteristic): number =>
  standingOf(state.countries[player]!, characteristic);
