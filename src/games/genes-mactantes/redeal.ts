import { type Dice, pick } from '../../core/dice.js';
import { defaultDeployments, defaultSheets } from './content/defaults.js';
import { remainingOf } from './counting.js';
import { kindOf } from './kinds/index.js';
import { atlas, isLiving, sheetOf } from './queries.js';
import {
  type Affair,
  type Character,
  type Declaration,
  kindIds,
  type Offer,
  type Order,
  type Scope,
  type State,
  type Unit,
} from './types.js';
import { isPlacePublic } from './view.js';

/** Everybody a viewer cannot read. */
const othersThan = (state: State, viewer: string | null): readonly string[] => state.config.players.filter((player) => player !== viewer);

/** Country sheets and deployments handed in by others: others that fit as well. [GM-VIS-07] */
const inventSetup = (state: State, viewer: string | null, dice: Dice): State => {
  const creations = { ...state.creations };
  const deployments: Record<string, readonly Unit[]> = { ...state.deployments };
  for (const player of othersThan(state, viewer)) {
    if (!Object.hasOwn(creations, player)) continue;
    creations[player] = pick(dice, defaultSheets(state, player), `sheet of ${player}`);
    if (Object.hasOwn(deployments, player))
      deployments[player] = pick(dice, defaultDeployments(state, player, creations[player]), `troops of ${player}`);
  }
  return { ...state, creations, deployments };
};

/** An order that might have been written, or none. */
const inventOrder = (state: State, player: string, scope: Scope, dice: Dice): Order | null => {
  const able = kindIds.filter((kind) => kind !== 'civil-war' && kind !== 'support-rebellion' && kindOf({ kind }).scopes.includes(scope));
  const kind = pick(dice, able, 'kind of order');
  const rule = kindOf({ kind });
  const listed = [...rule.listWritten(state, player, scope)];
  if (listed.length === 0) return null;
  const written = pick(dice, listed, 'what is written');
  return rule.declare(state, player, written as never, scope).next().done === true ? ({ scope, kind, written } as Order) : null;
};

/** What of a sheet everybody knows: what has been read, and the civil war that must be on it. [GM-DECL-07] */
const isKnown = ({ state: fate, order }: Declaration): boolean => fate !== 'pending' || order.kind === 'civil-war';

/** A sheet that might have been written by another. [GM-VIS-02] */
const inventSheet = (state: State, player: string, dice: Dice): readonly Declaration[] => {
  const { step, slot } = state;
  if (!isLiving(state, player)) return sheetOf(state, player);
  if (step !== 'declare-internal' && step !== 'declare-external' && step !== 'resolution') return sheetOf(state, player);
  const known = sheetOf(state, player).filter(isKnown);
  const room = remainingOf(state, player) + sheetOf(state, player).length - known.length;
  // A slot after the first round shows that something is left to carry out. [GM-FLOW-09]
  const owes =
    slot !== null && slot.player === player && !slot.isOver && slot.round > 1 && !known.some(({ state: fate }) => fate === 'pending');
  const wanted = Math.max(owes ? 1 : 0, dice.roll(room + 1, 'orders of another') - 1);
  const sheet = [...known];
  const next = (): number => Math.max(0, ...sheet.map(({ id }) => Number(id))) + 1;
  for (let tries = 0; tries < 40 && sheet.length < known.length + wanted; tries++) {
    const scope: Scope = step === 'declare-internal' || dice.roll(2, 'scope') === 1 ? 'internal' : 'external';
    const order = inventOrder({ ...state, sheets: { ...state.sheets, [player]: sheet } }, player, scope, dice);
    if (order !== null) sheet.push({ id: String(next()), order, state: 'pending' });
  }
  return sheet.length > known.length || !owes ? sheet : sheetOf(state, player);
};

/** Characters that an affair names. */
const namedIn = (affair: Affair): readonly string[] => {
  switch (affair.type) {
    case 'disaster':
      return [];
    case 'crisis':
      return [...affair.characters, ...affair.supports.flatMap(({ characters }) => characters)];
    case 'battle':
      return [...affair.characters, ...(affair.defence?.characters ?? []), ...affair.allies.flatMap(({ characters }) => characters)];
    case 'contest':
      return [affair.target, ...affair.characters, ...(affair.defence ?? [])];
    case 'journey':
    case 'repatriation':
      return [affair.character];
    case 'reprisals':
      return affair.exposed;
    case 'civil-war':
      return [...affair.characters, ...affair.authorityCharacters, ...affair.supports.flatMap(({ characters }) => characters)];
  }
};

/** Characters that what is under way names: where they are matters to it. */
const involved = (affairs: readonly Affair[]): ReadonlySet<string> => new Set(affairs.flatMap(namedIn));

/** A character of another somewhere else, with journeys and sightings of others it may as well have had. [GM-VIS-03] */
const inventWhereabouts = (state: State, viewer: string | null, dice: Dice): readonly Character[] => {
  const { land } = atlas(state);
  const named = involved(state.affairs);
  return state.characters.map((character) => {
    const sightings = viewer !== null && Object.hasOwn(character.sightings, viewer) ? { [viewer]: character.sightings[viewer]! } : {};
    if (character.owner === viewer || character.out === 'dead')
      return { ...character, ...(character.owner === viewer ? {} : { sightings }) };
    if (isPlacePublic(state, character) || named.has(character.id)) return { ...character, sightings };
    return {
      ...character,
      sightings,
      location: pick(dice, land, `place of ${character.id}`).id,
      journeys: dice.roll(state.config.journeysPerTurn + 1, `journeys of ${character.id}`) - 1,
    };
  });
};

/**
 * Offers between others, with other contents. Who has an offer to answer stays as it is, since whoever has may act. [GM-VIS-08] [GM-FLOW-15]
 */
const inventOffers = (state: State, viewer: string | null, dice: Dice): Pick<State, 'offers' | 'offersMade'> => {
  const isOwn = ({ from, to }: Offer): boolean => viewer !== null && (from === viewer || to === viewer);
  const texts = ['silence', 'friendship', 'revenge'];
  const offers = state.offers.map((offer): Offer => {
    if (isOwn(offer)) return offer;
    return { ...offer, give: [{ item: 'promise', text: pick(dice, texts, 'promise') }], take: [], note: null };
  });
  const madeBy = (player: string): readonly string[] => {
    if (player === viewer) return state.offersMade[player]!;
    const known = state.offersMade[player]!.filter((to) => to === viewer);
    return [...known, ...offers.filter(({ from, to }) => from === player && to !== viewer).map(({ to }) => to)];
  };
  return { offers, offersMade: Object.fromEntries(state.config.players.map((player) => [player, madeBy(player)])) };
};

/** A state this viewer could not tell from the true one: everything it cannot know is dealt anew. */
export const redeal = (state: State, viewer: string | null, dice: Dice): State => {
  if (state.turn === 0)
    return state.step === 'setup-creation' || state.step === 'setup-deployment' ? inventSetup(state, viewer, dice) : state;
  return hideAll(state, viewer, dice);
};

const hideAll = (state: State, viewer: string | null, dice: Dice): State => {
  const eyes = viewer !== null && isLiving(state, viewer) ? viewer : null;
  const sheets = Object.fromEntries(
    state.config.players.map((player) => [player, player === eyes ? sheetOf(state, player) : inventSheet(state, player, dice)]),
  );
  return {
    ...state,
    sheets,
    characters: inventWhereabouts(state, eyes, dice),
    ...inventOffers(state, eyes, dice),
  };
};
