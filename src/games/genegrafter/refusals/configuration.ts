import { orIllFormed } from '../../../core/refusals/faults.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { orIllFormedPart } from './parts.js';

/** What a game may be set up with. */
export const configurationRefusals = {
  /** More events are asked for than there are, or the list of them is not as it should be. */
  'config-event-count': {
    'GG-CONF-05': orIllFormed(
      (
        facts: Fault<'number', Numbers<'eventCount' | 'listed'>> | Fault<'unknown', Words<'event'>> | Fault<'twice', Words<'event'>>,
        { name, count },
      ) => {
        switch (facts.fault) {
          case 'number':
            return `${count(facts.eventCount, 'event is', 'events are')} asked for, but ${count(facts.listed, 'is', 'are')} listed; leave the number out, or list as many.`;
          case 'unknown':
            return `${facts.event} is no event of the pack.`;
          case 'twice':
            return `${name(facts.event)} is listed twice.`;
        }
      },
    ),
    'GG-PACK-13': ({ events, eventCount }: Numbers<'events' | 'eventCount'>, { count }) =>
      `The pack has ${count(events, 'event', 'events')}; ${eventCount} cannot be used.`,
  },
  /** An option is unknown, ill formed or out of its range, or a pack is, as a whole or in what no other code is for. */
  'config-out-of-range': {
    'GG-CONF-02': orIllFormedPart(
      orIllFormed(
        (
          facts:
            | Fault<'start-player', Words<'startPlayer'>>
            | Fault<'no-pack'>
            | Fault<'no-cards', Words<'field'>>
            | Fault<'long-id', Numbers<'copies'>>,
        ) => {
          switch (facts.fault) {
            case 'start-player':
              return `Whoever begins must be one of the players; ${facts.startPlayer} is not.`;
            case 'no-pack':
              return 'A pack is an object.';
            case 'no-cards':
              return `${facts.field} should be a list of cards.`;
            case 'long-id':
              return `The id of a card with ${facts.copies} copies must be short enough to be numbered.`;
          }
        },
      ),
    ),
  },
  /** Too few or too many take part, or somebody is named twice or by what is no name. */
  'config-players': {
    'GG-CONF-01': orIllFormed((facts: Fault<'number', Numbers<'players'>> | Fault<'twice', Words<'player'>>) => {
      switch (facts.fault) {
        case 'number':
          return `Two to four players take part, not ${facts.players}.`;
        case 'twice':
          return `${facts.player} is named twice.`;
      }
    }),
  },
} as const satisfies RefusalTable<ClauseId>;
