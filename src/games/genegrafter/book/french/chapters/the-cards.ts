import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../cards.js';

/** The cards. */
export const theCards: Chapter<ClauseId> = {
  id: 'the-cards',
  title: 'Les cartes',
  blocks: [
    {
      kind: 'text',
      text: 'Tous les personnages du paquet de base, avec leurs dés d’attaque et de défense, leurs pouvoirs et leurs marqueurs :',
      cites: ['GG-CONT-04'],
    },
    tables.characters,
    {
      kind: 'text',
      text: 'Toutes ses capacités. Les dés sont indiqués en attaque et en défense ; à côté d’un pouvoir figure ce que la carte donne à un personnage qui le possède.',
      cites: ['GG-PROC-04'],
    },
    tables.abilities,
    { kind: 'heading', text: 'Ce que font les capacités' },
    {
      kind: 'points',
      items: [
        {
          text: 'Les cartes qui ajoutent ou retirent des dés le font quand elles sont révélées, pour leur camp ou pour l’autre.',
          cites: ['GG-EFF-01'],
        },
        {
          text: 'Les cartes qui annulent frappent la dernière carte adverse encore face cachée. S’il n’y en a pas, elles ne font rien.',
          cites: ['GG-EFF-02', 'GG-EFF-03'],
        },
        {
          text: 'Les cartes peuvent donner des relances, ou priver l’adversaire de toutes les siennes, d’où qu’elles viennent ; Lucky Shot et Roll Again ne sont pas des relances en ce sens.',
          cites: ['GG-EFF-04', 'GG-EFF-05'],
        },
        {
          text: 'Les cartes qui mettent fin au duel ou font piocher agissent dès qu’elles sont révélées.',
          cites: ['GG-EFF-06', 'GG-EFF-07'],
        },
        { text: 'Les cartes qui changent un dé attendent des dés.', cites: ['GG-EFF-08', 'GG-EFF-09'] },
        {
          text: 'Les cartes qui soignent, évitent une blessure ou font défausser l’adversaire agissent quand le duel est décidé.',
          cites: ['GG-EFF-10', 'GG-EFF-11', 'GG-EFF-12'],
        },
      ],
    },
    { kind: 'heading', text: 'Les évènements' },
    {
      kind: 'text',
      text: 'Tous les évènements du paquet de base :',
      cites: ['GG-EFF-13', 'GG-EFF-14', 'GG-EFF-15', 'GG-EFF-16', 'GG-EFF-17', 'GG-EFF-18', 'GG-EFF-19'],
    },
    tables.events,
    {
      kind: 'text',
      text: 'Quand on échange des réserves, c’est, en cas d’égalité, le premier dans l’ordre du tour qui est visé, à partir du joueur dont c’est le tour ; si toutes se valent, rien ne change.',
      cites: ['GG-EFF-14'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'On saute le tour de qui n’a pas de personnage à choisir ou pas de carte à défausser. Vos marqueurs ne dépassent jamais leur nombre de départ.',
      cites: ['GG-EFF-13', 'GG-EFF-16', 'GG-EFF-17', 'GG-EFF-19'],
    },
  ],
};
