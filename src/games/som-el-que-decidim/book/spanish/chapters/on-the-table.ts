import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { board, die, flags, money, names, symbols } from '../tables.js';

/** Qué hay sobre la mesa. */
export const onTheTable: Chapter<ClauseId> = {
  id: 'on-the-table',
  title: 'Qué hay sobre la mesa',
  blocks: [
    { kind: 'heading', text: 'Los ciudadanos' },
    {
      kind: 'text',
      text: 'Hay cuatro ciudadanos. Cada uno de vosotros toma uno y no mueve ningún otro. Podéis jugar de uno a cuatro.',
      cites: ['SD-CONT-01', 'SD-CFG-01'],
    },
    { kind: 'heading', text: 'El tablero' },
    {
      kind: 'text',
      text: 'Forman el tablero 37 cartas cuadradas, dispuestas con el contorno de Catalunya. Casi todas están bocabajo y nadie sabe qué esconden.',
      cites: ['SD-CONT-06', 'SD-MAP-01', 'SD-VIEW-01'],
    },
    board,
    {
      kind: 'text',
      text: 'Dos casillas son vecinas si se tocan por un lado o por una esquina: una casilla tiene, pues, ocho vecinas como mucho, y nunca menos de cuatro. Dos casillas están alineadas si comparten fila o columna, lo que tendrá su importancia cuando actúe el Estado. A medida que encontréis la urna se abrirán huecos, pero nunca tantos que alguien se quede aislado.',
      cites: ['SD-MAP-02', 'SD-MAP-03', 'SD-MAP-04'],
    },
    {
      kind: 'text',
      text: 'Lo que hace una carta lo dice su bandera. Siete cartas llevan además un símbolo, que añade algo más.',
      cites: ['SD-TILE-02', 'SD-CONT-08'],
    },
    flags,
    symbols,
    {
      kind: 'text',
      text: 'Cada carta tiene también un nombre. Uno os hace falta desde el principio: «Concentració nacional». Es una carta de Catalunya como las demás, pero todos partís de ella y a ella volvéis.',
      cites: ['SD-CONT-07', 'SD-CONT-09', 'SD-TILE-01'],
      ruling: true,
    },
    names,
    { kind: 'heading', text: 'El dinero' },
    {
      kind: 'text',
      text: 'El dinero son 24 discos de gestión pública. Por una cara son una moneda; por la otra, un servicio (2 €) o una infraestructura (1 €). En total suman 36 €, y eso no cambia nunca.',
      cites: ['SD-CONT-02', 'SD-CONT-03', 'SD-CONT-04'],
    },
    money,
    {
      kind: 'text',
      text: 'Lo que tenéis está delante de vosotros, a la vista de todos, con el servicio o la infraestructura hacia arriba. Lo que hay en la Hacienda española, sobre su carta, al lado del tablero, enseña la moneda, y nadie sabe qué hay debajo. Ningún ciudadano pisa nunca esa carta.',
      cites: ['SD-CONT-13', 'SD-CONT-10', 'SD-VIEW-02'],
    },
    { kind: 'heading', text: 'Lo demás' },
    {
      kind: 'text',
      text: 'Doce discos de participación democrática empiezan sobre «Concentració nacional». Por una cara llevan un abanderado, que queda hacia arriba durante la partida, y por la otra una mano que vota. Un marcador indica quién tiene la Generalitat, el gobierno de Catalunya: exactamente uno de vosotros en cada momento, y el dado va con él.',
      cites: ['SD-CONT-05', 'SD-STATE-02', 'SD-CONT-11'],
    },
    {
      kind: 'text',
      text: 'El dado tiene seis caras. Cada una muestra una cantidad de dinero y quién se desplaza.',
      cites: ['SD-CONT-12', 'SD-DIE-01'],
      ruling: true,
    },
    die,
  ],
};
