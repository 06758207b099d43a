import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** The map. */
export const theMap: Chapter<ClauseId> = {
  id: 'the-map',
  title: 'El mapa',
  blocks: [
    {
      kind: 'text',
      text: 'El mapa se compone de regiones. Cada una tiene nombre, pertenece a una zona del mundo y tiene una cultura y una fe.',
      cites: ['OT-CONT-02'],
    },
    {
      kind: 'text',
      text: 'Las fronteras unen regiones. Ir por tierra mide 1; cruzar el mar o una barrera, como una cordillera o un desierto, 2. La distancia entre dos regiones es la longitud del camino más corto entre ellas. A algunos lugares puede no llegarse de ningún modo.',
      cites: ['OT-CONT-03'],
    },
    {
      kind: 'text',
      text: 'La región que no es de nadie es territorio negro: vacía, escasamente poblada o poblada sin orden político. No es una Nación. No tiene atributos ni contramedidas; puedes ocuparla, parlamentar con sus tribus, acercarte a su cultura, atravesarla o apostar en ella una Hueste. Aunque haya en ella una Horda o una Hueste, sigue negra.',
      cites: ['OT-CONT-05', 'OT-NAT-12'],
    },
    {
      kind: 'text',
      text: 'Tu territorio son las regiones que posees. Una Horda o un Movimiento tiene además la región donde está, y para las medidas en nombre de una Organización cuenta también la tierra de esta. El lugar donde acampa tu Hueste no es tuyo.',
      cites: ['OT-STATE-08'],
    },
    {
      kind: 'text',
      text: 'Cuando una región cambia de manos, lo hace al instante. Solo el mapa dibujado se actualiza al final de cada ciclo.',
      cites: ['OT-FLOW-17'],
    },
    { kind: 'heading', text: 'El mundo del año 500' },
    {
      kind: 'text',
      text: 'Si no elegís otro, de uno a ocho jugáis en el mundo del año 500. De nueve a dieciséis, en una rueda de tantas tierras como jugadores, todas de la misma forma.',
      cites: ['OT-CONT-24'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Cada Nación es allí un Estado o una Horda, con cultura, fe, dos atributos preponderantes y quizá un Patrono. Ocho Estados están abiertos a los jugadores; cada uno tiene dos regiones unidas por tierra y ni vasallos ni Huestes ni Colonias, para que nadie empiece con ventaja.',
      cites: ['OT-CONT-04', 'OT-CONT-08'],
      ruling: true,
    },
    tables.nations,
    { kind: 'text', text: 'Estas son las regiones, con quien las posee y lo que tocan.', cites: ['OT-CONT-06', 'OT-CONT-07'] },
    tables.lands,
  ],
};
