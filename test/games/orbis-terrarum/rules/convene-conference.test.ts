import { expect } from 'vitest';
import { convene, conveneAlone, pact, stageOf } from '../helpers/conference.js';
import { both, declarants, declare, declared, join } from '../helpers/declarations.js';
import { five } from '../helpers/organization.js';
import { nationWith, organized, shield, treaty } from '../helpers/positions.js';
import { start, startAuto } from '../helpers/start.js';
import {
  type Action,
  act,
  clause,
  code,
  extinguish,
  game,
  type Played,
  refused,
  type State,
  seats,
  three,
  told,
} from '../helpers/table.js';
import { nextTurn } from '../helpers/turns.js';

clause('OT-CONF-01', 'a conference begins now or later, invites each once, and weighs each from 0 to 10', () => {
  const weigh = (weight: number, nation = 'gothia') => convene({ weights: [{ nation, weight }] });
  for (const fine of [convene({ startTurn: 2 }), weigh(0), weigh(10)]) expect(act(pact(), fine).conferences).toHaveLength(1);
  expect(act(pact(), convene()).conferences).toMatchObject([{ majority: 'absolute', weights: [], convener: 'francia' }]);
  for (const wrong of [convene({ startTurn: 0 }), convene({ invited: ['romania', 'romania'] }), convene({ invited: ['francia'] })])
    expect(refused(pact(), wrong)).toEqual(['bad-parameter', 'OT-CONF-01']);
  expect(code(pact(), convene({ invited: ['nobody'] }))).toBe('unknown-id');
});
const reservedElsewhere = ['no-authority', 'OT-CONF-26'];
clause(
  ['OT-CONF-02', 'OT-CONF-26', 'OT-ORG-03'],
  'parties, declarants and members may convene on what is theirs; where the statute says so, only the leader',
  () => {
    const none = ['no-authority', 'OT-CONF-02'];
    const from = (nation: 'gothia' | 'romania', kind: 'treaty' | 'declaration' | 'organization') =>
      convene({ nation, player: nation === 'gothia' ? 'bo' : 'cy', basis: { kind, id: `${kind}-1` }, invited: [] });
    expect(act(pact(), from('gothia', 'treaty')).conferences).toHaveLength(1);
    expect([refused(pact(), from('romania', 'treaty')), refused(start(), from('romania', 'treaty'))]).toEqual([none, none]);
    const declared = act(start(), { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'commitment', text: 'Yes.' });
    expect(act(declared, from('gothia', 'declaration')).conferences).toHaveLength(1);
    expect(refused(declared, from('romania', 'declaration'))).toEqual(none);
    const council = (leaderConvenes: boolean) => {
      const state = organized(start(), ['francia', 'gothia']);
      const statute = { ...state.organizations[0]!.statute, leaderConvenes };
      return organized(start(), ['francia', 'gothia'], { statute });
    };
    expect(act(council(false), from('gothia', 'organization')).conferences).toHaveLength(1);
    expect([refused(council(true), from('gothia', 'organization')), refused(council(false), from('romania', 'organization'))]).toEqual([
      reservedElsewhere,
      none,
    ]);
    expect(act(council(true), convene({ basis: { kind: 'organization', id: 'organization-1' } })).conferences).toHaveLength(1);
  },
);

const prestige = convene({ basis: { kind: 'prestige', id: null } });

clause('OT-CONF-03', 'prestige convenes as the referee grants it, or by itself from the number agreed on', () => {
  const asked = act(start(), prestige);
  expect([asked.decisions, stageOf(asked)]).toMatchObject([
    [{ kind: 'conference-authority', blocking: false, decider: 'referee' }],
    'scheduled',
  ]);
  const decide = (answer: string) => act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer });
  expect([stageOf(decide('grant')), stageOf(decide('deny'))]).toEqual(['discussion', 'dissolved']);
  const weak = nationWith(start(), 'francia', { attributes: { PRS: 1 } });
  expect(act(weak, prestige).decisions).toHaveLength(1);
  const auto = (PRS: number) => nationWith(startAuto(), 'francia', { attributes: { PRS } });
  expect([refused(auto(19), prestige), stageOf(act(auto(20), prestige))]).toEqual([['no-authority', 'OT-CONF-02'], 'discussion']);
});
clause(['OT-CONF-03', 'OT-CONF-12'], 'a conference whose authority the referee has not granted does not open by itself', () => {
  const asked = act(start(), conveneAlone({ basis: { kind: 'prestige', id: null }, invited: ['gothia'] }));
  const later = nextTurn(asked);
  expect(later.conferences.map(({ stage }) => stage)).toEqual(['scheduled']);
  const decide = (answer: string) => act(later, { type: 'decide', player: 'referee', decision: later.decisions[0]!.id, answer });
  expect([decide('grant').conferences[0]!.stage, decide('deny').conferences[0]!.stage]).toEqual(['discussion', 'dissolved']);
});
clause(
  ['OT-CONF-02', 'OT-CONF-22', 'OT-ORG-07'],
  'an organization that is party or declarant convenes on that, and its members are in the bloc',
  () => {
    const base = organized(start(), five);
    const declared = act(base, {
      type: 'issue-declaration',
      player: 'ada',
      nation: 'organization-1',
      kind: 'commitment',
      text: 'We stand together.',
    });
    const by = (kind: 'treaty' | 'declaration') => conveneAlone({ nation: 'organization-1', basis: { kind, id: `${kind}-1` } });
    const attend = { type: 'attend-conference', player: 'bo', nation: 'gothia', conference: 'conference-1' } as const;
    expect(act(act(declared, by('declaration')), attend).conferences[0]!.attendees).toEqual(['francia', 'gothia']);
    const signed = treaty(base, ['organization-1', 'vandalia'], shield);
    expect(act(act(signed, by('treaty')), attend).conferences[0]!.attendees).toEqual(['francia', 'gothia']);
  },
);
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
const by = (nation: Played, kind: 'treaty' | 'declaration') =>
  conveneAlone({ nation, player: seats[nation], basis: { kind, id: `${kind}-1` } });
const mayConvene = (state: State, kind: 'treaty' | 'declaration') =>
  three.filter((nation) => game.explain(state, by(nation, kind)).length === 0);

clause(['OT-CONF-26', 'OT-TRE-02'], 'a treaty may reserve the right to convene on it to some of its parties', () => {
  const bound = (parties: readonly string[], more: Parameters<typeof treaty>[3] = {}, from = start()) =>
    treaty(from, parties, [...shield, { kind: 'convening', by: ['gothia'] }], more);
  expect(mayConvene(bound(three), 'treaty')).toEqual(['gothia']);
  expect(refused(bound(three), by('francia', 'treaty'))).toEqual(reservedElsewhere);
  // It ends when nobody is left who could use it, and does not bind whoever excepted itself.
  expect(mayConvene(bound(['francia', 'romania']), 'treaty')).toEqual(['francia', 'romania']);
  expect(mayConvene(bound(three, { suspended: ['gothia'] }), 'treaty')).toEqual(['francia', 'romania']);
  expect(mayConvene(bound(three, { reservations: [{ nation: 'romania', clauses: [1] }] }), 'treaty')).toEqual(['gothia', 'romania']);
  const offer = (parties: readonly string[]): Action => ({
    ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'convening', by: parties }] },
  });
  for (const wrong of [[], ['romania'], ['francia', 'francia']])
    expect(refused(start(), offer(wrong))).toEqual(['bad-clause', 'OT-TRE-02']);
  const made = act(act(start(), offer(['gothia'])), { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect(mayConvene(made, 'treaty')).toEqual(['gothia']);
});
clause(['OT-CONF-26', 'OT-DECL-01'], 'a declaration may reserve it to its first declarant, as long as that one stands by it', () => {
  const first = declared('commitment', { reserved: true });
  const joint = act(act(first, join('gothia')), declare('romania', 'commitment', { reserved: true }));
  expect(declarants(joint)).toEqual([['francia', 'gothia', 'romania']]);
  expect([mayConvene(joint, 'declaration'), mayConvene(both('commitment'), 'declaration')]).toEqual([['francia'], ['francia', 'gothia']]);
  expect(refused(joint, by('gothia', 'declaration'))).toEqual(reservedElsewhere);
  const gone = act(joint, extinguish('francia'));
  expect(mayConvene(gone, 'declaration')).toEqual(['gothia', 'romania']);
  expect(game.decodeState(JSON.parse(JSON.stringify(joint)))).toMatchObject({ _tag: 'Right', right: joint });
  const said = (state: State, more: object) =>
    told(state, declare('gothia', 'commitment', more)).map((event) => game.labels.event(event, 'en', game.view(state, 'spectator')));
  expect(said(start(), { reserved: true })[1]).toBe('Declaration 1, Gothia: right to convene reserved.');
  expect(said(first, { reserved: true }).join(' ')).not.toContain('reserved');
});
clause(
  ['OT-CONF-02', 'OT-RES-04', 'OT-ORG-07'],
  'nobody convenes who is suspended, and a signatory organization does so through its leader',
  () => {
    expect(mayConvene(treaty(start(), three, shield, { suspended: ['gothia'] }), 'treaty')).toEqual(['francia', 'romania']);
    expect(refused(treaty(start(), three, shield, { suspended: ['gothia'] }), by('gothia', 'treaty'))).toEqual([
      'no-authority',
      'OT-CONF-02',
    ]);
    const signed = treaty(organized(start(), five), ['organization-1', 'vandalia'], shield);
    expect([
      mayConvene(signed, 'treaty'),
      act(signed, { ...by('francia', 'treaty'), nation: 'organization-1' }).conferences.length,
    ]).toEqual([[], 1]);
  },
);
