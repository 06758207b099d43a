import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Drawing cards. */
export const drawing: Chapter<ClauseId> = {
  id: 'drawing',
  title: 'La pioche',
  blocks: [
    {
      kind: 'text',
      text: 'Piochez jusqu’à recevoir en main trois cartes ordinaires. Celles-là, vous les gardez pour vous. Tout ce qui vient d’autre est montré à tous et remplacé.',
      cites: ['GG-DRAW-01', 'GG-VIEW-07'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Un évènement est lu à voix haute et résolu. Puis vous piochez une autre carte.', cites: ['GG-DRAW-02'] },
        {
          text: 'Une carte ADN va au milieu de la table et commence un round génégraft. Quand il est fini, vous piochez une autre carte.',
          cites: ['GG-DRAW-03'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'Il peut en venir plusieurs de suite. On les résout une à une, et aucune ne compte parmi vos trois cartes.',
      cites: ['GG-DRAW-04'],
    },
    {
      kind: 'played',
      title: 'Une pioche agitée',
      text: 'Ada finit son tour. Bo pioche, et deux cartes qui ne sont pas pour sa main surgissent en chemin. Hôpital de Campagne soigne sa Racine de Fer ; la première carte ADN lui permet de génégrafter la Crécerelle qu’il vient de piocher.',
      ...played['the-draw'],
    },
    { kind: 'heading', text: 'Piocher à un autre moment' },
    {
      kind: 'text',
      text: 'Certaines cartes, et le dé spécial, font piocher à d’autres moments. Les mêmes règles s’appliquent.',
      cites: ['GG-DRAW-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si cela arrive au milieu d’une attaque ou d’un round génégraft, l’évènement ou la carte ADN est montré et remplacé comme d’habitude, mais son effet attend, pour ne rien bouleverser à mi-chemin. Dès que l’attaque ou le round est fini, tout ce qui attend est résolu dans l’ordre de pioche. Une carte ADN compte toutefois dès qu’elle est posée sur la table.',
      cites: ['GG-DRAW-06'],
      ruling: true,
    },
    { kind: 'heading', text: 'Quand le paquet est épuisé' },
    {
      kind: 'text',
      text: 'S’il faut piocher et que le paquet est vide, mélangez la défausse : c’est le nouveau paquet. Les évènements résolus n’y reviennent pas, ni les cartes ADN.',
      cites: ['GG-DRAW-07', 'GG-DRAW-10'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si la défausse est vide aussi, les cartes qui vous restaient à piocher sont perdues.',
      cites: ['GG-DRAW-08'],
      ruling: true,
    },
    { kind: 'heading', text: 'Ce qu’un évènement demande' },
    {
      kind: 'text',
      text: 'Quand chacun doit choisir, on choisit l’un après l’autre, en commençant par le joueur dont c’est le tour, et chacun voit ce que les précédents ont choisi.',
      cites: ['GG-CHOICE-02', 'GG-CHOICE-03'],
      ruling: true,
    },
  ],
};
