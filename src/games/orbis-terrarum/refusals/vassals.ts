import type { Say } from '../../../core/refusals/say.js';
import { type Fault, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

const notDue = ({ nation }: Words<'nation'>, { name }: Say): string =>
  `The tribute of ${name(nation, 'nations')} is not due, or has been announced.`;

/** Patrons, vassals and tributes. */
export const vassalRefusals = {
  /** The patron stands too low in its own chain to have vassals. */
  'bad-vassalage': {
    'OT-VAS-01': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} stands too low to have vassals.`,
  },
  /** The Nation is no vassal of a vassal. */
  'not-a-subvassal': {
    'OT-VAS-13': ({ subvassal, patron }: Words<'subvassal' | 'patron'>, { name }) =>
      `${name(subvassal, 'nations')} is no vassal of a vassal of ${name(patron, 'nations')}.`,
  },
  /** The Nation has no patron, or another one. */
  'not-a-vassal': {
    'OT-MEAS-13': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has no patron.`,
    'OT-VAS-09': ({ nation, patron }: Words<'nation' | 'patron'>, { name }) =>
      `${name(nation, 'nations')} is no vassal of ${name(patron, 'nations')}.`,
    'OT-VAS-10': ({ nation, patron }: Words<'nation' | 'patron'>, { name }) =>
      `${name(nation, 'nations')} is no vassal of ${name(patron, 'nations')}.`,
    'OT-VAS-11': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has no patron.`,
    'OT-VAS-12': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has no patron.`,
  },
  /** The vassal has paid or been excused, or a tribute is announced already. */
  'tribute-not-due': {
    ...sameFor(['OT-MEAS-13', 'OT-VAS-09'], notDue),
    'OT-VAS-21': ({ fault, nation }: Fault<'announced' | 'another', Words<'nation'>>, say) => {
      switch (fault) {
        case 'announced':
          return notDue({ nation }, say);
        case 'another':
          return `${say.name(nation, 'nations')} has announced another tribute already.`;
      }
    },
  },
  /** The Nation cannot be made a vassal in this way. */
  'vassalage-not-earned': {
    'OT-DIP-03': ({ nation }: { readonly nation: null | string }, { name }) =>
      nation === null ? 'Such a vassalage has not been earned.' : `${name(nation, 'nations')} has not earned such a vassalage.`,
    'OT-RES-10': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} cannot be made anybody’s vassal by a resolution.`,
  },
} as const satisfies RefusalTable<ClauseId>;
