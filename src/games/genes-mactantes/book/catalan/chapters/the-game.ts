import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const theGame: Chapter<ClauseId> = {
  id: 'the-game',
  title: 'De què va el joc',
  blocks: [
    {
      kind: 'text',
      text: 'Genes Mactantes és llatí, i vol dir pobles que lluiten, o pobles que es magnifiquen. De dos a deu jugadors, cadascun dirigeix un país d’una regió compartida. En sou els polítics, els espies, els generals i la cort, i ningú més de la taula no us vol bé.',
      cites: ['GM-CFG-01'],
    },
    {
      kind: 'text',
      text: 'El teu país té quatre característiques, que diuen com és d’obeït, d’influent, de fort i d’avançat. Té ciutats, sense les quals no pot viure; un Exèrcit, repartit pel mapa; i potser uns quants personatges, un dels quals és el cap de l’estat.',
      cites: ['GM-COMP-01'],
    },
    {
      kind: 'text',
      text: 'Cada torn apuntes d’amagat què faràs a casa i fora, tantes accions com el país pot dur a terme. Després les accions es lligen i es proven d’una en una, i comença el governant més ben obeït.',
      cites: ['GM-FLOW-01', 'GM-INIT-01'],
    },
    { kind: 'heading', text: 'Com es guanya' },
    {
      kind: 'text',
      text: 'Per defecte es juguen deu torns i es compten punts: puntuen un país fort, la gent lliure, les ciutats i l’Exèrcit. Però la partida es pot acabar en qualsevol moment: quan algú té la capital de tots els rivals, quan algú ha substituït el principal de tots els rivals, o quan només queda un país.',
      cites: ['GM-END-01', 'GM-END-03'],
    },
    {
      kind: 'text',
      text: 'I entre dau i dau es parla. Gairebé tot es pot bescanviar, de les ciutats als secrets, i pots prometre el que vulgues.',
      cites: ['GM-TRAD-03', 'GM-TRAD-12'],
    },
  ],
};
