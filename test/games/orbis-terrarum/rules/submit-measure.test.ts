import { expect } from 'vitest';
import { change, given, nationWith, rebellion, shield, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, at, clause, code, game, refused, type State, told } from '../helpers/table.js';
import { announce, expedition, invest, measure, type Submit, turn } from '../helpers/turns.js';

const strike = (target: string, more: Partial<Submit> = {}) => measure('francia', 'offensive', 'strike', { target: at(target), ...more });
const region = (id: string) => ({ kind: 'region', id }) as const;
const isFine = (state: State, ...measures: readonly Submit[]) => measures.every((one) => announce(state, one).measures.length === 1);

clause('OT-MEAS-02', 'each precondition of every measure has its own refusal', () => {
  const far = act(start(), {
    ...{ type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic', value: 'impossible' },
  });
  const rows: readonly (readonly [code: string, state: State, action: Submit])[] = [
    ['no-such-slot', start(), { ...invest, slot: { kind: 'main', id: '2' } }],
    ['invalid-target', start(), measure('francia', 'offensive', 'strike')],
    ['invalid-target', start(), strike('nobody')],
    ['invalid-target', start(), strike('constructor')],
    ['invalid-target', nationWith(start(), 'saxonia', { alive: false }), strike('saxonia')],
    ['invalid-target', start(), measure('francia', 'offensive', 'strike', { target: region('armorica') })],
    ['target-is-self', start(), strike('francia')],
    ['out-of-reach', far, strike('gothia')],
    ['covert-not-allowed', start(), strike('gothia', { covert: true })],
    ['bad-decline', start(), { ...invest, decline: ['modifier-9'] }],
    ['note-required', start({ requireNotes: true }), invest],
    ['note-required', start({ requireNotes: true }), { ...invest, note: ' ' }],
  ];
  for (const [wanted, state, action] of rows) expect([wanted, ...refused(state, action)]).toEqual([wanted, wanted, 'OT-MEAS-02']);
  expect(refused(start(), measure('francia', 'reform', 'strike', { target: at('gothia') }))).toEqual(['invalid-mode', 'OT-MEAS-01']);
  // Out of reach in one dimension is not out of reach in the other; at home nothing is.
  expect(isFine(far, measure('francia', 'intrigue', 'undermine', { target: at('gothia') }), invest)).toBe(true);
  expect(isFine(start({ requireNotes: true }), { ...invest, note: 'To work.' })).toBe(true);
});
clause('OT-STAT-07', 'fleets, wings and missiles need their technology; raiders at sea need none', () => {
  for (const force of ['naval', 'air', 'missile'] as const) {
    expect(refused(start(), strike('gothia', { force }))).toEqual(['technology-required', 'OT-STAT-07']);
    expect(isFine(nationWith(start(), 'francia', { technologies: [`force-${force}`] }), strike('gothia', { force }))).toBe(true);
  }
  const raid = (force: 'land' | 'naval' | 'air') => measure('francia', 'incision', 'raid', { target: at('gothia'), force });
  expect(isFine(start(), raid('land'), raid('naval'), strike('gothia', { force: 'land' }))).toBe(true);
  expect(refused(start(), raid('air'))).toEqual(['technology-required', 'OT-STAT-07']);
});

const horde = (position = 'armorica') =>
  given(given(nationWith(start(), 'francia', { kind: 'horde', capital: null, position }), 'belgica', null), 'neustria', null);

clause('OT-MEAS-07', 'states occupy what is nobody’s, hordes settle where nobody owns', () => {
  const occupy = (id: string) => measure('francia', 'expansion', 'occupy', { target: region(id) });
  const settle = measure('francia', 'expansion', 'settle');
  expect(isFine(start(), occupy('armorica'))).toBe(true);
  for (const id of ['tarraco', 'belgica']) expect(refused(start(), occupy(id))).toEqual(['region-not-black', 'OT-MEAS-07']);
  expect(refused(horde(), occupy('neustria'))).toEqual(['not-a-state', 'OT-MEAS-07']);
  expect(isFine(horde(), settle)).toBe(true);
  expect(refused(start(), settle)).toEqual(['not-a-horde', 'OT-MEAS-07']);
  expect(refused(horde('aquitania'), settle)).toEqual(['region-not-black', 'OT-MEAS-07']);
});

const sick = (nation: string) =>
  change(start(), (draft) => {
    draft.crises = [{ id: 'crisis-1', nation, counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3, lastTurn: 4 }];
    draft.counters = { crisis: 1 };
  });

clause('OT-MEAS-09', 'welfare is for a crisis that is live, at home or abroad', () => {
  const welfare = measure('francia', 'industry', 'welfare', { target: { kind: 'crisis', id: 'crisis-1' } });
  for (const nation of ['francia', 'gothia']) expect(turn(sick(nation), [welfare], 10).crises).toEqual([]);
  expect(refused(start(), welfare)).toEqual(['no-crisis', 'OT-MEAS-09']);
  const posted = announce(sick('gothia'), welfare);
  const over = act(posted, { type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'end-crisis', crisis: 'crisis-1' }] });
  // What has ended is not cared for any more: no die is thrown.
  expect(turn(over, []).nations['gothia']!.viaDamage).toBe(0);
});
clause('OT-MEAS-10', 'a state detaches regions of its own, not its capital, under a name', () => {
  const detach = (regions: readonly string[], name = 'March') => measure('francia', 'reform', 'detach', { regions, name });
  expect(isFine(start(), detach(['neustria']))).toBe(true);
  const wrong = [
    detach([]),
    detach(['belgica']),
    detach(['neustria', 'belgica']),
    detach(['tarraco']),
    detach(['neustria', 'neustria']),
    detach(['neustria'], ' '),
  ];
  for (const one of [...wrong, measure('francia', 'reform', 'detach', { regions: ['neustria'] })])
    expect(refused(start(), one)).toEqual(['bad-detachment', 'OT-MEAS-10']);
  expect(refused(horde(), detach(['neustria']))).toEqual(['bad-detachment', 'OT-MEAS-10']);
});
clause('OT-MEAS-11', 'only a cultural distance is shortened, and a reform names what it improves', () => {
  const acculturate = (target: NonNullable<Submit['target']>) => measure('francia', 'reform', 'acculturate', { target });
  const scope = (dimension: 'cultural' | 'geographic', value: number) =>
    act(start(), { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension, value });
  expect(isFine(scope('cultural', 5), acculturate(at('gothia')))).toBe(true);
  for (const state of [start(), scope('cultural', -5), scope('geographic', 15)])
    expect(refused(state, acculturate(at('gothia')))).toEqual(['no-distance', 'OT-MEAS-11']);
  const strange = start({ scopeModel: 'derived' });
  expect(isFine(strange, acculturate(region('venedia')))).toBe(true);
  for (const attribute of ['LEA', 'MIL', 'PRS'] as const)
    expect(isFine(start(), measure('francia', 'reform', 'modify', { attribute }))).toBe(true);
  expect(refused(start(), measure('francia', 'reform', 'modify'))).toEqual(['bad-parameter', 'OT-MEAS-11']);
});
clause('OT-MEAS-12', 'one negotiates 1 to 4 proper terms with a Nation nobody plays, for oneself or a third', () => {
  const peace = { kind: 'peace' } as const;
  const talk = (target: string, terms: Submit['terms'], more: Partial<Submit> = {}) =>
    measure('francia', 'diplomacy', 'negotiate', { target: at(target), terms, ...more } as Partial<Submit>);
  expect(
    isFine(start(), talk('saxonia', [peace]), talk('saxonia', Array(4).fill(peace)), talk('saxonia', [peace], { counterpart: 'gothia' })),
  ).toBe(true);
  expect(refused(start(), talk('gothia', [peace]))).toEqual(['target-is-player', 'OT-MEAS-12']);
  expect(refused(start(), talk('francia', [peace]))[0]).toBe('target-is-self');
  for (const terms of [[], Array(5).fill(peace), [{ kind: 'payment', by: 'gothia', to: 'saxonia', wealth: 1, progress: 0 }]])
    expect(refused(start(), talk('saxonia', terms))).toEqual(['bad-clause', 'OT-MEAS-12']);
  const renewal = [{ kind: 'renew', treaty: 'treaty-1', years: null }] as const;
  const allied = (parties: readonly string[]) => treaty(start(), parties, shield);
  expect(isFine(allied(['francia', 'saxonia']), talk('saxonia', renewal))).toBe(true);
  expect(refused(allied(['francia', 'gothia', 'saxonia']), talk('saxonia', renewal))).toEqual(['conference-required', 'OT-MEAS-12']);
  const dead = nationWith(start(), 'thuringia', { alive: false });
  for (const counterpart of ['saxonia', 'thuringia'])
    expect(refused(dead, talk('saxonia', [peace], { counterpart }))).toEqual(['invalid-target', 'OT-MEAS-12']);
});
clause('OT-MEAS-12', 'one parleys where there is somebody to talk to, to some end', () => {
  const parley = (id: string, more: Partial<Submit> = { aim: 'attitude' }) =>
    measure('francia', 'diplomacy', 'parley', { target: region(id), ...more });
  for (const id of ['armorica', 'hibernia']) expect(isFine(start(), parley(id))).toBe(true);
  for (const id of ['sarmatia', 'tarraco', 'belgica']) expect(refused(start(), parley(id))).toEqual(['nobody-there', 'OT-MEAS-12']);
  expect(refused(start(), parley('armorica', {}))).toEqual(['bad-parameter', 'OT-MEAS-12']);
});
clause('OT-MEAS-06', 'only an own rising that goes on can be suppressed', () => {
  const suppress = (more: Partial<Submit> = {}) => measure('francia', 'offensive', 'suppress', more);
  const rising = { target: { kind: 'rebellion', id: 'rebellion-1' } } as const;
  expect(isFine(rebellion(start(), 'francia'), suppress(rising), suppress())).toBe(true);
  for (const state of [rebellion(start(), 'gothia'), start()]) expect(refused(state, suppress())).toEqual(['no-rebellion', 'OT-MEAS-06']);
  expect(refused(rebellion(start(), 'gothia'), suppress(rising))).toEqual(['no-rebellion', 'OT-MEAS-06']);
});
clause('OT-MEAS-02', 'what is told of a rising is about one that goes on', () => {
  const tell = (id: string) => measure('francia', 'diplomacy', 'narrative', { target: { kind: 'rebellion', id } });
  const risen = rebellion(start(), 'gothia');
  expect(isFine(risen, tell('rebellion-1'))).toBe(true);
  expect(refused(risen, tell('rebellion-2'))).toEqual(['invalid-target', 'OT-MEAS-02']);
  expect(isFine(rebellion(risen, 'romania'), tell('rebellion-1'), tell('rebellion-2'))).toBe(true);
});
clause('OT-STAT-07', 'a fleet is irregular until the technology is there', () => {
  const naval = (statistic: 'offensive' | 'incision') =>
    measure('francia', statistic, statistic === 'offensive' ? 'strike' : 'raid', { target: at('gothia'), force: 'naval' });
  expect(code(start(), naval('offensive'))).toBe('technology-required');
  expect(announce(start(), naval('incision')).measures).toHaveLength(1);
  expect(announce(nationWith(start(), 'francia', { technologies: ['force-naval'] }), naval('offensive')).measures).toHaveLength(1);
});
clause(
  'OT-MEAS-08',
  'states migrate, send out and subvert; an expedition names own or free land, and nobody stirs up the same twice',
  () => {
    for (const one of [expedition('main', '1', { region: 'tarraco' }), measure('francia', 'logistics', 'expedition')])
      expect(refused(start(), one)).toEqual(['bad-host-region', 'OT-MEAS-08']);
    expect(turn(start(), [expedition('main', '1', { region: 'belgica' })], 10).hosts).toMatchObject([
      { owner: 'francia', region: 'belgica', kind: 'expeditionary' },
    ]);
    const horde = given(
      given(nationWith(start(), 'francia', { kind: 'horde', capital: null, position: 'armorica' }), 'belgica', null),
      'neustria',
      null,
    );
    const subvert = measure('francia', 'rhetoric', 'subvert', { target: at('gothia') });
    for (const one of [expedition('main', '1'), subvert, measure('francia', 'reform', 'migrate')])
      expect(refused(horde, one)).toEqual(['not-a-state', 'OT-MEAS-08']);
    expect(refused(rebellion(start(), 'gothia', { sponsor: 'francia' }), subvert)).toEqual(['rebellion-exists', 'OT-MEAS-08']);
    expect(announce(rebellion(start(), 'gothia', { sponsor: 'persia' }), subvert).measures).toHaveLength(1);
  },
);
clause(['OT-ACT-16', 'OT-VIEW-10'], 'an announcement is told whole: how it is made, and not only what it is', () => {
  const terms = [{ kind: 'passage', by: 'saxonia', to: 'francia' }] as const;
  const [open] = told(start(), measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms, exclusive: true }));
  expect(open).toMatchObject({ type: 'measure-submitted', secret: null, manner: { terms, exclusive: true, aim: null, decline: [] } });
  expect(game.witness(open!, 'bo')).toEqual(open);
  const [covert] = told(start(), measure('francia', 'espionage', 'steal', { target: at('gothia'), covert: true }));
  expect([game.witness(covert!, 'bo'), game.witness(covert!, null), game.witness(covert!, 'ada')]).toEqual([null, null, covert]);
});
clause(
  ['OT-ACT-02', 'OT-EFF-23'],
  'what a measure names and makes no use of must be there all the same, so that the game can be saved',
  () => {
    const besides = (region: string, nation: string): readonly Partial<Submit>[] => [
      { region },
      { regions: [region] },
      { counterpart: nation },
      { terms: [{ kind: 'guarantee', by: 'francia', beneficiary: nation }] },
    ];
    for (const more of besides('nowhere', 'nobody')) expect(code(start(), { ...invest, ...more })).toBe('unknown-id');
    for (const more of besides('armorica', 'saxonia')) {
      const state = announce(start(), { ...invest, ...more });
      expect(game.decodeState(JSON.parse(JSON.stringify(state)))._tag).toBe('Right');
    }
    // Where the mode makes use of it, the mode says what is wrong.
    expect(code(start(), expedition('main', '1', { region: 'nowhere' }))).toBe('bad-host-region');
    const negotiate = measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: shield });
    expect(code(start(), { ...negotiate, counterpart: 'nobody' })).toBe('invalid-target');
  },
);
