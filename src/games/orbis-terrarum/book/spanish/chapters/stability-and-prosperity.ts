import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Stability and prosperity. */
export const stabilityAndProsperity: Chapter<ClauseId> = {
  id: 'stability-and-prosperity',
  title: 'Estabilidad y prosperidad',
  blocks: [
    { kind: 'heading', text: 'Cuando estás desgastado' },
    {
      kind: 'text',
      text: 'Si un índice está a un cuarto de su capacidad o menos, tienes +5; a un décimo o menos, +10; a cero, +15.',
      cites: ['OT-IDX-01', 'OT-IDX-02'],
    },
    {
      kind: 'text',
      text: 'Si los dos están bajos cuenta solo el peor, y pesa en tus medidas pero no en tus contramedidas.',
      cites: ['OT-IDX-02', 'OT-IDX-03'],
      ruling: true,
    },
    { kind: 'text', text: 'Si ambos índices están vacíos, tu Nación se extingue.', cites: ['OT-IDX-06'] },
    {
      kind: 'text',
      text: 'Las pérdidas se detienen en cero, y la recuperación, en la capacidad. Lo que pase de ahí se pierde.',
      cites: ['OT-IDX-07'],
    },
    { kind: 'text', text: 'Al final de cada ciclo recuperas hasta 5 de cada índice.', cites: ['OT-IDX-04'] },
    {
      kind: 'text',
      text: 'No recuperas nada mientras tengas una guerra civil de dos años o más, una rebelión de tres o una guerra con cuatro años de combate.',
      cites: ['OT-IDX-05'],
    },
    { kind: 'heading', text: 'Ingresos' },
    { kind: 'text', text: 'Al final de cada ciclo toda Nación gana 5 de Riqueza y 1 de Progreso.', cites: ['OT-PROS-18'] },
    { kind: 'heading', text: 'Gastos' },
    { kind: 'text', text: 'Gastas cuando quieras durante las órdenes, sin tirada y sin gastar tu medida.', cites: ['OT-PROS-01'] },
    tables.prices,
    {
      kind: 'text',
      text: 'La Riqueza compra un bonificador pasajero en un atributo de Autoridad, Progreso, cura de los dos índices y, a alto precio, un punto duradero de un atributo de Autoridad.',
      cites: ['OT-PROS-02', 'OT-PROS-03', 'OT-PROS-04', 'OT-PROS-05', 'OT-PROS-06'],
    },
    {
      kind: 'text',
      text: 'El Progreso compra Riqueza, un bonificador pasajero en un atributo de Dominio, cura y un punto duradero de un atributo de Dominio.',
      cites: ['OT-PROS-07', 'OT-PROS-08', 'OT-PROS-09', 'OT-PROS-10', 'OT-PROS-14'],
    },
    {
      kind: 'text',
      text: 'El Progreso también mueve un alcance 5 a tu favor para siempre, y compra medidas extra, ordinarias o especiales.',
      cites: ['OT-PROS-11', 'OT-PROS-12', 'OT-PROS-13'],
    },
    {
      kind: 'text',
      text: 'El bonificador comprado es para un atributo a tu elección y para una tirada.',
      cites: ['OT-PROS-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Nadie te vende lo que de nada serviría: cura sin daño, un bonificador más allá de 25, un atributo más allá de 100.',
      cites: ['OT-PROS-15'],
    },
    {
      kind: 'text',
      text: 'Puedes dar Riqueza y Progreso a cualquier Nación viva en cualquier momento de las órdenes: un regalo, un soborno, un pago.',
      cites: ['OT-PROS-16'],
    },
    {
      kind: 'text',
      text: 'A veces el administrador o un evento te ofrece algo por un precio. Las tecnologías son ofertas así que siempre están en pie.',
      cites: ['OT-PROS-17'],
    },
    tables.technologies,
    { kind: 'text', text: 'Cada Nación puede tener cada tecnología una vez.', cites: ['OT-CONT-11'] },
    { kind: 'heading', text: 'El robo' },
    {
      kind: 'text',
      text: 'Quien roba no saca más de lo que la víctima tenía, ni gana más de lo que la víctima perdió. Donde no hay qué tomar, el robo triunfa en vano.',
      cites: ['OT-PROS-19', 'OT-PROS-24'],
    },
    {
      kind: 'text',
      text: 'Las Naciones sin Jugador están protegidas: en 10 años una libre pierde como mucho 7 de Riqueza y 2 de Progreso, y una vasalla, 5 y 1, entre todos los ladrones.',
      cites: ['OT-PROS-20', 'OT-PROS-21'],
    },
    {
      kind: 'text',
      text: 'Las Naciones-Jugador, y los vasallos bajo ellas, no tienen esa protección. Los diez años se miran hacia atrás desde el presente.',
      cites: ['OT-PROS-22', 'OT-PROS-23'],
    },
  ],
};
