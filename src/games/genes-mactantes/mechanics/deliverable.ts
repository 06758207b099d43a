import { own } from '../../../core/data/own.js';
import type { FactsOf } from '../../../core/refusals/table.js';
import type { Violation } from '../../../core/refusals/violation.js';
import { foundWithin } from '../../../core/refusals/within.js';
import type { ClauseId } from '../clauses.js';
import { characterOf, cityOf, controllerOf, isDisabled, placeOf, strengthOf } from '../queries/state.js';
import { type Refusals, refuse } from '../refusals/index.js';
import type { Item, ProposedItem, State } from '../types/index.js';

/** An item on its way from one to the other, and what else its giver gives. */
export interface Delivery {
  readonly giver: string;
  readonly receiver: string;
  readonly item: Item;
  readonly others: readonly Item[];
}

/** What is wrong, if anything is. */
export type Fault = Violation<ClauseId> | null;

const notYours = (facts: FactsOf<Refusals['not-yours']['GM-TRAD-06']>): Fault => refuse('not-yours', 'GM-TRAD-06', facts);

/** Who an item concerns must exist. [GM-ERR-01] */
const unknownId = (state: State, item: ProposedItem): Fault => {
  if ('territory' in item && placeOf(state, item.territory) === undefined)
    return refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory: item.territory }, 'territory');
  if ('character' in item && !state.characters.some(({ id }) => id === item.character))
    return refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-character', character: item.character }, 'character');
  if (item.item === 'intel' && !state.config.players.includes(item.against))
    return refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-player', stranger: item.against }, 'against');
  return null;
};

/** What is wrong with the first item of a side that concerns nothing that exists; null if none does. [GM-ERR-01] */
export const strangeItem = (state: State, items: readonly ProposedItem[], side: 'give' | 'take'): Fault => {
  for (const [i, item] of items.entries()) {
    const unknown = unknownId(state, item);
    if (unknown !== null) return foundWithin(`${side}.${i}`, unknown);
  }
  return null;
};

/** Does a siege keep this city from a receiver? The besieger himself may have it. [GM-TRAD-06] [GM-TRAD-17] */
export const isCutOff = (state: State, territory: string, receiver: string): boolean => {
  const siege = cityOf(state, territory)?.siege ?? null;
  return siege !== null && siege.by !== receiver;
};

/** Why an item cannot be handed over as things stand; null if it can. [GM-TRAD-06] */
export const undeliverable = (state: State, { giver, receiver, item }: Delivery): Fault => {
  const unknown = unknownId(state, item);
  if (unknown !== null) return unknown;
  switch (item.item) {
    case 'character':
    case 'reveal-location': {
      const character = characterOf(state, item.character);
      if (character === undefined || character.owner !== giver) return notYours({ fault: 'not-serving', character: item.character, giver });
      if (item.item === 'reveal-location') return null;
      if (character.captor !== null) return notYours({ fault: 'captive', character: character.id, name: character.name });
      return null;
    }
    case 'captive':
      return characterOf(state, item.character)?.captor === giver
        ? null
        : notYours({ fault: 'not-held', giver, character: item.character });
    case 'troops': {
      const strength = strengthOf(state, giver, item.territory, item.kind);
      if (strength < item.amount)
        return notYours({ fault: 'too-few-points', giver, territory: item.territory, kind: item.kind, strength, amount: item.amount });
      if (item.kind === 'garrison' && isCutOff(state, item.territory, receiver))
        return refuse('besieged', 'GM-TRAD-06', { fault: 'garrison', territory: item.territory });
      return isDisabled(state, item) ? refuse('unit-disabled', 'GM-TRAD-06', { territory: item.territory }) : null;
    }
    case 'city':
      if (cityOf(state, item.territory) === undefined || controllerOf(state, item.territory) !== giver)
        return notYours({ fault: 'no-city', giver, territory: item.territory });
      return isCutOff(state, item.territory, receiver)
        ? refuse('besieged', 'GM-TRAD-06', { fault: 'city', territory: item.territory })
        : null;
    case 'land':
      if (cityOf(state, item.territory) !== undefined) return refuse('bad-parameter', 'GM-TRAD-03', { territory: item.territory });
      return controllerOf(state, item.territory) === giver ? null : notYours({ fault: 'no-land', territory: item.territory, giver });
    case 'lift-siege':
      return cityOf(state, item.territory)?.siege?.by === giver ? null : notYours({ fault: 'no-siege', giver, territory: item.territory });
    case 'intel':
      if (item.against === giver || item.against === receiver) return refuse('bad-parameter', 'GM-TRAD-11', {});
      return (own(state.countries[giver]!.intel, item.against) ?? 0) > 0
        ? null
        : notYours({ fault: 'no-intel', giver, against: item.against });
    case 'passage':
    case 'reveal-sheet':
    case 'promise':
      return null;
  }
};
