import { own } from '../../../core/data/own.js';
import { scoreOf } from '../mechanics/scoring.js';
import { allowanceOf } from '../queries/allowances.js';
import { isPlacePublic, lastSighting } from '../queries/sightings.js';
import { affairOf, armyOf, effectiveAuthority, isEliminated, isOfferOf, mapOf, windowOf } from '../queries/state.js';
import type { Affair, Character, Declaration, Event, Item, SeenCharacter, SeenCountry, State, View } from '../types/index.js';

/** Whose eyes these are: an eliminated player sees what a spectator sees. [GM-VIS-12] */
export const eyesOf = (state: State, viewer: string | null): string | null => {
  const player = state.config.players.find((one) => one === viewer);
  return player === undefined || isEliminated(state, player) ? null : player;
};

/** A character as a viewer knows it. [GM-VIS-03] */
const seenCharacter = (state: State, character: Character, viewer: string | null): SeenCharacter => {
  const { id, owner, name, role, values, captor, used, out, location, journeys } = character;
  const isOwner = owner === viewer && out === null;
  const knows = isOwner || isPlacePublic(state, character);
  return {
    ...{ id, owner, name, role, values, captor, used, out },
    location: knows ? location : null,
    journeys: isOwner || !state.config.hiddenCharacters ? journeys : null,
    sighting: lastSighting(character, viewer),
  };
};

/** What is under way, as far as it is this viewer's business. [GM-VIS-09] */
const seenAffair = (affair: Affair | undefined, viewer: string | null): Affair | null => {
  if (affair === undefined) return null;
  // Support that has not been called for yet is an order that has not been read. [GM-VIS-02]
  if (affair.type === 'civil-war') return { ...affair, toAsk: affair.toAsk.filter((player, i) => i === 0 || player === viewer) };
  if (affair.type !== 'journey') return affair;
  if (viewer === affair.player) return affair;
  // The one who may react knows who stands where, and nothing of the road behind or ahead.
  const here = affair.path[affair.entered - 1]!;
  return affair.window?.player === viewer ? { ...affair, path: [here], entered: 1, asked: [viewer!] } : null;
};

/** Who has handed in what the step of the setup asks for. */
const handedIn = ({ config, step, creations, deployments }: State): string[] => {
  const pile = step === 'setup-creation' ? creations : step === 'setup-deployment' ? deployments : {};
  return config.players.filter((player) => Object.hasOwn(pile, player));
};

/** The orders of another that have been read, as they were read: their places and numbers on the sheet would tell how many there are. [GM-VIS-02] */
export const readOrders = (sheet: readonly Declaration[]): readonly Declaration[] =>
  sheet
    .filter(({ state: fate }) => fate !== 'pending')
    .sort((a, b) => (a.nth ?? 0) - (b.nth ?? 0)) // saved games of earlier versions keep them in this order anyway
    .map((declaration, i) => ({ ...declaration, id: String(i + 1) }));

/** An order as it is told to others: under the number it was read as. */
const asRead = (declaration: Declaration): Declaration => ({ ...declaration, id: String(declaration.nth ?? declaration.id) });

/** A sheet as it is shown to another: a gap in its numbers would tell of orders that were struck out. [GM-VIS-02] [GM-TRAD-13] */
const asShown = (sheet: readonly Declaration[] | null): readonly Declaration[] | null =>
  sheet?.map((declaration, i) => ({ ...declaration, id: String(i + 1) })) ?? null;

/** What a viewer may know: built up from what is public. [GM-VIS-01] [GM-VIS-10] */
export const view = (state: State, viewer: string | null): View => {
  const eyes = eyesOf(state, viewer);
  const { config, step, turn, order, initiative, slot, picks, controllers, cities, units, crises, passages, ending } = state;
  const isInPlay = turn > 0;
  const seenCountry = (player: string): SeenCountry => {
    const country = state.countries[player]!;
    return {
      ...country,
      allowance: isInPlay ? allowanceOf(state, player) : 0,
      army: armyOf(state, player),
      effectiveAuthority: effectiveAuthority(country),
      victoryPoints: isInPlay ? scoreOf(state, player) : 0,
    };
  };
  return {
    ...{ config, step, turn, order, initiative, slot, picks, controllers, cities, units, crises, passages, ending },
    viewer,
    map: mapOf(state),
    countries: Object.fromEntries(
      config.players.filter((player) => Object.hasOwn(state.countries, player)).map((player) => [player, seenCountry(player)]),
    ),
    characters: state.characters.map((character) => seenCharacter(state, character, eyes)),
    sheets: Object.fromEntries(
      config.players.map((player) => [
        player,
        {
          committed: state.committed[player]!,
          declarations: player === eyes ? state.sheets[player]! : readOrders(state.sheets[player]!),
        },
      ]),
    ),
    offers: state.offers.filter((offer) => isOfferOf(offer, eyes)), // [GM-VIS-08]
    offersMade: eyes === null ? [] : state.offersMade[eyes]!,
    window: windowOf(state),
    affair: seenAffair(affairOf(state), eyes),
    creation: (eyes !== null && own(state.creations, eyes)) || null, // [GM-VIS-07]
    deployment: (eyes !== null && own(state.deployments, eyes)) || null,
    handedIn: handedIn(state),
  };
};

/** Is this an item everybody sees change hands? [GM-VIS-08] */
const isMaterial = ({ item }: Item): boolean => item !== 'promise' && item !== 'reveal-sheet' && item !== 'reveal-location';

const among = (viewer: string | null, parties: readonly (string | null)[]): boolean => viewer !== null && parties.includes(viewer);

/** An event as a viewer may know it. */
export const witness = (event: Event, viewer: string | null): Event | null => {
  switch (event.type) {
    case 'declared':
    case 'withdrawn':
      return viewer === event.player ? event : null;
    case 'action-read':
    case 'action-void':
    case 'action-annulled':
      return viewer === event.player ? event : { ...event, declaration: asRead(event.declaration) };
    case 'character-moved':
      return event.isPublic || viewer === event.player ? event : null;
    case 'character-sighted':
      return event.viewer === null || viewer === event.viewer ? event : null;
    case 'window-opened': {
      const seen = event.affair?.type === 'civil-war' ? { ...event, affair: seenAffair(event.affair, viewer) } : event;
      return seen.parties === null || among(viewer, seen.parties) ? seen : { ...seen, character: null, territory: null, parties: null };
    }
    case 'window-answered':
      // That the question is no longer open everybody sees; whom it was about stays between the two. [GM-VIS-09]
      return event.parties === null || among(viewer, event.parties) ? event : { ...event, parties: null };
    case 'trade-proposed':
    case 'trade-closed':
      return among(viewer, [event.offer.from, event.offer.to]) ? event : null;
    case 'trade-completed': {
      if (among(viewer, [event.from, event.to])) return event;
      const seen = { ...event, given: event.given.filter(isMaterial), taken: event.taken.filter(isMaterial) };
      return seen.given.length + seen.taken.length > 0 ? seen : null;
    }
    case 'disclosed':
      if (viewer === event.from) return event;
      return among(viewer, [event.to]) ? { ...event, declarations: asShown(event.declarations) } : null;
    case 'announced':
      return event.to === null || among(viewer, [event.from, event.to]) ? event : null;
    default:
      return event;
  }
};
