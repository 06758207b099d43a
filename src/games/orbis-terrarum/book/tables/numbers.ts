import type { Grade } from '../../../../core/game/resolution.js';
import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { items, prices } from '../../content/prices.js';
import * as values from '../../content/values.js';
import { tributeKinds, tributes } from '../../types/modes.js';
import { type Naming, signed } from '../naming.js';
import type { Heading } from './heading.js';

const grades: readonly Grade[] = [1, 2, 3, 4];

/** What a language calls the rows of what grades bring. */
export type GradeRows = Readonly<
  Record<'value' | 'invest' | 'research' | 'plundered' | 'plunder' | 'stolen' | 'steal' | 'acculturate' | 'wholly' | 'suppress', string>
>;

/** What each grade is worth. */
export const gradesTable = ({ caption, head }: Heading, said: GradeRows): Chart<ClauseId> => {
  const row = (label: string, worth: (grade: Grade) => number | string): readonly string[] => [
    label,
    ...grades.map((grade) => `${worth(grade)}`),
  ];
  return {
    kind: 'table',
    caption,
    head,
    rows: [
      row(said.value, (grade) => values.valueByGrade[grade]),
      row(said.invest, (grade) => values.investmentByGrade[grade]),
      row(said.research, (grade) => values.researchByGrade[grade]),
      row(said.plundered, (grade) => values.plunderByGrade[grade].loss),
      row(said.plunder, (grade) => values.plunderByGrade[grade].gain),
      row(said.stolen, (grade) => values.theftByGrade[grade].loss),
      row(said.steal, (grade) => values.theftByGrade[grade].gain),
      // A critical success ends the distance, whatever it was.
      row(said.acculturate, (grade) => (grade === 4 ? said.wholly : values.acculturationByGrade[grade])),
      row(said.suppress, (grade) => values.suppressionFailure.asWritten[grade]),
    ],
    cites: ['OT-MOD-13', 'OT-EFF-08', 'OT-EFF-09', 'OT-EFF-10', 'OT-EFF-11', 'OT-EFF-13', 'OT-REB-05'],
  };
};

/** How far is how far. */
export const distancesTable = ({ name }: Naming, { caption, head }: Heading, orMore: string): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: values.scopeByDistance.map((scope, distance, { length }) => [
    distance === length - 1 ? `${distance} ${orMore}` : `${distance}`,
    signed(scope),
    name(`scope ${scope}`),
  ]),
  cites: ['OT-SCOPE-02', 'OT-SCOPE-07'],
});

/** The price list. */
export const pricesTable = ({ name, amount }: Naming, { caption, head }: Heading): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: items.map((id) => {
    const { wealth, progress, brings } = prices[id];
    const worth =
      brings.kind === 'grant' ? '1' : brings.kind === 'bonus' || brings.kind === 'scope' ? signed(-brings.amount) : signed(brings.amount);
    const cost = wealth > 0 ? amount(`${wealth}`, name('wealth')) : amount(`${progress}`, name('progress'));
    return [cost, name(id), worth];
  }),
  cites: items.map((id) => prices[id].clause),
});

/** What a tribute is paid in, and what is rolled for it. */
export const tributesTable = ({ name }: Naming, { caption, head }: Heading): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: tributeKinds.map((kind) => [name(kind), name(tributes[kind])]),
  cites: ['OT-VAS-05'],
});
