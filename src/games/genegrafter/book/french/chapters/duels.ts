import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** A duel. */
export const duels: Chapter<ClauseId> = {
  id: 'duels',
  title: 'Le duel',
  blocks: [
    {
      kind: 'text',
      text: 'Deux personnages se font face. Chaque camp pose des cartes, toutes sont révélées, chacun lance ses dés, et le total le plus élevé l’emporte.',
    },
    { kind: 'heading', text: 'Poser des cartes' },
    {
      kind: 'text',
      text: 'Le joueur attaquant commence, puis c’est chacun son tour. À chaque fois, vous faites une seule chose : poser une capacité face cachée à côté de votre personnage, dépenser un marqueur, ou passer.',
      cites: ['GG-DUEL-01', 'GG-DUEL-02'],
    },
    {
      kind: 'text',
      text: 'Toute capacité convient. Elle n’a pas à s’accorder aux pouvoirs ni aux couleurs de votre personnage, ni à donner des dés dans votre rôle : une carte qui n’ajoute rien peut valoir une relance, ou inquiéter l’adversaire.',
      cites: ['GG-DUEL-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un marqueur ajoute un dé. L’attaquant dépense des marqueurs d’attaque, le défenseur des marqueurs de défense. Une fois dépensés, ils sont perdus, à moins qu’un évènement n’en rende.',
      cites: ['GG-MARK-01', 'GG-MARK-02', 'GG-MARK-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Posez et dépensez autant que vous voulez et que vous pouvez, dans n’importe quel ordre.',
      cites: ['GG-DUEL-04', 'GG-MARK-03'],
    },
    {
      kind: 'text',
      text: 'La pose s’arrête quand vous passez tous deux l’un après l’autre. Si vous passez et que l’adversaire continue, vous pouvez continuer aussi.',
      cites: ['GG-DUEL-05'],
      ruling: true,
    },
    { kind: 'text', text: 'Elle s’arrête aussi quand aucun de vous n’a plus rien à poser ni à dépenser.', cites: ['GG-DUEL-06'] },
    { kind: 'heading', text: 'Révéler' },
    {
      kind: 'text',
      text: 'Retournez maintenant les cartes, celles des deux camps, à rebours : la dernière posée est la première. Appliquez ses effets avant de retourner la suivante.',
      cites: ['GG-DUEL-07'],
    },
    {
      kind: 'text',
      text: 'Cet ordre compte. Une carte qui annule frappe la dernière carte adverse encore face cachée, et c’est quand une carte est retournée que l’on juge si votre personnage a le pouvoir requis.',
      cites: ['GG-DUEL-08', 'GG-EFF-02'],
    },
    {
      kind: 'text',
      text: 'Une carte annulée est retournée à sa place comme les autres, mais elle ne donne rien du tout : ni dés, ni effet, ni relance.',
      cites: ['GG-EFF-03'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Brouillage',
      text: 'Ada attaque avec Pluie de Cendres et pose d’abord Annihilation, puis Lance de Feu ; entre les deux, Bo a glissé un Brouillage. Lance de Feu est révélée la première et agit. Brouillage frappe ensuite ce qui reste face cachée.',
      ...played['jammed-signal'],
    },
    { kind: 'heading', text: 'Compter les dés' },
    {
      kind: 'text',
      text: 'L’attaquant additionne les dés d’attaque : ceux du personnage, des cartes, des marqueurs et de tous les effets. Le défenseur fait de même avec les dés de défense. Les dés de l’autre sorte ne valent rien dans votre rôle.',
      cites: ['GG-DUEL-09', 'GG-DUEL-10', 'GG-PROC-03'],
    },
    {
      kind: 'text',
      text: 'Beaucoup de capacités nomment un pouvoir et portent deux nombres. Un personnage qui a ce pouvoir ajoute le nombre indiqué à côté du pouvoir, tout autre le nombre simple ; jamais les deux. Avec Super Punch, un personnage doté de Super Force ajoute deux dés, et non trois.',
      cites: ['GG-PROC-04'],
    },
    { kind: 'text', text: 'Un personnage au Pouvoir Infini joue chaque carte comme s’il en avait le pouvoir.', cites: ['GG-PROC-06'] },
    {
      kind: 'text',
      text: 'Additionnez tout avant de regarder le résultat : il n’est jamais inférieur à zéro, et il n’a pas de plafond. S’il manque des dés d’une couleur, lancez-en certains deux fois et additionnez.',
      cites: ['GG-PROC-01', 'GG-PROC-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Quand la dernière carte est révélée, les nombres de dés et de relances sont arrêtés pour ce duel.',
      cites: ['GG-PROC-08'],
    },
    { kind: 'heading', text: 'Lancer les dés' },
    {
      kind: 'text',
      text: 'Chacun lance ses dés, l’attaquant d’abord. Puis l’attaquant peut changer des dés, et après lui le défenseur ; le chapitre suivant dit comment. Le total le plus élevé l’emporte.',
      cites: ['GG-DUEL-11', 'GG-PROC-09'],
    },
    {
      kind: 'text',
      text: 'En cas d’égalité, chacun relance tous ses dés, autant qu’avant, et peut de nouveau les changer.',
      cites: ['GG-DUEL-12', 'GG-PROC-10'],
    },
    {
      kind: 'text',
      text: 'Un camp sans dé totalise zéro. Si aucun camp n’en a, personne ne perd. Personne ne perd non plus après cinquante égalités, ce que vous ne verrez sans doute jamais.',
      cites: ['GG-PROC-11', 'GG-DUEL-13'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Un duel complet',
      text: 'Racine de Fer a Super Force et attaque avec deux dés ; Super Punch et un marqueur en font cinq. Givre a Cryokinésie et défend avec trois ; Mur de Glace en fait six. Chacun a une relance, pour une carte d’une de ses couleurs.',
      ...played['a-whole-duel'],
    },
  ],
};
