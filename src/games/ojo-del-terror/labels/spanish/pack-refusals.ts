import { own } from '../../../../core/data/own.js';
import { withMinus } from '../../../../core/data/with-minus.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { rowIn } from '../../../../core/words/saying.js';
import type { packRefusals } from '../../refusals/packs.js';

const both = (one: string, other: string): string => rowIn('es', [one, other]);

const measures = {
  baseDefence: 'la Defensa propia',
  resources: 'el número de símbolos de Recursos',
  inhabitants: 'el número de habitantes',
  points: 'el número de puntos',
};
const lists: Readonly<Record<string, string>> = {
  gods: 'los dioses',
  kinds: 'las clases de habitantes',
  warbands: 'las bandas',
  sectors: 'los sectores',
  subsectors: 'los subsectores',
  planets: 'los planetas',
};
const missing: Readonly<Record<string, string>> = {
  god: 'ningún dios',
  kind: 'ninguna clase de habitantes',
  sector: 'ningún sector',
  subsector: 'ningún subsector',
  planet: 'ningún planeta',
};
/** Where a sector or a world lies. */
export const onSide = { eye: 'dentro del Ojo', outer: 'fuera del Ojo' };

/** What is wrong with a pack of content, in Spanish. */
export const packs: RefusalsIn<typeof packRefusals> = {
  'pack-bad-home': {
    'ET-VAL-13': (facts) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} es el mundo natal ${withMinus(facts.home)}; los mundos natales se numeran de 0 a ${facts.homes - 1}.`;
        case 'twice':
          return `El mundo natal ${facts.home} figura dos veces.`;
        case 'in-the-eye':
          return `El mundo natal ${facts.id} no está fuera del Ojo.`;
        case 'inhabited':
          return `El mundo natal ${facts.id} está habitado.`;
      }
    },
  },
  'pack-bad-link': {
    'ET-VAL-06': (facts) =>
      facts.fault === 'to-itself'
        ? `El subsector ${facts.a} figura como adyacente a sí mismo.`
        : `Los subsectores ${both(facts.a, facts.b)} figuran dos veces como adyacentes.`,
  },
  'pack-bad-start-table': {
    'ET-VAL-14': (facts, { count }) => {
      switch (facts.fault) {
        case 'no-number-of-players':
          return `«${facts.row}» no es un número de jugadores de 2 a 12.`;
        case 'wrong-length':
          return `La fila para ${count(facts.players, 'jugador', 'jugadores')} nombra ${count(facts.seats, 'mundo natal', 'mundos natales')}.`;
        case 'home-twice':
          return `La fila ${facts.row} nombra dos veces un mundo natal.`;
        case 'unknown-home':
          return `La fila ${facts.row} nombra el mundo natal ${withMinus(facts.home)}, que no existe.`;
      }
    },
  },
  'pack-duplicate-id': { 'ET-VAL-01': ({ list, id }) => `«${id}» figura dos veces entre ${own<string>(lists, list) ?? list}.` },
  'pack-links-disagree-with-cells': {
    'ET-VAL-08': (facts) => {
      switch (facts.fault) {
        case 'no-cells':
          return `El subsector ${facts.id} no tiene casillas, aunque otros sí.`;
        case 'cell-twice':
          return `La casilla ${facts.cell} es a la vez de los subsectores ${both(facts.other, facts.id)}.`;
        case 'no-edge':
          return `Los subsectores ${both(facts.a, facts.b)} figuran como adyacentes, pero no comparten ningún lado.`;
        case 'no-link':
          return `Los subsectores ${both(facts.a, facts.b)} comparten un lado, pero no figuran como adyacentes.`;
      }
    },
  },
  'pack-map-disconnected': {
    'ET-VAL-07': ({ from, cutOff }, { list }) => `Sin camino desde el subsector ${from}: ${list(cutOff)}.`,
  },
  'pack-missing-side': { 'ET-VAL-05': ({ side }) => `No hay ningún sector ${onSide[side]}.` },
  'pack-no-gate': { 'ET-VAL-09': () => 'Ningún par de subsectores adyacentes cruza el Límite por una puerta.' },
  'pack-number-out-of-range': {
    'ET-VAL-10': ({ what, id, min, max, value }) =>
      `En «${id}», ${measures[what]} ha de ser un entero de ${min} a ${max}; es ${withMinus(value)}.`,
  },
  'pack-sacred-rank': { 'ET-VAL-12': ({ id, sacred }) => `El mundo ${id} es sagrado para ${sacred}, que es un dios menor.` },
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts, { count }) =>
      facts.fault === 'no-major-god'
        ? 'No hay ningún dios mayor.'
        : `${facts.id} tiene ${count(facts.outer, 'mundo sagrado', 'mundos sagrados')} fuera del Ojo y ${facts.eye} dentro; necesita tres, con al menos uno a cada lado.`,
  },
  'pack-sector-empty': { 'ET-VAL-04': ({ id }) => `El sector ${id} no tiene ningún subsector.` },
  'pack-subsector-too-small': {
    'ET-VAL-03': ({ id, planets }, { count }) => `El subsector ${id} tiene ${count(planets, 'planeta', 'planetas')}; necesita dos o más.`,
  },
  'pack-too-few-warbands': {
    'ET-VAL-15': ({ warbands, needed }, { count }) =>
      `El paquete tiene ${count(warbands, 'banda', 'bandas')} para un máximo de ${count(needed, 'jugador', 'jugadores')}.`,
  },
  'pack-unknown-deed': {
    'ET-VAL-16': (facts) =>
      facts.fault === 'unknown' ? `No hay ninguna gesta «${facts.id}».` : `La gesta «${facts.id}» figura dos veces.`,
  },
  'pack-unknown-reference': {
    'ET-VAL-02': (facts) =>
      facts.fault === 'unknown-id'
        ? `El paquete no tiene ${own<string>(missing, facts.what) ?? facts.what} «${facts.id}».`
        : `«${facts.id}» no puede ser el nombre de un dios: es el de las bandas que no tienen ninguno.`,
  },
};
