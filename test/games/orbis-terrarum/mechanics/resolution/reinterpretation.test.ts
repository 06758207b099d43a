import { either } from 'fp-ts';
import { clone } from 'ludoteca';
import { announcements as table } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { often } from '../../../../long.js';
import { always, announcementsOf, crowded } from '../../helpers/crowded-world.js';
import { divided, nationWith } from '../../helpers/positions.js';
import { ruled } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, code, type Event, game, type State } from '../../helpers/table.js';
import { announce, damage, measure, modifiersOf, reportOn, resolve, strike } from '../../helpers/turns.js';

clause('OT-EFF-23', 'a measure taken for another is rolled and answered as it was announced, and what is left has the other effect', () => {
  const state = nationWith(nationWith(start(), 'francia', { attributes: { MIL: 30 } }), 'gothia', { attributes: { MIL: 25 } });
  const as = { kind: 'reinterpret', as: { statistic: 'competition', mode: 'undermine', attribute: null } };
  const after = resolve(ruled(announce(state, strike('francia', 'gothia')), 'francia/main/1', as), 10, 31).state;
  expect(reportOn(after, 'francia')).toMatchObject({
    netGrade: 2,
    roll: { threshold: 50 },
    counter: { statistic: 'offensive', threshold: 45 },
  });
  expect([damage(after, 'gothia'), modifiersOf(after, 'gothia')]).toEqual([[0, 0], [['GES', 8, 'acquired', 6]]]);
});
clause(['OT-EFF-22', 'OT-EFF-23', 'OT-REF-02'], 'a reinterpreted measure keeps its roll and changes its effect', () => {
  const state = act(announce(start(), strike('francia', 'gothia')), {
    type: 'adjudicate-measure',
    player: 'referee',
    measure: 'francia/main/1',
    ruling: { kind: 'reinterpret', as: { statistic: 'incision', mode: 'raid', attribute: null } },
  });
  expect(damage(resolve(state, 10, 90).state, 'gothia')).toEqual([0, 12]);
});

type Ruling = Extract<Action, { type: 'adjudicate-measure' }>;
const taken = (measureId: string, statistic: string, mode: string, attribute: 'LEA' | null = null): Ruling => ({
  ...{ type: 'adjudicate-measure', player: 'referee', measure: measureId },
  ruling: { kind: 'reinterpret', as: { statistic, mode, attribute } as never },
});
/** Closed and resolved in place, with what happened and every question answered as its first option says. */
const resolved = (state: State, best: boolean): { readonly state: State; readonly events: readonly Event[] } => {
  const copy = clone(state);
  const events: Event[] = [];
  const play = (action: Action): void => {
    const step = game.reduceInPlace(copy, action, always(best));
    if (either.isLeft(step)) throw new Error(step.left[0].message);
    events.push(...step.right.events);
  };
  play({ type: 'close-orders', player: 'referee', force: true });
  play({ type: 'resolve-turn', player: 'referee' });
  for (let asked = copy.decisions[0]; asked !== undefined; asked = copy.decisions[0])
    play({ type: 'decide', player: asked.decider, decision: asked.id, answer: asked.options[0]! });
  return { state: copy, events };
};
/** Purses hold what the events say, nobody owes, and stealing adds nothing; Supremacy is 100 in all; the state can be saved. */
const keepsTheBooks = (before: State, { state, events }: ReturnType<typeof resolved>): readonly string[] => {
  const wrong: string[] = [];
  for (const kind of ['wealth', 'progress'] as const) {
    const book = new Map(before.nationOrder.map((id) => [id, before.nations[id]![kind]]));
    let stolen = 0;
    let moved = 0;
    for (const event of events) {
      if (event.type !== `${kind}-changed`) continue;
      const { nation, before: old, after, why } = event as Extract<Event, { type: 'wealth-changed' }>;
      if ((book.get(nation) ?? 0) !== old || after < 0) wrong.push(`${kind} of ${nation} was ${book.get(nation)}, told ${old}`);
      book.set(nation, after);
      if (why === 'theft' || why === 'measure') stolen += after - old;
      if (why === 'payment' || why === 'penalty' || why === 'subsidy' || why === 'transfer') moved += after - old;
    }
    for (const id of state.nationOrder)
      if ((book.get(id) ?? 0) !== state.nations[id]![kind]) wrong.push(`${kind} of ${id} is ${state.nations[id]![kind]}`);
    if (stolen > 0) wrong.push(`stealing added ${stolen} ${kind}`);
    if (moved !== 0) wrong.push(`paying made ${moved} ${kind}`);
  }
  for (const { id, metered, sides } of state.civilWars) {
    const sum = sides.reduce((total, { supremacy }) => total + supremacy, 0);
    if (metered && (sum !== 100 || sides.some(({ supremacy }) => supremacy < 0))) wrong.push(`Supremacy in ${id} is ${sum}`);
  }
  for (const { id, clauses } of state.treaties) if (clauses.length === 0) wrong.push(`${id} says nothing`);
  for (const { nation, sponsor } of state.rebellions) if (nation === sponsor) wrong.push(`${nation} rises against itself`);
  const saved = game.decodeState(JSON.parse(JSON.stringify(state)));
  if (either.isLeft(saved)) wrong.push(...saved.left.map(({ message, path }) => `${path}: ${message}`));
  return wrong;
};

clause(
  ['OT-REF-02', 'OT-EFF-23', 'OT-CIV-05', 'OT-STATE-03'],
  'every measure may be taken for every other one that could have its effect, and the books balance',
  () => {
    const world = crowded();
    const wrong: unknown[] = [];
    const meant = new Set<string>();
    const seen = new Set<string>();
    let refusals = 0;
    let readings = 0;
    for (const { statistic, mode } of table)
      for (const one of announcementsOf(statistic, mode)) {
        const { statistic: _, mode: __, ...rest } = one;
        const key = JSON.stringify(rest);
        // What it can be taken for depends on what was said of it, and not on how it is rolled.
        if (seen.has(key) || game.explain(world, one).length > 0) continue;
        seen.add(key);
        const posted = clone(act(world, one));
        const [{ id }] = posted.measures as readonly [State['measures'][number]];
        for (const as of table) {
          const verdict = taken(id, as.statistic, as.mode, as.mode === 'modify' ? 'LEA' : null);
          const faults = game.explain(posted, verdict);
          if (faults.length > 0) {
            refusals++;
            if (faults[0]!.code !== 'invalid-mode') wrong.push([one, as, faults]);
            continue;
          }
          const kind = `${as.statistic} ${as.mode}`;
          const isKnown = meant.has(kind);
          meant.add(kind);
          // With every change a third of them, and of each kind the first.
          if (readings++ % often(3, 1) > 0 && isKnown) continue;
          const ruled = clone(posted);
          game.reduceInPlace(ruled, verdict, always(true));
          game.reduceInPlace(
            ruled,
            { type: 'adjudicate-measure', player: 'referee', measure: id, ruling: { kind: 'undefended', undefended: true } },
            always(true),
          );
          const faulty = keepsTheBooks(ruled, resolved(ruled, true));
          if (faulty.length > 0) wrong.push([one, as, faulty]);
        }
      }
    expect(wrong).toEqual([]);
    expect(table.filter((as) => !meant.has(`${as.statistic} ${as.mode}`)).map((as) => `${as.statistic} ${as.mode}`)).toEqual([]);
    expect([seen.size, readings > 500, refusals > 500]).toEqual([20, true, true]);
  },
);

const reading = (state: State, statistic: string, mode: string, attribute: 'LEA' | null = null): string =>
  code(state, taken(state.measures[0]!.id, statistic, mode, attribute));

clause(['OT-REF-02', 'OT-EFF-23', 'OT-MEAS-09', 'OT-MEAS-12'], 'a measure is not taken for one that lacks what it needs', () => {
  const world = crowded();
  const plain = announce(world, measure('francia', 'intervention', 'invest'));
  expect([reading(plain, 'industry', 'welfare'), reading(plain, 'reform', 'detach'), reading(plain, 'logistics', 'expedition')]).toEqual([
    'invalid-mode',
    'invalid-mode',
    'invalid-mode',
  ]);
  expect([reading(plain, 'reform', 'modify'), game.explain(plain, taken('francia/main/1', 'reform', 'modify', 'LEA'))]).toEqual([
    'invalid-mode',
    [],
  ]);
  const atCrisis = announce(world, measure('francia', 'industry', 'narrative', { target: { kind: 'crisis', id: 'crisis-1' } }));
  const solved = resolve(act(atCrisis, taken('francia/main/1', 'industry', 'welfare')), 1, 1, 1, 99, 1).state; // three hordes wander, and the crisis stays
  expect(solved.crises).toEqual([]);
  const talk = announce(world, measure('francia', 'diplomacy', 'narrative', { target: at('persia') }));
  expect(reading(talk, 'diplomacy', 'negotiate')).toBe('invalid-mode');
});
clause(
  ['OT-REF-02', 'OT-MEAS-02', 'OT-MEAS-05', 'OT-CIV-05'],
  'a measure is not taken for an attack on its own Nation, nor for help to the side it attacks',
  () => {
    const own = announce(crowded(), measure('francia', 'construction', 'restore', { target: at('francia') }));
    for (const [statistic, mode] of [
      ['offensive', 'strike'],
      ['sabotage', 'plunder'],
      ['intrigue', 'incite'],
      ['rhetoric', 'subvert'],
    ] as const)
      expect([mode, reading(own, statistic, mode)]).toEqual([mode, 'invalid-mode']);
    const side = { kind: 'side', id: 'civil-war-1.1' } as const;
    const war = divided(start(), 'gothia', [50, 50], ['bo', 'cy']);
    const same = announce(war, measure('francia', 'diplomacy', 'narrative', { target: side, supports: side.id }));
    expect(reading(same, 'offensive', 'strike')).toBe('invalid-mode');
    const other = announce(war, measure('francia', 'diplomacy', 'narrative', { target: side, supports: 'civil-war-1.2' }));
    const after = resolve(act(other, taken('francia/main/1', 'offensive', 'strike')), 1).state;
    expect(after.civilWars[0]!.sides.map(({ supremacy }) => supremacy)).toEqual([42, 58]);
  },
);
clause(['OT-REF-02', 'OT-VAS-05', 'OT-VAS-21'], 'a measure taken for a tribute pays it, and a cycle sees one tribute', () => {
  const state = act(nationWith(start(), 'persia', { progress: 0 }), {
    type: 'apply-effects',
    player: 'referee',
    reason: '',
    effects: [{ do: 'grant', nation: 'armenia', special: false, lastTurn: null }],
  });
  const posted = announce(state, measure('armenia', 'development', 'narrative'));
  const read = act(posted, taken('armenia/main/1', 'development', 'tribute'));
  const once = resolve(read, 1).state;
  expect([once.nations['persia']!.progress, once.nations['armenia']!.tribute]).toEqual([4, 'attempted']);
  const again = announce(read, measure('armenia', 'development', 'tribute', { slot: { kind: 'granted', id: 'grant-1' } }));
  const twice = resolve(again, 1, 1).state;
  expect([twice.nations['persia']!.progress, twice.nations['armenia']!.tribute]).toEqual([4, 'attempted']);
  // And a tribute taken for something else has been attempted, but pays nobody.
  const tribute = announce(state, measure('armenia', 'development', 'tribute'));
  const spent = resolve(act(tribute, taken('armenia/main/1', 'intervention', 'invest')), 1);
  expect([
    spent.state.nations['armenia']!.wealth,
    spent.state.nations['persia']!.progress,
    spent.state.nations['armenia']!.tribute,
  ]).toEqual([8, 0, 'attempted']);
  expect(spent.events.filter(({ type }) => type === 'tribute-resolved')).toEqual([]);
});
