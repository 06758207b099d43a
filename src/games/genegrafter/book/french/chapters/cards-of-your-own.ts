import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Cards of your own. */
export const cardsOfYourOwn: Chapter<ClauseId> = {
  id: 'cards-of-your-own',
  title: 'Vos propres cartes',
  blocks: [
    {
      kind: 'text',
      text: 'Vous pouvez jouer avec d’autres cartes que celles du paquet de base. Un tel paquet définit ses couleurs et ses pouvoirs, et peut contenir plusieurs exemplaires d’une carte ; chaque exemplaire est une carte à part entière.',
      cites: ['GG-CONT-01', 'GG-CONT-07'],
    },
    {
      kind: 'text',
      text: 'Deux cartes n’y ont jamais le même identifiant, et aucune n’en a un que le jeu se réserve.',
      cites: ['GG-PACK-01'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'Il a exactement trois cartes ADN, assez de cartes ordinaires pour toutes les mains de départ et neuf de plus, au moins deux personnages par joueur, et pas plus de mille cartes en tout.',
          cites: ['GG-PACK-02', 'GG-PACK-03', 'GG-PACK-04', 'GG-PACK-14'],
        },
        {
          text: 'Un personnage a de 1 à 9 dés d’attaque, de 1 à 9 dés de défense et de 1 à 6 marqueurs aux couleurs du paquet.',
          cites: ['GG-PACK-05', 'GG-PACK-06'],
          ruling: true,
        },
        {
          text: 'Chaque personnage a un pouvoir, tous les pouvoirs sont de ceux du paquet, et Régénération et Pouvoir Infini en font partie.',
          cites: ['GG-PACK-07'],
        },
        {
          text: 'Une capacité donne de 0 à 9 dés de chaque sorte. Si elle nomme un pouvoir, elle n’en donne pas moins avec lui que sans lui.',
          cites: ['GG-PACK-08'],
          ruling: true,
        },
        {
          text: 'Elle a une couleur du paquet. Ses effets sont ceux que raconte ce livre, avec des nombres jusqu’à 9, et seule une capacité qui nomme un pouvoir peut lui réserver un effet.',
          cites: ['GG-PACK-09', 'GG-PACK-10', 'GG-PACK-11'],
        },
        { text: 'Un équipement indique où il se porte ; les emplacements sont à votre choix.', cites: ['GG-PACK-12'] },
        { text: 'Il y a au moins autant d’évènements que vous voulez en utiliser.', cites: ['GG-PACK-13'] },
      ],
    },
  ],
};
