import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** La tributación. */
export const taxes: Chapter<ClauseId> = {
  id: 'taxes',
  title: 'La tributación',
  blocks: [
    {
      kind: 'text',
      text: 'Al empezar el turno mirad si todos podéis pagar. Si alguien no puede, la partida acaba ahí mismo, y nadie paga nada.',
      cites: ['SD-FLOW-03', 'SD-TAX-06', 'SD-TAX-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Cada uno debe 1 € a la Hacienda española. Quien tiene la Generalitat debe 2 €: uno como ciudadano y otro por solidaridad territorial.',
      cites: ['SD-TAX-01', 'SD-TAX-02'],
    },
    {
      kind: 'text',
      text: 'Pagáis de uno en uno, empezando a la derecha de quien gobierna, que paga el último. Mientras a uno le toca pagar, los demás no pueden hacer nada.',
      cites: ['SD-TAX-03', 'SD-FLOW-05'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Una primera tributación',
      text: 'Cuatro ciudadanos con 6 € cada uno. Cada cual elige con qué paga: Ada, que gobierna, se desprende aquí de un disco de justicia.',
      ...played['first-taxes'],
    },
    { kind: 'heading', text: 'La agencia tributaria' },
    {
      kind: 'text',
      text: 'Si la carta «Agència tributària catalana» está descubierta al empezar el turno, ya no os cobra los impuestos el Estado, sino vuestro propio gobierno. Cada uno paga 1 € a quien tiene la Generalitat, y este 1 € a Hacienda. Es todo lo que Hacienda recibe, y aun así sigue pagando lo que diga el dado.',
      cites: ['SD-TAX-04', 'SD-TAX-10', 'SD-ROLL-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Quien gobierna paga el último y puede hacerlo con lo que acabáis de pagarle, de modo que puede pagar aunque no tenga ni un euro.',
      cites: ['SD-TAX-06', 'SD-TAX-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Una carta que se descubre en mitad del turno no cambia los impuestos de ese turno. Si vuelve a quedar bocabajo, desde el turno siguiente pagáis como antes.',
      cites: ['SD-TAX-10', 'SD-TAX-11'],
      ruling: true,
    },
    { kind: 'heading', text: 'Cuando alguien no puede pagar' },
    {
      kind: 'text',
      text: 'Quedarse sin dinero no es ninguna vergüenza: un ciudadano sin nada sigue jugando y no pierde por ello. Deber un impuesto y no tener con qué pagarlo acaba la partida para todos. Si lo debe un ciudadano que no tiene nada, se habla de fractura social; si solo falta el euro adicional de la Generalitat, de bancarrota. En ambos casos habéis perdido.',
      cites: ['SD-TAX-12', 'SD-END-11', 'SD-TAX-07', 'SD-TAX-08'],
      ruling: true,
    },
  ],
};
