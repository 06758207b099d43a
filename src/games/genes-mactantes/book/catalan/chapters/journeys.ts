import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const journeys: Chapter<ClauseId> = {
  id: 'journeys',
  title: 'Viatges i amagatalls',
  blocks: [
    {
      kind: 'text',
      text: 'Els personatges viatgen de franc. Quan et toca en la resolució, cada personatge teu pot fer un viatge, una vegada per torn, de veí en veí i tan lluny com vulgues.',
      cites: ['GM-TRAV-01', 'GM-TRAV-05', 'GM-CFG-10'],
    },
    {
      kind: 'text',
      text: 'Un viatge travessa mars però no penya-segats, acaba a terra i no entra dues vegades al mateix lloc. No viatgen els captius ni els qui són en una ciutat afectada per un desastre. Cap viatge no entra en una ciutat assetjada ni n’ix, llevat de la gent de qui l’assetja. Haver sigut actiu no és cap obstacle.',
      cites: ['GM-TRAV-02', 'GM-TRAV-03', 'GM-TRAV-04'],
    },
    { kind: 'heading', text: 'Terra d’altri' },
    {
      kind: 'text',
      text: 'Quan un viatge entra en terra d’un altre jugador, aquest pot reaccionar a l’instant: deixar passar el viatger, o provar de capturar-lo o matar-lo allà mateix. No costa res i es pot fer encara que no li toque.',
      cites: ['GM-TRAV-06', 'GM-TRAV-07', 'GM-REAC-01'],
    },
    {
      kind: 'text',
      text: 'Cada jugador té una sola ocasió per viatge, al primer dels seus territoris on s’entra, encara que el viatge acabe allà. Els mars, la terra de ningú i la pròpia són segurs.',
      cites: ['GM-TRAV-06', 'GM-TRAV-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Una reacció és una contesa, com Capturar o Assassinar a casa. El viatger s’hi defensa i el poden ajudar els qui siguen allà. Si se n’ix, el viatge continua; de l’intent ningú no es venja.',
      cites: ['GM-REAC-02', 'GM-REAC-03', 'GM-TRAV-08'],
    },
    { kind: 'played', title: 'Per terra d’altri', text: 'L’enviada d’Ada se’n va cap a la capital de Bo.', ...played['foreign-soil'] },
    { kind: 'heading', text: 'Qui sap què' },
    {
      kind: 'text',
      text: 'Gairebé tot és públic: el mapa, les tropes, les característiques, qui són els personatges, qui és captiu, quantes accions té cadascú. Tres coses no ho són: el que hi ha als fulls, on són els teus personatges lliures, i el que negocien dos jugadors.',
      cites: ['GM-VIS-01'],
    },
    {
      kind: 'text',
      text: 'Quan comença la partida tothom sap en quina ciutat és cada principal, i dels altres res. Després saps on era un personatge d’un rival quan el vas veure per última vegada.',
      cites: ['GM-VIS-03', 'GM-VIS-04'],
    },
    {
      kind: 'text',
      text: 'Veus un personatge quan és actiu, quan algú hi prova res, quan és alliberat, portat a casa, convençut o presentat. I veus el viatger que entra en terra teua. Els altres viatges no els veu ningú.',
      cites: ['GM-VIS-05', 'GM-VIS-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A fora només pots atrapar un personatge on el vas veure per última vegada. Per això un principal que s’ha mogut a la primera ronda és segur, fins que es deixa veure.',
      cites: ['GM-PERS-05'],
    },
    {
      kind: 'played',
      title: 'L’ocell ha volat',
      text: 'Ada vol capturar el principal de Bo on s’havia anunciat que era.',
      ...played['hidden-principal'],
    },
  ],
};
