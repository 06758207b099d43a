import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** After the duel. */
export const afterTheDuel: Chapter<ClauseId> = {
  id: 'after-the-duel',
  title: 'Après le duel',
  blocks: [
    {
      kind: 'text',
      text: 'Le personnage du vainqueur ne subit rien. Celui du perdant, attaquant ou défenseur, subit un dommage. S’il était indemne, le voilà blessé.',
      cites: ['GG-DUEL-14', 'GG-DUEL-16'],
    },
    {
      kind: 'text',
      text: 'S’il était déjà blessé, il est pris : le vainqueur le place dans sa réserve génétique, où il compte pour lui.',
      cites: ['GG-DUEL-15', 'GG-PROC-16'],
    },
    {
      kind: 'text',
      text: 'Tout ce qui est génégrafté dessous suit le même chemin, chaque carte à part.',
      cites: ['GG-PROC-17'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Une pile change de camp',
      text: 'Point Nul vaut trois marqueurs, et les deux personnages génégraftés dessous trois de plus. Il est blessé, et il attaque quand même.',
      ...played['a-stack-is-taken'],
    },
    { kind: 'heading', text: 'Dans cet ordre' },
    {
      kind: 'steps',
      items: [
        { text: 'Le personnage du perdant subit son dommage.', cites: ['GG-PROC-12'] },
        {
          text: 'Les cartes qui soignent ou font défausser agissent maintenant, après le dommage, dans l’ordre où elles ont été révélées.',
          cites: ['GG-EFF-10', 'GG-EFF-12'],
        },
        { text: 'Les cartes du duel vont à la défausse, et les relances inutilisées sont perdues.', cites: ['GG-DUEL-17'] },
        { text: 'Les évènements et les rounds génégraft en attente sont résolus.', cites: ['GG-FLOW-08'] },
        { text: 'L’attaquant suivant attaque.' },
      ],
    },
    {
      kind: 'text',
      text: 'Une carte comme Disparition peut mettre fin au duel avant qu’on lance les dés. Les cartes encore face cachée sont alors retournées sans effet, personne ne perd et personne ne subit de dommage ; le reste se fait comme d’habitude. L’attaque est faite, et les marqueurs dépensés le restent.',
      cites: ['GG-EFF-06', 'GG-PROC-13'],
      ruling: true,
    },
    { kind: 'heading', text: 'Éviter le dommage, et soigner' },
    {
      kind: 'text',
      text: 'Une carte comme Encaissement épargne tout dommage au personnage du perdant.',
      cites: ['GG-EFF-11', 'GG-PROC-14'],
    },
    { kind: 'text', text: 'Soigner un personnage blessé, c’est redresser sa carte : il est de nouveau indemne.', cites: ['GG-PROC-15'] },
    {
      kind: 'text',
      text: 'Heal Minor Wound soigne un de vos personnages blessés, n’importe lequel, et pas seulement celui qui s’est battu. La carte vient après le dommage : elle peut aider un personnage tout juste blessé, pas un personnage tout juste pris.',
      cites: ['GG-EFF-10'],
      ruling: true,
    },
    { kind: 'heading', text: 'La Régénération' },
    {
      kind: 'text',
      text: 'Un personnage doté de Régénération qui devrait être pris ne va chez personne. Mélangez-le plutôt au paquet. Une Régénération génégraftée sauve son hôte de la même façon.',
      cites: ['GG-PROC-19', 'GG-PROC-21'],
    },
    {
      kind: 'text',
      text: 'Ce qui est génégrafté dessous va dans le paquet avec lui, dans le même mélange.',
      cites: ['GG-PROC-20', 'GG-PROC-24'],
      ruling: true,
    },
    { kind: 'text', text: 'Le Pouvoir Infini ne la remplace pas : il ne sert qu’avec les cartes.', cites: ['GG-PROC-07'], ruling: true },
    { kind: 'heading', text: 'Mourir par un évènement' },
    {
      kind: 'text',
      text: 'Quand un évènement tue un personnage, personne ne l’a battu. Il va à la défausse avec tout ce qui est génégrafté dessous, et Régénération n’y peut rien.',
      cites: ['GG-PROC-22'],
      ruling: true,
    },
  ],
};
