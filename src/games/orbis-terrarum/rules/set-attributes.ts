import { one } from '../../../core/choices/choices.js';
import { action, int, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { fromLists, layDown } from '../mechanics/nations/attributes.js';
import { isPrincipal, living, livingNations } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { spreadOver } from './shared/attribute-offers.js';
import { ruling } from './shared/ruling.js';

/** The referee lays down the attributes of a Nation without player. */
export interface SetAttributes extends ActionBase {
  readonly type: 'set-attributes';
  readonly nation: string;
  readonly domain: readonly number[];
  readonly authority: readonly number[];
}

/** What an attribute may be that the referee lays down. [OT-CONT-17] */
const [least, most] = [5, 30];

const isOpen = (state: State, nation: string): boolean =>
  !isPrincipal(state, nation) && (state.phase === 'setup-referee' || state.nations[nation]!.createdByReferee === state.turn);

/** [OT-REF-11] [OT-SETUP-06] */
export const setAttributes = ruling<SetAttributes>({
  type: 'set-attributes',
  cites: ['OT-REF-11', 'OT-SETUP-06'],
  codec: action<SetAttributes>('set-attributes', { nation: name, domain: list(int, 5), authority: list(int, 5) }),
  known: (state, { nation }) => [['nation', nation, living(state, nation) !== undefined]],
  choices: {
    nation: (state) =>
      one(
        livingNations(state).filter((id) => isOpen(state, id)),
        'nation',
      ),
    domain: (state) => spreadOver(state, 'domain', least, most),
    authority: (state) => spreadOver(state, 'authority', least, most),
  },
  *check(state, { nation, domain, authority }) {
    const { pointsPerGroup } = state.config;
    if (!isOpen(state, nation)) return yield refuse('attributes-fixed', 'OT-REF-11', { nation }, 'nation');
    for (const [group, values] of Object.entries({ domain, authority })) {
      const sum = values.reduce((total, value) => total + value, 0);
      if (values.length !== 5 || values.some((value) => value < least || value > most))
        yield refuse('attribute-out-of-range', 'OT-CONT-17', { group }, group);
      else if (sum !== pointsPerGroup) yield refuse('wrong-total', 'OT-CONT-17', { group, total: sum, wanted: pointsPerGroup }, group);
    }
  },
  apply(state, { nation, domain, authority }, table) {
    const values = fromLists(domain, authority);
    layDown(state, nation, values, table);
    state.nations[nation]!.initial = { ...values };
  },
});
