import type { Draft } from 'immer';
import { seatAfter, seatsFrom } from '../../../core/game/turns.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { contentOf } from '../content/cards.js';
import type { CardId, Character, Combatant, Duel, Outcome, Phase, State } from '../types/index.js';

/** A state to read, or one that a rule may write to. */
export type Readable = State | Draft<State>;

/** Does what was drawn in an attack or a graft round wait no longer, as that is over? [GG-DRAW-06] */
export const isDeferredDue = ({ deferred, battle, graftRound, outcome }: Readable): boolean =>
  deferred.length > 0 && graftRound === null && outcome === null && (battle === null || battle.attacker === null);

/** What the game is at: the step, or what lies above it and is finished first. [GG-FLOW-08] */
export const phaseOf = (state: Readable): Phase => {
  if (state.decisions.length > 0) return 'decision';
  if (state.event !== null) return 'event';
  if (state.graftRound !== null) return 'grafting';
  return state.drawing !== null || isDeferredDue(state) ? 'drawing' : state.step;
};

/** Everybody who takes part, in seating order. */
export const seats = (state: State): readonly PlayerId[] => state.settings.players;

/** How the game ended; null while it goes on. */
export const outcomeOf = (state: State): Outcome | null => state.outcome;

/** A player by id. */
export const playerOf = <S extends Readable>(state: S, id: PlayerId): S['players'][number] => {
  for (const player of state.players) if (player.id === id) return player;
  throw new Error(`${id} takes no part in this game.`);
};

/** Is this a player who is still in the game? */
export const isSurvivor = (state: Readable, id: PlayerId): boolean =>
  state.players.some((player) => player.id === id && player.eliminatedAt === null);

/** Is this a player who was eliminated, or no player at all? [GG-ACT-03] */
export const isOut = (state: Readable, id: PlayerId): boolean => !isSurvivor(state, id);

/** Players still in the game, in seating order. */
export const survivors = (state: Readable): PlayerId[] => {
  const ids: PlayerId[] = [];
  for (const player of state.players) if (player.eliminatedAt === null) ids.push(player.id);
  return ids;
};

/** Survivors in turn order: from the active player, or from the next survivor once he is eliminated. [GG-OVER-09] */
export const turnOrder = (state: Readable): PlayerId[] => {
  const alive = survivors(state);
  return seatsFrom(state.settings.players, state.active).filter((player) => alive.includes(player));
};

/** The next survivor in seating order. [GG-SETUP-14] */
export const nextSurvivor = (state: Readable, player: PlayerId): PlayerId =>
  seatAfter(state.settings.players, player, (other) => isSurvivor(state, other));

/** A character in play by its card; undefined if the card is not a host in play. */
export const characterOf = <S extends Readable>(state: S, card: CardId): S['characters'][number] | undefined => {
  for (const character of state.characters) if (character.card === card) return character;
  return undefined;
};

/** The characters in play by their cards: one look at all of them for whoever asks about many. */
export const charactersByCard = (state: State): ReadonlyMap<CardId, Character> =>
  new Map(state.characters.map((character) => [character.card, character]));

/** The cards of a player's characters in play, in order of entering. */
export const hostsOf = (state: Readable, player: PlayerId): CardId[] => {
  const cards: CardId[] = [];
  for (const character of state.characters) if (character.owner === player) cards.push(character.card);
  return cards;
};

/** Has this player a character in play? */
export const hasCharacter = (state: Readable, player: PlayerId): boolean => {
  for (const character of state.characters) if (character.owner === player) return true;
  return false;
};

/** The characters, abilities or gear that a player holds. */
export const inHand = (state: Readable, player: PlayerId, kind: 'characters' | 'abilities' | 'gear'): CardId[] => {
  const known = contentOf(state)[kind];
  return playerOf(state, player).hand.filter((card) => known.has(card));
};

/** Is a character held and none played yet in this turn? In strict order the duty lapses with the first battle. [GG-PLAY-02] [GG-FLOW-02] */
export const mustPlayCharacter = (state: Readable): boolean => {
  if (state.charactersPlayedThisTurn > 0) return false;
  if (isClosed(state)) return false;
  const { characters } = contentOf(state);
  return playerOf(state, state.active).hand.some((card) => characters.has(card));
};

/** Has the first battle of the turn closed the playing of characters and gear? [GG-FLOW-02] */
export const isClosed = (state: Readable): boolean => state.settings.phaseOrder === 'strict' && state.battlesThisTurn.length > 0;

/** Was this opponent challenged in this turn, and may he not be again? [GG-ATT-11] */
export const isDoneWith = (state: Readable, opponent: PlayerId): boolean =>
  state.settings.battlesPerOpponent !== 'unlimited' && state.battlesThisTurn.includes(opponent);

/** The duel that is on. Only the steps of a duel ask for it. */
export const duelOf = <S extends Readable>(state: S): NonNullable<NonNullable<S['battle']>['duel']> => {
  const duel = state.battle?.duel;
  if (duel === null || duel === undefined) throw new Error('There is no duel.');
  return duel as NonNullable<NonNullable<S['battle']>['duel']>;
};

/** Which side of a duel a player is. */
export const sideOf = (duel: Duel | Draft<Duel>, player: PlayerId): 'attacker' | 'defender' =>
  duel.attacker.player === player ? 'attacker' : 'defender';

/** The opposing side. */
export const opposite = (side: 'attacker' | 'defender'): 'attacker' | 'defender' => (side === 'attacker' ? 'defender' : 'attacker');

/** The tokens that a player may spend in this duel. [GG-MARK-02] */
export const usableMarkers = (state: Readable, player: PlayerId): number => {
  const { attackMarkers, defenceMarkers } = playerOf(state, player);
  return sideOf(duelOf(state), player) === 'attacker' ? attackMarkers : defenceMarkers;
};

/** The character a combatant fights with. */
export const fighterOf = (state: Readable, { character }: Combatant | Draft<Combatant>): Character => {
  const found = characterOf(state, character);
  if (found === undefined) throw new Error(`${character} is not in play.`);
  return found;
};

/** The phases in which a special die may be used. [GG-SPEC-02] */
const windows: ReadonlySet<Phase> = new Set<Phase>([
  'main',
  'choosing-defender',
  'direct-attack',
  'playing-abilities',
  'grafting',
  'discarding',
]);

/** May a special die be used in this phase? [GG-SPEC-02] */
export const isSpecialWindow = (phase: Phase): boolean => windows.has(phase);

/** Has this player a special die left? */
export const hasSpecialDie = (state: Readable, player: PlayerId): boolean => {
  if (state.settings.specialDie === 'off') return false;
  const { specialDieSpent, eliminatedAt } = playerOf(state, player);
  return !specialDieSpent && eliminatedAt === null;
};
