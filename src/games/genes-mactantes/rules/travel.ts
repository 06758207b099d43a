import { type Choice, listOf, one } from '../../../core/choices/choices.js';
import { action, id, list } from '../../../core/data/codec.js';
import { pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { beginJourney } from '../mechanics/affairs/journey.js';
import { settled, territoryOf } from '../queries/domains.js';
import { roadsFrom } from '../queries/geography.js';
import { characterOf, charactersOf, isShut, isStricken, placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { Character, State } from '../types/index.js';
import { rule } from './shared/rule.js';
import { slotHolder } from './shared/slot-holder.js';

/** A character makes a journey. */
export interface Travel extends ActionBase {
  readonly type: 'travel';
  readonly character: string;
  readonly path: readonly string[];
}

const isFree = (state: State, player: string, { captor, location, journeys }: Character): boolean =>
  captor === null && !isStricken(state, location) && journeys < state.config.journeysPerTurn && !isShut(state, player, location);

/** Can this one travel? [GM-TRAV-02] */
function* travellerFaults(state: State, player: string, id: string): Violations<ClauseId> {
  const character = characterOf(state, id);
  if (character === undefined || character.owner !== player)
    return yield refuse('not-your-character', 'GM-TRAV-02', { character: id, player }, 'character');
  const { name, captor, location, journeys } = character;
  if (captor !== null) yield refuse('character-captive', 'GM-TRAV-02', { character: id, name }, 'character');
  if (isStricken(state, location)) yield refuse('character-disabled', 'GM-TRAV-02', { character: id, name }, 'character');
  if (journeys >= state.config.journeysPerTurn)
    yield refuse('journey-spent', 'GM-TRAV-02', { character: id, name, journeys, most: state.config.journeysPerTurn }, 'character');
  if (isShut(state, player, location)) yield refuse('character-besieged', 'GM-TRAV-02', { character: id, name }, 'character');
}

/** Can one go this way? [GM-TRAV-03] [GM-TRAV-04] */
function* pathFaults(state: State, player: string, from: string, path: readonly string[]): Violations<ClauseId> {
  const isBroken = path.some((step, i) => !placeOf(state, path[i - 1] ?? from)!.ways.includes(step));
  const isTwice = path.some((step, i) => step === from || path.indexOf(step) !== i);
  if (path.length === 0 || isBroken || isTwice || !placeOf(state, path.at(-1)!)!.isLand)
    yield refuse('bad-path', 'GM-TRAV-03', { from, path: [...path] }, 'path');
  const blocked = path.find((step) => isShut(state, player, step));
  if (blocked !== undefined) yield refuse('siege-blocks', 'GM-TRAV-04', { territory: blocked }, 'path');
}

/** A path has at most so many steps. */
const longestPath = 500;

/** Where a traveller can go next: not where it has been, nor to a sea from which no other land can be reached. [GM-TRAV-03] [GM-TRAV-04] */
const stepsFrom = (state: State, player: string, here: string, been: ReadonlySet<string>): readonly string[] => {
  const isOpen = (territory: string): boolean => !been.has(territory) && !isShut(state, player, territory);
  const leadsToLand = (step: string): boolean => {
    const reached = new Set([step]);
    for (const there of reached) {
      const { isLand, ways } = placeOf(state, there)!;
      if (isLand) return true;
      for (const way of ways) if (isOpen(way)) reached.add(way);
    }
    return false;
  };
  return placeOf(state, here)!.ways.filter((way) => isOpen(way) && leadsToLand(way));
};

/** The way step by step, as far as one likes. */
const pathFrom = (state: State, player: string, from: string): Choice<readonly string[]> =>
  listOf(
    (before: readonly string[]) => territoryOf(stepsFrom(state, player, before.at(-1) ?? from, new Set([from, ...before]))),
    1,
    longestPath,
  );

/** The instances worth listing. */
function* listTravel(state: State, player: string): Iterable<Travel> {
  for (const character of charactersOf(state, player))
    if (isFree(state, player, character))
      for (const path of roadsFrom(state, player, character.location).values())
        yield { type: 'travel', player, character: character.id, path };
}

/** [GM-TRAV-01] A journey of any length, at no cost but the risk. */
export const travel = rule<Travel>({
  type: 'travel',
  cites: ['GM-TRAV-01', 'GM-TRAV-02', 'GM-TRAV-03', 'GM-TRAV-06'],
  codec: action<Travel>('travel', { character: id, path: list(id, 500) }),
  weight: 3,
  actors: slotHolder,
  choices: {
    character: (state, player) => {
      const own = charactersOf(state, player);
      const free = own.filter((character) => isFree(state, player, character));
      return one(
        (free.length > 0 ? free : own).map(({ id }) => id),
        'character',
      );
    },
    path: (state, player, { character: id }) => {
      const character = characterOf(state, id)!;
      // Whoever cannot travel goes nowhere, so that it is told why not.
      return isFree(state, player, character) ? pathFrom(state, player, character.location) : settled<readonly string[]>([]);
    },
  },
  enumerate: listTravel,
  sample(state, player, dice) {
    const free = charactersOf(state, player).filter((character) => isFree(state, player, character));
    if (free.length === 0) return undefined;
    const traveller = pick(dice, free, 'traveller');
    const roads = [...roadsFrom(state, player, traveller.location).values()];
    return roads.length === 0 ? undefined : { type: 'travel', player, character: traveller.id, path: pick(dice, roads, 'road') };
  },
  *check(state, { player, character, path }) {
    if (!state.characters.some(({ id }) => id === character))
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-character', character }, 'character');
    const strange = path.find((step) => placeOf(state, step) === undefined);
    if (strange !== undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory: strange }, 'path');
    yield* travellerFaults(state, player, character);
    const traveller = characterOf(state, character);
    if (traveller?.owner === player) yield* pathFaults(state, player, traveller.location, path);
  },
  apply: (state, { player, character, path }) => beginJourney(state, player, character, path),
});
