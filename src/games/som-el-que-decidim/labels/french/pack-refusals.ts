import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInFrench } from '../../../../core/words/french.js';
import type { packRefusals } from '../../refusals/packs.js';
import { of } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInFrench);

/** A name that is none, or that another of its sort has. */
type BadId = { readonly fault: 'empty-id' | 'unfit-id'; readonly place: number } | { readonly fault: 'twice'; readonly id: string };

const badId = (the: string, two: string, facts: BadId): string => {
  switch (facts.fault) {
    case 'empty-id':
      return `${the} ${facts.place} a un nom vide.`;
    case 'twice':
      return `Il y a ${two} « ${facts.id} ».`;
    case 'unfit-id':
      return `${the} ${facts.place} a un nom qui ne peut pas être conservé.`;
  }
};

/** What a board, tiles, discs and a die of one's own are refused for, in French. */
export const packs: RefusalsIn<typeof packRefusals> = {
  'bad-die': {
    'SD-VAL-10': orIllFormed((facts, { count }) =>
      facts.fault === 'not-six'
        ? `Le dé a ${count(facts.faces, 'face', 'faces')} ; il doit en avoir 6.`
        : `La face ${facts.face} montre ${withMinus(facts.money)} € ; il faut un nombre entier, 0 ou plus.`,
    ),
  },
  'bad-disc': {
    'SD-VAL-13': orIllFormed((facts, { name }) =>
      facts.fault === 'value'
        ? `Le disque « ${facts.id} » vaut ${withMinus(facts.value)} € ; il doit valoir ${facts.worth} €, comme tous ceux ${of(name(facts.kind, 'words'))}.`
        : badId('Le disque', 'deux disques', facts),
    ),
  },
  'bad-participation-count': {
    'SD-VAL-15': orIllFormed(({ participation }) => `Le nombre de disques de participation ne peut pas être ${withMinus(participation)}.`),
  },
  'bad-start-tile': {
    'SD-VAL-05': (facts, { name }) => {
      switch (facts.fault) {
        case 'not-one':
          return `Il faut une carte de départ ; ${facts.starts === 0 ? 'il n’y en a pas' : `il y en a ${facts.starts}`}.`;
        case 'flag':
          return `La carte de départ « ${facts.id} » doit porter le drapeau « ${name('catalonia', 'words')} », pas « ${name(facts.flag, 'words')} ».`;
        case 'symbol':
          return `La carte de départ « ${facts.id} » ne doit pas porter de symbole ; elle porte « ${name(facts.symbol, 'words')} ».`;
      }
    },
  },
  'bad-tile-flag': { 'SD-VAL-04': illFormedInFrench },
  'bad-tile-symbol': {
    'SD-VAL-07': orIllFormed(
      ({ id, symbol, belongsOn, flag }, { name }) =>
        `La carte « ${id} » porte le symbole « ${name(symbol, 'words')} », qui va avec le drapeau « ${name(belongsOn, 'words')} », pas « ${name(flag, 'words')} ».`,
    ),
  },
  'board-disconnected': {
    'SD-VAL-09': ({ reached, cells }, { count }) => `Sur ${count(cells, 'case', 'cases')}, la première ne mène qu’à ${reached}.`,
  },
  'die-never-valid': {
    'SD-VAL-11': (_, { list }) =>
      `Une face du dé au moins doit montrer ${list(['holder', 'everybody'], 'or', 'words')} ; sinon, le lancer pourrait se répéter sans fin.`,
  },
  'die-no-centralism': {
    'SD-VAL-12': ({ values }, { row }) =>
      `Aucune face ne montre ${row(values.map(String), 'or')} €, et le dé ne peut donc pas décider du degré de centralisme.`,
  },
  'duplicate-cell': {
    'SD-VAL-01': orIllFormed(({ fault, cell, row, column }) =>
      fault === 'taken'
        ? `La case ${cell} est à la ligne ${withMinus(row)}, colonne ${withMinus(column)}, où il y en a déjà une autre.`
        : `La case ${cell} est à la ligne ${withMinus(row)}, colonne ${withMinus(column)} : il faut des nombres entiers.`,
    ),
  },
  'duplicate-symbol': {
    'SD-VAL-08': ({ id, symbol }, { name }) => `La carte « ${id} » est la deuxième à porter le symbole « ${name(symbol, 'words')} ».`,
  },
  'duplicate-tile': { 'SD-VAL-03': orIllFormed((facts) => badId('La carte', 'deux cartes', facts)) },
  'no-urn-tile': { 'SD-VAL-06': () => 'Aucune carte n’est une partie de l’urne ; il en faut au moins une.' },
  'not-enough-discs': {
    'SD-VAL-14': ({ twos, ones, twosNeeded, onesNeeded }, { count }) =>
      `Il y a ${count(twos, 'disque', 'disques')} de 2 € et ${ones} de 1 € ; pour autant de joueurs, il en faut ${twosNeeded} et ${onesNeeded}.`,
  },
  'tile-count-mismatch': {
    'SD-VAL-02': ({ tiles, cells }, { count }) =>
      `Il faut autant de cartes que de cases : il y a ${count(tiles, 'carte', 'cartes')} pour ${count(cells, 'case', 'cases')}.`,
  },
};
