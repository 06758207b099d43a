import type { Frequency, Report, Result, Study, Summary } from 'ludoteca/simulate';

/** A share in hundredths. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Columns, the first to the left and the others to the right. */
const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '));
};

const results = (rows: readonly Result[]): string[] =>
  columns([
    ['', 'won', '95 %', 'share', 'rank', 'points'],
    ...rows.map(({ name, wins, share, rank, points }) => [
      name,
      percent(wins.value),
      `${percent(wins.low)} to ${percent(wins.high)}`,
      percent(share),
      rank === null ? '' : rank.mean.value.toFixed(2),
      points === null ? '' : `${points.mean.value.toFixed(1)} ± ${points.deviation.toFixed(1)}`,
    ]),
  ]);

const spread = (what: string, summary: Summary | null): string[] =>
  summary === null
    ? []
    : [
        `${what}: ${summary.mean.value.toFixed(1)} on average; ${figure(summary.least)} to ${figure(summary.most)}, half of them ${figure(summary.lower)} to ${figure(summary.upper)}`,
      ];

const ended = ({ endings }: Study): string[] =>
  endings.length === 0 ? [] : [`ended by ${endings.map(({ name, share }) => `${name} ${percent(share.value)}`).join(', ')}`];

const rarest = (rows: readonly Frequency[]): string =>
  rows
    .filter(({ times }) => times > 0)
    .slice(-5)
    .map(({ name, times }) => `${name} ${times}`)
    .join(', ');

const study = (one: Study): string[] => [
  '',
  `${one.name}: ${one.games} ${one.games === 1 ? 'game' : 'games'}${one.unfinished > 0 ? `, ${one.unfinished} cut off` : ''}${one.stuck > 0 ? `, ${one.stuck} STUCK` : ''}`,
  ...results(one.seats).map((line) => `  ${line}`),
  ...(one.bots.length > 1 ? results(one.bots).map((line) => `  ${line}`) : []),
  ...[...spread('actions', one.actions), ...spread('turns', one.turns), ...ended(one)].map((line) => `  ${line}`),
  `  rarest actions: ${rarest(one.actionTypes)}`,
];

const none = (what: string, names: readonly string[]): string[] => (names.length === 0 ? [] : [`never ${what}: ${names.join(', ')}`]);

/** A report as text for a terminal. */
export const table = (report: Report): string =>
  [
    `${report.title}, seed ${report.seed}, played by ${report.bots.join(', ')}`,
    ...report.studies.flatMap(study),
    '',
    ...none('done', report.never.actions),
    ...none('happened', report.never.events),
    ...none('met', report.never.clauses),
  ].join('\n');
