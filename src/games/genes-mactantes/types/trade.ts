import {
  anyText,
  type Codec,
  id,
  int,
  intBetween,
  list,
  nullable,
  shape,
  textUpTo,
  type Variants,
  variants,
} from '../../../core/data/codec.js';
import { type UnitKind, unitKind } from './basics.js';

/** What may be traded. [GM-TRAD-03] */
export type Item =
  | { readonly item: 'character'; readonly character: string }
  | { readonly item: 'captive'; readonly character: string }
  | { readonly item: 'troops'; readonly territory: string; readonly kind: UnitKind; readonly amount: number }
  | { readonly item: 'city'; readonly territory: string }
  | { readonly item: 'land'; readonly territory: string }
  | { readonly item: 'passage'; readonly turns: number }
  | { readonly item: 'lift-siege'; readonly territory: string }
  | { readonly item: 'intel'; readonly against: string }
  | { readonly item: 'reveal-sheet' }
  | { readonly item: 'reveal-location'; readonly character: string }
  | { readonly item: 'promise'; readonly text: string };

/** An item that cannot be traded at all: kept only to be refused by name. [GM-TRAD-04] */
export type ForbiddenItem =
  | { readonly item: 'actions'; readonly amount: number }
  | { readonly item: 'characteristic'; readonly characteristic: string; readonly amount: number };

/** What stands in a proposal. */
export type ProposedItem = Item | ForbiddenItem;

/** An open proposal. Only its two parties know of it. */
export interface Offer {
  /** Names the offer in actions and events. */
  readonly id: string;
  /** Who proposes. */
  readonly from: string;
  /** To whom it is proposed. */
  readonly to: string;
  /** What the proposer gives, in order. */
  readonly give: readonly Item[];
  /** What the proposer asks for, in order. */
  readonly take: readonly Item[];
  /** A word that goes with it; null if there is none. */
  readonly note: string | null;
}

const items: Variants<Item, 'item'> = {
  character: { character: id },
  captive: { character: id },
  troops: { territory: id, kind: unitKind, amount: intBetween(1, 1_000_000) },
  city: { territory: id },
  land: { territory: id },
  passage: { turns: intBetween(1, 3) },
  'lift-siege': { territory: id },
  intel: { against: id },
  'reveal-sheet': {},
  'reveal-location': { character: id },
  promise: { text: textUpTo(280) },
};

/** Codec of {@link Item}. */
export const item: Codec<Item> = variants<Item, 'item'>('item', items);

/** Codec of {@link ProposedItem}. */
export const proposedItem: Codec<ProposedItem> = variants<ProposedItem, 'item'>('item', {
  ...items,
  actions: { amount: int },
  characteristic: { characteristic: anyText, amount: int },
});

/** Codec of one side of a proposal. */
export const proposedItems: Codec<readonly ProposedItem[]> = list(proposedItem, 6);

/** Codec of {@link Offer}. */
export const offer: Codec<Offer> = shape<Offer>({
  id,
  from: id,
  to: id,
  give: list(item, 6),
  take: list(item, 6),
  note: nullable(textUpTo(280)),
});
