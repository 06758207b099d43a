import { type Dice, pick } from '../../../../core/dice/dice.js';
import { isPresentAt, roadsFrom } from '../../queries/geography.js';
import { isPlacePublic, lastSighting } from '../../queries/sightings.js';
import { atlas, controllerOf, isShut, isStricken, landOf } from '../../queries/state.js';
import type { Affair, AffairOf, Character, State } from '../../types/index.js';

/** Land where characters who are to help may be: a stricken city keeps them from it. [GM-EVNT-08] */
const helpful = (state: State, places: readonly string[]): readonly string[] => places.filter((id) => !isStricken(state, id));

/** Where an affair that names a character for a part in it must have it; null if it may be anywhere. [GM-ACTV-04] [GM-CRIS-09] [GM-CIVW-04] */
const groundsOf = (state: State, affair: Affair, id: string): readonly string[] | null => {
  switch (affair.type) {
    case 'crisis':
    case 'civil-war': {
      const isNamed =
        affair.characters.includes(id) ||
        affair.supports.some(({ characters }) => characters.includes(id)) ||
        (affair.type === 'civil-war' && affair.authorityCharacters.includes(id));
      return isNamed ? helpful(state, landOf(state, affair.player)) : null;
    }
    case 'battle': {
      const isNamed =
        affair.characters.includes(id) ||
        affair.defence?.characters.includes(id) === true ||
        affair.allies.some(({ characters }) => characters.includes(id));
      if (!isNamed) return null;
      const near = atlas(state).land.filter((place) => isPresentAt(state, place.id, affair.territory));
      return helpful(
        state,
        near.map((place) => place.id),
      );
    }
    default:
      return null; // those sent against a character may be elsewhere, and nobody can tell [GM-ACTV-06]
  }
};

/** Where everybody knows a hidden character to be, from what it is part of; undefined if not everybody knows. */
const placeTold = (state: State, { id, location, sighting }: Character): string | undefined => {
  for (const affair of state.affairs) {
    if (affair.type === 'contest' && affair.target === id) return location;
    const isHeldThere =
      (affair.type === 'repatriation' && affair.character === id) || (affair.type === 'reprisals' && affair.exposed.includes(id)); // [GM-REPR-04]
    if (isHeldThere && sighting !== null) return sighting.territory;
  }
  return undefined;
};

/** Where a viewer may believe a character to be. */
const placesFor = (state: State, character: Character, viewer: string | null, dice: Dice): readonly string[] => {
  const told = placeTold(state, character);
  if (told !== undefined) return [told];
  for (const affair of state.affairs) {
    const grounds = groundsOf(state, affair, character.id);
    if (grounds !== null && grounds.length > 0) return grounds;
  }
  // It may as well be where it was seen last.
  const seen = lastSighting(character, viewer);
  if (seen !== null && dice.roll(2, `is ${character.id} where it was seen`) === 1) return [seen.territory];
  return atlas(state).land.map(({ id }) => id);
};

/** A journey as it may be, and the traveller's place in it. */
interface Journey {
  readonly affair: AffairOf<'journey'>;
  readonly here: string;
}

/** Who is on the road, as far as a viewer can tell: the slot's player sends somebody through the land of the one who is asked. [GM-VIS-09] */
const guessTraveller = (state: State, affair: AffairOf<'journey'>, dice: Dice): { readonly character: string; readonly here: string } => {
  const asked = affair.window!.player;
  const { land } = atlas(state);
  const able = state.characters.filter(({ owner, captor, out }) => owner === affair.player && captor === null && out === null);
  const open = land.filter(({ id }) => controllerOf(state, id) === asked && !isShut(state, affair.player, id));
  return { character: pick(dice, able, 'who travels').id, here: pick(dice, open, 'where it has come').id };
};

/** A journey of another: of the road behind and ahead nobody else knows anything. [GM-VIS-06] [GM-VIS-09] */
const inventJourney = (state: State, affair: AffairOf<'journey'>, viewer: string | null, dice: Dice): Journey => {
  const isTold = affair.window === null || affair.window.player === viewer || !state.config.hiddenCharacters || affair.player === viewer;
  const { character, here } = isTold
    ? { character: affair.character, here: affair.path[affair.entered - 1]! }
    : guessTraveller(state, affair, dice);
  if (affair.player === viewer) return { affair, here };
  const onward = [[], ...roadsFrom(state, affair.player, here).values()];
  const path = [here, ...pick(dice, onward, 'the road ahead')];
  return { affair: { ...affair, character, path, entered: 1, asked: [controllerOf(state, here)!] }, here };
};

/** Characters of others somewhere else, with journeys they may as well have made, and those on the road. [GM-VIS-03] */
export const inventWhereabouts = (state: State, viewer: string | null, dice: Dice): Pick<State, 'characters' | 'affairs'> => {
  const { hiddenCharacters, journeysPerTurn } = state.config;
  const most = state.step === 'resolution' || state.step === 'finished' ? journeysPerTurn : 0; // before it nobody has travelled [GM-FLOW-14]
  let journey: Journey | null = null;
  const affairs = state.affairs.map((affair) => {
    if (affair.type !== 'journey') return affair;
    journey = inventJourney(state, affair, viewer, dice);
    return journey.affair;
  });
  const travelling = journey as Journey | null;
  const characters = state.characters.map((character): Character => {
    const { id, owner, out, captor } = character;
    const seen = viewer === null ? undefined : Object.hasOwn(character.sightings, viewer) ? character.sightings[viewer] : undefined;
    const sightings = viewer === null || seen === undefined ? {} : { [viewer]: seen };
    if (out !== null) {
      const location = out === 'dead' ? character.location : atlas(state).land[0]!.id; // where the gone were last, nobody sees
      return { ...character, sightings, location, journeys: hiddenCharacters ? 0 : character.journeys };
    }
    if (owner === viewer || !hiddenCharacters) return { ...character, sightings };
    const isOnTheRoad = travelling?.affair.character === id;
    const least = isOnTheRoad ? 1 : 0;
    const journeys = least + dice.roll(most + 1 - least, `journeys of ${id}`) - 1;
    if (captor !== null || isPlacePublic(state, character)) return { ...character, sightings, journeys };
    const location = isOnTheRoad ? travelling.here : pick(dice, placesFor(state, character, viewer, dice), `place of ${id}`);
    return { ...character, sightings, journeys, location };
  });
  return { characters, affairs };
};
