import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import { illFormed, orIllFormed } from '../../../core/refusals/faults.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** An id that is none, or that another of its sort has; places count from 0. */
type BadId = Fault<'empty-id' | 'unfit-id', Numbers<'place'>> | Fault<'twice', Words<'id'>>;

const badId = (sort: 'tile' | 'disc', facts: BadId): string => {
  const name = sort === 'tile' ? 'Tile' : 'Disc';
  switch (facts.fault) {
    case 'empty-id':
      return `${name} ${facts.place} has an empty id.`;
    case 'twice':
      return `There are two ${sort}s ${facts.id}.`;
    case 'unfit-id':
      return `${name} ${facts.place} has an id that cannot be kept.`;
  }
};

/** What the content of a game must be like. */
export const packRefusals = {
  /** The die has not six faces, or a face is not as it should be. */
  'bad-die': {
    'SD-VAL-10': orIllFormed((facts: Fault<'not-six', Numbers<'faces'>> | Fault<'money', Numbers<'face' | 'money'>>) => {
      switch (facts.fault) {
        case 'not-six':
          return `The die has ${counted(facts.faces, 'face')}; it should have 6.`;
        case 'money':
          return `Face ${facts.face} shows ${withMinus(facts.money)} €; it should be a whole number, 0 or more.`;
      }
    }),
  },
  /** A disc is ill formed, has an id that is none or not its own, or is worth what its kind is not. */
  'bad-disc': {
    'SD-VAL-13': orIllFormed((facts: BadId | Fault<'value', Words<'id' | 'kind'> & Numbers<'value' | 'worth'>>, { name }) =>
      facts.fault === 'value'
        ? `The disc ${facts.id} is worth ${withMinus(facts.value)} €; it should be ${facts.worth} €, as every disc of ${name(facts.kind, 'words')}.`
        : badId('disc', facts),
    ),
  },
  /** The number of participation discs is no whole number, below 0 or too high. */
  'bad-participation-count': {
    'SD-VAL-15': orIllFormed(
      ({ participation }: Numbers<'participation'>) =>
        `There cannot be ${withMinus(participation)} participation ${participation === 1 ? 'disc' : 'discs'}.`,
    ),
  },
  /** There is not exactly one start tile, or it has a flag or a symbol that it should not have. */
  'bad-start-tile': {
    'SD-VAL-05': (
      facts: Fault<'not-one', Numbers<'starts'>> | Fault<'flag', Words<'id' | 'flag'>> | Fault<'symbol', Words<'id' | 'symbol'>>,
      { name },
    ) => {
      switch (facts.fault) {
        case 'not-one':
          return `There should be one tile on which all start; there are ${facts.starts === 0 ? 'none' : facts.starts}.`;
        case 'flag':
          return `The tile ${facts.id}, on which all start, should fly the flag "${name('catalonia', 'words')}", not "${name(facts.flag, 'words')}".`;
        case 'symbol':
          return `The tile ${facts.id}, on which all start, should have no symbol; it has "${name(facts.symbol, 'words')}".`;
      }
    },
  },
  /** A tile has a flag that there is not. */
  'bad-tile-flag': { 'SD-VAL-04': illFormed },
  /** A tile has a symbol that there is not, or one that does not go with its flag. */
  'bad-tile-symbol': {
    'SD-VAL-07': orIllFormed(
      ({ id, symbol, belongsOn, flag }: Words<'id' | 'symbol' | 'belongsOn' | 'flag'>, { name }) =>
        `The tile ${id} has the symbol "${name(symbol, 'words')}", which goes with the flag "${name(belongsOn, 'words')}", not "${name(flag, 'words')}".`,
    ),
  },
  /** Some cells cannot be reached from the others. */
  'board-disconnected': {
    'SD-VAL-09': ({ reached, cells }: Numbers<'reached' | 'cells'>) =>
      `Of ${counted(cells, 'cell')} only ${reached} can be reached from the first.`,
  },
  /** Every face of the die might have to be rolled again. */
  'die-never-valid': {
    'SD-VAL-11': (_: Readonly<Record<never, never>>, { name }) =>
      `Some face of the die should show the ${name('holder', 'words')} or ${name('everybody', 'words')}; otherwise a throw might have to be repeated for ever.`,
  },
  /** The die is to decide the degree of centralism, and no face can. */
  'die-no-centralism': {
    'SD-VAL-12': ({ values }: { readonly values: readonly number[] }, { row }) =>
      `No face shows ${row(values.map(String), 'or')} €, so the die cannot decide the degree of centralism.`,
  },
  /** A cell lies where another lies, or at no whole row and column. */
  'duplicate-cell': {
    'SD-VAL-01': orIllFormed(({ fault, cell, row, column }: Fault<'not-whole' | 'taken', Numbers<'cell' | 'row' | 'column'>>) => {
      switch (fault) {
        case 'not-whole':
          return `Cell ${cell} lies at row ${withMinus(row)}, column ${withMinus(column)}: both should be whole numbers.`;
        case 'taken':
          return `Cell ${cell} lies at row ${withMinus(row)}, column ${withMinus(column)}, where another cell lies already.`;
      }
    }),
  },
  /** A symbol that may be there once is on a second tile. */
  'duplicate-symbol': {
    'SD-VAL-08': ({ id, symbol }: Words<'id' | 'symbol'>, { name }) =>
      `The tile ${id} is a second one with the symbol "${name(symbol, 'words')}".`,
  },
  /** The id of a tile is none, or that of another tile. */
  'duplicate-tile': {
    'SD-VAL-03': orIllFormed((facts: BadId) => badId('tile', facts)),
  },
  /** No tile is a part of the urn. */
  'no-urn-tile': {
    'SD-VAL-06': () => 'No tile is a part of the urn; there should be at least one.',
  },
  /** There are too few discs to deal everybody's money. */
  'not-enough-discs': {
    'SD-VAL-14': ({ twos, ones, twosNeeded, onesNeeded }: Numbers<'twos' | 'ones' | 'twosNeeded' | 'onesNeeded'>) =>
      `The box has ${counted(twos, 'disc')} of 2 € and ${ones} of 1 €; so many players need ${twosNeeded} and ${onesNeeded}.`,
  },
  /** There are not as many tiles as cells. */
  'tile-count-mismatch': {
    'SD-VAL-02': ({ tiles, cells }: Numbers<'tiles' | 'cells'>) =>
      `There should be as many tiles as cells, not ${counted(tiles, 'tile')} for ${counted(cells, 'cell')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
