import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What lies on the table. */
export const theTable: Chapter<ClauseId> = {
  id: 'the-table',
  title: 'Ce qu’il y a sur la table',
  blocks: [
    { kind: 'text', text: 'Le paquet compte 54 cartes, de quatre sortes.', cites: ['GG-CONT-04'] },
    {
      kind: 'points',
      items: [
        {
          text: 'Les personnages se battent. Sur chacun figurent son attaque et sa défense, en nombre de dés, un ou plusieurs super pouvoirs et un ou plusieurs marqueurs génétiques. Chaque marqueur a une couleur. Le nombre de marqueurs est la valeur du personnage ; leurs couleurs décident du nombre de ses relances.',
          cites: ['GG-CONT-08'],
        },
        {
          text: 'Les capacités se posent face cachée dans les duels. La sphère colorée, dans le coin, indique leur catégorie : mentale, énergie ou physique, les trois couleurs mêmes des marqueurs.',
          cites: ['GG-CONT-01'],
        },
        { text: 'Les évènements touchent tout le monde dès qu’ils sont piochés.' },
        { text: 'Les trois cartes ADN rythment la partie : chacune commence un round génégraft, et la troisième amène la fin.' },
      ],
    },
    {
      kind: 'text',
      text: 'Les cartes dites ordinaires sont celles que l’on tient en main : personnages, capacités et, si vous les utilisez, équipements.',
    },
    {
      kind: 'text',
      text: 'Il existe dix-huit super pouvoirs. Deux agissent par eux-mêmes : Régénération et Pouvoir Infini. Les seize autres attendent la bonne carte : une capacité qui nomme un pouvoir sert mieux un personnage qui le possède.',
      cites: ['GG-CONT-02', 'GG-CONT-03'],
    },
    {
      kind: 'text',
      text: 'À côté du paquet, il faut six dés rouges pour l’attaque, six dés bleus pour la défense et, pour chaque joueur, un plateau avec ses marqueurs d’attaque, ses marqueurs de défense, un dé qui indique sa vie et un dé spécial.',
    },
    { kind: 'heading', text: 'Ce que l’on montre, ce que l’on cache' },
    {
      kind: 'text',
      text: 'Votre main est secrète, mais chacun peut en compter les cartes. Personne ne regarde dans le paquet, ni parmi les évènements laissés hors de la partie. Et une carte posée dans un duel n’est connue que de qui l’a posée, jusqu’à ce qu’elle soit révélée.',
      cites: ['GG-VIEW-01', 'GG-VIEW-02', 'GG-VIEW-03'],
    },
    {
      kind: 'text',
      text: 'Tout le reste est découvert : les personnages avec ce qu’ils portent et ce qui est dessous, les réserves génétiques, la défausse, la vie, les marqueurs, les dés spéciaux. Chacun peut compter les points de chacun à tout moment.',
      cites: ['GG-VIEW-04', 'GG-SCORE-10'],
    },
    {
      kind: 'text',
      text: 'Une règle d’or domine toutes les autres : si une carte contredit ce livre, c’est la carte qui a raison.',
      cites: ['GG-EFF-26'],
    },
  ],
};
