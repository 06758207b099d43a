import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Declarations. */
export const declarations: Chapter<ClauseId> = {
  id: 'declarations',
  title: 'Declaraciones',
  blocks: [
    {
      kind: 'text',
      text: 'Una declaración es tu palabra dada ante el mundo entero: neutralidad, un compromiso en palabras o la guerra. Puedes decir qué cuesta romperla.',
      cites: ['OT-DECL-01'],
    },
    {
      kind: 'text',
      text: 'Si no lo dices, es +5 en todas las tiradas por 5 años; y nunca es más de +15 ni de 10 años.',
      cites: ['OT-DECL-09', 'OT-DECL-10'],
    },
    {
      kind: 'text',
      text: 'Como neutral no te enfrentas a nadie. Si lo haces, pagas; salvo que el otro te atacara en este turno o en los dos anteriores, o que ya estéis en guerra. Entonces tu neutralidad termina sin penalizador.',
      cites: ['OT-DECL-06'],
    },
    {
      kind: 'text',
      text: 'Quien se enfrenta a ti siendo tú neutral paga el penalizador de tu declaración, y tú sigues neutral.',
      cites: ['OT-DECL-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un compromiso solo se rompe diciéndolo o por dictamen. Una declaración de guerra no tiene penalizador.',
      cites: ['OT-DECL-13'],
    },
    {
      kind: 'text',
      text: 'Quien se ve forzado por las circunstancias no debe nada. Salvo en la neutralidad, lo juzga el administrador.',
      cites: ['OT-DECL-14'],
    },
    { kind: 'text', text: 'Puedes revocar una declaración con dos años de preaviso, solo para ti.', cites: ['OT-DECL-03', 'OT-DECL-11'] },
    {
      kind: 'text',
      text: 'También puedes romperla al instante y pagar. En ambos casos puedes volver a declarar lo mismo más tarde.',
      cites: ['OT-DECL-04', 'OT-DECL-12'],
    },
    { kind: 'heading', text: 'En común' },
    {
      kind: 'text',
      text: 'Puedes adherirte a la declaración de otro; con reservas, solo si las aceptan todos los declarantes. Las mismas palabras dadas el mismo año por varias Naciones son una declaración conjunta.',
      cites: ['OT-DECL-02', 'OT-DECL-05'],
    },
    {
      kind: 'text',
      text: 'Si uno de sus declarantes rompe una declaración conjunta, o cualquier otro la viola frente a uno de ellos, termina para todos.',
      cites: ['OT-DECL-08'],
    },
  ],
};
