import { either } from 'fp-ts';
import { clone } from 'ludoteca';
import { announcements as table } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { always, announcementsOf, crisis, crowded, endOf, host, hostile, rising, side, wild } from '../../helpers/crowded-world.js';
import { change, divided } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, game, type State } from '../../helpers/table.js';
import { announce, damage, measure, resolve, type Submit, turn } from '../../helpers/turns.js';

/** Everything that can be announced in the crowded world. */
const all = (state: State): readonly Submit[] =>
  table.flatMap(({ statistic, mode }) => announcementsOf(statistic, mode).filter((one) => game.explain(state, one).length === 0));
/** Played in place, and resolved with dice that fall one way. */
const played = (state: State, best: boolean, ...actions: readonly Action[]): State => {
  const copy = clone(state);
  for (const action of [...actions, { type: 'resolve-turn', player: 'referee' } as const]) {
    const step = game.reduceInPlace(copy, action, always(best));
    if (either.isLeft(step)) throw new Error(step.left[0].message);
  }
  return copy;
};
/** The same, leading to a state that could be saved and taken up again. */
const resolved = (state: State, best: boolean, ...actions: readonly Action[]): State => {
  const after = played(state, best, ...actions);
  const saved = game.decodeState(JSON.parse(JSON.stringify(after)));
  if (either.isLeft(saved)) throw new Error(saved.left.map(({ message, path }) => `${path}: ${message}`).join(' '));
  return after;
};
const close: Action = { type: 'close-orders', player: 'referee', force: true };

clause(
  ['OT-EFF-01', 'OT-SCOPE-04', 'OT-REF-04', 'OT-FLOW-10'],
  'a measure against what has ended since it was announced is as if it had never been',
  () => {
    const world = crowded();
    const made = all(world);
    const modes = new Set(made.map(({ statistic, mode }) => `${statistic} ${mode}`));
    expect(table.filter(({ statistic, mode }) => !modes.has(`${statistic} ${mode}`))).toEqual([]);
    let ended = 0;
    for (const best of [true, false]) {
      const without = new Map<string, State>();
      for (const one of made) {
        const end = one.target == null || one.target.id === one.nation ? null : endOf(one.target);
        if (end === null) continue;
        const told = `${one.nation} ${one.statistic} ${one.mode} ${one.target!.kind} ${one.target!.id}`;
        const key = JSON.stringify(end);
        const ending: Action = { type: 'apply-effects', player: 'referee', reason: '', effects: [end] };
        if (!without.has(key)) without.set(key, resolved(world, best, close, ending));
        const { players: _, ...after } = played(world, best, one, close, ending);
        const { players: __, ...before } = without.get(key)!;
        expect([told, JSON.stringify(after) === JSON.stringify(before)]).toEqual([told, true]);
        ended++;
      }
    }
    expect(ended).toBeGreaterThan(300);
  },
);

/** Two measures of one turn, the first of which ends what the second is about. */
const races: readonly (readonly [what: string, ending: Submit, late: readonly Submit[]])[] = [
  [
    'a host',
    measure('francia', 'offensive', 'strike', { target: host }),
    [measure('gothia', 'offensive', 'strike', { target: host }), measure('gothia', 'incision', 'raid', { target: host })],
  ],
  [
    'a rebellion',
    measure('francia', 'incision', 'suppress', { target: rising }),
    ['offensive', 'incision'].flatMap((statistic) =>
      [undefined, rising].map((target) =>
        measure('francia', statistic as 'offensive', 'suppress', {
          slot: { kind: 'granted', id: 'grant-1' },
          ...(target === undefined ? {} : { target }),
        }),
      ),
    ),
  ],
  [
    'a hidden host',
    measure('francia', 'incision', 'suppress', { target: rising }),
    [measure('gothia', 'offensive', 'strike', { target: hostile })],
  ],
  [
    'a crisis',
    measure('francia', 'industry', 'welfare', { target: crisis }),
    [measure('gothia', 'industry', 'welfare', { target: crisis })],
  ],
  [
    'black land',
    measure('francia', 'expansion', 'occupy', { target: wild }),
    [
      measure('gothia', 'reform', 'acculturate', { target: wild }),
      ...(['attitude', 'constitute-nation', 'constitute-vassal'] as const).map((aim) =>
        measure('gothia', 'diplomacy', 'parley', { target: wild, aim }),
      ),
      measure('gothia', 'logistics', 'expedition', { region: 'armorica' }),
    ],
  ],
  [
    'a side',
    measure('francia', 'offensive', 'strike', { target: side, supports: 'civil-war-1.2' }),
    (['strike', 'raid'] as const).flatMap((mode) => {
      const statistic = mode === 'strike' ? 'offensive' : 'incision';
      return [
        measure('romania', statistic, mode, { target: side, supports: 'civil-war-1.2' }),
        measure('gothia', statistic, mode, { player: 'ada', slot: { kind: 'side', id: 'civil-war-1.2' }, target: side }),
        measure('gothia', statistic, mode, {
          slot: { kind: 'side', id: 'civil-war-1.1' },
          target: { kind: 'side', id: 'civil-war-1.2' },
        }),
      ];
    }),
  ],
];
const closed = (state: State): State => act(state, close);

for (const [what, ending, late] of races)
  clause(
    ['OT-EFF-01', 'OT-MEAS-09', 'OT-FLOW-12'],
    `${what} that ended earlier in the resolution is not ended twice, nor brought back`,
    () => {
      const world = crowded();
      const small = {
        ...world,
        civilWars: world.civilWars.map((war) => ({ ...war, sides: war.sides.map((one, i) => ({ ...one, supremacy: i === 0 ? 4 : 96 })) })),
      };
      const willing = (state: State): State =>
        state.measures.reduce(
          (now, { id }) =>
            act(now, { type: 'adjudicate-measure', player: 'referee', measure: id, ruling: { kind: 'undefended', undefended: true } }),
          state,
        );
      const about = ({ hosts, rebellions, crises, civilWars, regions, scopes, nationOrder, nations }: State) => ({
        ...{ hosts, rebellions, crises, civilWars, scopes, nationOrder },
        owners: Object.values(regions).map(({ owner, attitudes }) => [owner, attitudes]),
        lives: nationOrder.map((id) => [nations[id]!.viaDamage, nations[id]!.legDamage, nations[id]!.suppressions]),
      });
      const first = resolved(closed(willing(announce(small, ending))), true);
      expect(first.reports.map(({ netGrade }) => netGrade)).toEqual([4]);
      for (const second of late) {
        const both = resolved(closed(willing(announce(small, ending, second))), true);
        expect(both.reports).toHaveLength(2);
        expect([second.mode, about(both)]).toEqual([second.mode, about(first)]);
      }
    },
  );
clause(['OT-END-07', 'OT-EFF-01', 'OT-EFF-20', 'OT-DIP-06'], 'what is done to a Nation in the turn that breaks it falls with it', () => {
  const world = crowded();
  const broken = {
    ...world,
    nations: { ...world.nations, saxonia: { ...world.nations['saxonia']!, viaDamage: 0, legDamage: 1000 } },
  };
  const { MIL, ADM, ECN, CLT, AUX } = broken.nations['saxonia']!.attributes;
  broken.nations.saxonia = { ...broken.nations.saxonia, viaDamage: MIL + ADM + ECN - 1, legDamage: CLT + AUX + ECN };
  const strike = measure('francia', 'offensive', 'strike', { target: at('saxonia') });
  const late = table.flatMap(({ statistic, mode }) =>
    announcementsOf(statistic, mode)
      .filter(({ target, nation }) => target?.id === 'saxonia' && nation === 'francia')
      .map((one) => ({ ...one, player: 'cy', nation: 'romania' })),
  );
  let tried = 0;
  for (const one of late) {
    if (game.explain(broken, one).length > 0) continue;
    const open = announce(broken, strike, one);
    const ruled = open.measures.reduce(
      (now, { id }) =>
        act(now, { type: 'adjudicate-measure', player: 'referee', measure: id, ruling: { kind: 'undefended', undefended: true } }),
      open,
    );
    const after = resolved(closed(ruled), true);
    const { alive, wealth, progress } = after.nations['saxonia']!;
    const left = {
      ...{ alive, wealth, progress },
      modifiers: after.modifiers.filter(({ nation }) => nation === 'saxonia').length,
      rebellions: after.rebellions.filter(({ nation }) => nation === 'saxonia').length,
      decisions: after.decisions.length,
    };
    const restored = one.mode === 'restore';
    expect([one.mode, left]).toEqual([
      one.mode,
      restored ? { ...left, alive: true } : { alive: false, wealth: 0, progress: 0, modifiers: 0, rebellions: 0, decisions: 0 },
    ]);
    tried++;
  }
  expect(tried).toBeGreaterThan(20);
});
clause(['OT-EFF-01', 'OT-MEAS-11', 'OT-NAT-12'], 'nobody comes nearer to black land that has been taken first', () => {
  const state = start({ scopeModel: 'derived' });
  const near = announce(
    state,
    measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'armorica' } }),
    measure('gothia', 'reform', 'acculturate', { target: { kind: 'region', id: 'armorica' } }),
  );
  const taken = resolve(near, 1, 1).state;
  expect([taken.regions['armorica']!.owner, taken.scopes]).toEqual(['francia', []]);
  const alone = turn(state, [measure('gothia', 'reform', 'acculturate', { target: { kind: 'region', id: 'armorica' } })], 1);
  expect(alone.scopes).toHaveLength(1);
});
clause(['OT-EFF-01', 'OT-CIV-10', 'OT-CIV-12'], 'help against a side that has just been eliminated changes nothing', () => {
  const state = divided(start(), 'gothia', [60, 30, 10], ['bo', 'cy', 'ada']);
  const help = (nation: string) =>
    measure(nation, 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.3' }, supports: 'civil-war-1.1' });
  const own = {
    ...measure('gothia', 'offensive', 'strike', { target: { kind: 'side', id: 'civil-war-1.3' } }),
    player: 'bo',
    slot: { kind: 'side' as const, id: 'civil-war-1.1' },
  };
  const late = change(announce(state, own, help('romania')), (draft) => {
    draft.nationOrder = ['gothia', ...state.nationOrder.filter((id) => id !== 'gothia')];
  });
  expect(damage(resolve(late, 5, 5, 99, 99).state, 'gothia')).toEqual([0, 0]);
});
