import { action, list } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { performEffect } from '../mechanics/referee/effects.js';
import { faultOfEffects } from '../mechanics/referee/sequels.js';
import { refuse } from '../refusals/index.js';
import { type Effect, effect, note } from '../types/index.js';
import { effectsFor } from './shared/effect-offers.js';
import { keepNote } from './shared/order.js';
import { reasons, ruling } from './shared/ruling.js';

/** The referee changes the world, all or nothing. */
export interface ApplyEffects extends ActionBase {
  readonly type: 'apply-effects';
  readonly reason: string;
  readonly effects: readonly Effect[];
}

/** [OT-REF-05] [OT-REF-06] */
export const applyEffects = ruling<ApplyEffects>({
  type: 'apply-effects',
  cites: ['OT-REF-05', 'OT-REF-06'],
  codec: action<ApplyEffects>('apply-effects', { reason: note, effects: list(effect, 20) }),
  note: ({ reason }) => ['reason', reason],
  choices: {
    effects: (state) => effectsFor(state, { kind: 'now', recipients: [null] }, 1),
    reason: (state) => reasons(state, 'So it is told.'),
  },
  *check(state, { effects }) {
    if (effects.length === 0) return yield refuse('bad-parameter', 'OT-REF-05', {}, 'effects');
    const fault = faultOfEffects(state, effects);
    if (fault !== null) yield refuse(fault.code, 'OT-REF-06', fault.facts, `effects.${fault.place}`);
  },
  apply(state, { player, reason, effects }, table) {
    for (const one of effects) performEffect(state, clone(one), null, table);
    keepNote(state, player, null, 'effects', reason);
    if (reason !== '') table.emit({ type: 'note-posted', secret: null, author: player, nation: null, subject: 'effects', text: reason });
  },
});
