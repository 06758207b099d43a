import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { flat, players } from '../../helpers/beginnings.js';
import { begun, strong, valuesOf } from '../../helpers/epochs.js';
import { change, conflict, divided, modified, nationWith, organized, rebellion, treaty, withHost } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { act, clause, game, type State } from '../../helpers/table.js';
import { damage, pass, turn } from '../../helpers/turns.js';

const asked = (state: State) => turn(state, []).decisions.map(({ kind, options }) => [kind, options]);

clause(['OT-EPO-01', 'OT-EPO-07'], 'an epoch is asked for when some statistic of a living principal Nation reaches the agreed sum', () => {
  const grown = (id: string, attributes: object, epochThreshold = 95) => asked(nationWith(start({ epochThreshold }), id, { attributes }));
  const question = [['epoch-mode', ['partial', 'total']]];
  expect([grown('francia', { MIL: 75, GES: 20 }), grown('francia', { MIL: 74, GES: 20 }), grown('romania', { ADM: 40, PRS: 55 })]).toEqual([
    question,
    [],
    question,
  ]);
  expect([grown('francia', { MIL: 30, GES: 30 }, 60), grown('francia', { MIL: 30, GES: 29 }, 60)]).toEqual([question, []]);
  // A Domain and an Authority attribute make a statistic, two of a kind do not.
  expect([grown('francia', { MIL: 60, AUX: 60 }), grown('persia', { MIL: 75, GES: 75 })]).toEqual([[], []]);
  const view = game.view(turn(act(strong(), { type: 'epoch-preference', player: 'ada', mode: 'total' }), []), 'referee');
  expect(view.players['ada']!.epochPreference).toBe('total');
  for (const epochMode of ['partial', 'total'] as const) {
    const state = nationWith(startAuto({ epochThreshold: 95, epochMode }), 'francia', { attributes: { MIL: 75 } });
    const ready = players.reduce((now, player) => act(now, { type: 'ready', player }), state);
    expect(ready.phase).toBe(epochMode === 'partial' ? 'orders' : 'epoch-distribution');
  }
});

const distribute = (state: State, ...seats: string[]) =>
  seats.reduce((now, player) => act(now, { type: 'distribute-attributes', player, domain: flat, authority: flat }), state);

clause('OT-EPO-02', 'a total epoch begins everything of a Nation anew, and its players distribute again', () => {
  const rich = nationWith(strong({ startWealth: 7, startProgress: 3 }), 'francia', {
    viaDamage: 9,
    legDamage: 8,
    wealth: 50,
    progress: 1,
    grants: [{ id: 'grant-1', kind: 'bought', lastTurn: null }],
  });
  const grown = nationWith(nationWith(rich, 'persia', { attributes: { MIL: 44, INT: 3 }, viaDamage: 5, wealth: 0 }), 'gothia', {
    attributes: { CLT: 33 },
  });
  const laden = change(
    modified(
      grown,
      { nation: 'francia', target: 'MIL', value: 4 },
      { nation: 'saxonia', target: 'MIL', value: 4, source: 'event', singleUse: false },
    ),
    (draft) => {
      draft.counters = { ...draft.counters, grant: 1 };
      draft.config = { ...draft.config, streakConsecutive: false };
      draft.streaks = [
        { nation: 'francia', statistic: 'intervention', area: 'Gallia', outcome: 'failure', length: 3, lastTurn: 0, covert: false },
      ];
    },
  );
  const away = act(laden, { type: 'set-activity', player: 'referee', seat: 'bo', active: false });
  const { before, after } = begun(away, 'total');
  expect([before.modifiers.length, before.streaks.length]).toEqual([2, 1]);
  expect([after.modifiers, after.streaks, after.nations['francia']!.grants]).toEqual([[], [], []]);
  expect([damage(after, 'francia'), damage(after, 'persia')]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  for (const id of ['francia', 'persia', 'saxonia']) expect(after.nations[id]).toMatchObject({ wealth: 7, progress: 3 });
  // Nobody is waited for who is away: Gothia is as it began, and so is Persia.
  expect([after.phase, game.actors(after), valuesOf(after, 'gothia')]).toEqual(['epoch-distribution', ['ada', 'cy'], Array(10).fill(16)]);
  expect(after.nations['persia']!.attributes).toEqual(start().nations['persia']!.initial);
  expect(after.nations['francia']!.attributes.MIL).toBe(60);
  const gone = act(after, { type: 'set-activity', player: 'referee', seat: 'ada', active: false });
  expect([game.actors(gone), valuesOf(gone, 'francia')]).toEqual([['cy'], Array(10).fill(16)]);
  const done = distribute(after, 'cy', 'ada');
  expect([done.phase, done.turn, valuesOf(done, 'francia')]).toEqual(['happenings', 2, Array(10).fill(16)]);
});
clause('OT-SETUP-05', 'the totals an epoch returns to are those of the beginning', () => {
  expect(['francia', 'persia'].map((id) => start().nations[id]!.baseTotals)).toEqual([
    { domain: 80, authority: 80 },
    { domain: 100, authority: 100 },
  ]);
  const custom = start({ pointsPerGroup: 80, npcSpread: [20, 20, 10, 10, 10] });
  expect(custom.nations['persia']!.baseTotals).toEqual({ domain: 70, authority: 70 });
});
clause(
  ['OT-SETUP-05', 'OT-EPO-02'],
  'a total epoch lays down what the next partial one returns to, for those away and those nobody plays too',
  () => {
    const totals = (state: State, ...ids: readonly string[]) => ids.map((id) => state.nations[id]!.baseTotals);
    const both = (value: number) => ({ domain: value, authority: value });
    // Ada plays what began with 100 in each group; Bo and Persia have totals that no longer fit how they began.
    const odd = ['gothia', 'persia'].reduce(
      (now, id) => nationWith(now, id, { baseTotals: both(60) }),
      nationWith(strong(), 'francia', { baseTotals: both(100) }),
    );
    const away = act(odd, { type: 'set-activity', player: 'referee', seat: 'bo', active: false });
    const done = distribute(begun(away, 'total').after, 'ada', 'cy');
    expect(totals(done, 'francia', 'gothia', 'persia')).toEqual([both(80), both(80), both(100)]);
    const late = act(begun(odd, 'total').after, { type: 'set-activity', player: 'referee', seat: 'bo', active: false });
    expect(totals(distribute(late, 'ada', 'cy'), 'francia', 'gothia')).toEqual([both(80), both(80)]);
    const again = begun(
      nationWith(act(done, { type: 'open-orders', player: 'referee' }), 'francia', { attributes: { MIL: 60, GES: 40 } }),
      'partial',
    ).after;
    expect(
      valuesOf(again, 'francia')
        .slice(0, 5)
        .reduce((sum, value) => sum + value, 0),
    ).toBe(80);
  },
);
clause(['OT-EPO-01', 'OT-EPO-03'], 'nobody is asked for an epoch that would weaken nobody', () => {
  const steep = { MIL: 60, AUX: 5, ECN: 5, CLT: 5, ADM: 5, GES: 60, LEA: 5, TCN: 5, INT: 5, PRS: 5 };
  const grown = (more: object) => asked(nationWith(start({ epochThreshold: 95 }), 'francia', { attributes: { ...steep, ...more } }));
  // 80 in each group is what it began with; one more in either is too much.
  expect([grown({}).length, grown({ AUX: 6 }).length, grown({ PRS: 6 }).length]).toEqual([0, 1, 1]);
  // Whoever has grown elsewhere does not make it due.
  const other = nationWith(nationWith(start({ epochThreshold: 95 }), 'francia', { attributes: steep }), 'gothia', {
    attributes: { MIL: 40 },
  });
  expect(asked(other)).toEqual([]);
});
clause('OT-EPO-06', 'neither epoch touches the map, the calendar, or what there is between Nations', () => {
  const woven = organized(treaty(rebellion(divided(strong(), 'gothia'), 'romania'), ['francia', 'gothia'], [{ kind: 'alliance' }]), [
    'francia',
    'gothia',
  ]);
  const learned = nationWith(nationWith(withHost(woven, 'francia', 'armorica'), 'francia', { technologies: ['long-roads'] }), 'saxonia', {
    patron: 'francia',
  });
  const state = act(
    change(learned, (draft) => {
      draft.conflicts = [conflict('francia', 'romania', 'war')];
      draft.turn = 3;
    }),
    { type: 'issue-declaration', player: 'cy', nation: 'romania', kind: 'neutrality', text: '' },
  );
  const kept = ({ treaties, declarations, organizations, conflicts, civilWars, rebellions, hosts, regions, nations }: State) => ({
    ...{ treaties, declarations, organizations, conflicts, civilWars, rebellions, hosts, regions },
    bonds: Object.values(nations).map(({ patron, technologies }) => [patron, technologies]),
  });
  for (const mode of ['partial', 'total'] as const) {
    const { before, after } = begun(state, mode);
    expect(
      [before.treaties, before.declarations, before.organizations, before.conflicts, before.civilWars, before.rebellions, before.hosts].map(
        ({ length }) => length,
      ),
    ).toEqual(Array(7).fill(1));
    expect(kept(after)).toEqual(kept(before));
    const done = mode === 'total' ? distribute(after, ...players) : after;
    expect([kept(done), done.turn, game.view(done, null).year]).toEqual([kept(before), 4, 503]);
  }
  expect(orbis500.technologies.some(({ id }) => id === 'long-roads')).toBe(true);
});
clause(
  ['OT-REF-11', 'OT-EPO-01', 'OT-EPO-02', 'OT-EPO-06', 'OT-EPO-07', 'OT-SEAT-04'],
  'a total epoch begins attributes, damage and purses anew',
  () => {
    const strong = act(
      nationWith(start({ epochThreshold: 95 }), 'francia', { attributes: { MIL: 60, GES: 40 }, viaDamage: 9, wealth: 5 }),
      { type: 'epoch-preference', player: 'ada', mode: 'total' },
    );
    const asked = turn(strong, []);
    expect([asked.decisions[0]!.kind, asked.players['ada']!.epochPreference]).toEqual(['epoch-mode', 'total']);
    const reset = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'total' });
    expect([
      reset.phase,
      game.actors(reset),
      reset.nations['francia']!.viaDamage,
      reset.nations['francia']!.wealth,
      reset.regions['belgica']!.owner,
    ]).toEqual(['epoch-distribution', players, 0, 0, 'francia']);
    const away = act(reset, { type: 'set-activity', player: 'referee', seat: 'ada', active: false });
    expect([away.nations['francia']!.attributes.MIL, game.actors(away)]).toEqual([16, ['bo', 'cy']]);
    const done = ['bo', 'cy'].reduce(
      (state, player) => act(state, { type: 'distribute-attributes', player, domain: flat, authority: flat }),
      away,
    );
    expect([done.phase, done.turn]).toEqual(['happenings', 2]);
    const npc = turn(nationWith(start({ epochThreshold: 95 }), 'persia', { attributes: { MIL: 60, GES: 40 } }), []);
    expect(npc.decisions).toEqual([]);
    expect(pass(start(), 1).turn).toBe(2);
  },
);
