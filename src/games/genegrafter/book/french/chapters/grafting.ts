import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Graft rounds. */
export const grafting: Chapter<ClauseId> = {
  id: 'grafting',
  title: 'Le round génégraft',
  blocks: [
    {
      kind: 'text',
      text: 'Chaque carte ADN piochée commence un round génégraft. Au premier, chaque joueur peut génégrafter un personnage, au deuxième deux, au troisième trois.',
      cites: ['GG-GRAFT-01', 'GG-GRAFT-03'],
    },
    {
      kind: 'text',
      text: 'On y joue chacun son tour, en commençant par le joueur dont c’est le tour. Chacun n’a qu’un tour dans le round et y fait toutes ses greffes.',
      cites: ['GG-GRAFT-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Prenez un personnage dans votre main ou votre réserve génétique et glissez-le sous un de vos personnages en jeu, son hôte.',
      cites: ['GG-GRAFT-05', 'GG-GRAFT-06'],
    },
    {
      kind: 'text',
      text: 'L’hôte gagne les pouvoirs de la greffe et les couleurs de ses marqueurs. Attaque et défense restent ce qu’elles sont, et de même blessures et fatigue.',
      cites: ['GG-GRAFT-07', 'GG-GRAFT-08'],
    },
    {
      kind: 'text',
      text: 'Un même hôte peut recevoir plusieurs greffes. Nul n’est obligé de génégrafter.',
      cites: ['GG-GRAFT-09', 'GG-GRAFT-10'],
    },
    {
      kind: 'text',
      text: 'Une greffe reste où elle est, visible de tous. Génégrafter depuis sa main n’est pas jouer un personnage : cela ne compte pas dans vos trois et ne vous dispense pas de celui que vous devez jouer.',
      cites: ['GG-GRAFT-11', 'GG-GRAFT-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si un round génégraft doit attendre la fin d’une attaque ou d’un autre round, il permet quand même autant de greffes qu’il y avait de cartes ADN sur la table quand la sienne a été piochée.',
      cites: ['GG-PROC-23'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'La deuxième carte ADN',
      text: 'Deux greffes chacun, cette fois. Ada les met toutes deux sous Racine de Fer, l’une venant de sa main, l’autre de sa réserve. Ses dés ne changent pas, deux pour attaquer et trois pour défendre, mais voilà que ce personnage vole et brûle. Le tableau ci-dessous montre pour chaque joueur les marqueurs génétiques déjà acquis, la vie (♥), les marqueurs d’attaque et de défense, la main et la réserve ; puis ses personnages, avec attaque/défense, couleurs et, entre crochets, ce qui est dessous.',
      ...played['second-dna'],
    },
  ],
};
