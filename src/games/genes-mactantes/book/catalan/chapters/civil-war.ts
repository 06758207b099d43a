import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const civilWar: Chapter<ClauseId> = {
  id: 'civil-war',
  title: 'La guerra civil',
  blocks: [
    {
      kind: 'text',
      text: 'Si l’Autoritat et falla en una crisi, el país es parteix. Els rebels comencen amb 5 punts i sense ningú que els dirigisca. Un país només té una guerra civil alhora.',
      cites: ['GM-CIVW-01'],
    },
    {
      kind: 'text',
      text: 'Des de llavors, cada torn, has d’apuntar Guerra civil entre les accions internes mentre tingues alguna acció. És l’única que no et pots deixar.',
      cites: ['GM-DECL-07', 'GM-CIVI-01'],
    },
    {
      kind: 'text',
      text: 'Els altres poden apuntar Recolzar un alçament contra tu, una acció externa pròpia. No es llig; quan lluites la guerra es demana als qui l’han apuntada què hi posen. Si aquest torn no la lluites, es perd.',
      cites: ['GM-SREB-01', 'GM-CIVW-02', 'GM-CIVW-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'La batalla' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Els qui recolzen l’alçament hi posen armades i patrulles que són en terra teua, i personatges que hi són i tenen Militarisme.',
          cites: ['GM-CIVW-04'],
        },
        {
          text: 'Qui hi posa els primers personatges en nomena un principal dels rebels; per a aquest també val l’Autoritat, si és millor.',
          cites: ['GM-CIVW-05', 'GM-CIVW-08'],
        },
        {
          text: 'Tu lluites amb el teu Militarisme, totes les tropes, siguen on siguen, els personatges actius que tens a casa, i el principal.',
          cites: ['GM-CIVW-06'],
        },
        { text: 'Els rebels lluiten amb els seus punts, el teu Contrapoder i el que els hi han posat.', cites: ['GM-CIVW-08'] },
        {
          text: 'Tires tu primer, després els rebels. Les muralles, el terreny i la informació no compten. El bàndol rebel es reparteix les pèrdues punt a punt: primer un dels rebels, després un de cada un dels qui els recolzen, en l’ordre en què han respost, i torna a començar.',
          cites: ['GM-CIVW-09', 'GM-CIVW-10'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'El teu principal compta amb el millor de Militarisme i Autoritat, encara que siga fora o ja haja sigut actiu. Captiu, o en una ciutat afectada per un desastre, no.',
      cites: ['GM-CIVW-07'],
      ruling: true,
    },
    { kind: 'text', text: 'Després queden exposats els ajudants del bàndol vençut.', cites: ['GM-CIVW-16'] },
    { kind: 'heading', text: 'Com s’acaba' },
    {
      kind: 'points',
      items: [
        {
          text: 'Has perdut si no et queda Exèrcit, l’hages perdut com l’hages perdut, o si mor el teu principal. Quedes eliminat.',
          cites: ['GM-CIVW-11', 'GM-CIVW-12', 'GM-ELIM-02'],
        },
        { text: 'Has guanyat si als rebels no els queden punts, o si mor el seu principal.', cites: ['GM-CIVW-13'] },
        {
          text: 'Si encara no està decidit, fes una prova d’Autoritat contra 14, amb ajudants de casa que no hagen lluitat. Si la superes, s’ha acabat.',
          cites: ['GM-CIVW-14'],
        },
      ],
    },
    { kind: 'text', text: 'Si no, continua el torn vinent. Quan s’acaba, no canvia res més.', cites: ['GM-CIVW-15'] },
    {
      kind: 'played',
      title: 'La guerra d’Ada a casa',
      text: 'El govern d’Ada és en guerra civil, i Bo hi posa la mà.',
      ...played['a-civil-war'],
    },
  ],
};
