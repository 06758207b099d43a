import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** War. */
export const war: Chapter<ClauseId> = {
  id: 'war',
  title: 'La guerra',
  blocks: [
    { kind: 'heading', text: 'Hostilidades y guerra' },
    {
      kind: 'text',
      text: 'Dos Naciones se enfrentan cuando una ataca a la otra abiertamente, triunfe o no. Espiar y sabotear no son enfrentamiento, ni nada encubierto que siga oculto.',
      cites: ['OT-WAR-01'],
    },
    {
      kind: 'text',
      text: 'Un enfrentamiento abre las hostilidades. Si se enfrentan tres turnos seguidos, es la guerra.',
      cites: ['OT-WAR-02', 'OT-WAR-03'],
    },
    {
      kind: 'text',
      text: 'Declarar la guerra son solo palabras; pero con la declaración en pie, el primer enfrentamiento ya es guerra.',
      cites: ['OT-WAR-04'],
    },
    {
      kind: 'text',
      text: 'Un año sin enfrentamiento termina las hostilidades, y dos seguidos suspenden una guerra. Un nuevo enfrentamiento la reanuda al instante.',
      cites: ['OT-WAR-05', 'OT-WAR-06'],
    },
    { kind: 'text', text: 'Una paz termina todo entre sus partes, y entre ellas y quien se adhiera después.', cites: ['OT-WAR-09'] },
    {
      kind: 'text',
      text: 'Solo la guerra que se combate cuenta para la fatiga, los aliados y la recuperación, y solo sus años de combate; las hostilidades y las guerras suspendidas, no.',
      cites: ['OT-WAR-07', 'OT-WAR-08'],
    },
    { kind: 'heading', text: 'Fatiga de guerra' },
    {
      kind: 'text',
      text: 'Cada Nación con la que estás en guerra es un frente, o varios si lo dice el administrador. Un vasallo cuenta la mitad, lo mismo que un enemigo al que solo llegas por tierra de otro enemigo.',
      cites: ['OT-WAR-11'],
    },
    {
      kind: 'text',
      text: 'A un enemigo solo llegas por tierra de otro si la tuya y la suya no se tocan, pero la de ese otro toca las dos.',
      cites: ['OT-WAR-12'],
    },
    {
      kind: 'text',
      text: 'Sostienes dos frentes. Por cada frente entero de más tienes +5.',
      cites: ['OT-WAR-13', 'OT-WAR-15'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Sostienes uno más por cada aliado que combata a uno de los mismos enemigos: por tratado, o como Patrono o vasallo. La Logística de Campaña da otro más, y el administrador puede dar más.',
      cites: ['OT-WAR-14'],
    },
    {
      kind: 'text',
      text: 'La fatiga pesa en las acciones de guerra y en las respuestas a aquellos con quienes estás en guerra. Son acciones de guerra las hostiles contra esos enemigos, suprimir rebeldes y combatir a un bando de una guerra civil.',
      cites: ['OT-WAR-10', 'OT-WAR-16'],
    },
  ],
};
