import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Cómo acaba y quién gana. */
export const endings: Chapter<ClauseId> = {
  id: 'endings',
  title: 'Cómo acaba y quién gana',
  blocks: [
    { kind: 'text', text: 'Hay tres finales.', cites: ['SD-FLOW-14'] },
    { kind: 'heading', text: 'Se celebra la consulta' },
    {
      kind: 'text',
      text: 'Todas las partes de la urna están al lado del tablero. Girad vuestros discos de participación por la cara de la mano que vota: quien tiene más es quien más gente ha llevado a la urna, y gana. Si empatáis varios, compartís la victoria; si nadie tiene ninguno, ganáis todos.',
      cites: ['SD-URN-04', 'SD-END-01', 'SD-END-02', 'SD-END-15'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'La partida se detiene en el acto, aunque sea en mitad de un turno: nadie más se desplaza, y una votación ganada en ese turno queda sin efecto.',
      cites: ['SD-END-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'El Estado interviene la Generalitat' },
    {
      kind: 'text',
      text: 'Alguien no puede pagar un impuesto. Girad «Concentració nacional». No ha ganado nadie.',
      cites: ['SD-END-04', 'SD-TAX-07'],
    },
    { kind: 'heading', text: 'Declaración unilateral de independencia' },
    {
      kind: 'text',
      text: 'Hacienda no puede pagar lo que dice el dado o lo que trae una carta. Girad su carta. Gana quien tiene más discos de participación.',
      cites: ['SD-OUT-01', 'SD-END-05', 'SD-END-08'],
    },
    {
      kind: 'text',
      text: 'Si varios empatan, gana únicamente quien la ha provocado, esté o no entre ellos, aunque no tenga ni un disco. Es quien gobierna, si no se pudo pagar la transferencia, o quien descubrió la carta, si era de capacidad económica.',
      cites: ['SD-END-06', 'SD-END-07'],
    },
    { kind: 'text', text: 'En ningún otro caso se gira ninguna de esas dos cartas.', cites: ['SD-END-09'] },
    {
      kind: 'played',
      title: 'Las arcas vacías',
      text: 'A Hacienda le quedan tres euros, gobierna Dot y lanza el dado. Bo y Cai son quienes tienen más participación.',
      ...played['empty-treasury'],
    },
  ],
};
