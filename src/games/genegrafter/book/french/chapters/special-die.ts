import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** The special die. */
export const specialDie: Chapter<ClauseId> = {
  id: 'special-die',
  title: 'Le dé spécial',
  blocks: [
    {
      kind: 'text',
      text: 'Chacun a un dé spécial, utilisable une seule fois de toute la partie. Une fois lancé, il est dépensé, quoi qu’il en sorte.',
      cites: ['GG-SPEC-01', 'GG-SPEC-12'],
    },
    {
      kind: 'text',
      text: 'Vous pouvez le lancer pendant le tour de n’importe qui, même au milieu du duel d’un autre : en phase principale, avant qu’un défenseur soit nommé, avant qu’une attaque directe frappe, pendant qu’on pose des cartes, pendant un round génégraft, et pendant qu’un joueur défausse. Il n’attend que lorsqu’on change les dés, ou lorsque quelqu’un doit décider pour une carte ou un évènement.',
      cites: ['GG-SPEC-02'],
      ruling: true,
    },
    { kind: 'text', text: 'Lancez-le et faites ce que dit la face.', cites: ['GG-SPEC-03'], ruling: true },
    {
      kind: 'points',
      items: [
        { text: '1 : mettez en jeu un personnage de votre réserve génétique.', cites: ['GG-SPEC-04'] },
        { text: '2 : un adversaire de votre choix défausse une carte.', cites: ['GG-SPEC-06'] },
        { text: '3 : piochez une carte.', cites: ['GG-SPEC-07'] },
        {
          text: '4 : vous pouvez génégrafter un personnage de votre réserve génétique sous un de vos personnages en jeu.',
          cites: ['GG-SPEC-08'],
        },
        { text: '5 : un de vos personnages en jeu reçoit le Pouvoir Infini.', cites: ['GG-SPEC-09'] },
        { text: '6 : choisissez une des cinq autres faces, parmi celles qui peuvent avoir un effet.', cites: ['GG-SPEC-10'], ruling: true },
      ],
    },
    {
      kind: 'played',
      title: 'Sauvé par le dé',
      text: 'Bo n’a aucun personnage en jeu quand Ada attaque, mais il en a un dans sa réserve génétique, et son dé spécial n’est pas dépensé.',
      ...played['a-recall'],
    },
    { kind: 'heading', text: 'Dans le détail' },
    {
      kind: 'text',
      text: 'Un personnage rappelé par un 1 arrive indemne et sans rien. Il est fatigué comme tout nouveau venu : il peut défendre aussitôt, mais n’attaquer qu’à un tour suivant. Il ne compte ni dans les trois que vous pouvez jouer, ni comme celui que vous devez jouer.',
      cites: ['GG-SPEC-05'],
      ruling: true,
    },
    { kind: 'text', text: 'Avec un 2, c’est l’adversaire qui choisit la carte à défausser.', cites: ['GG-SPEC-06'], ruling: true },
    {
      kind: 'text',
      text: 'Un 3 fait piocher aussitôt, même dans un round génégraft. Un 4 est une greffe en plus de toutes celles que permet un round génégraft.',
      cites: ['GG-SPEC-07', 'GG-SPEC-08'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Le Pouvoir Infini d’un 5 dure aussi longtemps que le personnage est en jeu.',
      cites: ['GG-SPEC-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si la face ne peut rien pour vous, le dé est perdu. Ce qu’il a interrompu reprend exactement là où l’on en était, mais un personnage, un pouvoir ou une couleur nouveaux comptent dès maintenant.',
      cites: ['GG-SPEC-11', 'GG-SPEC-13'],
      ruling: true,
    },
  ],
};
