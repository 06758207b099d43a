import { peek } from '../../../core/data/copies.js';
import { derived } from '../../../core/data/derived.js';
import type { AbilityCard, CardId, CharacterCard, DnaCard, EventCard, GearCard, Pack, State } from '../types/index.js';
import { defaultPack } from './default-pack.js';

/** A pack by card: every instance with its definition, in pack order. */
export interface Content {
  readonly characters: ReadonlyMap<CardId, CharacterCard>;
  readonly abilities: ReadonlyMap<CardId, AbilityCard>;
  readonly events: ReadonlyMap<CardId, EventCard>;
  readonly dna: ReadonlyMap<CardId, DnaCard>;
  readonly gear: ReadonlyMap<CardId, GearCard>;
}

/** The ids of a card's instances. [GG-CONT-07] */
export const instancesOf = ({ id, copies = 1 }: { readonly id: string; readonly copies?: number }): CardId[] =>
  copies === 1 ? [id] : Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`);

const byInstance = <Card extends { readonly id: string; readonly copies?: number }>(cards: readonly Card[]): ReadonlyMap<CardId, Card> =>
  new Map(cards.flatMap((card) => instancesOf(card).map((instance): [CardId, Card] => [instance, card])));

const compile = (pack: Pack): Content => ({
  characters: byInstance(pack.characters),
  abilities: byInstance(pack.abilities),
  events: byInstance(pack.events),
  dna: byInstance(pack.dna),
  gear: byInstance(pack.gear),
});

const compiled = derived(compile);
const defaultContent = compile(defaultPack);

/** The cards of a pack; null is the default pack. */
export const contentOfPack = (pack: Pack | null): Content => (pack === null ? defaultContent : compiled(pack));

/** The cards of a game. */
export const contentOf = (state: Pick<State, 'pack'>): Content => (state.pack === null ? defaultContent : contentOfPack(peek(state.pack)));

/** The ordinary cards of a game, in pack order: characters, abilities, and gear if it is used. */
export const ordinaryCards = (content: Content, gear: boolean): CardId[] => [
  ...content.characters.keys(),
  ...content.abilities.keys(),
  ...(gear ? content.gear.keys() : []),
];
