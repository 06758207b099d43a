import type { EffectWords } from '../tables/fates.js';
import * as fates from '../tables/fates.js';
import * as numbers from '../tables/numbers.js';
import { optionsTable } from '../tables/options.js';
import { gridTable, usesTable } from '../tables/statistics.js';
import { landsTable, nationsTable } from '../tables/world.js';
import { naming } from './naming.js';
import { options } from './options.js';

const years = (count: number): string => (count === 1 ? '1 año' : `${count} años`);
const turns = (count: number): string => (count === 1 ? '1 turno' : `${count} turnos`);
const effects: EffectWords = {
  years,
  turns,
  measure: 'una medida extra',
  thisTurn: 'solo este turno',
  forPrice: (price, effect) => `por ${price}: ${effect}`,
  eachTurn: (losses, long) => `${losses} por turno, durante ${long}`,
};

/** Every table of the book. */
export const tables = {
  grid: gridTable(naming, 'Las 25 estadísticas: una fila por atributo de Dominio, una columna por atributo de Autoridad'),
  uses: usesTable(
    naming,
    {
      caption:
        'Para qué sirve cada estadística, y qué la contrarresta (h hostil, m busca un modificador, e especial, c puede ser encubierta)',
      head: ['Estadística', 'Umbral', 'Contramedida', 'Usos'],
    },
    { hostile: 'h', seeksModifier: 'm', special: 'e', covert: 'c' },
  ),
  grades: numbers.gradesTable(
    { caption: 'Lo que vale cada grado', head: ['', 'leve', 'normal', 'grande', 'crítico'] },
    {
      value: 'Viabilidad, Legitimidad, bonificadores y penalizadores',
      invest: 'Riqueza por Intervención',
      research: 'Progreso por Desarrollo',
      plundered: 'Riqueza perdida por Sabotaje',
      plunder: 'Riqueza ganada por Sabotaje',
      stolen: 'Progreso perdido por Espionaje',
      steal: 'Progreso ganado por Espionaje',
      acculturate: 'Lejanía cultural acortada por Reforma',
      wholly: 'toda',
      suppress: 'Pérdida por fracasar al suprimir una rebelión',
    },
  ),
  distances: numbers.distancesTable(naming, { caption: 'Alcance geográfico', head: ['Distancia', 'Modificador', 'Nombre'] }, 'o más'),
  prices: numbers.pricesTable(naming, { caption: 'La lista de precios', head: ['Por', 'compras', 'que vale'] }),
  tributes: numbers.tributesTable(naming, { caption: 'Tributos', head: ['Se paga en', 'Se tira con'] }),
  nations: nationsTable(
    naming,
    { caption: 'Las Naciones del año 500', head: ['Nación', 'Clase', 'Dónde', 'Cultura y fe', 'Preponderantes', 'Patrono'] },
    'abierta a jugadores',
  ),
  lands: landsTable(naming, {
    caption: 'Las regiones del año 500',
    head: ['Región', 'Zona', 'De quién', 'Cultura y fe', 'Por tierra', 'Por mar', 'Tras una barrera'],
  }),
  deck: fates.deckTable(naming, { caption: 'El mazo de eventos', head: ['Dado', 'Lo que se cuenta', 'Clase', 'Lo que hace'] }, effects),
  milestones: fates.milestonesTable(naming, { caption: 'Hitos', head: ['Hito', 'El hecho', 'Recompensa'] }, effects, {
    regions: (least) => `poseer ${least} regiones`,
    'peace-treaties': (least) => `ser parte en ${least} tratados de paz o de no agresión`,
    vassals: (least) => `tener ${least} vasallos directos`,
    progress: (least) => `tener ${least} de Progreso`,
    wealth: (least) => `tener ${least} de Riqueza`,
    reforms: (least) => `triunfar en ${least} medidas de Reforma`,
    'led-organizations': () => 'encabezar una Organización sin cisma',
    'peace-turns': (least) => `vivir ${least} turnos seguidos sin guerra`,
    suppressions: (least) => `suprimir ${least} rebeliones`,
    settled: () => 'hacerse Estado por Asentamiento',
  }),
  technologies: fates.technologiesTable(
    naming,
    { caption: 'Tecnologías', head: ['Tecnología', 'Coste', 'Lo que trae'] },
    {
      'force-naval': 'Ofensiva con flotas regulares',
      'force-air': 'Ofensiva aérea',
      'force-missile': 'Ofensiva balística',
      'field-logistics': 'un frente más',
      'asymmetric-tactics': 'la Supresión puede responder a un ataque',
      'long-roads': 'alcance geográfico 5 menor, sin bajar de 0',
    },
  ),
  statutes: fates.statutesTable(
    naming,
    { caption: 'Dos Estatutos modelo', head: ['Organización', 'Sus medidas', 'Fomenta', 'Mandato del Líder', 'Cercanía'] },
    { variable: 'variable', years },
  ),
  options: optionsTable({ caption: 'Lo que puede acordarse', head: ['Cuestión', 'Lo habitual'] }, options),
};
