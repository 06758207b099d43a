import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInSpanish } from '../../../../core/words/spanish.js';
import type { packRefusals } from '../../refusals/packs.js';

const orIllFormed = orIllFormedIn(illFormedInSpanish);

/** A name that is none, or that another of its sort has. */
type BadId = { readonly fault: 'empty-id' | 'unfit-id'; readonly place: number } | { readonly fault: 'twice'; readonly id: string };

const badId = (the: string, two: string, facts: BadId): string => {
  switch (facts.fault) {
    case 'empty-id':
      return `${the} ${facts.place} tiene un nombre vacío.`;
    case 'twice':
      return `Hay ${two} «${facts.id}».`;
    case 'unfit-id':
      return `${the} ${facts.place} tiene un nombre que no se puede guardar.`;
  }
};

/** What a board, tiles, discs and a die of one's own are refused for, in Spanish. */
export const packs: RefusalsIn<typeof packRefusals> = {
  'bad-die': {
    'SD-VAL-10': orIllFormed((facts, { count }) =>
      facts.fault === 'not-six'
        ? `El dado tiene ${count(facts.faces, 'cara', 'caras')}; ha de tener 6.`
        : `La cara ${facts.face} muestra ${withMinus(facts.money)} €; ha de ser un número entero, 0 o más.`,
    ),
  },
  'bad-disc': {
    'SD-VAL-13': orIllFormed((facts, { name }) =>
      facts.fault === 'value'
        ? `El disco «${facts.id}» vale ${withMinus(facts.value)} €; ha de valer ${facts.worth} €, como todos los de ${name(facts.kind, 'words')}.`
        : badId('El disco', 'dos discos', facts),
    ),
  },
  'bad-participation-count': {
    'SD-VAL-15': orIllFormed(({ participation }) => `El número de discos de participación no puede ser ${withMinus(participation)}.`),
  },
  'bad-start-tile': {
    'SD-VAL-05': (facts, { name }) => {
      switch (facts.fault) {
        case 'not-one':
          return `Ha de haber una carta de salida; ${facts.starts === 0 ? 'no hay ninguna' : `hay ${facts.starts}`}.`;
        case 'flag':
          return `La carta de salida «${facts.id}» ha de llevar la bandera «${name('catalonia', 'words')}», no «${name(facts.flag, 'words')}».`;
        case 'symbol':
          return `La carta de salida «${facts.id}» no ha de llevar símbolo; lleva «${name(facts.symbol, 'words')}».`;
      }
    },
  },
  'bad-tile-flag': { 'SD-VAL-04': illFormedInSpanish },
  'bad-tile-symbol': {
    'SD-VAL-07': orIllFormed(
      ({ id, symbol, belongsOn, flag }, { name }) =>
        `La carta «${id}» lleva el símbolo «${name(symbol, 'words')}», que va con la bandera «${name(belongsOn, 'words')}», no «${name(flag, 'words')}».`,
    ),
  },
  'board-disconnected': {
    'SD-VAL-09': ({ reached, cells }, { count }) =>
      `De ${count(cells, 'casilla', 'casillas')}, desde la primera solo se llega a ${reached}.`,
  },
  'die-never-valid': {
    'SD-VAL-11': (_, { name }) =>
      `Alguna cara del dado ha de mostrar a ${name('holder', 'words')} o a ${name('everybody', 'words')}; si no, la tirada podría repetirse sin fin.`,
  },
  'die-no-centralism': {
    'SD-VAL-12': ({ values }, { row }) =>
      `Ninguna cara muestra ${row(values.map(String), 'or')} €, así que el dado no puede decidir el grado de centralismo.`,
  },
  'duplicate-cell': {
    'SD-VAL-01': orIllFormed(({ fault, cell, row, column }) =>
      fault === 'taken'
        ? `La casilla ${cell} está en la fila ${withMinus(row)}, columna ${withMinus(column)}, donde ya hay otra.`
        : `La casilla ${cell} está en la fila ${withMinus(row)}, columna ${withMinus(column)}: han de ser números enteros.`,
    ),
  },
  'duplicate-symbol': {
    'SD-VAL-08': ({ id, symbol }, { name }) => `La carta «${id}» es la segunda con el símbolo «${name(symbol, 'words')}».`,
  },
  'duplicate-tile': { 'SD-VAL-03': orIllFormed((facts) => badId('La carta', 'dos cartas', facts)) },
  'no-urn-tile': { 'SD-VAL-06': () => 'Ninguna carta es de la urna; ha de haber al menos una.' },
  'not-enough-discs': {
    'SD-VAL-14': ({ twos, ones, twosNeeded, onesNeeded }, { count }) =>
      `De 2 € hay ${count(twos, 'disco', 'discos')} y de 1 € hay ${ones}; para tantos jugadores hacen falta ${twosNeeded} y ${onesNeeded}.`,
  },
  'tile-count-mismatch': {
    'SD-VAL-02': ({ tiles, cells }, { count }) =>
      `Ha de haber tantas cartas como casillas: hay ${count(tiles, 'carta', 'cartas')} para ${count(cells, 'casilla', 'casillas')}.`,
  },
};
