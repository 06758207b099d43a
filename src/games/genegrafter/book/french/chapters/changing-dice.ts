import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Changing dice. */
export const changingDice: Chapter<ClauseId> = {
  id: 'changing-dice',
  title: 'Changer les dés',
  blocks: [
    {
      kind: 'text',
      text: 'Pour chacune de vos cartes révélées dont la couleur est aussi une couleur de votre personnage, vous pouvez relancer un dé. Comptez les cartes, pas les marqueurs : deux marqueurs d’une couleur ne donnent pas deux relances, mais deux cartes de cette couleur, oui.',
      cites: ['GG-DICE-01', 'GG-DICE-02'],
    },
    {
      kind: 'text',
      text: 'Choisissez un de vos propres dés et relancez-le. Si le résultat est moins bon, on garde le précédent. Le même dé peut être relancé avec une autre relance.',
      cites: ['GG-DICE-03', 'GG-DICE-05'],
    },
    {
      kind: 'text',
      text: 'L’attaquant fait tout cela d’abord, puis le défenseur. Nul n’est obligé d’user de tout ce qu’il a.',
      cites: ['GG-DICE-04', 'GG-DICE-14'],
    },
    {
      kind: 'text',
      text: 'Vos relances valent pour tout le duel. Celles que vous utilisez avant une égalité ont disparu après ; celles que vous gardez sont encore là.',
      cites: ['GG-DICE-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Certaines cartes donnent d’autres relances, et Brume Mentale prive l’adversaire des siennes.',
      cites: ['GG-EFF-04', 'GG-EFF-05'],
    },
    { kind: 'heading', text: 'Lucky Shot et Roll Again' },
    {
      kind: 'text',
      text: 'Ces deux cartes touchent n’importe quel dé du duel, même un dé de l’adversaire. Lucky Shot tourne un dé sur la face de votre choix. Roll Again fait relancer un dé.',
      cites: ['GG-CONT-06', 'GG-EFF-08', 'GG-EFF-09'],
    },
    {
      kind: 'text',
      text: 'Avec Roll Again, le meilleur résultat reste sur un de vos dés, comme pour toute relance. Sur un dé de l’adversaire, c’est le nouveau résultat qui reste, quel qu’il soit.',
      cites: ['GG-EFF-09', 'GG-DICE-10'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Vous les utilisez quand c’est à vous de changer les dés, une fois chacune, avant, entre ou après vos relances.',
      cites: ['GG-DICE-08', 'GG-DICE-09', 'GG-DICE-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Leur effet reste en jeu jusqu’à ce qu’il puisse être appliqué. Si votre duel finit avant qu’un seul dé soit lancé, gardez la carte à côté de vous : elle pourra servir dans un autre duel. Mais dès qu’ont été lancés des dés qu’elle aurait pu toucher, c’est maintenant ou jamais.',
      cites: ['GG-DUEL-18', 'GG-DICE-12'],
    },
    { kind: 'text', text: 'Après usage, une telle carte est défaussée comme toute autre.', cites: ['GG-DICE-13'] },
    {
      kind: 'played',
      title: 'Un Lucky Shot qui attend',
      text: 'Pas d’Éclair met fin au premier duel avant qu’on lance les dés : le Lucky Shot d’Ada reste donc à côté d’elle. Son deuxième attaquant en fait bon usage.',
      ...played['lucky-shot-waits'],
    },
  ],
};
