import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What a map of one's own must be like. */
export const ownMaps: Chapter<ClauseId> = {
  id: 'own-maps',
  title: 'Mapas propios',
  blocks: [
    {
      kind: 'text',
      text: 'Podéis jugar en un mapa propio: un paquete de contenido con sus dioses, bandas, sectores, planetas y gestas. Se revisa antes de la partida, y se dicen todos sus defectos a la vez.',
      cites: ['ET-CFG-02', 'ET-VAL-17'],
    },
    { kind: 'heading', text: 'El mapa' },
    {
      kind: 'points',
      items: [
        { text: 'Tiene al menos un sector exterior y al menos uno del Ojo.', cites: ['ET-VAL-05'] },
        { text: 'Cada sector tiene algún subsector, y cada subsector, al menos dos planetas.', cites: ['ET-VAL-03', 'ET-VAL-04'] },
        {
          text: 'De cualquier subsector se llega a cualquier otro por adyacentes. Ninguno es adyacente a sí mismo, y ningún par figura dos veces.',
          cites: ['ET-VAL-06', 'ET-VAL-07'],
        },
        {
          text: 'Si se dibuja en una cuadrícula, se dibuja todo: son adyacentes justo los subsectores cuyas casillas comparten un lado.',
          cites: ['ET-VAL-08'],
        },
        { text: 'En algún sitio una puerta cruza el Límite.', cites: ['ET-VAL-09'] },
        {
          text: 'Los mundos natales son exteriores, sin habitantes, y se numeran desde 0 sin huecos. La tabla de salida nombra otros tantos para cada número de jugadores.',
          cites: ['ET-VAL-13', 'ET-VAL-14'],
        },
      ],
    },
    { kind: 'heading', text: 'Todo lo demás' },
    {
      kind: 'points',
      items: [
        { text: 'No hay dos cosas iguales con el mismo identificador, y nada remite a lo que no está.', cites: ['ET-VAL-01', 'ET-VAL-02'] },
        {
          text: 'Los números son enteros y sensatos: Defensa propia y símbolos de Recursos de 0 a 9, habitantes de 1 a 20, puntos de una gesta de 0 a 100.',
          cites: ['ET-VAL-10'],
        },
        {
          text: 'Hay algún dios mayor, y cada uno tiene tres mundos sagrados, a ambos lados del Límite. Los menores no tienen ninguno al empezar.',
          cites: ['ET-VAL-11', 'ET-VAL-12'],
        },
        {
          text: 'Hay al menos dos bandas, y tantas como jugadores admite; una partida necesita una para cada jugador.',
          cites: ['ET-VAL-15', 'ET-CFG-04'],
        },
        { text: 'Sus gestas son algunas o todas de las dieciocho, cada una una vez. Pueden valer otros puntos.', cites: ['ET-VAL-16'] },
      ],
    },
    {
      kind: 'text',
      text: 'Para empezar con mundos natales hace falta en la tabla de salida una fila para ese número de jugadores.',
      cites: ['ET-CFG-03'],
    },
  ],
};
