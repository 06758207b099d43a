import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Battles. */
export const battles: Chapter<ClauseId> = {
  id: 'battles',
  title: 'Les combats',
  blocks: [
    {
      kind: 'text',
      text: 'Pendant votre phase principale, vous pouvez combattre autant d’adversaires que vous le souhaitez, dans l’ordre de votre choix, tant que vous avez des personnages pour le faire.',
      cites: ['GG-ATT-01', 'GG-ATT-08'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'Annoncez quel adversaire vous défiez : n’importe quel joueur encore en jeu.', cites: ['GG-ATT-02'] },
        {
          text: 'Annoncez quels personnages vous envoyez, et dans quel ordre : un ou plusieurs, aucun n’étant fatigué.',
          cites: ['GG-ATT-03', 'GG-ATT-04', 'GG-ATT-06'],
        },
        {
          text: 'Ils attaquent l’un après l’autre. Pour chaque attaque, l’adversaire nomme le personnage qui défend, vous menez le duel jusqu’au bout, et seulement ensuite vient la suivante.',
          cites: ['GG-BATTLE-01', 'GG-DEF-01'],
        },
      ],
    },
    { kind: 'text', text: 'Réfléchissez avant de parler : une attaque déclarée sera livrée.', cites: ['GG-BATTLE-02'] },
    {
      kind: 'text',
      text: 'Chacun de vos personnages attaque une fois par tour, et chaque adversaire est défié une fois par tour. Vous nommez donc tous ceux qui vont l’affronter avant de savoir comment finit le premier duel.',
      cites: ['GG-ATT-05', 'GG-ATT-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un personnage a usé de son attaque dès qu’elle commence. S’il a quitté le jeu avant que vienne son attaque, il n’attaque pas.',
      cites: ['GG-ATT-10', 'GG-BATTLE-03'],
    },
    { kind: 'heading', text: 'Défendre' },
    {
      kind: 'text',
      text: 'Le joueur attaqué choisit qui défend, fût-ce un personnage fatigué ou blessé, mais il faut que quelqu’un défende. On ne refuse pas un duel tant qu’on a un personnage en jeu.',
      cites: ['GG-DEF-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un personnage qui survit peut défendre encore contre l’attaquant suivant, blessé ou non.',
      cites: ['GG-BATTLE-08'],
    },
    { kind: 'heading', text: 'Quand personne ne défend' },
    {
      kind: 'text',
      text: 'Si l’adversaire n’a plus de personnage quand une attaque commence, elle frappe directement le joueur. C’est le cas quand le dernier défenseur tombe alors que d’autres attaquants doivent encore venir.',
      cites: ['GG-BATTLE-04', 'GG-DIR-03'],
    },
    {
      kind: 'text',
      text: 'Une attaque directe coûte un point de vie. Ni cartes, ni marqueurs, ni dés, et aucun risque pour l’attaquant. On attaque de la même façon un joueur qui n’avait aucun personnage au départ.',
      cites: ['GG-DIR-01', 'GG-DIR-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Avant que le dommage tombe, le joueur attaqué peut encore utiliser son dé spécial. S’il fait ainsi entrer un personnage en jeu, un duel a lieu tout de même.',
      cites: ['GG-BATTLE-05', 'GG-BATTLE-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si l’adversaire est éliminé avant toutes vos attaques, celles qui restent tombent. Ces personnages n’ont pas attaqué et peuvent encore défier quelqu’un d’autre.',
      cites: ['GG-BATTLE-07'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Plus personne pour défendre',
      text: 'Ada envoie trois personnages contre Bo, qui n’en a qu’un, blessé. Le premier attaquant le prend ; les deux autres ne trouvent plus personne sur leur chemin.',
      ...played['no-defender-left'],
    },
  ],
};
