import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** De qué va. */
export const theIdea: Chapter<ClauseId> = {
  id: 'the-idea',
  title: 'De qué va',
  blocks: [
    {
      kind: 'text',
      text: 'Sois ciudadanos de Catalunya y queréis votar. Entre todos buscáis las cuatro partes de una urna escondidas entre 37 cartas. Cuando aparece la cuarta se celebra la consulta, y habéis ganado.',
      cites: ['SD-URN-04', 'SD-VAL-06'],
    },
    {
      kind: 'text',
      text: 'Mientras tanto hay que llegar a fin de mes. En cada turno todos pagáis impuestos a la Hacienda española, que devuelve lo que el dado tenga a bien. Si uno de vosotros no puede pagar, perdéis todos: el Estado interviene la Generalitat. Por eso a quien gobierna le conviene repartir.',
      cites: ['SD-TAX-07', 'SD-COH-04', 'SD-ROLL-04'],
    },
    {
      kind: 'text',
      text: '¿Y si la que no puede pagar es Hacienda? Entonces el Parlament proclama la independencia, y la partida acaba de una manera muy distinta.',
      cites: ['SD-OUT-01'],
    },
    {
      kind: 'text',
      text: 'Ganáis y perdéis juntos, pero no todos con el mismo mérito. Quien reparte gana discos de participación democrática, y son ellos, nunca el dinero, los que dicen de quién es la victoria común.',
      cites: ['SD-COH-05', 'SD-END-01', 'SD-END-12'],
    },
    {
      kind: 'text',
      text: 'Para una primera partida basta con la primera parte de este libro: la modalidad A, balanzas fiscales. Más adelante añadiréis la gestión pública (modalidad B), en la que vuestros discos sirven para hacer cosas, y la participación democrática (modalidad C), en la que os dais y os quitáis el gobierno con votos. El objetivo, la preparación y los finales son siempre los mismos.',
      cites: ['SD-SET-13', 'SD-CFG-06'],
    },
  ],
};
