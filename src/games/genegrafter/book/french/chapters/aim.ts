import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What it is about. */
export const aim: Chapter<ClauseId> = {
  id: 'aim',
  title: 'Le but du jeu',
  blocks: [
    {
      kind: 'text',
      text: 'Le monde a changé. Des êtres aux capacités extraordinaires sont sortis de l’ombre, plus personne ne les contrôle, et il faut bien que quelqu’un décide dans quel camp ils se battront. Ce quelqu’un, c’est vous.',
    },
    {
      kind: 'text',
      text: 'On joue à deux, trois ou quatre, chacun pour soi. Vous recrutez des personnages et les envoyez se battre en duel, un contre un. Un personnage battu deux fois est pris : il rejoint la réserve génétique de son vainqueur. Chaque personnage porte des marqueurs génétiques, et à la fin, le joueur qui en possède le plus, réserve et cartes en jeu comprises, remporte la partie.',
      cites: ['GG-SCORE-06', 'GG-CONF-01'],
    },
    {
      kind: 'text',
      text: 'Le paquet cache trois cartes ADN. Chacune permet à tous de renforcer leurs personnages en génégraftant d’autres cartes dessous ; la troisième annonce la fin. Il existe une fin plus rapide : une attaque qui ne trouve pas de défenseur coûte de la vie, et quand un seul joueur en a encore, la partie est à lui.',
      cites: ['GG-OVER-01', 'GG-OVER-10'],
    },
  ],
};
