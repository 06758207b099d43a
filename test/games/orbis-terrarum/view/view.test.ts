import { seeded } from 'ludoteca';
import { expect } from 'vitest';
import { opened, vote } from '../helpers/conference.js';
import { change, given, modified, nationWith, rebellion } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, at, clause, code, game, refused, type State, told } from '../helpers/table.js';
import { announce, measure, resolve, strike, turn } from '../helpers/turns.js';

const scheme = measure('francia', 'intrigue', 'undermine', { target: at('gothia'), covert: true, note: 'Hush.' });
const hidden = announce(start(), scheme);

clause('OT-VIEW-01', 'all is public that no rule hides, to players and onlookers alike', () => {
  const state = announce(start(), strike('francia', 'gothia'));
  const none = act(state, { type: 'abandon-nation', player: 'cy' });
  expect(game.view(none, null)).toEqual({ ...game.view(none, 'cy'), viewer: null, players: game.view(none, null).players });
  const { nations, regions, conflicts, config, turn: now } = game.view(state, null);
  expect([nations['persia']!.wealth, regions, conflicts, config, now]).toEqual([0, state.regions, [], state.config, 1]);
  expect(game.view(state, null).measures).toEqual(state.measures);
  // "referee" is nobody's seat where there is no referee.
  const auto = change(hidden, (draft) => {
    draft.config = { ...draft.config, refereeMode: 'auto' };
  });
  expect(game.view(auto, 'referee').measures).toEqual([]);
});

/** Ada gives the orders of Francia, Bo those of Gothia; null looks on. */
const viewers = ['ada', 'bo', null, 'referee'] as const;

clause('OT-VIEW-02', 'dice that have not fallen are in no view, nor what they come from', () => {
  for (const viewer of viewers) {
    const view = game.view(hidden, viewer);
    expect(Object.keys(view).filter((key) => /seed|dice|random|rng/i.test(key))).toEqual([]);
  }
  expect(Object.keys(hidden).filter((key) => /seed|dice|random|rng/i.test(key))).toEqual([]);
});

const seen = <T>(state: State, look: (view: ReturnType<typeof game.view>) => T) => viewers.map((viewer) => look(game.view(state, viewer)));

clause(
  'OT-VIEW-03',
  'a pending covert measure is for its Nation and the referee; afterwards all see what came of it, but not whose it was',
  () => {
    expect(seen(hidden, ({ measures }) => measures.length)).toEqual([1, 0, 0, 1]);
    const { state } = resolve(hidden, 10, 90);
    const open = { measure: { nation: 'francia', note: 'Hush.' } };
    const veiled = { nation: null, note: null, target: at('gothia'), statistic: 'intrigue', mode: 'undermine', netGrade: 3 };
    expect(seen(state, ({ reports }) => reports[0])).toMatchObject([open, veiled, veiled, open]);
    expect([state.notes, seen(state, ({ privateNotes }) => privateNotes?.length ?? 0)]).toEqual([[], [0, 0, 0, 1]]);
  },
);

const heard = <E extends Parameters<typeof game.witness>[0]>(event: E) => viewers.map((viewer) => game.witness(event, viewer));

clause('OT-VIEW-04', 'an author that was found out is public from then on', () => {
  for (const dice of [[10, 5], [100]]) {
    const { state, events } = resolve(hidden, ...dice);
    const open = { measure: { nation: 'francia' } };
    expect(seen(state, ({ reports }) => reports[0])).toMatchObject([open, open, open, open]);
    expect(heard(events.find(({ type }) => type === 'author-exposed')!)).toEqual(
      Array(4).fill(expect.objectContaining({ nation: 'francia' })),
    );
  }
  expect(resolve(hidden, 100).state.notes).toMatchObject([{ text: 'Hush.' }]);
});

const rebels = (sponsorKnown: boolean) =>
  change(rebellion(start(), 'gothia', { sponsor: 'francia', sponsorKnown }), (draft) => {
    draft.hosts = [
      { id: 'host-1', owner: 'francia', kind: 'rebel', region: 'tarraco', rebellion: 'rebellion-1', lastTurn: null, moveTo: 'baetica' },
    ];
    draft.counters = { ...draft.counters, host: 1 };
  });

clause('OT-VIEW-05', 'a hidden sponsor, and its host, are known to itself and the referee alone, until it is discovered', () => {
  const look = (sponsorKnown: boolean) =>
    seen(rebels(sponsorKnown), ({ rebellions, hosts }) => [rebellions[0]!.sponsor, hosts[0]!.owner, rebellions[0]!.sponsorKnown]);
  const [mine, nobody] = [
    ['francia', 'francia', false],
    [null, null, true],
  ];
  expect(look(false)).toEqual([mine, nobody, nobody, mine]);
  expect(look(true)).toEqual(Array(4).fill(['francia', 'francia', true]));
  expect(seen(rebels(true), ({ hosts }) => hosts[0]!.moveTo)).toEqual(['baetica', null, null, 'baetica']);
  const subvert = measure('francia', 'rhetoric', 'subvert', { target: at('gothia') });
  const known = (covert: boolean, ...dice: number[]) =>
    turn(start(), [{ ...subvert, covert }], ...dice).rebellions.map((one) => one.sponsorKnown);
  expect([known(false, 10, 99), known(true, 10, 99), known(true, 1, 10)]).toEqual([[true], [false], [true]]);
});
clause('OT-VIEW-06', 'who granted a modifier by a measure that was not found out is hidden too', () => {
  expect(seen(resolve(hidden, 10, 90).state, ({ modifiers }) => modifiers[0]!.grantedBy)).toEqual(['francia', null, null, 'francia']);
  const open = turn(start(), [{ ...scheme, covert: false }], 10, 90);
  expect(seen(open, ({ modifiers }) => modifiers[0]!.grantedBy)).toEqual(Array(4).fill('francia'));
});

const act1 = (state: State, action: Action) => act(state, action);

clause(
  'OT-VIEW-07',
  'sealed orders are seen by their Nation and the referee; whom it resists, what it holds and where it goes always are',
  () => {
    const measures = (orderVisibility: 'public' | 'sealed') =>
      seen(announce(start({ orderVisibility }), strike('francia', 'gothia')), (view) => view.measures.length);
    expect([measures('public'), measures('sealed')]).toEqual([
      [1, 1, 1, 1],
      [1, 0, 0, 1],
    ]);
    const horde = given(
      given(nationWith(start(), 'francia', { kind: 'horde', capital: null, position: 'armorica' }), 'belgica', null),
      'neustria',
      null,
    );
    const orders: readonly Action[] = [
      { type: 'set-defence', player: 'ada', nation: 'francia', against: 'gothia', defend: false },
      { type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: 'modifier-1', held: true },
      { type: 'move-horde', player: 'ada', nation: 'francia', to: 'neustria' },
    ];
    const state = orders.reduce(act1, modified(horde, { nation: 'francia', target: 'ECN', value: -8 }));
    const own = [{ all: true, against: [{ nation: 'gothia', defend: false }] }, ['modifier-1'], 'neustria'];
    const none = [null, null, null];
    expect(seen(state, ({ nations }) => [nations['francia']!.defence, nations['francia']!.held, nations['francia']!.moveTo])).toEqual([
      own,
      none,
      none,
      own,
    ]);
  },
);
clause('OT-VIEW-08', 'of a decision others know the kind alone, and of the referee’s notes nothing', () => {
  const ask = measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] });
  const { state } = resolve(announce(start(), ask), 10, 99);
  const all = state.decisions[0];
  expect(seen(state, ({ decisions }) => decisions[0])).toEqual([
    { kind: 'npc-response' },
    { kind: 'npc-response' },
    { kind: 'npc-response' },
    all,
  ]);
  const answer = told(state, { type: 'decide', player: 'referee', decision: all!.id, answer: 'refuse' })[0]!;
  expect(heard(answer)).toMatchObject([{ answer: null }, { answer: null }, { answer: null }, { answer: 'refuse' }]);
  const noted = act(start(), { type: 'private-note', player: 'referee', text: 'Hm.' });
  expect(seen(noted, ({ privateNotes }) => privateNotes?.map(({ text }) => text) ?? null)).toEqual([null, null, null, ['Hm.']]);
  expect(heard(told(start(), { type: 'private-note', player: 'referee', text: 'Hm.' })[0]!)).toMatchObject([
    null,
    null,
    null,
    { text: 'Hm.' },
  ]);
});
clause('OT-VIEW-09', 'what is negotiated is public from the moment it is said', () => {
  const offer: Action = { type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'alliance' }] };
  const offered = act(start(), offer);
  expect(seen(offered, ({ offers }) => offers)).toEqual(Array(4).fill(offered.offers));
  expect(heard(told(start(), offer)[0]!)).toEqual(
    Array(4).fill(expect.objectContaining({ type: 'offer-made', clauses: [{ kind: 'alliance' }] })),
  );
  const talk: readonly Action[] = [
    { type: 'accept-offer', player: 'bo', offer: 'offer-1' },
    { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'commitment', text: 'Yes.' },
    {
      ...{ type: 'convene-conference', player: 'ada', nation: 'francia', topic: '', basis: { kind: 'treaty', id: 'treaty-1' } },
      ...{ startTurn: 1, invited: [], includeVassals: true, openFloor: false },
    },
    {
      type: 'present-proposal',
      player: 'ada',
      nation: 'francia',
      conference: 'conference-1',
      motion: { kind: 'adopt', clauses: [{ kind: 'ceasefire' }], years: null, penalty: null },
    },
  ];
  const after = act(opened(talk.reduce(act1, offered)), vote('francia', 'no'));
  const spoken = { treaties: after.treaties, declarations: after.declarations, conferences: after.conferences };
  expect(seen(after, ({ treaties, declarations, conferences }) => ({ treaties, declarations, conferences }))).toEqual(
    Array(4).fill(spoken),
  );
  expect(after.conferences[0]!.votes).toHaveLength(1);
});
clause('OT-VIEW-10', 'an event that would name a hidden author names nobody, or is not told', () => {
  const kinds = ['measure-submitted', 'measure-withdrawn'] as const;
  const submitted = told(start(), scheme).find(({ type }) => type === kinds[0])!;
  const withdrawn = told(hidden, { type: 'withdraw-measure', player: 'ada', measure: 'francia/main/1/hidden' }).find(
    ({ type }) => type === kinds[1],
  )!;
  const ruled = told(hidden, {
    ...{ type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1/hidden', ruling: { kind: 'scope', value: 5 } },
  }).find(({ type }) => type === 'measure-adjudicated')!;
  for (const event of [submitted, withdrawn, ruled]) expect(heard(event)).toEqual([event, null, null, event]);
  const { events } = resolve(hidden, 10, 90);
  const others = (type: string) => {
    const event = events.find((one) => one.type === type)!;
    const [own, victim, nobody, referee] = heard(event);
    expect([own, referee, nobody]).toEqual([event, event, victim]);
    return victim;
  };
  expect([others('rolled'), others('measure-resolved'), others('modifier-added')]).toMatchObject([
    { nation: null, measure: null, roll: null, natural: 10, grade: 3 },
    { nation: null, measure: null, player: null, netGrade: 3 },
    { grantedBy: null, nation: 'gothia' },
  ]);
  const subverted = resolve(
    announce(start(), measure('francia', 'rhetoric', 'subvert', { target: at('gothia'), covert: true })),
    10,
    90,
  ).events;
  const told2 = (type: string) =>
    heard(subverted.find((one) => one.type === type)!).map((event) => JSON.stringify(event).includes('francia'));
  expect([told2('rebellion-started'), told2('host-created')]).toEqual(Array(2).fill([true, false, false, true]));
});
clause('OT-VIEW-11', 'what would give an author away is hidden with it', () => {
  const { state } = resolve(hidden, 10, 90);
  const report = game.view(state, 'bo').reports[0]!;
  expect(report).toMatchObject({ measure: null, natural: 10, grade: 3, netGrade: 3 });
  for (const key of ['id', 'slot', 'roll', 'threshold', 'effective', 'margin', 'items']) expect(Object.keys(report)).not.toContain(key);
  expect(seen(state, ({ streaks }) => streaks.length)).toEqual([1, 0, 0, 1]);
  expect(seen(turn(start(), [strike('francia', 'gothia')], 99), ({ streaks }) => streaks.length)).toEqual([1, 1, 1, 1]);
  expect(seen(hidden, ({ players }) => players['ada']!.actionsThisTurn)).toEqual([1, null, null, 1]);
  expect(seen(state, ({ counters }) => counters)).toEqual([null, null, null, state.counters]);
  const slot = { kind: 'host', id: 'host-1' } as const;
  const from = resolve(announce(rebels(false), { ...strike('francia', 'romania'), slot }), 10, 99).state;
  expect(JSON.stringify(game.view(from, 'bo').reports)).not.toContain('host-1');
  expect(JSON.stringify(game.view(from, 'ada').reports)).toContain('host-1');
});
clause('OT-VIEW-12', 'for the checks of an action, what the caller may not see does not exist', () => {
  const withdraw = (player: string, id: string): Action => ({ type: 'withdraw-measure', player, measure: id });
  for (const id of ['francia/main/1/hidden', 'francia/main/7'])
    expect(refused(hidden, withdraw('bo', id))).toEqual(['unknown-id', 'OT-ACT-02']);
  const open = announce(start(), strike('francia', 'gothia'));
  expect(code(open, withdraw('bo', 'francia/main/1'))).toBe('not-pending');
  const oppose = (id: string) => measure('romania', 'offensive', 'strike', { target: at('francia'), opposes: id });
  for (const id of ['francia/main/1/hidden', 'francia/main/7']) expect(refused(hidden, oppose(id))).toEqual(['unknown-id', 'OT-VIEW-12']);
  expect(announce(open, oppose('francia/main/1')).measures).toHaveLength(2);
  for (const player of ['bo', 'cy']) expect(game.legalActions(hidden, player)).toEqual(game.legalActions(start(), player));
});
clause(['OT-VIEW-08', 'OT-VIEW-10'], 'the referee is told what a question is about, and nobody else', () => {
  const homeless = act(start(), { type: 'abandon-nation', player: 'cy' });
  const raised = told(homeless, { type: 'adopt-nation', player: 'cy', nation: 'persia' }).find(({ type }) => type === 'decision-raised')!;
  expect(game.witness(raised, 'referee')).toMatchObject({ kind: 'adoption', about: { nation: 'persia', subject: 'cy' } });
  for (const viewer of ['ada', null]) expect(game.witness(raised, viewer)).toMatchObject({ kind: 'adoption', about: null });
});
clause(['OT-VIEW-08', 'OT-VIEW-09'], 'whoever raised a question keeps knowing what it is about, whatever is dealt anew', () => {
  const asked = resolve(announce(start(), measure('francia', 'intrigue', 'incite', { target: at('gothia'), covert: true })), 1, 99).state;
  expect(asked.decisions).toHaveLength(1);
  for (let i = 0; i < 8; i++) expect(game.redeal(asked, 'ada', seeded(`deal ${i}`)).decisions).toEqual(asked.decisions);
  const others = Array.from({ length: 8 }, (_, i) => game.redeal(asked, 'bo', seeded(`deal ${i}`)).decisions[0]!.about.nation);
  expect(new Set(others).size).toBeGreaterThan(1);
});
