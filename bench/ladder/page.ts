import { shareOf } from '../origin.js';
import { type Setting, settings } from '../settings.js';
import { tellVerdict } from '../targets.js';
import { type Fit, fitted, type Interval } from './elo.js';
import { gamesIn, type Line, linesOf, pointsIn } from './kept.js';
import { digestOf, hasty, meetingsOf, patient, type Rung, rungs, type Who } from './rungs.js';

const signed = (elo: number): string => `${elo > 0 ? '+' : ''}${elo.toFixed(0)}`;
const told = ({ elo, low, high }: Interval): string => (Number.isNaN(elo) ? '' : `${signed(elo)} (${signed(low)} to ${signed(high)})`);

interface Meeting {
  readonly who: Who;
  readonly lines: readonly Line[];
}

const rowOf = ({ who, lines }: Meeting): string => {
  const games = gamesIn(lines);
  const seeds = lines.map(({ seed }) => seed);
  const cells = [
    who.join(' against '),
    String(games),
    games === 0 ? '' : shareOf(pointsIn(lines), games),
    games === 0 ? '' : (lines.reduce((sum, { seconds }) => sum + seconds, 0) / games).toFixed(1),
    [...new Set(lines.map(({ commit }) => commit))].join(', '),
    games === 0 ? '' : `${Math.min(...seeds)} to ${Math.max(...seeds)}`,
  ];
  return `| ${cells.join(' | ')} |`;
};

const sectionOf = (id: string, setting: Setting, all: readonly Line[]): string => {
  const meetings = meetingsOf(setting).map(([who]): Meeting => ({ who, lines: linesOf(all, who, digestOf(setting, who)) }));
  const isTogether = setting.together !== undefined;
  const table = [
    `| ${isTogether ? 'three of a kind' : 'who'} | games | ${isTogether ? 'held' : 'wins of the first'} (95 % interval) | seconds per game | commit | seeds |`,
    '| --- | ---: | --- | ---: | --- | --- |',
    ...meetings.map(rowOf),
  ];
  if (isTogether) return [`## ${id}`, '', ...table].join('\n');
  const isRung = (who: Rung | undefined): boolean => rungs.some((rung) => rung === who);
  const played = meetings
    .filter(({ who }) => who.every(isRung))
    .map(({ who: [one, other], lines }) => ({ one, other: other as Rung, games: gamesIn(lines), points: pointsIn(lines) }));
  const fit: Fit = fitted(rungs, played);
  // Whether more time pays can be said before anybody has met random play.
  const lead = fitted([hasty, ...rungs.filter((rung) => rung !== hasty)], played).ratingOf(patient);
  return [
    `## ${id}`,
    '',
    `| | ${rungs.join(' | ')} |`,
    `| --- | ${rungs.map(() => '---:').join(' | ')} |`,
    `| Elo above ${rungs[0]} (95 % interval) | ${rungs.map((rung, i) => (i === 0 ? '0' : told(fit.ratingOf(rung)))).join(' | ')} |`,
    '',
    ...table,
    '',
    `From ${hasty} to ${patient}: ${told(lead) || 'not played yet'}. ${tellVerdict('longer thinking', { figure: lead.elo, low: lead.low })}`,
  ].join('\n');
};

/** The ladder of every game, of what is kept. */
export const pageOf = (kept: ReadonlyMap<string, readonly Line[]>): string =>
  `# A ladder of bots

Kept by \`npm run bench:ladder -- --write\`, from bench/ladder/*.jsonl, where every finished seed stands in a line of its own.
Two at a table, every seed played twice with seats changed, a tie counting half; Elo are the likeliest ratings (Bradley and Terry), their intervals from Fisher’s information.
In Som el que decidim! three of a kind play together, and what counts is how often they hold the consultation.
Whoever sees all that is hidden is no player, but says how much knowing more could bring; the rest lies with the dice, and with how imagined games are judged.
Searching players think for so many seconds of processor time of their thread a move, however busy the machine is; games played with other settings than today’s do not count.

${Object.entries(settings)
  .map(([id, setting]) => sectionOf(id, setting, kept.get(id) ?? []))
  .join('\n\n')}
`;
