import { either } from 'fp-ts';
import { clone } from 'ludoteca';
import { type OrbisTerrarum, announcements as table } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { always, announcementsOf, crowded } from './crowded.js';
import { act, announce, at, clause, code, divided, game, measure, nationWith, resolve, type State, start } from './table.js';

type Action = OrbisTerrarum['Action'];
type Ruling = Extract<Action, { type: 'adjudicate-measure' }>;
type Event = OrbisTerrarum['Event'];

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
        // What it does depends on what was said of it, and not on how it is rolled; the last of all kinds of measure is tried with each.
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
          meant.add(`${as.statistic} ${as.mode}`);
          readings++;
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
    console.log(seen.size, readings, refusals);
  },
);
