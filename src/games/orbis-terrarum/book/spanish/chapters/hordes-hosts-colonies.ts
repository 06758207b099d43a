import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Hordes, hosts and colonies. */
export const hordesHostsColonies: Chapter<ClauseId> = {
  id: 'hordes-hosts-colonies',
  title: 'Hordas, Huestes y Colonias',
  blocks: [
    { kind: 'heading', text: 'Hordas' },
    {
      kind: 'text',
      text: 'Una Horda no posee tierra. Ocupa donde está, incluso dentro de un Estado, y la tierra sigue siendo de quien era. No puede ocupar regiones ni recibirlas.',
      cites: ['OT-NAT-01'],
    },
    {
      kind: 'text',
      text: 'Una Horda se mueve cada turno a una región vecina donde no haya otra Horda. Sin orden válida va a parar, por sorteo, a una región negra vecina sin Horda; si no la hay, se queda.',
      cites: ['OT-NAT-02', 'OT-MEAS-21'],
    },
    { kind: 'heading', text: 'Huestes' },
    {
      kind: 'text',
      text: 'Una Hueste es una fracción armada de una Nación lejos de casa: expedicionaria, rebelde o mercenaria. Algunas sirven solo un tiempo; y con su Nación desaparecen todas.',
      cites: ['OT-NAT-06'],
    },
    {
      kind: 'text',
      text: 'Una Hueste puede quedarse o dar un paso por turno, y varias pueden compartir región. Los Movimientos Armados se mueven igual.',
      cites: ['OT-MEAS-22', 'OT-NAT-05'],
    },
    { kind: 'heading', text: 'Entrar en tierra ajena' },
    {
      kind: 'text',
      text: 'Para entrar en una región de otra Nación, una Horda, Hueste o Movimiento tira Ofensiva con +10; basta el empate. No hace falta tirada donde un tratado da paso, ni entre Patrono y vasallo. Esta tirada no daña a nadie ni se contrarresta.',
      cites: ['OT-NAT-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Los movimientos van por orden de Naciones. Si otra Horda llegó antes, te quedas donde estabas.',
      cites: ['OT-NAT-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Colonias' },
    {
      kind: 'text',
      text: 'Las regiones unidas por tierra a tu capital son la Metrópoli. Cualquier otra tierra tuya es una Colonia, que tiene una medida propia.',
      cites: ['OT-NAT-07'],
      ruling: true,
    },
    { kind: 'text', text: 'Cuando la tierra une una Colonia a la Metrópoli, pasa a formar parte de ella.', cites: ['OT-NAT-08'] },
    { kind: 'heading', text: 'Cuando las cosas cambian' },
    {
      kind: 'text',
      text: 'Si pierdes tu capital, lo es la primera región que te quede. Un Estado sin tierra alguna se vuelve Movimiento Armado.',
      cites: ['OT-NAT-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un Movimiento Armado que tiene tierra y ningún conflicto al final de un ciclo se hace Estado.',
      cites: ['OT-NAT-10'],
    },
    {
      kind: 'text',
      text: 'La Nación que surge durante el juego tiene el reparto habitual de atributos, nada en las bolsas y ningún jugador; va la última en el orden.',
      cites: ['OT-NAT-11'],
      ruling: true,
    },
  ],
};
