import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** How you begin. */
export const settingUp: Chapter<ClauseId> = {
  id: 'setting-up',
  title: 'Débuter',
  blocks: [
    {
      kind: 'text',
      text: 'Choisissez d’abord le nombre de cartes évènement. Il dit ce que vous laissez au hasard : une ou deux pour un jeu simple, trois ou quatre pour une difficulté moyenne, cinq et plus pour un jeu difficile, où l’on ne prévoit plus grand-chose. Trois est le nombre habituel.',
      cites: ['GG-CONF-03', 'GG-CONF-04'],
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'Prenez chacun un plateau. Posez-y trois marqueurs d’attaque, trois marqueurs de défense, votre dé spécial et un dé ordinaire sur la face 6 : votre vie.',
          cites: ['GG-SETUP-01', 'GG-SETUP-02'],
        },
        { text: 'Retirez du paquet les cartes évènement et les trois cartes ADN.', cites: ['GG-SETUP-03'] },
        {
          text: 'Mélangez les évènements, mettez-en de côté, sans les regarder, autant que convenu, et rangez les autres dans la boîte. Personne ne sait lesquels viendront.',
          cites: ['GG-SETUP-04'],
          ruling: true,
        },
        { text: 'Mélangez les autres cartes et distribuez-en cinq à chaque joueur, une à une.', cites: ['GG-SETUP-05', 'GG-SETUP-06'] },
        { text: 'Gardez votre main telle quelle, même sans aucun personnage.', cites: ['GG-SETUP-07'], ruling: true },
        {
          text: 'Divisez le reste en trois tas aussi égaux que possible, les premiers plus grands s’il le faut. Posez une carte ADN sur chaque tas et répartissez-y les évènements, en commençant par le premier tas.',
          cites: ['GG-SETUP-08', 'GG-SETUP-09', 'GG-SETUP-10'],
        },
        {
          text: 'Mélangez chaque tas séparément. Posez le premier sur le deuxième, puis les deux sur le troisième : voilà le paquet, avec une carte ADN quelque part dans chacun de ses tiers. Placez-le face cachée entre vous.',
          cites: ['GG-SETUP-11'],
        },
        { text: 'Chacun lance un dé. Le plus haut commence ; les meilleurs à égalité relancent.', cites: ['GG-SETUP-12'], ruling: true },
      ],
    },
    {
      kind: 'text',
      text: 'Le premier tour commence par la pioche, comme tous les autres. Après chaque tour, c’est au joueur suivant, dans le sens des aiguilles d’une montre.',
      cites: ['GG-SETUP-13', 'GG-SETUP-14'],
    },
  ],
};
