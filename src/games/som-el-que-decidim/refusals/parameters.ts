import { coreRefusals } from '../../../core/refusals/common.js';
import type { FactsOf, Fault, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

const common = coreRefusals['bad-parameter']['CORE-BAD-PARAMETER'];

/** What the parameters of every action must be like. */
export const parameterRefusals = {
  /** A parameter is ill formed, names what is not in this game, names something twice, or leaves out what it must name. */
  'bad-parameter': {
    'SD-ACT-04': (
      facts:
        | FactsOf<typeof common>
        | Fault<'no-player', Words<'stranger'>>
        | Fault<'no-disc', Words<'disc'>>
        | Fault<'no-tile', Words<'tile'>>
        | Fault<'no-discs'>
        | Fault<'twice', Words<'field'>>,
      say,
    ) => {
      if (!('fault' in facts)) return common(facts);
      switch (facts.fault) {
        case 'no-player':
          return `${JSON.stringify(facts.stranger)} does not play.`;
        case 'no-disc':
          return `There is no disc ${JSON.stringify(facts.disc)}.`;
        case 'no-tile':
          return `There is no tile ${JSON.stringify(facts.tile)}.`;
        case 'no-discs':
          return 'At least one disc has to be paid.';
        case 'twice':
          return `Something is named twice (${say.name(facts.field, 'words')}).`;
      }
    },
    'SD-ELE-08': ({ player }: Words<'player'>) => `${player} declares the list and has to stand on it.`,
  },
  /** Whoever is named to receive or to pay is not somebody else who plays, or nobody is named. */
  'bad-recipient': {
    'SD-COH-01': () => 'A disc is given to another player.',
    'SD-EXC-03': () => 'An exchange is made with another player.',
    'SD-INH-06': () => 'The tax is collected from another player.',
    'SD-PRE-06': (facts: Fault<'none'> | Fault<'no-other', Words<'named'>>) => {
      switch (facts.fault) {
        case 'none':
          return 'At least one other player has to be charged.';
        case 'no-other':
          return `${JSON.stringify(facts.named)} cannot be charged: only other players can.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;
