import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { type Options, optionNames, optionTable } from '../../types/options.js';
import type { Heading } from './heading.js';

/** What a language says of every option, and of the values an option has words for. */
export interface OptionWords {
  readonly options: Readonly<Record<keyof Options, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  /** What the shares of a score weigh, told in full. */
  readonly weights: string;
}

const standardIn = (value: Options[keyof Options], said: OptionWords): string => {
  if (value === null) return said.none;
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'string') return said.values[value] ?? value;
  return 'indices' in value ? said.weights : value.join(', ');
};

/** Everything that can be agreed, and what it is unless something else is. */
export const optionsTable = ({ caption, head }: Heading, said: OptionWords): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: optionNames.map((name) => [said.options[name], standardIn(optionTable[name].standard, said)]),
  cites: ['OT-CFG-01'],
});
