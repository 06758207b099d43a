import { text as textChoice } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { note } from '../types/index.js';
import { ruling } from './shared/ruling.js';

/** The referee writes something down for the referee alone. */
export interface PrivateNote extends ActionBase {
  readonly type: 'private-note';
  readonly text: string;
}

/** [OT-REF-11] [OT-VIEW-08] */
export const privateNote = ruling<PrivateNote>({
  type: 'private-note',
  cites: ['OT-REF-11', 'OT-VIEW-08'],
  codec: action<PrivateNote>('private-note', { text: note }),
  note: ({ text }) => ['text', text],
  choices: { text: (state) => textChoice(['Remember this.'], state.config.noteMaxLength, 'not-blank') },
  *check(_state, { text }) {
    if (text.trim() === '') yield refuse('note-required', 'OT-NOTE-01', {}, 'text');
  },
  apply(state, { player, text }, table) {
    state.privateNotes.push({ author: player, nation: null, turn: state.turn, subject: 'private', text });
    table.emit({ type: 'note-posted', secret: [], author: player, nation: null, subject: 'private', text });
  },
});
