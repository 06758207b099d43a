import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** How it ends. */
export const theEnd: Chapter<ClauseId> = {
  id: 'the-end',
  title: 'La fin de la partie',
  blocks: [
    {
      kind: 'text',
      text: 'Quand la troisième carte ADN est piochée, on joue son round génégraft, et le tour en cours va jusqu’au bout, pioche comprise. Puis vient le tour final.',
      cites: ['GG-OVER-01', 'GG-DRAW-09'],
    },
    {
      kind: 'text',
      text: 'Chaque joueur joue encore une fois. On commence par le voisin de celui qui jouait quand la carte est sortie ; celui-ci joue donc le dernier.',
      cites: ['GG-OVER-02'],
      ruling: true,
    },
    { kind: 'text', text: 'Quand le dernier de ces tours est joué, la partie est finie.', cites: ['GG-OVER-04'] },
    { kind: 'heading', text: 'Le décompte' },
    { kind: 'text', text: 'Chacun compte alors :', cites: ['GG-SCORE-06'] },
    {
      kind: 'points',
      items: [
        { text: 'les marqueurs de toutes les cartes de sa réserve génétique,', cites: ['GG-SCORE-01'] },
        { text: 'les marqueurs de ses personnages en jeu, blessés ou non,', cites: ['GG-SCORE-02'] },
        { text: 'les marqueurs des cartes génégraftées dessous, chacune pour sa propre valeur.', cites: ['GG-SCORE-03'] },
      ],
    },
    {
      kind: 'text',
      text: 'Rien d’autre ne compte : ni carte en main, ni marqueur d’attaque ou de défense, ni vie.',
      cites: ['GG-SCORE-05'],
    },
    {
      kind: 'text',
      text: 'Le joueur qui a le plus de marqueurs gagne. S’ils sont plusieurs, c’est celui d’entre eux qui a le plus de vie.',
      cites: ['GG-SCORE-06', 'GG-SCORE-07'],
    },
    {
      kind: 'text',
      text: 'S’il y a encore égalité, chacun d’eux lance un dé et le plus haut gagne ; les meilleurs à égalité relancent. On ne départage ainsi que la première place ; plus bas, les joueurs à égalité partagent la leur.',
      cites: ['GG-SCORE-08', 'GG-SCORE-09'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Un dé décide',
      text: 'C’est le dernier tour de la partie. Ada et Bo ont dix marqueurs chacun, et quatre points de vie chacun.',
      ...played['one-die-decides'],
    },
    { kind: 'heading', text: 'Perdre la vie' },
    {
      kind: 'text',
      text: 'Qui n’a plus de vie est éliminé aussitôt, et l’on passe désormais son tour.',
      cites: ['GG-OVER-05', 'GG-OVER-08'],
    },
    {
      kind: 'text',
      text: 'Sa main, ses personnages avec tout ce qui va avec et les cartes qui attendent à côté de lui vont à la défausse. Sa réserve génétique quitte la partie, pour que personne n’en profite ; ses marqueurs et son dé spécial disparaissent.',
      cites: ['GG-OVER-06', 'GG-OVER-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Quand il ne reste qu’un joueur, il gagne, quoi que disent les marqueurs. Tant qu’il y en a plusieurs, la partie continue. Les éliminés ne peuvent pas gagner : ils se classent derrière tous les joueurs encore en jeu, celui qui a tenu le plus longtemps en tête.',
      cites: ['GG-OVER-10', 'GG-OVER-11'],
      ruling: true,
    },
    { kind: 'text', text: 'Qui est éliminé pendant le tour final avant d’y avoir joué perd ce tour.', cites: ['GG-OVER-12'], ruling: true },
    {
      kind: 'text',
      text: 'Un évènement retire leurs points de vie à tous ceux qu’il frappe au même instant, et n’en retire aucun s’il ne devait rester personne. S’il élimine le joueur dont c’est le tour, appliquez-le aux autres ; puis ce tour est fini, sans défausse, et ce qui est dû aux autres se fait avant que commence le joueur suivant.',
      cites: ['GG-EFF-18', 'GG-OVER-09'],
      ruling: true,
    },
  ],
};
