import { own } from '../../../core/data/own.js';
import { type Atlas, atlasOf, type Place } from '../content/atlas.js';
import { defaultMap } from '../content/default-maps.js';
import { defaultDisasters } from '../content/disasters.js';
import type {
  Affair,
  Character,
  Characteristic,
  City,
  Country,
  Declaration,
  DisasterKind,
  Offer,
  Order,
  RegionMap,
  Settings,
  Siege,
  State,
  Unit,
  UnitKind,
  UnitRef,
  Window,
} from '../types/index.js';

/** The players, in seating order. */
export const seats = ({ config }: State): readonly string[] => config.players;

/** The configured map: the one given, or the default pack. */
export const templateOf = ({ map, players }: Settings): RegionMap => map ?? defaultMap(players.length);

/** The map as it stands. */
export const mapOf = (state: State): RegionMap => state.map ?? templateOf(state.config);

/** The atlas of the map. */
export const atlas = (state: State): Atlas => atlasOf(mapOf(state));

/** A territory by its id, if there is one. */
export const placeOf = (state: State, territory: string): Place | undefined => atlas(state).places.get(territory);

/** The kinds of disasters in play. */
export const disastersOf = ({ config }: State): readonly DisasterKind[] => config.disasterKinds ?? defaultDisasters;

/** A country by its player, if there is one. */
export const countryOf = (state: State, player: string): Country | undefined => own(state.countries, player);

/** Is this player in the game and not eliminated? */
export const isLiving = ({ countries }: State, player: string): boolean => countries[player]?.eliminated === null;

/** Is this player out of the game? */
export const isEliminated = ({ countries }: State, player: string): boolean => (own(countries, player)?.eliminated ?? null) !== null;

const livingAmong = (state: State, players: readonly string[]): readonly string[] => {
  const found: string[] = [];
  for (const player of players) if (isLiving(state, player)) found.push(player);
  return found;
};

/** Those still in the game, in seating order. */
export const living = (state: State): readonly string[] => livingAmong(state, state.config.players);

/** The living others. */
export const rivalsOf = (state: State, player: string): readonly string[] => living(state).filter((other) => other !== player);

/** Those still in the game, in the order drawn by lot. */
export const livingInOrder = (state: State): readonly string[] => livingAmong(state, state.order);

/** Who controls a territory; nobody controls a sea. [GM-MAP-05] */
export const controllerOf = (state: State, territory: string): string | undefined => own(state.controllers, territory);

/** The city of a territory, if there is one. */
export const cityOf = (state: State, territory: string): City | undefined => own(state.cities, territory);

/** Puts territories into map order: there are few of them, and nearly in that order they are. */
const inMapOrder = (state: State, territories: string[]): readonly string[] => {
  const { places } = atlas(state);
  const orderOf = (territory: string): number => places.get(territory)!.order;
  for (let i = 1; i < territories.length; i++) {
    const territory = territories[i]!;
    const order = orderOf(territory);
    let place = i;
    for (; place > 0 && orderOf(territories[place - 1]!) > order; place--) territories[place] = territories[place - 1]!;
    territories[place] = territory;
  }
  return territories;
};

/** The territories of a player's cities, in map order. */
export const citiesOf = (state: State, player: string): readonly string[] => {
  const found: string[] = [];
  for (const territory in state.cities) if (state.controllers[territory] === player) found.push(territory);
  return inMapOrder(state, found);
};

/** Does a player have a city? */
export const hasCity = (state: State, player: string): boolean => {
  for (const territory in state.cities) if (state.controllers[territory] === player) return true;
  return false;
};

/** The land of a player, in map order. */
export const landOf = (state: State, player: string): readonly string[] => {
  const found: string[] = [];
  for (const { id } of atlas(state).land) if (state.controllers[id] === player) found.push(id);
  return found;
};

/** Authority less counterpower. [GM-STATE-05] */
export const effectiveAuthority = ({ characteristics, counterpower }: Country): number =>
  Math.max(0, characteristics.authority - counterpower);

/** A characteristic as the rules use it: Authority is always the effective one. [GM-STATE-05] */
export const standingOf = (country: Country, characteristic: Characteristic): number =>
  characteristic === 'authority' ? effectiveAuthority(country) : country.characteristics[characteristic];

/** The units of a player. */
export const unitsOf = (state: State, player: string): readonly Unit[] => own(state.units, player) ?? [];

/** The points of one unit; 0 if there is none. [GM-STATE-01] */
export const strengthOf = (state: State, player: string, territory: string, kind: UnitKind): number => {
  for (const unit of unitsOf(state, player)) if (unit.territory === territory && unit.kind === kind) return unit.strength;
  return 0;
};

/** A player's Army: the sum of its units. [GM-STATE-03] */
export const armyOf = (state: State, player: string): number => {
  let sum = 0;
  for (const { strength } of unitsOf(state, player)) sum += strength;
  return sum;
};

/** Is this an army or a patrol? */
export const isField = ({ kind }: { readonly kind: UnitKind }): boolean => kind !== 'garrison';

/** Does a player have an army or a patrol in a territory? */
export const hasFieldUnit = (state: State, player: string, territory: string): boolean =>
  unitsOf(state, player).some((unit) => unit.territory === territory && isField(unit));

/** Is there a city here that a disaster struck this turn? [GM-EVNT-09] */
export const isStricken = (state: State, territory: string): boolean => cityOf(state, territory)?.disasterTurn === state.turn;

/** Is this unit shut out of everything by a disaster? [GM-EVNT-08] */
export const isDisabled = (state: State, { territory, kind }: { readonly territory: string; readonly kind: UnitKind }): boolean =>
  kind === 'garrison' && isStricken(state, territory);

/** A character in play, by its id. */
export const characterOf = (state: State, id: string): Character | undefined => {
  for (const character of state.characters) if (character.id === id) return character.out === null ? character : undefined;
  return undefined;
};

/** Living characters of a player, free or captive. */
export const charactersOf = (state: State, player: string): readonly Character[] =>
  state.characters.filter(({ owner, out }) => owner === player && out === null);

/** Owned, alive, free, unused, and not in a stricken city. [GM-STATE-07] */
export const isUsable = (state: State, { out, captor, used, location }: Character): boolean =>
  out === null && captor === null && !used && !isStricken(state, location);

/** Is a city besieged? */
export const isBesieged = (state: State, territory: string): boolean => (cityOf(state, territory)?.siege ?? null) !== null;

/** Is this the garrison of a besieged city, which cannot get out? [GM-SIEG-06] [GM-SIEG-08] */
export const isShutIn = (state: State, { territory, kind }: UnitRef): boolean => kind === 'garrison' && isBesieged(state, territory);

/** Units that can leave where they are: to march, or to go home. [GM-DEMO-02] [GM-MOVT-05] */
export const freeUnits = (state: State, player: string): readonly Unit[] =>
  unitsOf(state, player).filter((unit) => !isDisabled(state, unit) && !isShutIn(state, unit));

/** Every siege, in map order. */
export const siegesOf = (state: State): readonly { readonly territory: string; readonly siege: Siege }[] => {
  const besieged: string[] = [];
  for (const territory in state.cities) if (state.cities[territory]!.siege !== null) besieged.push(territory);
  return inMapOrder(state, besieged).map((territory) => ({ territory, siege: state.cities[territory]!.siege! }));
};

/** Does a siege keep this player's characters from passing in or out of a territory? Only the besieger's pass. [GM-SIEG-07] */
export const isShut = (state: State, player: string, territory: string): boolean => {
  const siege = cityOf(state, territory)?.siege ?? null;
  return siege !== null && siege.by !== player;
};

/** What is on top: the affair that goes on next. */
export const affairOf = ({ affairs }: State): Affair | undefined => {
  const { length } = affairs;
  return length === 0 ? undefined : affairs[length - 1]; // most often there is none, and what is at -1 is looked for under a name
};

/** The question that must be answered now. [GM-FLOW-03] */
export const windowOf = (state: State): Window | null => affairOf(state)?.window ?? null;

/** A player's sheet. */
export const sheetOf = (state: State, player: string): readonly Declaration[] => own(state.sheets, player) ?? [];

/** Does an order give its player a slot: is it pending, and not support of a rebellion? [GM-FLOW-09] */
export const isExecutable = ({ state: fate, order }: Declaration): boolean => fate === 'pending' && order.kind !== 'support-rebellion';

/** Orders that give a player a slot. [GM-FLOW-09] */
export const executable = (state: State, player: string): readonly Declaration[] => sheetOf(state, player).filter(isExecutable);

/** Does this order, as things stand, free an own captive from another player? [GM-CAPT-04] */
export const isRescue = (state: State, player: string, { scope, kind, written }: Order): boolean => {
  const target = kind === 'capture' && scope === 'external' ? characterOf(state, written.character) : undefined;
  return target !== undefined && target.owner === player && target.captor !== null;
};

/** A list from the place after a member on, round to the one before it; from its beginning if there is no such member. */
export const cyclicAfter = (list: readonly string[], member: string): readonly string[] => {
  const place = list.indexOf(member);
  return [...list.slice(place + 1), ...list.slice(0, Math.max(0, place))];
};

/** Is a viewer one of the two who know of an offer? [GM-VIS-08] */
export const isOfferOf = ({ from, to }: Offer, viewer: string | null): boolean => viewer !== null && (from === viewer || to === viewer);
