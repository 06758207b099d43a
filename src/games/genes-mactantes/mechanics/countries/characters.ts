import { charactersOf, citiesOf, controllerOf, isBesieged, isLiving, isShut } from '../../queries/state.js';
import type { Character, State } from '../../types/index.js';
import { type Board, characterToWrite, now, type Table } from './board.js';

type Person = Character['id'];

/** Everybody learns where a character is. [GM-VIS-05] */
export const sightPublicly = (state: Board, character: Person): string => {
  const person = characterToWrite(state, character);
  const { location: territory, sighting } = person;
  if (sighting === null) person.sighting = { territory, turn: state.turn };
  else {
    sighting.territory = territory;
    sighting.turn = state.turn;
  }
  if (Object.keys(person.sightings).length > 0) person.sightings = {}; // what anybody alone has seen is older now
  return territory;
};

/** The target of an attempt is seen by all. [GM-VIS-05] */
export const sightTarget = (state: Board, character: Person, table: Table): void => {
  const territory = sightPublicly(state, character);
  table.emit({ type: 'character-sighted', character, territory, viewer: null });
};

/** One player learns where a character is. [GM-VIS-06] */
export const sightPrivately = (state: Board, character: Person, viewer: string, table: Table): void => {
  const person = characterToWrite(state, character);
  person.sightings[viewer] = { territory: person.location, turn: state.turn };
  table.emit({ type: 'character-sighted', character, territory: person.location, viewer });
};

/** Characters take part in an action: seen by all, and used for the turn. [GM-ACTV-03] */
export const activate = (state: Board, characters: readonly { readonly id: Person; readonly value: number }[], table: Table): void => {
  for (const { id, value } of characters) {
    const person = characterToWrite(state, id);
    person.used = true;
    const territory = sightPublicly(state, id);
    table.emit({ type: 'character-active', player: person.owner, character: id, territory, value });
  }
};

/** The office of principal changes hands or falls vacant. */
export const setPrincipal = (state: Board, player: string, to: Person | null, table: Table): void => {
  const country = state.countries[player]!;
  const from = country.principal;
  if (from === to) return;
  country.principal = to;
  table.emit({ type: 'principal-changed', player, from, to });
};

/** A vacant office falls at once to the first free character of the sheet. [GM-PROM-07] */
export const fillOffice = (state: Board, player: string, table: Table): void => {
  const board = now(state);
  if (board.countries[player]!.principal !== null || !isLiving(board, player)) return;
  const heir = charactersOf(board, player).find(({ captor }) => captor === null);
  if (heir !== undefined) setPrincipal(state, player, heir.id, table);
};

/** Whoever held the office has left it; somebody else takes it, if there is anybody. [GM-PROM-07] [GM-STATE-08] */
export const succeed = (state: Board, player: string, leaver: Person, table: Table): void => {
  if (state.countries[player]!.principal !== leaver) return;
  const heir = charactersOf(now(state), player).find(({ id, captor }) => captor === null && id !== leaver);
  setPrincipal(state, player, heir?.id ?? null, table);
};

/** Whoever strikes at the principal of the moment has a claim, which is kept. [GM-VICT-03] */
export const claim = (state: Board, character: Person, by: string): void => {
  const { owner } = characterToWrite(state, character);
  const country = state.countries[owner]!;
  const isHeld = country.dethronedBy.some((other) => other.by === by && other.character === character);
  if (country.principal === character && owner !== by && !isHeld) country.dethronedBy.push({ by, character });
};

/** Where a captor holds a captive taken here. [GM-CAPT-03] */
const prisonOf = (state: Board, captor: string, territory: string): string => {
  const board = now(state);
  if (controllerOf(board, territory) === captor) return territory;
  const { capital } = board.countries[captor]!;
  return controllerOf(board, capital) === captor ? capital : (citiesOf(board, captor)[0] ?? territory);
};

/** A captive is held by somebody. */
export const hold = (state: Board, character: Person, captor: string, table: Table): void => {
  const person = characterToWrite(state, character);
  const territory = prisonOf(state, captor, person.location);
  person.location = territory;
  person.captor = captor;
  sightPublicly(state, character);
  table.emit({ type: 'character-captured', character, by: captor, territory });
};

/** A character is captured. [GM-CAPT-01] */
export const capture = (state: Board, character: Person, by: string, table: Table): void => {
  claim(state, character, by);
  hold(state, character, by, table);
};

/** A captive goes free where it is; an office that stood empty for want of it is taken. [GM-RELE-02] [GM-PROM-07] */
export const release = (state: Board, character: Person, by: string | null, table: Table): void => {
  const person = characterToWrite(state, character);
  const { owner } = person;
  person.captor = null;
  const territory = sightPublicly(state, character);
  table.emit({ type: 'character-released', character, by, territory });
  fillOffice(state, owner, table);
};

/** Where somebody who is let go is at home: in the capital, or else the first city that is open. [GM-RELE-03] */
const homeOf = (state: State, player: string): string | undefined => {
  const cities = citiesOf(state, player).filter((territory) => !isBesieged(state, territory));
  const { capital } = state.countries[player]!;
  return cities.includes(capital) ? capital : cities[0];
};

/** A captor lets a captive go, and it is at home at once. [GM-RELE-01] [GM-RELE-03] */
export const letGo = (state: Board, character: Person, by: string, table: Table): void => {
  release(state, character, by, table);
  const board = now(state);
  const { owner, location } = board.characters.find(({ id }) => id === character)!;
  const home = homeOf(board, owner);
  if (home !== undefined && home !== location && !isShut(board, owner, location)) repatriate(state, character, home, table);
};

/**
 * A character serves somebody else from now on, as the last on that sheet [GM-PROM-07]; as a rebel it cannot serve the country it rose against.
 * [GM-CIVW-05]
 */
export const changeOwner = (state: Board, character: Person, to: string, table: Table): void => {
  const place = now(state).characters.findIndex(({ id }) => id === character);
  const [person] = state.characters.splice(place, 1);
  person!.owner = to;
  state.characters.push(person!);
  const war = state.countries[to]!.civilWar;
  if (war === null || war.rebelPrincipal !== character) return;
  war.rebelPrincipal = null;
  table.emit({ type: 'rebel-principal-named', player: to, character: null });
};

/** Both sheets have their principal after somebody has gone from one to the other. [GM-PROM-07] [GM-TRAD-16] */
export const settleOffices = (state: Board, character: Person, from: string, to: string, table: Table): void => {
  succeed(state, from, character, table);
  fillOffice(state, to, table);
};

/** A character is won over. [GM-CONV-01] */
export const convince = (state: Board, character: Person, by: string, table: Table): void => {
  const { owner } = characterToWrite(state, character);
  claim(state, character, by);
  changeOwner(state, character, by, table);
  characterToWrite(state, character).captor = null;
  const territory = sightPublicly(state, character);
  table.emit({ type: 'character-convinced', character, from: owner, to: by, territory });
  settleOffices(state, character, owner, by, table);
};

/** A surviving target is brought home. [GM-REPA-01] */
export const repatriate = (state: Board, character: Person, city: string, table: Table): void => {
  characterToWrite(state, character).location = city;
  sightPublicly(state, character);
  table.emit({ type: 'character-repatriated', character, territory: city });
};

/** The captives in a territory follow its new master. [GM-CAPT-05] */
export const handOverCaptives = (state: Board, territory: string, to: string | null, table: Table): void => {
  for (const { id, owner, captor, location, out } of now(state).characters) {
    if (out !== null || captor === null || captor === to || location !== territory) continue;
    if (to === null || owner === to) release(state, id, to, table);
    else hold(state, id, to, table);
  }
};
