import { either } from 'fp-ts';
import { expect } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { begun, conclude, crown, split } from '../helpers/civil-war.js';
import { met } from '../helpers/conference.js';
import { change, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, game, type State } from '../helpers/table.js';
import { announce, measure } from '../helpers/turns.js';

clause(['OT-MEAS-02', 'OT-ACT-02'], 'a saved measure that aims at nothing on the map is refused', () => {
  const state = announce(start(), measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'armorica' } }));
  const spoilt = (target: unknown) => answeredInFull(game.decodeState({ ...state, measures: [{ ...state.measures[0]!, target }] }))._tag;
  expect([
    spoilt({ kind: 'region', id: 'armorica' }),
    spoilt({ kind: 'region', id: 'gothia' }),
    spoilt({ kind: 'nation', id: 'toString' }),
  ]).toEqual(['Right', 'Left', 'Left']);
});
clause('OT-REF-02', 'a saved game whose measures were taken for what they cannot be is refused', () => {
  const posted = announce(start(), measure('francia', 'intervention', 'invest'));
  const forged = (ruling: object): unknown => {
    const copy = JSON.parse(JSON.stringify(posted));
    copy.measures[0].ruling.reinterpret = ruling;
    return copy;
  };
  const verdict = (ruling: object): string =>
    either.fold(
      ([first]: readonly [{ path?: string }]) => first.path ?? '',
      () => 'fine',
    )(answeredInFull(game.decodeState(forged(ruling))) as never);
  expect([
    verdict({ statistic: 'industry', mode: 'boost', attribute: null }),
    verdict({ statistic: 'offensive', mode: 'strike', attribute: null }),
    verdict({ statistic: 'offensive', mode: 'boost', attribute: null }),
    verdict({ statistic: 'reform', mode: 'modify', attribute: null }),
  ]).toEqual(['fine', 'measures', 'measures', 'measures']);
});
clause(['OT-FLOW-15', 'OT-REF-09', 'OT-SEAT-02'], 'a saved decision that names nothing its answer could be about is refused', () => {
  const base = start();
  const about = { nation: 'francia', other: 'gothia', subject: null, terms: [], grade: 1, hidden: false };
  const read = (kind: State['decisions'][number]['kind'], more: Partial<typeof about> | { subject: string } | { nation: null }) => {
    const decision = { id: 'decision-1', kind, decider: 'referee', blocking: false, options: ['yes', 'no'], about: { ...about, ...more } };
    const state = change(base, (draft) => {
      draft.decisions = [decision];
      draft.counters = { ...base.counters, decision: 1 };
    });
    return answeredInFull(game.decodeState(JSON.parse(JSON.stringify(state))))._tag;
  };
  const milestone = base.config.pack.milestones[0]!.id;
  expect(read('milestone-claim', { subject: milestone })).toBe('Right');
  expect(read('milestone-claim', { subject: 'no-such-deed' })).toBe('Left');
  expect(read('milestone-claim', { subject: milestone, nation: null })).toBe('Left');
  expect(read('adoption', { subject: 'ada' })).toBe('Right');
  expect(read('adoption', { subject: 'dora' })).toBe('Left');
  expect(read('npc-response', { subject: 'francia' })).toBe('Right');
  for (const kind of ['npc-response', 'veto', 'rebellion-outcome', 'conference-authority'] as const) expect(read(kind, {})).toBe('Left');
  expect(read('incitement', { nation: null })).toBe('Left');
});
clause(['OT-CIV-04', 'OT-CIV-05', 'OT-CIV-03'], 'no saved game has a meter in one hand, or the word of whoever has no side', () => {
  type War = State['civilWars'][number];
  const saved = (state: State, more: (war: War) => Partial<War> = () => ({})) =>
    answeredInFull(
      game.decodeState(
        JSON.parse(
          JSON.stringify(
            change(state, (draft) => {
              draft.civilWars = state.civilWars.map((war) => ({ ...war, ...more(war) }));
            }),
          ),
        ),
      ),
    )._tag;
  const said = (controller: string, winner: string) => () => ({ conclusions: [{ controller, winner }] });
  expect([saved(begun), saved(split), saved(act(split, conclude('bo', crown)))]).toEqual(['Right', 'Right', 'Right']);
  const wrong = [
    saved(split, ({ sides }) => ({ sides: sides.map((side) => ({ ...side, controller: 'ada' })) })),
    saved(split, () => ({ metered: false })),
    saved(begun, () => ({ metered: true })),
    saved(split, ({ sides }) => ({ sides: sides.map((side) => ({ ...side, supremacy: 30 })) })),
    saved(split, ({ sides }) => ({ sides: sides.map((side, i) => ({ ...side, alive: i === 0 })) })),
    saved(split, said('cy', crown)),
    saved(split, said('bo', 'civil-war-1.9')),
  ];
  expect(new Set(wrong)).toEqual(new Set(['Left']));
});
clause(['OT-CONF-15', 'OT-CONF-04'], 'in no saved game does a vassal sit where vassals do not, but for the convener', () => {
  const saved = (includeVassals: boolean, vassal: string) =>
    answeredInFull(game.decodeState(JSON.parse(JSON.stringify(nationWith(met({}, { includeVassals }), vassal, { patron: 'persia' })))))
      ._tag;
  expect([saved(true, 'gothia'), saved(false, 'gothia'), saved(false, 'francia')]).toEqual(['Right', 'Left', 'Right']);
});
clause(['OT-FLOW-15', 'OT-SEAT-02'], 'a saved decision is put to a seat, and about Nations that were there once', () => {
  const base = start();
  const read = (decider: string, nation: string, other: string | null) =>
    answeredInFull(
      game.decodeState(
        JSON.parse(
          JSON.stringify(
            change(base, (draft) => {
              const about = { nation, other, subject: 'francia', terms: [], grade: 1, hidden: false };
              draft.decisions = [{ id: 'decision-1', kind: 'veto', decider, blocking: false, options: ['accept', 'reject'], about }];
              draft.counters = { ...base.counters, decision: 1 };
            }),
          ),
        ),
      ),
    )._tag;
  expect([read('referee', 'francia', 'gothia'), read('ada', 'francia', null)]).toEqual(['Right', 'Right']);
  const wrong = [
    read('dora', 'francia', 'gothia'),
    read('dora', 'francia', null),
    read('referee', 'atlantis', 'gothia'),
    read('referee', 'francia', 'atlantis'),
  ];
  expect(new Set(wrong)).toEqual(new Set(['Left']));
});
