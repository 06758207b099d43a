import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { external, internal, phases, points } from './tables.js';

/** The game on one page. */
export const summary: readonly Block<ClauseId>[] = [
  phases,
  {
    kind: 'text',
    text: 'Accions: 1, 2 o 3 per la Rellevància, un terç de l’Autoritat, un terç de la Tecnologia, cada terç cap avall.',
    cites: ['GM-ALLO-01'],
  },
  {
    kind: 'text',
    text: 'Primer Exèrcit: 5, 10 o 15 per la Rellevància, 2 per ciutat, el Militarisme, la meitat de la Tecnologia i els punts comprats.',
    cites: ['GM-DEPL-01'],
  },
  {
    kind: 'text',
    text: 'Prova: dau, característica i personatges actius, per damunt de la dificultat. Contesa: el mateix els dos, i guanya la xifra més alta. Un 1 és una errada; un 0 és un 10 i un èxit.',
    cites: ['GM-TEST-01', 'GM-TEST-02', 'GM-TEST-03', 'GM-CONT-01', 'GM-CONT-02'],
  },
  {
    kind: 'text',
    text: 'Crisi a 3 o menys: una acció, 1 més; si encara és a 3 o menys, prova contra 11. Si falla: guerra civil, Bloqueig, Anarquia o Autarquia.',
    cites: ['GM-CRIS-04', 'GM-CRIS-07', 'GM-CRIS-11', 'GM-CRIS-12'],
  },
  internal,
  external,
  points,
  { kind: 'text', text: 'Ciutat: armada a la base, setge, i després un assalt decisiu. Muralles: 2.', cites: ['GM-CONQ-01', 'GM-BPRO-06'] },
  { kind: 'text', text: 'Fora: sense cap ciutat, o una guerra civil perduda.', cites: ['GM-ELIM-01', 'GM-ELIM-02'] },
];
