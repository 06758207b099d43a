import { type Game, own } from 'ludoteca';
import { inLanguage } from '../shared/languages.js';
import { columnsOf } from './cells.js';
import { type Sign, signs } from './signs.js';

/** What the signs of a game’s picture mean, a line each, with the clauses that tell more; nothing of a game whose picture is not known here. */
export const legendOf = ({ id }: Game, language: string): readonly string[] => {
  const known = own<readonly Sign[]>(signs, id) ?? [];
  const drawn = known.map(({ sign }) => (typeof sign === 'string' ? sign : inLanguage(sign, language)));
  const width = Math.max(0, ...drawn.map(columnsOf));
  return known.map(({ means, clauses }, place) => {
    const cited = clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`;
    return `  ${drawn[place]}${' '.repeat(width - columnsOf(drawn[place]!))}  ${inLanguage(means, language)}${cited}`;
  });
};
