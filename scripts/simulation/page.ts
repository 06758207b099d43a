import { type Game, own } from 'ludoteca';
import type { Frequency, Report, Result, Study, Summary } from 'ludoteca/simulate';
import { balance, histogram, seatBars, shares } from './charts.js';
import { percent } from './table.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** What every clause of a game says. */
export const textsOf = ({ clauses, labels }: Pick<Game, 'clauses' | 'labels'>): Readonly<Record<string, string>> =>
  Object.fromEntries(clauses.map((id) => [id, labels.clause(id)]));

/** What a clause says; nothing of what is no clause. */
const sentence = (clauses: Readonly<Record<string, string>>, name: string): string => escaped(own(clauses, name) ?? '');
const figure = (value: number): string => (Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2));

const row = (cells: readonly string[], tag: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const grid = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table></div>`;

const results = (rows: readonly Result[]): string =>
  grid(
    ['', 'won', '95 %', 'share of victories', 'mean rank', 'points'],
    rows.map(({ name, wins, share, rank, points }) => [
      escaped(name),
      percent(wins.value),
      `${percent(wins.low)} – ${percent(wins.high)}`,
      percent(share),
      rank === null ? '' : figure(rank.mean.value),
      points === null ? '' : `${figure(points.mean.value)} ± ${figure(points.deviation)}`,
    ]),
  );

const spread = (what: string, summary: Summary | null): (readonly string[])[] =>
  summary === null
    ? []
    : [
        [
          what,
          figure(summary.mean.value),
          figure(summary.deviation),
          ...[summary.least, summary.lower, summary.median, summary.upper, summary.most].map(figure),
        ],
      ];

const often = (title: string, what: string, rows: readonly Frequency[], clauses: Readonly<Record<string, string>>): string =>
  `<details><summary>${title}</summary>${grid(
    [what, 'times', 'per game'],
    rows.map(({ name, times, perGame }) => [
      Object.hasOwn(clauses, name) ? `<b>${escaped(name)}</b> ${sentence(clauses, name)}` : escaped(name),
      times.toLocaleString('en'),
      perGame.toFixed(perGame < 0.1 ? 4 : 2),
    ]),
  )}</details>`;

const study = (one: Study, place: number, clauses: Readonly<Record<string, string>>): string => `
<section>
<h2>${escaped(one.name)}</h2>
<p>${one.games.toLocaleString('en')} ${one.games === 1 ? 'game' : 'games'}${one.unfinished > 0 ? `, ${one.unfinished} of them cut off` : ''}${one.stuck > 0 ? `, <b>${one.stuck} stuck</b>` : ''}.
${one.endings.map(({ name, share }) => `${percent(share.value)} ended by <b>${escaped(name)}</b>: ${sentence(clauses, name)}`).join(' ')}</p>
<div class="charts">
${shares('Games won, by seat', seatBars(one, place))}
${
  one.bots.length > 1
    ? shares(
        'Games won, by bot',
        one.bots.map(({ name, wins }, i) => ({ name, colour: i, value: wins.value, low: wins.low, high: wins.high })),
      )
    : ''
}
${histogram('Actions per game', one.lengths, place)}
${histogram('Points of everybody', one.points, place)}
</div>
${results(one.seats)}
${one.bots.length > 1 ? results(one.bots) : ''}
${grid(['', 'mean', 'deviation', 'least', 'quarter', 'median', 'quarter', 'most'], [...spread('actions', one.actions), ...spread('turns', one.turns)])}
${often('What was done', 'action', one.actionTypes, clauses)}
${often('What happened', 'event', one.eventTypes, clauses)}
${often('Which clauses came up, in how many games', 'clause', one.clauses, clauses)}
</section>`;

const never = (what: string, names: readonly string[], clauses: Readonly<Record<string, string>>): string =>
  names.length === 0
    ? ''
    : `<h3>${what}</h3><ul>${names.map((name) => `<li><b>${escaped(name)}</b> ${sentence(clauses, name)}</li>`).join('')}</ul>`;

const style = `
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #24292f; background: #fff; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; border-top: 2px solid #d0d7de; padding-top: 1rem; margin-top: 2rem; }
svg { max-width: 100%; height: auto; }
.charts { display: flex; flex-wrap: wrap; gap: 1rem; } .charts svg { flex: 0 1 26rem; min-width: 0; }
.wide { overflow-x: auto; } .wide > svg { min-width: 36rem; }
table { border-collapse: collapse; font-size: 0.9rem; margin: 0.5rem 0; } th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid #e5e7eb; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 6rem; }
summary { cursor: pointer; padding: 0.4rem 0; }`;

/** A report as one page that needs nothing else: no script, no network. */
export const page = (report: Report, clauses: Readonly<Record<string, string>>): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(report.title)}: simulation</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(report.title)}</h1>
<p>Played by ${escaped(report.bots.join(', '))}; seed <code>${escaped(report.seed)}</code>. Intervals hold the true value in 95 studies of 100.</p>
<div class="wide">${balance(report)}</div>
${report.studies.map((one, place) => study(one, place, clauses)).join('')}
<section>
<h2>What never came up</h2>
<p>Of all that the game can tell; ${report.uncounted} clauses stand behind no action and no event (definitions, limits, refusals), so no game can count them.</p>
${never('Actions', report.never.actions, clauses)}
${never('Events', report.never.events, clauses)}
${never('Clauses', report.never.clauses, clauses)}
</section>
</body>
</html>
`;
