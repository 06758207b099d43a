import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Dos, tres o uno solo. */
export const fewerPlayers: Chapter<ClauseId> = {
  id: 'fewer-players',
  title: 'Dos, tres o uno solo',
  blocks: [
    { kind: 'heading', text: 'Dos o tres' },
    {
      kind: 'text',
      text: 'Valen las mismas reglas en todas las modalidades y grados. Solo si el dado muestra un ciudadano que no juega, la tirada no vale, tampoco su dinero, y se repite.',
      cites: ['SD-FEW-01', 'SD-ROLL-02'],
      ruling: true,
    },
    { kind: 'text', text: 'En una moción entre dos no hay nadie más a quien pedir apoyo.', cites: ['SD-MOT-04'] },
    { kind: 'heading', text: 'Uno solo' },
    {
      kind: 'text',
      text: 'Se puede jugar en solitario, en la modalidad A o en la AB, con centralismo elevado o intenso. Tenéis la Generalitat toda la partida.',
      cites: ['SD-CFG-07', 'SD-CFG-08', 'SD-CEN-02', 'SD-FEW-03'],
      ruling: true,
    },
    {
      kind: 'points',
      items: [
        { text: 'Empezáis con 8 €: tres monedas de 2 € y dos de 1 €.', cites: ['SD-SET-03'], ruling: true },
        { text: 'Cada turno pagáis 3 €, o 2 € mientras la agencia tributaria está descubierta.', cites: ['SD-TAX-05'] },
        { text: 'Valen todas las tiradas, salga el color que salga.', cites: ['SD-ROLL-03'] },
        { text: 'No hay cohesión social, así que nada se entrega ni se intercambia.', cites: ['SD-FLOW-02', 'SD-EXC-13'] },
        { text: 'Os desplazáis siempre, diga lo que diga el dado.', cites: ['SD-MOV-04'] },
        {
          text: 'En la modalidad AB vuestros discos pueden proteger la urna. Nada más de la gestión pública tiene sentido en solitario, y no hay votaciones.',
          cites: ['SD-FEW-02'],
          ruling: true,
        },
        { text: 'Si echáis a suertes el grado de centralismo, con 0 € se repite la tirada.', cites: ['SD-CEN-04'], ruling: true },
      ],
    },
    {
      kind: 'text',
      text: 'Ganáis tanto con la consulta como con la declaración de independencia, y perdéis si no podéis pagar.',
      cites: ['SD-END-10'],
      ruling: true,
    },
  ],
};
