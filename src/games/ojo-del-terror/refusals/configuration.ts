import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import { orIllFormed } from '../../../core/refusals/faults.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a game may be set up with. */
export const configurationRefusals = {
  /** The bands given to the seats are too few or too many, unknown, or given twice. */
  'config-fixed-warbands': {
    'ET-CFG-05': orIllFormed(
      ({ players }: Numbers<'players'>) => `Fixed warbands name an existing warband for each seat, none twice, ${players} in all.`,
    ),
  },
  /** The pack does not say where so many players begin. */
  'config-no-start-row': {
    'ET-CFG-03': ({ players }: Numbers<'players'>) => `The start table of the pack has no row for ${counted(players, 'player')}.`,
  },
  /** Some other option is unknown, ill formed or out of its range. */
  'config-option': {
    'ET-CFG-06': orIllFormed(
      (
        facts:
          | Fault<'turns', Numbers<'turns'>>
          | Fault<'doubled-turns', Numbers<'turns' | 'doubledTurns'>>
          | Fault<'no-kind'>
          | Fault<'unknown-kind', Words<'unknown'>>
          | Fault<'lieutenants', Numbers<'players' | 'most' | 'lieutenants'>>,
      ) => {
        switch (facts.fault) {
          case 'turns':
            return `A game has 2 to 20 turns, not ${withMinus(facts.turns)}.`;
          case 'doubled-turns':
            return `From 0 to ${withMinus(facts.turns)} turns can pay double, not ${withMinus(facts.doubledTurns)}.`;
          case 'no-kind':
            return 'At least one kind of inhabitants must count for Forced Recruitment.';
          case 'unknown-kind':
            return `The pack has no kind of inhabitants ${JSON.stringify(facts.unknown)}.`;
          case 'lieutenants':
            return `With ${counted(facts.players, 'player')}, from 0 to ${counted(facts.most, 'lieutenant')} can be named, not ${withMinus(facts.lieutenants)}.`;
        }
      },
    ),
  },
  /** The pack is ill formed, or has faults, which follow one by one. */
  'config-pack': {
    'ET-CFG-02': orIllFormed(
      ({ pack, faults, first }: Words<'pack' | 'first'> & Numbers<'faults'>) =>
        `The pack ${pack} has ${counted(faults, 'fault')}: ${first}`,
    ),
  },
  /** Too few or too many take part, or a name is given twice or means something else. */
  'config-players': {
    'ET-CFG-01': orIllFormed(
      ({ referee, players }: Words<'referee'> & Numbers<'players'>) =>
        `2 to 12 players with different names take part, none of them named ${referee}; ${players} ${players === 1 ? 'was' : 'were'} named.`,
    ),
  },
  /** The pack has fewer bands than there are players. */
  'config-too-few-warbands': {
    'ET-CFG-04': ({ warbands, players }: Numbers<'warbands' | 'players'>) =>
      `The pack has ${counted(warbands, 'warband')} for ${counted(players, 'player')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
