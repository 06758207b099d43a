import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Pagar y cambiar. */
export const paying: Chapter<ClauseId> = {
  id: 'paying',
  title: 'Pagar y cambiar',
  blocks: [
    {
      kind: 'text',
      text: 'Pagáis con vuestros discos, y vosotros elegís cuáles. Duele más de lo que parece cuando los discos sirven para algo.',
      cites: ['SD-PAY-01', 'SD-PAY-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Se paga justo. Los discos van a quien se le deben, y quedáis en paz. Los que van a Hacienda se giran con la moneda hacia arriba y se mezclan con los que hay allí.',
      cites: ['SD-PAY-02', 'SD-PAY-04'],
      ruling: true,
    },
    { kind: 'heading', text: 'Cuando no cuadra' },
    {
      kind: 'text',
      text: 'Si solo tenéis monedas de 2 € y debéis 1 €, alguien tiene que daros cambio: dos monedas de 1 € por una de 2 €, nunca al revés. Estas reglas valen en todas las modalidades.',
      cites: ['SD-CHG-05', 'SD-CHG-12', 'SD-CHG-01'],
      ruling: true,
    },
    {
      kind: 'steps',
      items: [
        { text: 'Primero, Hacienda. Si tiene dos monedas de 1 €, cambia ella y nadie más.', cites: ['SD-CHG-06'] },
        { text: 'Si no las tiene, cambia quien tiene la Generalitat, salvo que seáis vosotros mismos.', cites: ['SD-CHG-07'] },
        {
          text: 'Si tampoco es posible, cualquier otro jugador con dos monedas de 1 €. Elegís vosotros.',
          cites: ['SD-CHG-08'],
          ruling: true,
        },
      ],
    },
    {
      kind: 'text',
      text: 'Quien puede dar cambio tiene que darlo. Se queda vuestra moneda, y las dos que os tocan se sacan a ciegas de entre las suyas de 1 €. Después aún tenéis que pagar.',
      cites: ['SD-CHG-10', 'SD-CHG-11', 'SD-CHG-13'],
      ruling: true,
    },
    { kind: 'text', text: 'Quien no tiene ni una moneda de 1 € siempre encuentra cambio en alguna parte.', cites: ['SD-CHG-09'] },
    {
      kind: 'text',
      text: 'Hay un atajo. Si no podéis pagar justo y quien cobra tiene una única moneda de 1 €, le entregáis 1 € de más y os da esa moneda. (Si quien cobra es la Generalitat, esto solo vale mientras Hacienda tenga menos de dos; si las tiene, cambiáis con ella.) Así no hace falta que cambie nadie más.',
      cites: ['SD-PAY-05'],
      ruling: true,
    },
    { kind: 'text', text: 'Para pagar solo se cambia una moneda cuando no hay otra manera.', cites: ['SD-CHG-02'], ruling: true },
    {
      kind: 'played',
      title: 'Cambio para un impuesto',
      text: 'Cai no tiene más que una escuela y debe 1 €.',
      ...played['change-for-a-tax'],
    },
  ],
};
