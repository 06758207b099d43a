import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Your Nation. */
export const yourNation: Chapter<ClauseId> = {
  id: 'your-nation',
  title: 'Tu Nación',
  blocks: [
    { kind: 'heading', text: 'Diez atributos' },
    {
      kind: 'text',
      text: 'Describen tu Nación diez números de 1 a 100. Cinco son atributos de Dominio, que dicen qué puede movilizar; cinco son de Autoridad, que dicen con qué acierto lo hace. Se nombran siempre en el mismo orden.',
      cites: ['OT-STAT-01'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'Fuerza Militar (MIL): tropas regulares. Fuerza Auxiliar (AUX): milicias, irregulares, civiles en armas. Poder Económico (ECN): bienes y comercio. Control Cultural (CLT): ideas y creencias. Control Administrativo (ADM): los funcionarios y sus archivos.',
          cites: ['OT-STAT-01'],
        },
        {
          text: 'Gestión (GES): poner los medios al servicio de algo. Lealtad (LEA): cuánto se te adhiere la gente. Técnica (TCN): la pericia. Inteligencia (INT): saber cosas. Prestigio (PRS): tu nombre en el mundo.',
          cites: ['OT-STAT-01'],
        },
      ],
    },
    { kind: 'heading', text: 'Veinticinco estadísticas' },
    {
      kind: 'text',
      text: 'Todo lo que intentas usa una estadística, y cada estadística une un atributo de Dominio con uno de Autoridad. Su suma es el Umbral de Éxito: con Fuerza Militar 20 y Gestión 30, tu Ofensiva es 50. Un Umbral nunca es menor que 1 ni mayor que 100.',
      cites: ['OT-STAT-02', 'OT-STAT-03'],
    },
    tables.grid,
    {
      kind: 'text',
      text: 'El original da a Seguridad los mismos atributos que a Intriga y deja sin estadística la pareja de Control Administrativo y Lealtad; aquí esa pareja es de Seguridad.',
      cites: ['OT-STAT-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Índices y bolsas' },
    {
      kind: 'text',
      text: 'Dos índices dicen cuánto aguanta tu Nación. La Viabilidad es lo que mantiene la vida en marcha: su capacidad es Fuerza Militar + Control Administrativo + Poder Económico. La Legitimidad es el apoyo de tus súbditos: su capacidad es Control Cultural + Fuerza Auxiliar + Poder Económico. Los modificadores no entran en la cuenta. No hay un tercer índice.',
      cites: ['OT-STATE-01'],
    },
    {
      kind: 'text',
      text: 'Lo que se anota es el daño. Nunca pasa de la capacidad, y baja con ella; cuando un atributo sube, sube la capacidad y la parte nueva viene llena.',
      cites: ['OT-STATE-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Dos bolsas dicen cómo prosperas: la Riqueza y el Progreso. Guardan números enteros y no conocen deudas: si debes pagar más de lo que tienes, pagas lo que tienes.',
      cites: ['OT-STATE-03'],
    },
    { kind: 'heading', text: 'Tres clases de Nación' },
    {
      kind: 'text',
      text: 'La mayoría de las Naciones son Estados Sedentarios, con regiones y una capital. Una Horda Migratoria va de un lado a otro y no posee tierra. Un Movimiento Armado es un pueblo alzado que se ha hecho Nación. Todas siguen las mismas reglas, con las diferencias que cuenta el capítulo de Hordas, Huestes y Colonias.',
      cites: ['OT-NAT-01', 'OT-NAT-07'],
    },
    { kind: 'heading', text: 'Quién actúa por quién' },
    {
      kind: 'text',
      text: 'La Nación que llevas como propia es una Nación-Jugador, y la controlas tú. También controlas a sus vasallos directos que nadie lleve. Todas las demás están en manos del administrador, que actúa por ellas con las mismas acciones y los mismos límites que tú.',
      cites: ['OT-STATE-07', 'OT-ACT-06'],
    },
  ],
};
