import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';

/** What may be traded, and with whom. */
export const tradeRefusals = {
  /** An offer has something in it that nobody can give away: actions or characteristics. */
  'item-not-negotiable': {
    'GM-TRAD-04': () => 'Actions and characteristics cannot be traded.',
  },
  /** Whoever gives a city away would have none left. */
  'last-city': {
    'GM-TRAD-06': ({ giver }: Words<'giver'>) => `${giver} cannot give away its last city.`,
  },
  /** Whoever is to give something does not have it to give. */
  'not-yours': {
    'GM-TRAD-06': (
      facts:
        | Fault<'captive', Words<'character' | 'name'>>
        | Fault<'not-serving' | 'not-held', Words<'giver' | 'character'>>
        | Fault<'too-few-points', Words<'giver' | 'territory' | 'kind'> & Numbers<'strength' | 'amount'>>
        | Fault<'no-city' | 'no-land' | 'no-siege', Words<'giver' | 'territory'>>
        | Fault<'no-intel', Words<'giver' | 'against'>>,
    ) => {
      switch (facts.fault) {
        case 'captive':
          return `${facts.name} is a captive.`;
        case 'not-serving':
          return `${facts.character} does not serve ${facts.giver}.`;
        case 'not-held':
          return `${facts.giver} does not hold ${facts.character}.`;
        case 'too-few-points':
          return `${facts.giver} has ${counted(facts.strength, 'point')} in that unit, not ${facts.amount}.`;
        case 'no-city':
          return `${facts.giver} has no city in ${facts.territory}.`;
        case 'no-land':
          return `${facts.territory} is not ${facts.giver}'s.`;
        case 'no-siege':
          return `${facts.giver} besieges nothing in ${facts.territory}.`;
        case 'no-intel':
          return `${facts.giver} has no intel against ${facts.against}.`;
      }
    },
    'GM-TRAD-13': ({ character, player }: Words<'character' | 'player'>) => `${character} does not serve ${player}.`,
  },
  /** An offer is accepted that could no longer be carried out; `because` is the refusal that stands in its way. */
  'offer-no-longer-valid': {
    'GM-TRAD-05': ({ because }: { readonly because: Violation<ClauseId> }) => `This can no longer be delivered: ${because.message}`,
  },
  /** The player has made this partner an offer that is still open. */
  'offer-open': {
    'GM-TRAD-15': ({ player, to }: Words<'player' | 'to'>) => `${player} has an open offer to ${to} already.`,
  },
  /** The player has made every offer of this turn. */
  'too-many-offers': {
    'GM-CFG-14': ({ player, made, most }: Words<'player'> & Numbers<'made' | 'most'>) =>
      `${player} has made ${made} of ${counted(most, 'offer')} this turn.`,
  },
  /** There is no such offer to answer or to take back. */
  'unknown-offer': {
    'GM-TRAD-05': ({ fault, player, offer }: Fault<'not-received' | 'not-made', Words<'player' | 'offer'>>) => {
      switch (fault) {
        case 'not-received':
          return `${player} has no offer ${offer}.`;
        case 'not-made':
          return `${player} has made no offer ${offer}.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;
