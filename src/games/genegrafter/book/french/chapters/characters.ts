import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Your characters. */
export const characters: Chapter<ClauseId> = {
  id: 'characters',
  title: 'Vos personnages',
  blocks: [
    {
      kind: 'text',
      text: 'Vous jouez vos personnages depuis votre main, face visible, devant vous. Un personnage entre en jeu indemne, sans rien dessous et sans rien dessus.',
      cites: ['GG-PLAY-03', 'GG-PLAY-04'],
    },
    {
      kind: 'text',
      text: 'À chacun de vos tours, vous en jouez jusqu’à trois, et vous devez en jouer un si vous le pouvez. Pas question de les thésauriser.',
      cites: ['GG-PLAY-01', 'GG-PLAY-02'],
    },
    { kind: 'text', text: 'Vous pouvez en avoir en jeu autant que vous voulez.', cites: ['GG-PLAY-08'], ruling: true },
    {
      kind: 'text',
      text: 'Le tour où il entre en jeu, un personnage est fatigué. Il ne peut pas encore attaquer, mais il peut défendre.',
      cites: ['GG-PLAY-05', 'GG-PLAY-06'],
    },
    {
      kind: 'text',
      text: 'La fatigue ne dure que ce tour-là. Dès le tour suivant, quel qu’en soit le joueur, le personnage est dispos, et à votre prochain tour il pourra attaquer.',
      cites: ['GG-PLAY-07', 'GG-STATE-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un personnage peut davantage que ce qui est imprimé sur lui : il a les pouvoirs et les couleurs de sa carte et de tout ce qui est génégrafté dessous. Un équipement peut y ajouter.',
      cites: ['GG-STATE-03', 'GG-STATE-04'],
    },
    {
      kind: 'text',
      text: 'Son attaque et sa défense, en revanche, sont toujours celles de sa propre carte, quoi qu’il y ait dessous. Seul un équipement les change.',
      cites: ['GG-STATE-05'],
    },
    {
      kind: 'text',
      text: 'Un personnage qui a perdu un duel est blessé : tournez sa carte de 90 degrés. La blessure ne l’affaiblit pas. Il attaque, défend et compte comme avant, mais il ne survivra pas à une autre défaite.',
      cites: ['GG-STATE-06'],
      ruling: true,
    },
  ],
};
