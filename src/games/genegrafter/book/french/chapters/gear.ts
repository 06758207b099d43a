import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../cards.js';

/** Gear. */
export const gear: Chapter<ClauseId> = {
  id: 'gear',
  title: 'Les équipements',
  blocks: [
    {
      kind: 'text',
      text: 'Les équipements sont un bonus : huit cartes de plus, que vous n’utilisez que si tous le souhaitent.',
      cites: ['GG-CONF-06', 'GG-CONT-05'],
    },
    { kind: 'text', text: 'Mélangez-les aux autres cartes ordinaires avant la distribution.', cites: ['GG-SETUP-05'], ruling: true },
    tables.gear,
    {
      kind: 'text',
      text: 'Dans votre phase principale, avant votre premier combat, vous pouvez jouer un équipement de votre main sur un de vos personnages en jeu, même fatigué ou blessé.',
      cites: ['GG-GEAR-01', 'GG-GEAR-02'],
    },
    {
      kind: 'text',
      text: 'Chaque équipement indique son emplacement : tête, torse, bras ou jambes. Un personnage n’en porte qu’un par emplacement.',
      cites: ['GG-GEAR-03', 'GG-PACK-12'],
    },
    { kind: 'text', text: 'Une fois posé, il n’est ni remplacé ni retiré.', cites: ['GG-GEAR-03'], ruling: true },
    { kind: 'text', text: 'Il agit jusqu’à la mort de son porteur, puis il est défaussé.', cites: ['GG-GEAR-04', 'GG-PROC-18'] },
    {
      kind: 'text',
      text: 'Seul un équipement que son propre texte consomme part plus tôt : Harnais Réactif encaisse un dommage à la place de son porteur, puis disparaît. Si une carte évite déjà ce dommage, le harnais reste.',
      cites: ['GG-GEAR-04', 'GG-EFF-24', 'GG-PROC-14'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'En main, un équipement est une carte comme une autre : il compte dans vos huit cartes et peut être défaussé. Il ne vaut aucun point, et on ne peut ni le poser dans un duel ni le génégrafter.',
      cites: ['GG-GEAR-05'],
      ruling: true,
    },
    { kind: 'heading', text: 'Ce que font les équipements' },
    {
      kind: 'points',
      items: [
        { text: 'Plus de dés pour attaquer ou défendre.', cites: ['GG-EFF-20'] },
        {
          text: 'Une couleur de plus, qui aide aux relances mais ne rapporte rien, ou un pouvoir de plus.',
          cites: ['GG-EFF-21', 'GG-EFF-22'],
        },
        { text: 'Des relances de plus dans chaque duel.', cites: ['GG-EFF-23'] },
        { text: 'Pas de fatigue : le porteur peut attaquer le tour même où il entre en jeu.', cites: ['GG-EFF-25'] },
      ],
    },
  ],
};
