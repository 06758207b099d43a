import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Diplomacy. */
export const diplomacy: Chapter<ClauseId> = {
  id: 'diplomacy',
  title: 'Diplomacy',
  blocks: [
    {
      kind: 'text',
      text: 'With Nations that nobody plays you negotiate by a measure of Diplomacy: name your terms and roll. They answer with Diplomacy of their own, and what is left of your grade tells how willing they are.',
      cites: ['OT-DIP-01'],
    },
    {
      kind: 'text',
      text: 'If anything is left, the referee speaks for them, and accepts, refuses, or answers with other terms.',
      cites: ['OT-DIP-02'],
    },
    {
      kind: 'text',
      text: 'What is accepted becomes a treaty of the usual length. Other terms bind nobody until you accept them: they are an offer to you.',
      cites: ['OT-DIP-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A Nation becomes a vassal only if that is earned: by a great or critical success, by any success after three earlier ones with it that were normal or better, or by any success if your terms make peace in a conflict it has lost.',
      cites: ['OT-DIP-03'],
    },
    {
      kind: 'text',
      text: 'It has lost a conflict with you if you are at war, or your war is suspended, and one of its indices is down to a quarter or less; or if the referee says so.',
      cites: ['OT-DIP-04'],
    },
    {
      kind: 'text',
      text: 'No roll binds another player. If you negotiate for or with a Nation in another player’s hands, success only makes an offer of the same terms, which that player may accept or refuse.',
      cites: ['OT-DIP-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'Tribes' },
    {
      kind: 'text',
      text: 'In black territory there is nobody to sign anything, and nobody answers your roll. With a success the tribes of that region take the attitude you ask for, for ten years.',
      cites: ['OT-DIP-08'],
    },
    {
      kind: 'text',
      text: 'With a normal success they may constitute a Nation of their own, with a great one a vassal of yours.',
      cites: ['OT-DIP-09'],
    },
  ],
};
