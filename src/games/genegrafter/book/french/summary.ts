import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';

/** What a player keeps beside the board. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'Votre tour' },
  {
    kind: 'steps',
    items: [
      {
        text: 'Piochez trois cartes ordinaires. Évènements et cartes ADN sont résolus et remplacés.',
        cites: ['GG-DRAW-01', 'GG-DRAW-02', 'GG-DRAW-03'],
      },
      {
        text: 'Jouez jusqu’à trois personnages, un au moins si vous le pouvez, et un équipement.',
        cites: ['GG-PLAY-01', 'GG-PLAY-02', 'GG-GEAR-01'],
      },
      {
        text: 'Combattez : chaque adversaire une fois, chaque personnage une fois, aucun fatigué.',
        cites: ['GG-ATT-04', 'GG-ATT-05', 'GG-ATT-11'],
      },
      { text: 'Ne gardez que huit cartes en main ; défaussez les autres.', cites: ['GG-DISC-01'] },
    ],
  },
  { kind: 'heading', text: 'Un duel' },
  {
    kind: 'steps',
    items: [
      { text: 'L’attaquant envoie un personnage ; le défenseur en nomme un.', cites: ['GG-ATT-06', 'GG-DEF-01'] },
      {
        text: 'Chacun son tour, l’attaquant d’abord : poser une capacité face cachée, dépenser un marqueur, ou passer. Deux passes de suite y mettent fin.',
        cites: ['GG-DUEL-01', 'GG-DUEL-05', 'GG-MARK-01'],
      },
      { text: 'Révélez, la dernière carte d’abord.', cites: ['GG-DUEL-07'] },
      {
        text: 'Comptez les dés : personnage, cartes, marqueurs, effets. Avec son pouvoir, une carte donne plutôt le nombre indiqué à côté.',
        cites: ['GG-DUEL-09', 'GG-DUEL-10', 'GG-PROC-04'],
      },
      {
        text: 'Lancez. L’attaquant, puis le défenseur : une relance par carte d’une des couleurs du personnage ; la meilleure face reste.',
        cites: ['GG-DICE-01', 'GG-DICE-04', 'GG-DICE-05'],
      },
      { text: 'Le total le plus élevé l’emporte ; en cas d’égalité, on relance tout.', cites: ['GG-DUEL-11', 'GG-DUEL-12'] },
      {
        text: 'Le perdant est blessé ; un perdant déjà blessé va dans la réserve génétique du vainqueur avec toutes ses greffes.',
        cites: ['GG-DUEL-14', 'GG-DUEL-15', 'GG-PROC-17'],
      },
    ],
  },
  { kind: 'text', text: 'Sans personnage pour défendre, chaque attaque coûte un point de vie.', cites: ['GG-DIR-01'] },
  { kind: 'heading', text: 'Le dé spécial' },
  {
    kind: 'points',
    items: [
      { text: '1 : un personnage de votre réserve génétique entre en jeu.', cites: ['GG-SPEC-04'] },
      { text: '2 : un adversaire défausse une carte.', cites: ['GG-SPEC-06'] },
      { text: '3 : piochez une carte.', cites: ['GG-SPEC-07'] },
      { text: '4 : génégraftez un personnage de votre réserve génétique.', cites: ['GG-SPEC-08'] },
      { text: '5 : Pouvoir Infini pour un personnage.', cites: ['GG-SPEC-09'] },
      { text: '6 : une de ces faces, à votre choix.', cites: ['GG-SPEC-10'] },
    ],
  },
  { kind: 'text', text: 'Une fois par partie, au tour de n’importe qui.', cites: ['GG-SPEC-01', 'GG-SPEC-02'] },
  { kind: 'heading', text: 'Les greffes' },
  {
    kind: 'text',
    text: 'À la première carte ADN, chacun peut génégrafter un personnage, à la deuxième deux, à la troisième trois, de la main ou de la réserve génétique. L’hôte gagne pouvoirs et couleurs, pas de dés.',
    cites: ['GG-GRAFT-03', 'GG-GRAFT-05', 'GG-GRAFT-07', 'GG-GRAFT-08'],
  },
  { kind: 'heading', text: 'La fin' },
  {
    kind: 'text',
    text: 'Après le tour de la troisième carte ADN, chacun joue encore une fois. Puis comptez les marqueurs : réserve génétique, personnages en jeu, greffes. Égalité : la vie, puis un dé. Sans vie, vous êtes éliminé ; le dernier en jeu gagne aussitôt.',
    cites: ['GG-OVER-01', 'GG-OVER-02', 'GG-OVER-10', 'GG-SCORE-06', 'GG-SCORE-07', 'GG-SCORE-08'],
  },
];
