import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a Nation declares to all. */
export const declarationRefusals = {
  /** The Nation has joined the declaration, has asked to, or is its target. */
  'already-a-declarant': {
    'OT-DECL-02': ({ nation, declaration }: Words<'nation' | 'declaration'>, { name }) =>
      `${name(nation, 'nations')} cannot join ${name(declaration)}: it has done so, has asked to, or is its target.`,
  },
  /** The Nation has said the same, and it is in force. */
  'already-declared': {
    'OT-DECL-01': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has such a declaration in force already.`,
    'OT-VAS-12': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has declared its independence already.`,
  },
  /** The declaration is over. */
  'declaration-not-in-force': sameFor(
    ['OT-DECL-02', 'OT-REF-12'],
    ({ declaration }: Words<'declaration'>, { name }) => `${name(declaration)} is not in force.`,
  ),
  /** The Nation has not made the declaration. */
  'not-a-declarant': sameFor(
    ['OT-DECL-03', 'OT-DECL-04', 'OT-REF-12'],
    ({ nation, declaration }: Words<'nation' | 'declaration'>, { name }) => `${name(nation, 'nations')} has not made ${name(declaration)}.`,
  ),
  /** A declaration threatens more than it may, or war threatens something. */
  'penalty-too-high': {
    'OT-DECL-10': (facts: Fault<'declaration', Numbers<'most'>> | Fault<'motion', Numbers<'most'>>) => {
      switch (facts.fault) {
        case 'declaration':
          return `A declaration threatens +1 to +${facts.most} for 1 to 10 years; war threatens nothing.`;
        case 'motion':
          return `A declaration threatens +1 to +${facts.most} for 1 to 10 years.`;
      }
    },
  },
} as const satisfies RefusalTable<ClauseId>;
