import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Your turn. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'Votre tour',
  blocks: [
    { kind: 'text', text: 'Un tour a quatre étapes, dans cet ordre.', cites: ['GG-FLOW-01'] },
    {
      kind: 'steps',
      items: [
        { text: 'Piochez trois cartes.', cites: ['GG-DRAW-01'] },
        {
          text: 'Jouez jusqu’à trois personnages, et au moins un si vous en avez en main. Avec les équipements, vous pouvez aussi en jouer un.',
          cites: ['GG-PLAY-01', 'GG-PLAY-02', 'GG-GEAR-01'],
        },
        { text: 'Combattez, si vous le souhaitez.', cites: ['GG-ATT-09'] },
        { text: 'Défaussez, si vous avez plus de huit cartes en main.', cites: ['GG-DISC-01'] },
      ],
    },
    {
      kind: 'text',
      text: 'Jouer des cartes et combattre forment une seule phase, la phase principale, mais ne se mêlent pas : dès votre premier combat, vous avez joué votre dernier personnage et votre dernier équipement du tour, et ce que vous devez jouer doit l’être avant. Si une carte vous fait piocher un personnage au milieu d’un combat, il reste dans votre main jusqu’au tour suivant.',
      cites: ['GG-FLOW-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Quand vous avez joué et combattu autant que vous le vouliez, dites-le : votre phase principale est finie.',
      cites: ['GG-END-01'],
    },
    { kind: 'heading', text: 'La défausse' },
    {
      kind: 'text',
      text: 'S’il vous reste alors plus de huit cartes en main, défaussez l’excédent. Vous choisissez lesquelles, et chacun les voit.',
      cites: ['GG-DISC-01', 'GG-DISC-04'],
    },
    {
      kind: 'text',
      text: 'Seul le joueur dont c’est le tour descend à huit cartes ; si une carte a rempli votre main pendant le tour d’un autre, vous la gardez jusqu’à la fin du vôtre. Et avec huit cartes ou moins, nul ne peut se débarrasser d’une carte.',
      cites: ['GG-DISC-02', 'GG-DISC-03'],
      ruling: true,
    },
  ],
};
