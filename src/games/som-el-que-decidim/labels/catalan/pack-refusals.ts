import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInCatalan } from '../../../../core/words/catalan.js';
import type { packRefusals } from '../../refusals/packs.js';
import { of } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInCatalan);

/** A name that is none, or that another of its sort has. */
type BadId = { readonly fault: 'empty-id' | 'unfit-id'; readonly place: number } | { readonly fault: 'twice'; readonly id: string };

const badId = (the: string, two: string, facts: BadId): string => {
  switch (facts.fault) {
    case 'empty-id':
      return `${the} ${facts.place} té un nom buit.`;
    case 'twice':
      return `Hi ha ${two} «${facts.id}».`;
    case 'unfit-id':
      return `${the} ${facts.place} té un nom que no es pot desar.`;
  }
};

/** What a board, tiles, discs and a die of one's own are refused for, in Catalan. */
export const packs: RefusalsIn<typeof packRefusals> = {
  'bad-die': {
    'SD-VAL-10': orIllFormed((facts, { count }) =>
      facts.fault === 'not-six'
        ? `El dau té ${count(facts.faces, 'cara', 'cares')}; n’ha de tenir 6.`
        : `La cara ${facts.face} mostra ${withMinus(facts.money)} €; ha de ser un nombre enter, 0 o més.`,
    ),
  },
  'bad-disc': {
    'SD-VAL-13': orIllFormed((facts, { name }) =>
      facts.fault === 'value'
        ? `El disc «${facts.id}» val ${withMinus(facts.value)} €; ha de valer ${facts.worth} €, com tots els ${of(name(facts.kind, 'words'))}.`
        : badId('El disc', 'dos discs', facts),
    ),
  },
  'bad-participation-count': {
    'SD-VAL-15': orIllFormed(({ participation }) => `El nombre de discs de participació no pot ser ${withMinus(participation)}.`),
  },
  'bad-start-tile': {
    'SD-VAL-05': (facts, { name }) => {
      switch (facts.fault) {
        case 'not-one':
          return `Hi ha d’haver una carta de sortida; ${facts.starts === 0 ? 'no n’hi ha cap' : `n’hi ha ${facts.starts}`}.`;
        case 'flag':
          return `La carta de sortida «${facts.id}» ha de dur la bandera «${name('catalonia', 'words')}», no «${name(facts.flag, 'words')}».`;
        case 'symbol':
          return `La carta de sortida «${facts.id}» no ha de dur símbol; duu «${name(facts.symbol, 'words')}».`;
      }
    },
  },
  'bad-tile-flag': { 'SD-VAL-04': illFormedInCatalan },
  'bad-tile-symbol': {
    'SD-VAL-07': orIllFormed(
      ({ id, symbol, belongsOn, flag }, { name }) =>
        `La carta «${id}» duu el símbol «${name(symbol, 'words')}», que va amb la bandera «${name(belongsOn, 'words')}», no «${name(flag, 'words')}».`,
    ),
  },
  'board-disconnected': {
    'SD-VAL-09': ({ reached, cells }, { count }) =>
      `Des de la primera casella només s’arriba a ${reached} ${of(count(cells, 'casella', 'caselles'))}.`,
  },
  'die-never-valid': {
    'SD-VAL-11': (_, { name }) =>
      `Alguna cara del dau ha de mostrar ${name('holder', 'words')} o ${name('everybody', 'words')}; si no, la tirada es podria repetir sense fi.`,
  },
  'die-no-centralism': {
    'SD-VAL-12': ({ values }, { row }) =>
      `Cap cara no mostra ${row(values.map(String), 'or')} €, i per tant el dau no pot decidir el grau de centralisme.`,
  },
  'duplicate-cell': {
    'SD-VAL-01': orIllFormed(({ fault, cell, row, column }) =>
      fault === 'taken'
        ? `La casella ${cell} és a la fila ${withMinus(row)}, columna ${withMinus(column)}, on ja n’hi ha una altra.`
        : `La casella ${cell} és a la fila ${withMinus(row)}, columna ${withMinus(column)}: han de ser nombres enters.`,
    ),
  },
  'duplicate-symbol': {
    'SD-VAL-08': ({ id, symbol }, { name }) => `La carta «${id}» és la segona amb el símbol «${name(symbol, 'words')}».`,
  },
  'duplicate-tile': { 'SD-VAL-03': orIllFormed((facts) => badId('La carta', 'dues cartes', facts)) },
  'no-urn-tile': { 'SD-VAL-06': () => 'Cap carta no és de l’urna; n’hi ha d’haver una almenys.' },
  'not-enough-discs': {
    'SD-VAL-14': ({ twos, ones, twosNeeded, onesNeeded }, { count }) =>
      `De 2 € hi ha ${count(twos, 'disc', 'discs')} i d’1 € n’hi ha ${ones}; per a tants jugadors en calen ${twosNeeded} i ${onesNeeded}.`,
  },
  'tile-count-mismatch': {
    'SD-VAL-02': ({ tiles, cells }, { count }) =>
      `Hi ha d’haver tantes cartes com caselles: hi ha ${count(tiles, 'carta', 'cartes')} per a ${count(cells, 'casella', 'caselles')}.`,
  },
};
