import { one, text as textChoice } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { controlledBy } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, note } from '../types/index.js';
import { keepNote, order } from './shared/order.js';

/** Something is told that changes nothing. */
export interface PostNote extends ActionBase {
  readonly type: 'post-note';
  readonly nation: string;
  readonly text: string;
}

/** [OT-NOTE-01] [OT-MEAS-15] */
export const postNote = order<PostNote>({
  type: 'post-note',
  cites: ['OT-NOTE-01', 'OT-ACT-03'],
  codec: action<PostNote>('post-note', { nation: name, text: note }),
  acting: 'nation',
  note: ({ text }) => ['text', text],
  choices: {
    nation: (state, player) => one(state.config.noteMaxLength === 0 ? [] : controlledBy(state, player), { about: 'nation', sure: true }),
    text: (state) => textChoice(['We mean well.'], state.config.noteMaxLength, 'not-blank'),
  },
  list: () => [],
  *check(_state, { text }) {
    if (text.trim() === '') yield refuse('note-required', 'OT-NOTE-01', {}, 'text');
  },
  apply(state, { player, nation, text }, table) {
    keepNote(state, player, nation, 'note', text);
    table.emit({ type: 'note-posted', secret: null, author: player, nation, subject: 'note', text });
  },
});
