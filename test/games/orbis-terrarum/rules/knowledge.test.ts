import { seeded } from 'ludoteca';
import { expect } from 'vitest';
import { act, announce, at, change, clause, game, measure, nextTurn, rebellion, refused, resolve, type State, start, startAuto, told, treaty } from '../table.js'; // biome-ignore format: one line

clause(['OT-SCOPE-07', 'OT-SCOPE-01'], 'a log calls distances by their names', () => {
  const names: readonly (readonly [value: number | 'impossible' | null, english: string, spanish: string])[] = [
    [25, 'extremely far', 'extremadamente lejano'],
    [20, 'very far', 'muy lejano'],
    [15, 'far', 'lejano'],
    [10, 'slightly far', 'levemente lejano'],
    [5, 'barely far', 'apenas lejano'],
    [-5, 'barely near', 'apenas cercano'],
    [-10, 'slightly near', 'levemente cercano'],
    [-15, 'near', 'cercano'],
    [-20, 'very near', 'muy cercano'],
    [-25, 'extremely near', 'extremadamente cercano'],
    ['impossible', 'out of reach', 'fuera de alcance'],
  ];
  for (const [value, english, spanish] of names) {
    const [event] = told(start(), {
      ...{ type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic' },
      ...{ value: value as number },
    });
    expect(game.labels.event(event!, 'en')).toBe(`The geographic scope of Francia towards Gothia changes: ${english}.`);
    expect(game.labels.event(event!, 'es')).toMatch(new RegExp(`: ${spanish}\\.$`));
  }
});

clause(['OT-ACT-16', 'OT-VIEW-10'], 'an announcement is told whole: how it is made, and not only what it is', () => {
  const terms = [{ kind: 'passage', by: 'saxonia', to: 'francia' }] as const;
  const [open] = told(start(), measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms, exclusive: true }));
  expect(open).toMatchObject({ type: 'measure-submitted', secret: null, manner: { terms, exclusive: true, aim: null, decline: [] } });
  expect(game.witness(open!, 'bo')).toEqual(open);
  const [covert] = told(start(), measure('francia', 'espionage', 'steal', { target: at('gothia'), covert: true }));
  expect([game.witness(covert!, 'bo'), game.witness(covert!, null), game.witness(covert!, 'ada')]).toEqual([null, null, covert]);
});

clause(['OT-TRE-15', 'OT-TRE-16', 'OT-ACT-16'], 'whoever asks to join says what it will not be bound by', () => {
  const pact = treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }, { kind: 'alliance' }]);
  const events = told(pact, { type: 'request-adhesion', player: 'cy', nation: 'romania', treaty: 'treaty-1', reservations: [1] });
  expect(events).toMatchObject([{ type: 'adhesion-requested', instrument: 'treaty-1', nation: 'romania', reservations: [1] }]);
  expect(game.witness(events[0]!, 'bo')).toEqual(events[0]);
});

clause(['OT-CONF-01', 'OT-ACT-16'], 'a conference is called together in the hearing of all', () => {
  const strong = start({ conferencePrestige: 10 });
  const [event] = told(strong, {
    ...{ type: 'convene-conference', player: 'ada', nation: 'francia', topic: 'Peace', basis: { kind: 'prestige', id: null } },
    ...{ startTurn: 2, invited: ['gothia'], includeVassals: false, openFloor: true, majority: 'simple' },
    weights: [{ nation: 'gothia', weight: 3 }],
  });
  const call = { topic: 'Peace', startTurn: 2, invited: ['gothia'], includeVassals: false, openFloor: true, majority: 'simple' };
  expect(event).toMatchObject({
    type: 'conference-changed',
    what: 'convened',
    call: { ...call, weights: [{ nation: 'gothia', weight: 3 }] },
  });
});

clause(['OT-FLOW-08', 'OT-ACT-12'], 'whoever has acted as often as may be can still be ready, and is offered nothing else', () => {
  const state = startAuto({ actionLimitPerTurn: 5 });
  const tired = change(state, (draft) => {
    draft.players = { ...state.players, ada: { ...state.players['ada']!, actionsThisTurn: 5 } };
  });
  const ready = { type: 'ready', player: 'ada' } as const;
  expect(game.legalActions(tired, 'ada')).toEqual([ready]);
  for (const seed of ['a', 'b', 'c']) expect(game.randomAction(tired, 'ada', seeded(seed))).toEqual(ready);
  expect(refused(tired, measure('francia', 'intervention', 'invest'))).toEqual(['action-limit', 'OT-FLOW-08']);
  expect(refused(tired, { type: 'post-note', player: 'ada', nation: 'francia', text: 'x' })).toEqual(['action-limit', 'OT-FLOW-08']);
  expect(act(tired, ready).players['ada']).toMatchObject({ ready: true, actionsThisTurn: 5 });
  const nearly = change(state, (draft) => {
    draft.players = { ...state.players, ada: { ...state.players['ada']!, actionsThisTurn: 4 } };
  });
  expect(act(nearly, measure('francia', 'intervention', 'invest')).players['ada']!.actionsThisTurn).toBe(5);
});

/** Rebels of a sponsor in Gothia, with a host; who sponsors them may be hidden. */
const rebels = (sponsorKnown: boolean): State => {
  const state = rebellion(start(), 'gothia', { sponsor: 'saxonia', sponsorKnown });
  return change(state, (draft) => {
    draft.hosts = [
      { id: 'host-1', owner: 'saxonia', kind: 'rebel', region: 'tarraco', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
    ];
    draft.counters = { ...state.counters, host: 1 };
  });
};
clause(
  ['OT-VIEW-05', 'OT-VIEW-11', 'OT-WAR-01', 'OT-TRE-13'],
  'whose host was attacked stays hidden, in reports and events, from wars and treaties',
  () => {
    const raid = (state: State) =>
      resolve(announce(state, measure('francia', 'incision', 'raid', { target: { kind: 'host', id: 'host-1' } })), 30, 39);
    const hidden = raid(treaty(rebels(false), ['francia', 'saxonia'], [{ kind: 'non-aggression' }]));
    for (const viewer of ['ada', 'bo', null]) {
      expect(game.view(hidden.state, viewer).reports).toMatchObject([{ victim: null, counter: null }]);
      const seen = hidden.events.map((event) => game.witness(event, viewer));
      expect(JSON.stringify(seen)).not.toContain('saxonia');
      expect(seen).toContainEqual(expect.objectContaining({ type: 'countered', nation: null, roll: null }));
    }
    expect(game.view(hidden.state, 'referee').reports).toMatchObject([{ victim: 'saxonia', counter: { nation: 'saxonia' } }]);
    expect([hidden.state.conflicts, hidden.state.treaties.length, hidden.state.modifiers]).toEqual([[], 1, []]);
    const open = raid(treaty(rebels(true), ['francia', 'saxonia'], [{ kind: 'non-aggression' }]));
    expect(game.view(open.state, 'bo').reports).toMatchObject([{ victim: 'saxonia', counter: { nation: 'saxonia' } }]);
    expect([open.state.conflicts, open.state.treaties, open.state.modifiers]).toMatchObject([
      [{ a: 'francia', b: 'saxonia', status: 'hostilities' }],
      [],
      [{ nation: 'francia', source: 'breach' }],
    ]);
    expect(nextTurn(rebels(false)).conflicts).toEqual([]);
  },
);

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
