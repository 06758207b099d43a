import { openForm } from 'ludoteca';
import { expect } from 'vitest';
import { split } from '../helpers/civil-war.js';
import { reached } from '../helpers/forms.js';
import { change, given, host, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, game, refused, type State } from '../helpers/table.js';

type Measure = Extract<Action, { readonly type: 'submit-measure' }>;
const main = { kind: 'main', id: '1' } as const;
/** The form of a measure of Francia, as far as its mode. */
const asked = (state: State, statistic: string, mode: string, slot: object = main) =>
  openForm(game, state, 'ada', 'submit-measure').answer('francia').answer(slot).answer(statistic).answer(mode);
const targets = (form: ReturnType<typeof asked>): readonly unknown[] => (form.ask?.question.kind === 'one' ? form.ask.question.from : []);
const ids = (form: ReturnType<typeof asked>) => targets(form).map((target) => (target as { readonly id: string }).id);
/** Where the answers for a measure of Francia lead. */
const francias = (state: State, more: Partial<Measure>): Action | null =>
  reached(state, { type: 'submit-measure', player: 'ada', nation: 'francia', slot: main, ...more } as Measure);

clause('OT-MEAS-02', 'a form offers as targets all that a mode may be aimed at, and nobody whom it may not be aimed at', () => {
  const state = change(start(), (draft) => {
    draft.hosts = [host('gothia', 'neustria'), host('francia', 'aquitania', { id: 'host-2' })];
  });
  const strike = asked(state, 'offensive', 'strike');
  expect(strike.ask?.field).toBe('target');
  expect(ids(strike)).not.toContain('francia');
  expect(ids(strike)).toEqual([...state.nationOrder.filter((id) => id !== 'francia'), 'host-1']);
  expect(strike.ask?.question).toMatchObject({ about: expect.arrayContaining([{ kind: 'host', id: 'host-1' }]) });
  expect(strike.answer({ kind: 'nation', id: 'francia' }).misfit).not.toBeNull();
  const settled = strike.answer({ kind: 'nation', id: 'gothia' }).answer('To arms.');
  expect(settled.ready).toMatchObject({ mode: 'strike', target: { kind: 'nation', id: 'gothia' }, note: 'To arms.' });
});

clause('OT-MEAS-02', 'nobody is offered who cannot be reached', () => {
  const forbidden = change(start(), (draft) => {
    const scope = { from: 'francia', to: 'gothia', dimension: 'geographic' as const, value: 'impossible' as const, lastTurn: null };
    draft.scopes = [{ id: 'scope-1', cause: 'referee', ...scope }];
  });
  expect(ids(asked(forbidden, 'offensive', 'strike'))).not.toContain('gothia');
  expect(ids(asked(forbidden, 'rhetoric', 'undermine'))).toContain('gothia');
});

clause('OT-MEAS-07', 'black land can be occupied, and none that is owned', () => {
  const state = given(start(), 'hibernia', null);
  const black = state.config.pack.regions.flatMap(({ id }) => (state.regions[id]!.owner === null ? [id] : []));
  expect(ids(asked(state, 'expansion', 'occupy'))).toEqual(black);
});

clause('OT-MEAS-12', 'a negotiation says its terms one by one, and with whom and on whose behalf', () => {
  const state = start();
  const form = asked(state, 'diplomacy', 'negotiate');
  expect(ids(form)).not.toContain('gothia');
  const terms = form.answer({ kind: 'nation', id: 'vandalia' }).answer('gothia');
  expect(terms.ask?.field).toBe('terms.0.kind');
  const rich = {
    ...{ statistic: 'diplomacy', mode: 'negotiate', target: { kind: 'nation', id: 'vandalia' }, counterpart: 'gothia', exclusive: true },
    terms: [
      { kind: 'payment', by: 'gothia', to: 'vandalia', wealth: 3, progress: 0 },
      { kind: 'modifier', on: 'vandalia', target: 'MIL', value: -5, against: 'gothia' },
      { kind: 'obligation', text: 'To keep the peace at sea.' },
    ],
  } as Partial<Measure>;
  expect(francias(state, rich)).toMatchObject(rich);
});

clause('OT-MEAS-10', 'land to detach is pointed at, and never the capital', () => {
  const state = start();
  const form = asked(state, 'reform', 'detach');
  expect(form.ask).toMatchObject({ field: 'regions', question: { kind: 'some' } });
  expect(targets(form)).not.toContain(state.nations['francia']!.capital);
  const own = state.config.pack.regions.flatMap(({ id }) => (state.regions[id]!.owner === 'francia' ? [id] : []));
  const regions = own.filter((id) => id !== state.nations['francia']!.capital).toReversed();
  expect(francias(state, { statistic: 'reform', mode: 'detach', regions, name: 'Burgundy' })).toMatchObject({
    regions: regions.toReversed(),
    name: 'Burgundy',
  });
});

clause('OT-MEAS-08', 'a horde is offered no expedition, and a state no settlement', () => {
  const modes = (state: State, statistic: string) =>
    targets(openForm(game, state, 'ada', 'submit-measure').answer('francia').answer(main).answer(statistic));
  expect(modes(start(), 'logistics')).toEqual(['boost', 'expedition', 'narrative']);
  expect(modes(start(), 'expansion')).not.toContain('settle');
  const horde = nationWith(start(), 'francia', { kind: 'horde', capital: null, position: 'neustria' });
  expect(modes(horde, 'logistics')).not.toContain('expedition');
  expect(modes(horde, 'expansion')).not.toContain('occupy');
});

clause('OT-SLOT-07', 'a side is offered the sides in other hands alone, and needs no foreign support', () => {
  const state = split;
  const [war] = state.civilWars;
  const [own, other] = war!.sides;
  const measure = {
    ...{ type: 'submit-measure', player: own!.controller, nation: war!.nation, slot: { kind: 'side', id: own!.id } },
    ...{ statistic: 'offensive', mode: 'strike', target: { kind: 'side', id: other!.id } },
  } as Measure;
  expect(game.explain(state, measure)).toEqual([]);
  expect(game.answersFor(state, measure)).toMatchObject({ target: { kind: 'side', id: other!.id } });
  expect(refused(state, { ...measure, supports: own!.id })).toEqual(['bad-side', 'OT-MEAS-05']);
});

clause('OT-MEAS-04', 'a story is about anything there is, or about nothing', () => {
  const state = start();
  const told = targets(asked(state, 'diplomacy', 'narrative'));
  expect(told[0]).toBeNull();
  expect(told).toContainEqual({ kind: 'nation', id: 'francia' });
  const nowhere = {
    type: 'submit-measure',
    player: 'ada',
    nation: 'francia',
    slot: main,
    statistic: 'diplomacy',
    mode: 'narrative',
  } as const;
  expect(refused(state, { ...nowhere, target: { kind: 'side', id: 'civil-war-7.1' } })).toEqual(['invalid-target', 'OT-MEAS-02']);
  expect(francias(state, { statistic: 'diplomacy', mode: 'narrative', note: 'Once upon a time.' })).toMatchObject({ target: null });
});

clause('OT-MEAS-14', 'a measure that may be opposed is offered to whoever aims at its author', () => {
  const attack = { type: 'submit-measure', player: 'bo', nation: 'gothia', slot: main, statistic: 'offensive', mode: 'strike' } as const;
  const state = act(start(), { ...attack, target: { kind: 'nation', id: 'romania' } });
  const against = asked(state, 'offensive', 'strike').answer({ kind: 'nation', id: 'gothia' });
  expect(against.ask).toMatchObject({ field: 'opposes', question: { from: [null, state.measures[0]!.id] } });
  expect(asked(state, 'offensive', 'strike').answer({ kind: 'nation', id: 'vandalia' }).ask?.field).toBe('note');
});

clause('OT-FLOW-05', 'whoever is ready is told so at once', () => {
  const state = act(start(), { type: 'ready', player: 'ada' });
  const form = openForm(game, state, 'ada', 'submit-measure');
  expect(form.refused?.[0]).toMatchObject({ code: 'already-ready' });
  expect(game.open(state, 'ada')).not.toContain('submit-measure');
});

clause(['OT-SLOT-07', 'OT-MEAS-05'], 'whoever strikes a side from abroad says which other side it helps', () => {
  const [own, other] = split.civilWars[0]!.sides;
  const help = {
    ...{ type: 'submit-measure', player: 'cy', nation: 'romania', slot: main, statistic: 'offensive', mode: 'strike' },
    ...{ target: { kind: 'side', id: other!.id }, supports: own!.id },
  } as Measure;
  expect(reached(split, help)).toMatchObject({ supports: own!.id });
});

clause('OT-MEAS-02', 'what a measure makes no use of is not asked for, even if it was said', () => {
  const invest = {
    type: 'submit-measure',
    player: 'cy',
    nation: 'romania',
    slot: main,
    statistic: 'intervention',
    mode: 'invest',
  } as const;
  const wordy: Measure = { ...invest, supports: split.civilWars[0]!.sides[0]!.id };
  expect(game.explain(split, wordy)).toEqual([]);
  expect(game.answersFor(split, wordy)).toEqual(game.answersFor(split, invest));
  expect(game.answersFor(split, invest)).not.toBeNull();
});

clause(['OT-MEAS-10', 'OT-VAS-01'], 'who is the vassal of a vassal is offered no land to detach: it could have no vassal', () => {
  const modes = (state: State) => targets(openForm(game, state, 'ada', 'submit-measure').answer('francia').answer(main).answer('reform'));
  const vassal = nationWith(start(), 'francia', { patron: 'saxonia' });
  expect([start(), vassal, nationWith(vassal, 'saxonia', { patron: 'thuringia' })].map((state) => modes(state).includes('detach'))).toEqual(
    [true, true, false],
  );
});
