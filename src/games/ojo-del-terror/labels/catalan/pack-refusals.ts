import { own } from '../../../../core/data/own.js';
import { withMinus } from '../../../../core/data/with-minus.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import type { packRefusals } from '../../refusals/packs.js';
import { of } from './phrases.js';

const measures = {
  baseDefence: 'la Defensa pròpia',
  resources: 'el nombre de símbols de Recursos',
  inhabitants: 'el nombre d’habitants',
  points: 'el nombre de punts',
};
const lists: Readonly<Record<string, string>> = {
  gods: 'els déus',
  kinds: 'les classes d’habitants',
  warbands: 'les bandes',
  sectors: 'els sectors',
  subsectors: 'els subsectors',
  planets: 'els planetes',
};
const missing: Readonly<Record<string, string>> = {
  god: 'cap déu',
  kind: 'cap classe d’habitants',
  sector: 'cap sector',
  subsector: 'cap subsector',
  planet: 'cap planeta',
};
/** Where a sector or a world lies. */
export const onSide = { eye: 'dins de l’Ull', outer: 'fora de l’Ull' };

/** What is wrong with a pack of content, in Catalan. */
export const packs: RefusalsIn<typeof packRefusals> = {
  'pack-bad-home': {
    'ET-VAL-13': (facts) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} és el món natal ${withMinus(facts.home)}; els mons natals es numeren de 0 a ${facts.homes - 1}.`;
        case 'twice':
          return `El món natal ${facts.home} hi és dues vegades.`;
        case 'in-the-eye':
          return `El món natal ${facts.id} no és fora de l’Ull.`;
        case 'inhabited':
          return `El món natal ${facts.id} està habitat.`;
      }
    },
  },
  'pack-bad-link': {
    'ET-VAL-06': (facts) =>
      facts.fault === 'to-itself'
        ? `El subsector ${facts.a} figura com a adjacent a si mateix.`
        : `Els subsectors ${facts.a} i ${facts.b} figuren dues vegades com a adjacents.`,
  },
  'pack-bad-start-table': {
    'ET-VAL-14': (facts, { count }) => {
      switch (facts.fault) {
        case 'no-number-of-players':
          return `«${facts.row}» no és un nombre de jugadors de 2 a 12.`;
        case 'wrong-length':
          return `La fila per a ${count(facts.players, 'jugador', 'jugadors')} indica ${count(facts.seats, 'món natal', 'mons natals')}.`;
        case 'home-twice':
          return `La fila ${facts.row} indica dues vegades un món natal.`;
        case 'unknown-home':
          return `La fila ${facts.row} indica el món natal ${withMinus(facts.home)}, que no existeix.`;
      }
    },
  },
  'pack-duplicate-id': { 'ET-VAL-01': ({ list, id }) => `«${id}» és dues vegades entre ${own<string>(lists, list) ?? list}.` },
  'pack-links-disagree-with-cells': {
    'ET-VAL-08': (facts) => {
      switch (facts.fault) {
        case 'no-cells':
          return `El subsector ${facts.id} no té caselles, encara que d’altres sí.`;
        case 'cell-twice':
          return `La casella ${facts.cell} és alhora dels subsectors ${facts.other} i ${facts.id}.`;
        case 'no-edge':
          return `Els subsectors ${facts.a} i ${facts.b} figuren com a adjacents, però no comparteixen cap costat.`;
        case 'no-link':
          return `Els subsectors ${facts.a} i ${facts.b} comparteixen un costat, però no figuren com a adjacents.`;
      }
    },
  },
  'pack-map-disconnected': {
    'ET-VAL-07': ({ from, cutOff }, { list }) => `Sense camí des del subsector ${from}: ${list(cutOff)}.`,
  },
  'pack-missing-side': { 'ET-VAL-05': ({ side }) => `No hi ha cap sector ${onSide[side]}.` },
  'pack-no-gate': { 'ET-VAL-09': () => 'Cap parell de subsectors adjacents no travessa el Límit per una porta.' },
  'pack-number-out-of-range': {
    'ET-VAL-10': ({ what, id, min, max, value }) =>
      `A «${id}», ${measures[what]} ha de ser un enter ${of(`${min}`)} a ${max}; és ${withMinus(value)}.`,
  },
  'pack-sacred-rank': { 'ET-VAL-12': ({ id, sacred }) => `El món ${id} és sagrat per a ${sacred}, que és un déu menor.` },
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts, { count }) =>
      facts.fault === 'no-major-god'
        ? 'No hi ha cap déu major.'
        : `${facts.id} té ${count(facts.outer, 'món sagrat', 'mons sagrats')} fora de l’Ull i ${facts.eye} dins; en necessita tres, amb almenys un a cada costat.`,
  },
  'pack-sector-empty': { 'ET-VAL-04': ({ id }) => `El sector ${id} no té cap subsector.` },
  'pack-subsector-too-small': {
    'ET-VAL-03': ({ id, planets }, { count }) => `El subsector ${id} té ${count(planets, 'planeta', 'planetes')}; en necessita dos o més.`,
  },
  'pack-too-few-warbands': {
    'ET-VAL-15': ({ warbands, needed }, { count }) =>
      `El paquet té ${count(warbands, 'banda', 'bandes')} per a un màxim ${of(count(needed, 'jugador', 'jugadors'))}.`,
  },
  'pack-unknown-deed': {
    'ET-VAL-16': (facts) =>
      facts.fault === 'unknown' ? `No hi ha cap gesta «${facts.id}».` : `La gesta «${facts.id}» hi és dues vegades.`,
  },
  'pack-unknown-reference': {
    'ET-VAL-02': (facts) =>
      facts.fault === 'unknown-id'
        ? `El paquet no té ${own<string>(missing, facts.what) ?? facts.what} «${facts.id}».`
        : `«${facts.id}» no pot ser el nom d’un déu: és el de les bandes que no en tenen cap.`,
  },
};
