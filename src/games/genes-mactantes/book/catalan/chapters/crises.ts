import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const crises: Chapter<ClauseId> = {
  id: 'crises',
  title: 'Situacions crítiques',
  blocks: [
    {
      kind: 'text',
      text: 'Un país descuidat es desfà. A partir del segon torn, mira les teues característiques quan comencen les situacions crítiques: cada una que siga a 3 o menys és en crisi, descomptant el Contrapoder de l’Autoritat. La llista es fa una vegada; la que baixe després espera al torn vinent.',
      cites: ['GM-CRIS-01', 'GM-CRIS-02'],
    },
    {
      kind: 'text',
      text: 'Afronteu les crisis un darrere l’altre, per l’ordre de joc; si en tens més d’una, tries per quina comences.',
      cites: ['GM-CRIS-03'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'Has d’esmerçar-hi una acció, si te’n queda cap, i la característica puja en 1.', cites: ['GM-CRIS-04', 'GM-CRIS-05'] },
        { text: 'Si ha arribat a 4, tot va bé.', cites: ['GM-CRIS-06'] },
        { text: 'Si no, fes-ne una prova contra 11.', cites: ['GM-CRIS-07'] },
      ],
    },
    {
      kind: 'text',
      text: 'Hi poden ajudar els teus personatges que siguen al país i tinguen la característica. També pots demanar-ho als altres: per ordre, cadascun que tinga algú diu qui hi envia, si és al teu país.',
      cites: ['GM-CRIS-08'],
    },
    {
      kind: 'text',
      text: 'Ningú no t’ajuda si no vols, i qui t’ajuda compta del tot. Qui ha ajudat ja ha sigut actiu; si falla, no hi ha represàlies.',
      cites: ['GM-CRIS-09', 'GM-CRIS-14'],
      ruling: true,
    },
    { kind: 'text', text: 'Si la superes, no passa res més; els mals vells continuen com eren.', cites: ['GM-CRIS-10'] },
    { kind: 'heading', text: 'Si falles' },
    {
      kind: 'points',
      items: [
        { text: 'Autoritat: esclata la guerra civil, si no n’hi ha ja una.', cites: ['GM-CRIS-11'] },
        { text: 'Diplomàcia: Bloqueig.', cites: ['GM-CRIS-12'] },
        { text: 'Militarisme: Anarquia.', cites: ['GM-CRIS-12'] },
        { text: 'Tecnologia: Autarquia.', cites: ['GM-CRIS-12'] },
      ],
    },
    {
      kind: 'text',
      text: 'El Bloqueig, l’Anarquia i l’Autarquia et costen una acció, aquest torn i tots els altres. Si tornes a fallar, te’n costen una més.',
      cites: ['GM-CRIS-12', 'GM-CRIS-13'],
    },
    {
      kind: 'text',
      text: 'S’acaben quan la característica arriba a 4, siga com siga. Quan ja s’apunten accions, però, les d’aquest torn es queden com estan.',
      cites: ['GM-CRIS-13', 'GM-APPL-02', 'GM-ALLO-04'],
      ruling: true,
    },
    { kind: 'played', title: 'Un país aïllat', text: 'Un país petit ha deixat caure la Diplomàcia a 2.', ...played['a-blockade'] },
  ],
};
