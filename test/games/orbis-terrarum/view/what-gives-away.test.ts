import { expect } from 'vitest';
import { march } from '../helpers/movement.js';
import { change, given, modified, nationWith, rebellion } from '../helpers/positions.js';
import { listed, second } from '../helpers/reports.js';
import { start } from '../helpers/start.js';
import { act, at, byReferee, clause, game, refused, type State, told } from '../helpers/table.js';
import { announce, measure, reportOn, resolve, turn } from '../helpers/turns.js';

const viewers = ['ada', 'bo', null, 'referee'] as const;
/** What Ada, Bo, an onlooker and the referee see of something. */
const seen = (state: State, look: (view: ReturnType<typeof game.view>) => unknown) =>
  viewers.map((viewer) => look(game.view(state, viewer)));
const extra = { slot: { kind: 'bought', id: 'grant-1' } } as const;
const theft = (more = {}) => measure('francia', 'sabotage', 'plunder', { target: at('romania'), ...more });
/** Francia has bought the right to one more measure. */
const granted = (state = start()): State =>
  change(nationWith(state, 'francia', { grants: [{ id: 'grant-1', kind: 'bought', lastTurn: null }] }), (draft) => {
    draft.counters = { ...draft.counters, grant: 1 };
  });

clause(
  ['OT-VIEW-11', 'OT-SLOT-03'],
  'whether a grant is left is for its Nation; that one was used is told only with an open measure',
  () => {
    const grantsOf = (state: State) => seen(state, ({ nations }) => nations['francia']!.grants?.length ?? null);
    expect(grantsOf(granted())).toEqual([1, null, null, 1]);
    const told = (one: ReturnType<typeof measure>) =>
      viewers.map((viewer) =>
        resolve(announce(granted(), one), 30, 99).events.some(
          (event) => event.type === 'grant-changed' && game.witness(event, viewer) !== null,
        ),
      );
    expect(told(theft({ ...extra, covert: true }))).toEqual([true, false, false, true]);
    expect(told(theft(extra))).toEqual([true, true, true, true]);
    expect(grantsOf(turn(granted(), [theft({ ...extra, covert: true })], 30, 99))).toEqual([0, null, null, 0]);
    // That one was not used is for nobody either, when its time is over.
    const ending = nationWith(granted(), 'francia', { grants: [{ id: 'grant-1', kind: 'granted', lastTurn: 1 }] });
    const lapsed = resolve(ending).events.filter(({ type }) => type === 'grant-changed');
    expect(lapsed.map((event) => viewers.map((viewer) => game.witness(event, viewer) !== null))).toEqual([[true, false, false, true]]);
    const bought = act(nationWith(start(), 'francia', { wealth: 50, progress: 50 }), {
      ...{ type: 'spend', player: 'ada', nation: 'francia', item: 'extra-measure', times: 1 },
    } as never);
    expect(grantsOf(bought)).toEqual([1, null, null, 1]);
  },
);
clause(['OT-VIEW-11', 'OT-VAS-17'], 'whether a vassal has struck a blow for its independence is for itself', () => {
  const rising = nationWith(start(), 'francia', { independenceBlow: true });
  expect(seen(rising, ({ nations }) => nations['francia']!.independenceBlow)).toEqual([true, null, null, true]);
});
clause(['OT-VIEW-11', 'OT-REF-08', 'OT-REF-02'], 'a warning given with a hidden measure is counted, but told to nobody else', () => {
  const warned = (covert: boolean) => {
    const state = announce(start(), theft({ covert }));
    const action = byReferee('adjudicate-measure', {
      measure: state.measures[0]!.id,
      ruling: { kind: 'void', reason: 'No.', warn: true },
    });
    return { state: act(state, action), events: told(state, action) };
  };
  const counts = (state: State) =>
    seen(state, ({ players }) => players['ada']!.warnings + ((players['ada'] as { hiddenWarnings?: number }).hiddenWarnings ?? 0));
  const heard = ({ events }: ReturnType<typeof warned>) =>
    viewers.map((viewer) => events.some((event) => event.type === 'sanctioned' && game.witness(event, viewer) !== null));
  expect([counts(warned(true).state), heard(warned(true))]).toEqual([
    [1, 0, 0, 1],
    [true, false, false, true],
  ]);
  expect([counts(warned(false).state), heard(warned(false))]).toEqual([
    [1, 1, 1, 1],
    [true, true, true, true],
  ]);
  // The referee counts both, and takes both back.
  const sanction = byReferee('sanction', { nation: 'francia', target: 'MIL', value: 5, years: 2, reason: '' });
  const twice = act(warned(true).state, byReferee('warn', { whom: 'ada', reason: '' }));
  expect([refused(warned(true).state, sanction)[0], act(twice, sanction).modifiers.length]).toEqual(['not-repeated', 1]);
  const back = act(
    warned(true).state,
    byReferee('adjudicate-measure', { measure: 'francia/main/1/hidden', ruling: { kind: 'undefended', undefended: true } }),
  );
  expect(counts(back)).toEqual([0, 0, 0, 0]);
});
clause('OT-VIEW-11', 'the dice of a hidden measure, of a hidden host and of its defence are thrown for somebody', () => {
  const thrown = (state: State, ...dice: number[]) => resolve(state, ...dice).rolls.map((roll) => (roll.kind === 'roll' ? roll.why : ''));
  expect(thrown(announce(start(), theft({ covert: true })), 30, 99)).toEqual([
    'sabotage of somebody',
    'sabotage of romania against sabotage',
  ]);
  const rebels = change(start(), (draft) => {
    draft.rebellions = [
      {
        ...{
          id: 'rebellion-1',
          nation: 'gothia',
          sponsor: 'francia',
          sponsorKnown: false,
          firstTurn: 2,
          deadlineTurn: 6,
          lastFailure: null,
        },
      },
    ];
    draft.hosts = [
      { id: 'host-1', owner: 'francia', kind: 'rebel', region: 'tarraco', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
    ];
    draft.counters = { ...draft.counters, host: 1, rebellion: 1 };
  });
  const fromHost = measure('francia', 'incision', 'raid', { target: at('gothia'), slot: { kind: 'host', id: 'host-1' } });
  expect(thrown(announce(rebels, fromHost), 30, 99)[0]).toBe('incision of somebody');
  const onHost = measure('gothia', 'incision', 'raid', { target: { kind: 'host', id: 'host-1' } });
  expect(thrown(announce(rebels, onHost), 30, 99)).toEqual(['incision of gothia', 'incision of somebody against incision']);
});

clause(
  ['OT-MOD-08', 'OT-VIEW-11'],
  'what goes at its first use neither counts nor goes in the roll of a hidden author, found out or not, and waits for an open one',
  () => {
    const armed = (options = {}) => modified(start(options), { nation: 'francia', target: 'AUX', value: -4 });
    const played = (state: State, ...dice: number[]) => {
      const { state: after, events } = resolve(state, ...dice);
      const items = after.reports.map(({ roll }) => listed(roll));
      return [
        items,
        after.modifiers.map(({ id }) => id),
        events.flatMap((event) => (event.type === 'modifier-consumed' ? [event.modifier] : [])),
      ];
    };
    const counted = [['AUX', -4]];
    expect(played(announce(armed(), theft({ covert: true })), 30, 99)).toEqual([[[]], ['modifier-1'], []]);
    expect(played(announce(armed(), theft({ covert: true })), 30, 1)).toEqual([[[]], ['modifier-1'], []]);
    expect(played(announce(armed(), theft()), 30, 99)).toEqual([[counted], [], ['modifier-1']]);
    const both = announce(armed({ measuresPerTurn: 2 }), theft({ covert: true }), theft(second));
    expect(played(both, 30, 31, 98, 99)).toEqual([[[], counted], [], ['modifier-1']]);
    // What does not go at its first use counts, as ever.
    const lasting = modified(start(), { nation: 'francia', target: 'AUX', value: -4, source: 'event', singleUse: false });
    expect(played(announce(lasting, theft({ covert: true })), 30, 99)).toEqual([[counted], ['modifier-1'], []]);
  },
);
clause(['OT-MOD-08', 'OT-VIEW-11'], 'nor does it go in the defence or the passage of a host whose owner is hidden', () => {
  const rebels = (sponsorKnown: boolean, region: string): State =>
    change(
      modified(rebellion(start(), 'gothia', { sponsor: 'francia', sponsorKnown }), { nation: 'francia', target: 'all', value: -4 }),
      (draft) => {
        draft.hosts = [{ id: 'host-1', owner: 'francia', kind: 'rebel', region, rebellion: 'rebellion-1', lastTurn: null, moveTo: null }];
        draft.counters = { ...draft.counters, host: 1 };
      },
    );
  const attacked = (sponsorKnown: boolean) => {
    const raid = measure('gothia', 'incision', 'raid', { target: { kind: 'host', id: 'host-1' } });
    const after = turn(rebels(sponsorKnown, 'tarraco'), [raid], 30, 99);
    return [listed(reportOn(after, 'gothia').counter).filter(([source]) => source === 'all'), after.modifiers.length];
  };
  expect([attacked(true), attacked(false)]).toEqual([
    [[['all', -4]], 0],
    [[], 1],
  ]);
  const walked = (sponsorKnown: boolean) => {
    const state = given(rebels(sponsorKnown, 'armorica'), 'aquitania', 'gothia');
    const { state: after, events } = resolve(act(state, march('aquitania')), 10);
    return [
      events.flatMap((event) => (event.type === 'rolled' ? [listed(event.roll).filter(([source]) => source === 'all')] : [])),
      after.modifiers.length,
    ];
  };
  expect([walked(true), walked(false)]).toEqual([
    [[[['all', -4]]], 0],
    [[[]], 1],
  ]);
});
