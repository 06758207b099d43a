import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Options. */
export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'Options',
  blocks: [
    { kind: 'text', text: 'On peut jouer autrement, si tous en conviennent avant de commencer.', cites: ['GG-CONF-02'] },
    { kind: 'heading', text: 'Plus long, plus court, plus riche' },
    {
      kind: 'points',
      items: [
        {
          text: 'Choisissez vous-mêmes les évènements au lieu de les tirer au sort. Chacun sait alors ce que cache le paquet, mais pas quand cela viendra.',
          cites: ['GG-CONF-05'],
        },
        {
          text: 'Commencez avec 1 à 6 points de vie, avec 0 à 3 marqueurs de chaque sorte, ou avec 1 à 7 cartes. Piochez 1 à 5 cartes par tour, gardez-en 5 à 12, jouez au plus 1 à 5 personnages.',
          cites: ['GG-CONF-02'],
        },
        { text: 'Convenez de qui commence.', cites: ['GG-SETUP-12'] },
        {
          text: 'Finissez plus tôt : après un seul tour de plus, celui du joueur suivant, ou dès la fin du tour de la troisième carte ADN.',
          cites: ['GG-OVER-03'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'Tours et combats' },
    {
      kind: 'points',
      items: [
        {
          text: 'Mêlez jeu et combat : personnages, équipements et combats viennent dans n’importe quel ordre. Le personnage que vous devez peut alors attendre la fin de votre phase principale.',
          cites: ['GG-FLOW-01', 'GG-FLOW-02'],
          ruling: true,
        },
        {
          text: 'Défiez encore et encore le même adversaire, avec des personnages qui n’ont pas encore attaqué.',
          cites: ['GG-ATT-11'],
          ruling: true,
        },
        {
          text: 'Ou bien, comme dans l’édition de base, n’envoyez qu’un seul attaquant contre chaque adversaire.',
          cites: ['GG-ATT-07'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'Les dés' },
    {
      kind: 'points',
      items: [
        { text: 'Ajoutez les deux nombres d’une capacité si votre personnage en a le pouvoir.', cites: ['GG-PROC-05'], ruling: true },
        { text: 'Plafonnez les dés d’un camp, à un nombre de 1 à 30.', cites: ['GG-PROC-01'], ruling: true },
        { text: 'Arrêtez un duel plus tôt ou plus tard qu’à la cinquantième égalité.', cites: ['GG-DUEL-13'], ruling: true },
        { text: 'Laissez les relances se dépenser seules sur les dés les plus bas, ce qui va plus vite.', cites: ['GG-DICE-07'] },
      ],
    },
    { kind: 'heading', text: 'Les greffes' },
    {
      kind: 'points',
      items: [
        {
          text: 'Partagez les greffes d’un round : une, deux ou trois pour tous ensemble, premier arrivé, premier servi, dans l’ordre du tour.',
          cites: ['GG-GRAFT-04'],
          ruling: true,
        },
        {
          text: 'Quand un personnage est pris, envoyez ses greffes dans la réserve génétique de leur propriétaire, ou à la défausse.',
          cites: ['GG-PROC-17'],
          ruling: true,
        },
        { text: 'Ne comptez pas les greffes en jeu.', cites: ['GG-SCORE-04'], ruling: true },
      ],
    },
    { kind: 'heading', text: 'Le dé spécial' },
    {
      kind: 'points',
      items: [
        { text: 'Jouez sans lui, ou choisissez sa face au lieu de le lancer.', cites: ['GG-SPEC-01', 'GG-SPEC-03'], ruling: true },
        { text: 'Faites du six une face vide.', cites: ['GG-SPEC-10'], ruling: true },
        {
          text: 'Laissez un personnage rappelé attaquer aussitôt, ou limitez à un tour le Pouvoir Infini d’un cinq.',
          cites: ['GG-SPEC-05', 'GG-SPEC-09'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'Les éliminés' },
    {
      kind: 'points',
      items: [
        {
          text: 'Donnez la réserve génétique d’un éliminé à celui dont l’attaque directe lui a pris son dernier point de vie.',
          cites: ['GG-OVER-07'],
          ruling: true,
        },
      ],
    },
  ],
};
