import { own } from '../../../../core/data/own.js';
import { charactersOf, citiesOf, landOf, living, siegesOf } from '../../queries/state.js';
import { independent } from '../../types/index.js';
import { type Board, characterToWrite, now, type Table } from './board.js';
import { release } from './characters.js';
import { endSiege, passLand } from './cities.js';
import { changeIntel } from './country.js';
import { endGame } from './ending.js';
import { changeArmy, disbandAll } from './units.js';

/** Orders, offers, passages, sieges and intel of a player that is out. [GM-ELIM-03] [GM-FLOW-16] */
const dropBusiness = (state: Board, player: string, table: Table): void => {
  state.sheets[player] = [];
  for (const offer of now(state).offers)
    if (offer.from === player || offer.to === player)
      table.emit({ type: 'trade-closed', offer: { ...offer, give: [...offer.give], take: [...offer.take] }, reason: 'eliminated' });
  state.offers = state.offers.filter(({ from, to }) => from !== player && to !== player);
  state.passages = state.passages.filter(({ from, to }) => from !== player && to !== player);
  state.crises = state.crises.filter((crisis) => crisis.player !== player);
  for (const { territory, siege } of siegesOf(now(state))) if (siege.by === player) endSiege(state, territory, 'eliminated', table);
  for (const other of state.config.players)
    for (const against of state.config.players) {
      const points = own(state.countries[other]!.intel, against) ?? 0;
      if (points > 0 && (other === player || against === player)) changeIntel(state, other, against, -points, table);
    }
  if (state.slot?.player === player) state.slot.isOver = true;
};

/** Its characters leave play, and whom it held goes free. [GM-ELIM-04] [GM-CIVW-05] */
const dismissCharacters = (state: Board, player: string, table: Table): void => {
  for (const { id } of charactersOf(now(state), player)) {
    const character = characterToWrite(state, id);
    character.out = 'gone';
    character.captor = null;
    table.emit({ type: 'character-gone', character: id });
    for (const other of state.config.players) {
      const war = state.countries[other]!.civilWar;
      if (war === null || war.rebelPrincipal !== id) continue;
      war.rebelPrincipal = null;
      table.emit({ type: 'rebel-principal-named', player: other, character: null });
    }
  }
  for (const { id, captor, out } of now(state).characters) if (out === null && captor === player) release(state, id, null, table);
};

/** A country without government: its land is nobody's, and the rebels hold the capital. [GM-ELIM-06] */
const dissolve = (state: Board, player: string, rebels: number, table: Table): void => {
  const board = now(state);
  const { capital } = board.countries[player]!;
  const stronghold = board.controllers[capital] === player ? capital : citiesOf(board, player)[0];
  for (const territory of landOf(board, player)) passLand(state, territory, independent, table);
  if (rebels > 0 && stronghold !== undefined)
    changeArmy(state, independent, { territory: stronghold, kind: 'garrison' }, rebels, 'founded', table);
};

/** A player is out of the game; its land passes to an heir. [GM-ELIM-01] [GM-ELIM-02] */
export const eliminate = (state: Board, player: string, cause: 'no-city' | 'civil-war', heir: string, table: Table): void => {
  const country = state.countries[player]!;
  const rebels = country.civilWar?.rebelArmy ?? 0;
  const index = state.config.players.filter((other) => state.countries[other]!.eliminated !== null).length;
  country.eliminated = { turn: state.turn, index };
  country.civilWar = null;
  country.principal = null;
  table.emit({ type: 'player-eliminated', player, cause });
  disbandAll(state, player, table);
  dropBusiness(state, player, table);
  dismissCharacters(state, player, table);
  if (cause === 'civil-war') dissolve(state, player, rebels, table);
  else for (const territory of landOf(now(state), player)) passLand(state, territory, heir, table); // [GM-ELIM-05]
  const [survivor, ...others] = living(now(state));
  if (survivor !== undefined && others.length === 0) endGame(state, 'last-standing', [survivor], table); // [GM-ELIM-08]
};
