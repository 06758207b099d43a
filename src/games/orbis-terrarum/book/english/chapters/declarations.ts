import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Declarations. */
export const declarations: Chapter<ClauseId> = {
  id: 'declarations',
  title: 'Declarations',
  blocks: [
    {
      kind: 'text',
      text: 'A declaration is your word, given to all the world: neutrality, a commitment in words, or war. You may say what breaking it costs.',
      cites: ['OT-DECL-01'],
    },
    {
      kind: 'text',
      text: 'If you do not, it is +5 on all rolls for 5 years; and it is never more than +15 or 10 years.',
      cites: ['OT-DECL-09', 'OT-DECL-10'],
    },
    {
      kind: 'text',
      text: 'As a neutral you do not clash with anybody. If you do, you pay; unless the other attacked you in this turn or the two before, or you are at war with it already. Then your neutrality ends without penalty.',
      cites: ['OT-DECL-06'],
    },
    {
      kind: 'text',
      text: 'Whoever clashes with you while you are neutral pays the penalty of your declaration, and you stay neutral.',
      cites: ['OT-DECL-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A commitment is broken only by saying so or by a ruling. A declaration of war has no penalty.',
      cites: ['OT-DECL-13'],
    },
    {
      kind: 'text',
      text: 'Whoever is forced by circumstances owes nothing. Except for neutrality, the referee judges that.',
      cites: ['OT-DECL-14'],
    },
    { kind: 'text', text: 'You may revoke a declaration with two years’ notice, for yourself alone.', cites: ['OT-DECL-03', 'OT-DECL-11'] },
    {
      kind: 'text',
      text: 'You may also break it at once, and pay. Either way you may declare the same again later.',
      cites: ['OT-DECL-04', 'OT-DECL-12'],
    },
    { kind: 'heading', text: 'Together' },
    {
      kind: 'text',
      text: 'You may join another’s declaration; with reservations only if all declarants agree. The same words given in the same year by several Nations are one joint declaration.',
      cites: ['OT-DECL-02', 'OT-DECL-05'],
    },
    {
      kind: 'text',
      text: 'If one of its declarants breaks a joint declaration, or anybody else violates it against one of them, it ends for all.',
      cites: ['OT-DECL-08'],
    },
  ],
};
