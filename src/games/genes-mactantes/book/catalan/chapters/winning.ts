import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { points } from '../tables.js';

export const winning: Chapter<ClauseId> = {
  id: 'winning',
  title: 'Guanyar i perdre',
  blocks: [
    { kind: 'heading', text: 'Per punts' },
    {
      kind: 'text',
      text: 'Després de l’últim torn, el desé per defecte, compteu els punts, abans que cap desastre no lleve més Autoritat.',
      cites: ['GM-END-02', 'GM-END-03'],
    },
    points,
    {
      kind: 'text',
      text: 'De l’Autoritat es descompta el Contrapoder. Un captiu no puntua per a ningú.',
      cites: ['GM-VPTS-01', 'GM-VPTS-02', 'GM-VPTS-03', 'GM-VPTS-04'],
    },
    {
      kind: 'text',
      text: 'Si empateu, guanya qui té més ciutats, després més Exèrcit, després més Autoritat; si ni així, heu guanyat junts.',
      cites: ['GM-VPTS-05'],
      ruling: true,
    },
    { kind: 'heading', text: 'Abans del final' },
    {
      kind: 'text',
      text: 'Una partida es pot acabar abans, i s’acaba allà mateix. Es mira després de cada acció i de cada bescanvi.',
      cites: ['GM-END-05', 'GM-FLOW-17'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'Capitals: controles la capital de tots els rivals vius, totes al mateix moment. Com les has aconseguides no importa.',
          cites: ['GM-VICT-01'],
        },
        { text: 'Principals: tens anotada la substitució del principal de tots els rivals vius.', cites: ['GM-VICT-02'] },
        { text: 'L’últim país: ja no queda ningú més.', cites: ['GM-ELIM-08'] },
      ],
    },
    {
      kind: 'text',
      text: 'T’anotes la substitució d’un rival quan mates, captures o convences qui n’és el principal en aquell moment. És teua, vinga qui vinga després.',
      cites: ['GM-VICT-03'],
    },
    {
      kind: 'text',
      text: 'Però no compta mentre aquella mateixa persona és lliure i torna a ser el principal: llavors no s’ha substituït ningú.',
      cites: ['GM-VICT-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si un rival canvia ell mateix de principal, o el bescanvia, ningú no s’anota res.',
      cites: ['GM-PROM-06', 'GM-TRAD-16'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Només compten els rivals vius. Un rival sense principal no es pot substituir fins que no en tinga.',
      cites: ['GM-VICT-04'],
    },
    { kind: 'text', text: 'Calen totes les capitals o tots els principals; una mica de cada no val.', cites: ['GM-VICT-05'], ruling: true },
    {
      kind: 'text',
      text: 'Si hi ha més d’una victòria alhora, l’últim país va davant de les capitals, i les capitals davant dels principals; i qui actua va davant dels altres.',
      cites: ['GM-VICT-06'],
      ruling: true,
    },
    { kind: 'heading', text: 'Fora de la partida' },
    {
      kind: 'text',
      text: 'Quedes eliminat si no et queda cap ciutat, o si perds una guerra civil. Sense soldats o sense gent pots continuar.',
      cites: ['GM-ELIM-01', 'GM-ELIM-02'],
    },
    {
      kind: 'text',
      text: 'Se’n van les teues tropes, accions i ofertes, i s’acaben els teus setges. La teua gent deixa la partida; els teus captius queden lliures.',
      cites: ['GM-ELIM-03', 'GM-ELIM-04', 'GM-FLOW-16'],
      ruling: true,
    },
    { kind: 'text', text: 'La terra que et quedava és per a qui t’ha pres l’última ciutat.', cites: ['GM-ELIM-05'], ruling: true },
    { kind: 'text', text: 'Després d’una guerra civil és de ningú, i els rebels tenen la capital.', cites: ['GM-ELIM-06'], ruling: true },
    {
      kind: 'text',
      text: 'La terra de ningú no puntua i no s’hi pot fundar, però les seues ciutats es poden assetjar i assaltar.',
      cites: ['GM-ELIM-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Els eliminats no tenen punts i van darrere de tots, l’últim a caure davant del primer.',
      cites: ['GM-VPTS-06', 'GM-END-06'],
    },
  ],
};
