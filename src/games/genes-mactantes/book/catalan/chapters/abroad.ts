import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { external } from '../tables.js';

export const abroad: Chapter<ClauseId> = {
  id: 'abroad',
  title: 'Accions a fora',
  blocks: [
    {
      kind: 'text',
      text: 'Les accions externes van contra un rival viu, i són nul·les si quan les lliges ja ha sigut eliminat. La Batalla i el Setge són al capítol de la guerra, i el que es fa contra personatges, al següent.',
      cites: ['GM-EXTN-01'],
    },
    external,
    { kind: 'heading', text: 'Espionatge' },
    {
      kind: 'text',
      text: 'Copiar tecnologia és una prova de Diplomàcia contra 12. La teua Tecnologia puja en 2; l’altre país no hi perd res.',
      cites: ['GM-COPY-01'],
    },
    { kind: 'text', text: 'Pots copiar de qualsevol que en tinga una mica.', cites: ['GM-COPY-03', 'GM-COPY-02'], ruling: true },
    {
      kind: 'text',
      text: 'Crear contrapoder és una prova de Diplomàcia contra 14. El Contrapoder de l’altre país puja en 1, o naix.',
      cites: ['GM-CCOU-01'],
    },
    { kind: 'text', text: 'Enfortir contrapoder n’hi suma 1 sense tirar, on ja n’hi ha.', cites: ['GM-SCOU-01'] },
    {
      kind: 'text',
      text: 'El Contrapoder rosega l’Autoritat del país, i ajuda els rebels si s’arriba a la guerra civil. Només el mateix país el pot fer baixar.',
      cites: ['GM-CPOW-01'],
    },
    {
      kind: 'text',
      text: 'Investigació és una prova de Diplomàcia contra 13, i et dona un punt d’informació sobre el país.',
      cites: ['GM-INVE-01'],
    },
    {
      kind: 'text',
      text: 'Promoure desafecció és una prova de Diplomàcia contra 10. L’altre país perd 1 punt d’Autoritat.',
      cites: ['GM-DISA-01'],
    },
    {
      kind: 'text',
      text: 'Sabotatge és una prova de Diplomàcia contra 12. L’altre país té una acció menys el torn vinent.',
      cites: ['GM-SABO-01'],
    },
    { kind: 'played', title: 'Ben informada', text: 'Ada sap del país de Bo més del que ell voldria.', ...played['with-intel'] },
    { kind: 'heading', text: 'Incursions' },
    {
      kind: 'text',
      text: 'Una Incursió demana una patrulla teua en terra del rival o just al costat.',
      cites: ['GM-INCU-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Fes una prova de Militarisme contra 12. El rival té una acció menys el torn vinent; no s’hi perden tropes, i la patrulla es queda on és.',
      cites: ['GM-INCU-02'],
    },
    { kind: 'heading', text: 'Quan ix malament' },
    {
      kind: 'text',
      text: 'Si una prova a fora falla, els qui hi ajudaven són descoberts, i el rival els pot capturar o matar. No cal que hi envies ningú; però sense ajuda les dificultats són altes.',
      cites: ['GM-REPR-01'],
    },
  ],
};
