import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { absorbingGear, hasPower } from '../queries/characters.js';
import { playerOf } from '../queries/state.js';
import type { CardId, Character, Event, State } from '../types/index.js';

/** A state that a rule may write to. */
export type Writable = Draft<State>;

/** The dice, and the place to tell what happened. */
export type Play = Table<Event>;

/** Takes one card out of a pile; the card must be there. */
export const takeOut = (pile: CardId[], card: CardId) => {
  pile.splice(pile.indexOf(card), 1);
};

/** A card goes to the discard, for all to see. */
export const discard = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
  state.discard.push(card);
  table.emit({ type: 'card-discarded', player, card });
};

/** A card goes from a hand to the discard. */
export const discardFromHand = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
  takeOut(playerOf(state, player).hand, card);
  discard(state, player, card, table);
};

/** A character enters play whole, without grafts and gear. [GG-PLAY-04] [GG-SPEC-04] */
export const enterPlay = (state: Writable, player: PlayerId, card: CardId, recalled: boolean, table: Play) => {
  state.characters.push({
    card,
    owner: player,
    grafts: [],
    gear: [],
    wounded: false,
    enteredOnTurn: state.turn,
    recalled,
    attackedOnTurn: null,
    infinite: null,
  });
  table.emit({ type: 'character-played', player, card, recalled });
};

/** A gear goes onto a character. */
export const attach = (player: PlayerId, card: CardId, character: Draft<Character>, table: Play) => {
  character.gear.push(card);
  table.emit({ type: 'gear-attached', player, card, character: character.card });
};

/** A character goes from hand or gene pool under one in play. */
export const slideUnder = (
  state: Writable,
  player: PlayerId,
  card: CardId,
  from: 'hand' | 'genePool',
  host: Draft<Character>,
  table: Play,
) => {
  takeOut(playerOf(state, player)[from], card);
  host.grafts.push(card);
  table.emit({ type: 'grafted', player, card, from, host: host.card });
};

/** Wounded becomes whole. [GG-PROC-15] */
export const heal = (character: Draft<Character>, table: Play) => {
  character.wounded = false;
  table.emit({ type: 'character-healed', card: character.card, owner: character.owner });
};

/** A spent token comes back only up to what a player began with. [GG-EFF-17] */
export const regainMarkers = (state: Writable, player: PlayerId, attack: number, defence: number, table: Play) => {
  const most = state.settings.markersPerKind;
  const owner = playerOf(state, player);
  const gained = {
    attack: Math.min(attack, most - owner.attackMarkers),
    defence: Math.min(defence, most - owner.defenceMarkers),
  };
  if (gained.attack + gained.defence === 0) return;
  owner.attackMarkers += gained.attack;
  owner.defenceMarkers += gained.defence;
  table.emit({ type: 'markers-regained', player, ...gained });
};

/** The card and its grafts go under the deck, and the whole of it is shuffled. [GG-PROC-19] [GG-PROC-20] */
const regenerate = (state: Writable, character: Character, table: Play) => {
  const { card, owner, grafts } = character;
  const pile = [...peek(state.deck), card, ...grafts];
  state.deck = table.shuffle(pile.length, 'regeneration').map((place) => pile[place]!);
  state.piles = [pile.length];
  table.emit({ type: 'regenerated', card, owner, grafts: [...grafts], deck: pile.length });
};

/** A character dies: by somebody's hand, or (null) by an event, which nothing survives. [GG-PROC-16] [GG-PROC-17] [GG-PROC-22] */
export const die = (state: Writable, mortal: Draft<Character>, killer: PlayerId | null, table: Play) => {
  const regenerates = killer !== null && hasPower(state, mortal, 'regeneration'); // [GG-PROC-19] [GG-PROC-21]
  const character = peek<Character>(mortal);
  const { card, owner, grafts, gear } = character;
  state.characters.splice(
    state.characters.findIndex((other) => other.card === card),
    1,
  );
  for (const worn of gear) {
    state.discard.push(worn); // [GG-PROC-18]
    table.emit({ type: 'gear-discarded', player: owner, card: worn, character: card });
  }
  if (regenerates) return regenerate(state, character, table);
  const to = killer;
  const graftsTo =
    killer === null || state.settings.graftsOnDeath === 'discard' ? null : state.settings.graftsOnDeath === 'killer' ? killer : owner;
  const pileOf = (player: PlayerId | null): CardId[] => (player === null ? state.discard : playerOf(state, player).genePool);
  pileOf(to).push(card);
  pileOf(graftsTo).push(...grafts);
  table.emit({ type: 'character-died', card, owner, to, grafts: [...grafts], graftsTo });
};

/** One damage: gear absorbs it, or the whole are wounded and the wounded die. [GG-DUEL-14] [GG-DUEL-15] [GG-EFF-24] */
export const damage = (state: Writable, character: Draft<Character>, killer: PlayerId | null, table: Play) => {
  const shield = absorbingGear(state, character);
  if (shield !== null) {
    takeOut(character.gear, shield);
    state.discard.push(shield);
    table.emit({ type: 'damage-prevented', character: character.card, by: shield });
    table.emit({ type: 'gear-discarded', player: character.owner, card: shield, character: character.card });
    return;
  }
  if (character.wounded) return die(state, character, killer, table);
  character.wounded = true;
  table.emit({ type: 'character-wounded', card: character.card, owner: character.owner });
};
