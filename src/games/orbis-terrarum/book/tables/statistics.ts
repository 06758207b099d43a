import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { modeTable } from '../../content/modes.js';
import type { Mode, ModeEntry } from '../../types/modes.js';
import { attributesOf, authorities, counterOf, domains, grid, statistics } from '../../types/statistics.js';
import type { Naming } from '../naming.js';
import type { Heading } from './heading.js';

/** Which statistic each pair of attributes makes. */
export const gridTable = ({ name }: Naming, caption: string): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head: ['', ...authorities],
  rows: domains.map((domain) => [domain, ...authorities.map((authority) => name(grid[domain][authority]))]),
  cites: ['OT-STAT-03'],
});

/** The letters behind a use. */
export type Marks = Readonly<Record<'hostile' | 'seeksModifier' | 'special' | 'covert', string>>;

const lettersOf = (entry: ModeEntry, marks: Marks): string =>
  (['hostile', 'seeksModifier', 'special', 'covert'] as const)
    .filter((mark) => entry[mark])
    .map((mark) => marks[mark])
    .join(' ');

/** What each statistic is for, and what answers it. */
export const usesTable = ({ name }: Naming, { caption, head }: Heading, marks: Marks): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: statistics.map((statistic) => {
    const { domain, authority } = attributesOf[statistic];
    const uses = (Object.entries(modeTable[statistic]) as [Mode, ModeEntry][])
      .filter(([mode]) => mode !== 'narrative')
      .map(([mode, entry]) => {
        const letters = lettersOf(entry, marks);
        return [name(mode), entry.moves, letters === '' ? null : `(${letters})`].filter((word) => word !== null).join(' ');
      });
    return [name(statistic), `${domain} + ${authority}`, name(counterOf[statistic]), uses.join(', ')];
  }),
  cites: ['OT-MEAS-01', 'OT-STAT-04'],
});
