import type { Say } from '../../../core/refusals/say.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { characterRefusals } from './characters.js';
import { obstacleIn } from './obstacles.js';
import { troopRefusals } from './troops.js';

/** What may be traded, and with whom. */
export const tradeRefusals = {
  /** An offer has something in it that nobody can give away: actions or characteristics. */
  'item-not-negotiable': {
    'GM-TRAD-04': () => 'Actions, characteristics and Counterpower cannot be traded.',
  },
  /** Whoever gives a city away would have none left. */
  'last-city': {
    'GM-TRAD-06': ({ giver }: Words<'giver'>) => `${giver} would have no city left after this.`,
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
      { name, count }: Say,
    ) => {
      switch (facts.fault) {
        case 'captive':
          return `${facts.name} is a captive, and cannot be traded by the owner.`;
        case 'not-serving':
          return `${name(facts.character)} does not serve ${facts.giver}.`;
        case 'not-held':
          return `${facts.giver} does not hold ${name(facts.character)} captive.`;
        case 'too-few-points':
          return `${facts.giver} has ${count(facts.strength, 'point', 'points')} there (${name(facts.kind)} in ${name(facts.territory, 'territories')}), not ${facts.amount}.`;
        case 'no-city':
          return `${facts.giver} has no city in ${name(facts.territory, 'territories')}.`;
        case 'no-land':
          return `${name(facts.territory, 'territories')} is not land of ${facts.giver}.`;
        case 'no-siege':
          return `${facts.giver} besieges no city in ${name(facts.territory, 'territories')}.`;
        case 'no-intel':
          return `${facts.giver} has no intel on ${facts.against} to give.`;
      }
    },
    'GM-TRAD-13': ({ character, player }: Words<'character' | 'player'>, { name }) => `${name(character)} does not serve ${player}.`,
  },
  /** An offer is accepted that could no longer be carried out; `because` is the refusal that stands in its way. */
  'offer-no-longer-valid': {
    'GM-TRAD-05': ({ because }: { readonly because: Violation<ClauseId> }, say: Say) =>
      `This can no longer be handed over: ${obstacleIn(obstacles(), because, say)}`,
  },
  /** The player has made this partner an offer that is still open. */
  'offer-open': {
    'GM-TRAD-15': ({ player, to }: Words<'player' | 'to'>) => `${player} has an open offer to ${to} already; it can be taken back.`,
  },
  /** The player has made every offer of this turn. */
  'too-many-offers': {
    'GM-CFG-14': ({ player, made, most }: Words<'player'> & Numbers<'made' | 'most'>, { count }) =>
      most === 0 ? 'In this game nobody proposes trades.' : `${player} has made ${made} of ${count(most, 'offer', 'offers')} this turn.`,
  },
  /** There is no such offer to answer or to take back. */
  'unknown-offer': {
    'GM-TRAD-05': ({ fault, player }: Fault<'not-received' | 'not-made', Words<'player' | 'offer'>>) => {
      switch (fault) {
        case 'not-received':
          return `${player} has no such offer to answer.`;
        case 'not-made':
          return `${player} has no such offer to take back.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;

/** What can stand in the way of a trade that was possible when it was offered. */
const obstacles = (): RefusalTable => ({ ...characterRefusals, ...tradeRefusals, ...troopRefusals });
