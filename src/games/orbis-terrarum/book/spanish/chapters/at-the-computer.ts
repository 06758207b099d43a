import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** At the computer. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'En el ordenador',
  blocks: [
    { kind: 'text', text: 'Lo que no puede ser se rechaza al crear la partida, con la primera opción equivocada.', cites: ['OT-CFG-02'] },
    {
      kind: 'text',
      text: 'Lo que contraviene una regla se rechaza con un motivo, y nada cambia. Primero va lo general: si la partida sigue y te toca; luego lo que nombras; luego lo que pide la acción misma.',
      cites: ['OT-ACT-01', 'OT-ACT-02'],
    },
    {
      kind: 'text',
      text: 'Siempre puedes preguntar qué podrías hacer. La lista es finita y todo en ella es lícito, pero no lo contiene todo: nombra los objetivos más cercanos, y nada que tengas que redactar tú.',
      cites: ['OT-ACT-04', 'OT-ACT-05', 'OT-MEAS-16'],
    },
    { kind: 'text', text: 'La lista del administrador trae sus pasos, el mazo, sus decisiones y el final.', cites: ['OT-REF-15'] },
    {
      kind: 'text',
      text: 'Todo lo que sucede se cuenta, número a número. Las medidas encubiertas y selladas, la defensa, los bonificadores guardados y las notas privadas se cuentan solo a quienes tocan.',
      cites: ['OT-ACT-07', 'OT-ACT-16'],
    },
    {
      kind: 'text',
      text: 'Los dados caen en un orden fijo, cada uno con su motivo: evento, movimientos, crisis, medidas, respuestas, y luego los del mantenimiento.',
      cites: ['OT-FLOW-18'],
    },
    {
      kind: 'text',
      text: 'Lo que se acabó puede borrarse de los registros. Nada crece sin límite: las bolsas se detienen en mil millones.',
      cites: ['OT-STATE-09', 'OT-STATE-10'],
    },
    { kind: 'heading', text: 'Quién ve qué' },
    {
      kind: 'text',
      text: 'Todo es público salvo lo que ahora se dice; y nadie puede ver dados que no se han tirado.',
      cites: ['OT-VIEW-01', 'OT-VIEW-02'],
    },
    {
      kind: 'text',
      text: 'Si acordasteis órdenes selladas, las medidas no se ven hasta que se tiran los dados. Cómo te defiendes y qué te guardas es siempre privado.',
      cites: ['OT-VIEW-07'],
    },
    {
      kind: 'text',
      text: 'Quién dio un modificador a escondidas queda oculto; también las notas del administrador, y una decisión, salvo su clase.',
      cites: ['OT-VIEW-06', 'OT-VIEW-08'],
    },
    {
      kind: 'text',
      text: 'Lo que delataría a un autor oculto se oculta con él: nombres, Umbrales, orden, hasta los rechazos. Las bolsas siguen públicas. Si sabes sacar de ellas una conclusión, sácala.',
      cites: ['OT-VIEW-10', 'OT-VIEW-11', 'OT-VIEW-12', 'OT-VIEW-13'],
      ruling: true,
    },
    { kind: 'text', text: 'El nombre de una medida no delata las ocultas.', cites: ['OT-MEAS-23'] },
  ],
};
