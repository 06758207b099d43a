import { one } from '../../../core/choices/choices.js';
import { action, either, exactly, id, shape } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { discloseLocation, discloseSheet } from '../mechanics/trade.js';
import { characterOf, charactersOf, isLiving, rivalsOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { negotiators } from './shared/declaring.js';
import { rule } from './shared/rule.js';

/** Shows another the own sheet, or where an own character is. */
export interface Disclose extends ActionBase {
  readonly type: 'disclose';
  readonly to: string;
  readonly what: 'sheet' | { readonly character: string };
}

/** [GM-TRAD-13] A proof, given freely. */
export const disclose = rule<Disclose>({
  type: 'disclose',
  cites: ['GM-TRAD-13'],
  codec: action<Disclose>('disclose', { to: id, what: either(exactly('sheet'), shape<{ readonly character: string }>({ character: id })) }),
  actors: negotiators,
  choices: {
    to: (state, player) => one(rivalsOf(state, player), 'player'),
    what: (state, player) =>
      one<Disclose['what']>(['sheet', ...charactersOf(state, player).map((character) => ({ character: character.id }))], {
        about: (what) => (what === 'sheet' ? { kind: 'sheet', player } : { kind: 'character', id: what.character }),
      }),
  },
  enumerate: () => [], // [GM-ENUM-04]
  *check(state, { player, to, what }) {
    if (what !== 'sheet' && !state.characters.some(({ id }) => id === what.character))
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-character', character: what.character }, 'what.character');
    if (to === player || !isLiving(state, to)) yield refuse('bad-target', 'GM-TRAD-13', { target: to, player }, 'to');
    if (what !== 'sheet' && characterOf(state, what.character)?.owner !== player)
      yield refuse('not-yours', 'GM-TRAD-13', { character: what.character, player }, 'what.character');
  },
  apply(state, { player, to, what }, table) {
    if (what === 'sheet') discloseSheet(state, player, to, table);
    else discloseLocation(state, player, to, what.character, table);
  },
});
