import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** At the computer. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'Sur ordinateur',
  blocks: [
    {
      kind: 'text',
      text: 'Quand un ordinateur tient la table, les règles sont les mêmes. Certaines choses doivent seulement être fixées plus précisément qu’entre personnes.',
    },
    { kind: 'heading', text: 'À qui de jouer' },
    {
      kind: 'points',
      items: [
        { text: 'Le jeu attend toujours un joueur et un seul, et nul autre ne peut agir.', cites: ['GG-FLOW-03', 'GG-ACT-05'] },
        {
          text: 'Le dé spécial est la seule exception. Ceux qui pourraient l’utiliser sont nommés aussi, mais on n’attend personne pour cela.',
          cites: ['GG-FLOW-04'],
          ruling: true,
        },
        {
          text: 'Là où il n’y a rien à décider, le jeu avance seul : des dés que personne ne peut améliorer, un tour de greffe sans carte ou sans personnage, une décision à une seule réponse. On ne vous propose jamais de relancer un six. Mais vous nommez toujours vous-même votre défenseur et finissez vous-même votre phase principale, et avec un dé spécial inutilisé et quelqu’un à rappeler, votre tour de greffe vous attend.',
          cites: ['GG-FLOW-05', 'GG-DICE-15'],
        },
        { text: 'Les cartes de votre main ne sont choisies à votre place que si toutes doivent partir.', cites: ['GG-FLOW-06'] },
        {
          text: 'Dans un duel, on ne passe pour vous que si votre main est vide et que vous n’avez plus de marqueur utilisable, car chacun le sait. Une main pleine de cartes inutiles est votre secret : c’est à vous de passer.',
          cites: ['GG-FLOW-07', 'GG-DUEL-06'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'Ce qui est refusé' },
    {
      kind: 'text',
      text: 'Vous ne pouvez rien faire qui relève d’une autre phase ni rien que le jeu ignore, et plus rien du tout une fois éliminé ou la partie finie.',
      cites: ['GG-ACT-02', 'GG-ACT-03', 'GG-ACT-04', 'GG-ACT-01'],
    },
    {
      kind: 'text',
      text: 'Ce qui est refusé ne change rien, et l’on vous dit pourquoi : de plusieurs raisons, toujours la même en premier. Dans une décision, vous choisissez parmi ce qui est proposé.',
      cites: ['GG-ACT-06', 'GG-ACT-08', 'GG-CHOICE-01'],
    },
    { kind: 'heading', text: 'Ce qui est dit, et à qui' },
    {
      kind: 'points',
      items: [
        { text: 'Tout ce qui se passe est raconté dans l’ordre où cela se passe.', cites: ['GG-ACT-07'] },
        {
          text: 'La carte que vous piochez n’est nommée qu’à vous. Si vous devez choisir parmi les cartes de votre main, les autres apprennent seulement que vous le devez.',
          cites: ['GG-VIEW-07', 'GG-VIEW-08'],
        },
        { text: 'Un spectateur voit ce que vous voyez tous, et aucune main.', cites: ['GG-VIEW-05'] },
        {
          text: 'Personne ne voit quoi que ce soit qui annonce ce que donneront les dés et les mélanges. Ce que vous pouvez faire est établi d’après ce que vous voyez, et n’est montré qu’à vous.',
          cites: ['GG-VIEW-06', 'GG-VIEW-09'],
        },
      ],
    },
    { kind: 'heading', text: 'Les limites de la machine' },
    {
      kind: 'text',
      text: 'Dans une partie enregistrée, chaque carte est à un endroit et un seul. Si une carte y manque, ou s’y trouve deux fois, la partie est refusée.',
      cites: ['GG-STATE-01'],
    },
    {
      kind: 'text',
      text: 'Une partie qui a duré un million de tours est comptée en l’état, et aucun camp ne lance plus de dix mille dés.',
      cites: ['GG-OVER-13', 'GG-PROC-02'],
    },
  ],
};
