import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';

/** What may be agreed on beforehand. */
export const options: Chart<ClauseId> = {
  kind: 'table',
  caption: 'What you may agree on',
  head: ['Option', 'As a rule', 'Otherwise'],
  rows: [
    ['Region', 'ready-made', 'your own, or drawn at the table'],
    ['Order of play', 'by lot', 'as you sit'],
    ['Relevance', 'medium for all', 'small or large for all, or by the die'],
    ['Events', 'yes', 'no'],
    ['Length', 'ten turns', '1 to 100 turns, or until somebody wins'],
    ['Early victory', 'yes', 'no: the last turn decides, unless one country is left'],
    ['Mixed victory', 'no', 'yes'],
    ['Rounding', 'down', 'to the nearest, or up'],
    ['Least number of actions', '1', '0'],
    ['Garrison of a city founded in play', '2 points', '1 or none'],
    ['Terrain in battle', 'no', 'mountains and forest defend'],
    ['Muster before a civil war', 'no', 'yes'],
    ['Technology copied from the more advanced only', 'no', 'yes'],
    ['Journeys of a character in a turn', '1', 'up to 5'],
    ['Hidden characters', 'yes', 'no'],
    ['Help from others in crises', 'yes', 'no'],
    ['Most characters of a country', '10', '2 to 20'],
    ['Most offers of a player in a turn', '10', '0 to 9'],
    ['Disasters', 'the seven of the table', 'your own'],
  ],
  cites: [
    ...(['GM-CFG-01', 'GM-CFG-02', 'GM-CFG-04', 'GM-CFG-05', 'GM-CFG-06', 'GM-CFG-07', 'GM-CFG-08'] as const),
    ...(['GM-CFG-09', 'GM-CFG-10', 'GM-CFG-11', 'GM-CFG-12', 'GM-CFG-13', 'GM-CFG-14', 'GM-CFG-15'] as const),
  ],
};
