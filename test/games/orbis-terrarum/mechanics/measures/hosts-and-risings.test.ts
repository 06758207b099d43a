import { expect } from 'vitest';
import { throws, undamaged } from '../../helpers/grades.js';
import { change, nationWith, rebellion, withHost } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { act, at, clause, code, game, type State } from '../../helpers/table.js';
import { announce, damage, measure, modifiersOf, strike, turn } from '../../helpers/turns.js';

clause(['OT-EFF-17', 'OT-EFF-18'], 'hosts of an expedition and of a rising last until something ends them', () => {
  const sent = turn(start(), [measure('francia', 'logistics', 'expedition', { region: 'neustria' })], 30);
  expect(sent.hosts).toEqual([
    { id: 'host-1', owner: 'francia', kind: 'expeditionary', region: 'neustria', rebellion: null, lastTurn: null, moveTo: null },
  ]);
  const roaming = nationWith(start(), 'gothia', { kind: 'movement', capital: null, position: 'noricum' });
  const subvert = measure('francia', 'rhetoric', 'subvert', { target: at('gothia') });
  for (const [state, region] of [
    [start(), 'tarraco'],
    [roaming, 'noricum'],
  ] as const) {
    const risen = turn(state, [subvert], 10, 99);
    expect(risen.rebellions).toMatchObject([{ id: 'rebellion-1', nation: 'gothia', sponsor: 'francia', sponsorKnown: true }]);
    expect(risen.hosts).toMatchObject([{ owner: 'francia', kind: 'rebel', region, rebellion: 'rebellion-1', lastTurn: null }]);
  }
});
clause('OT-EFF-20', 'without a referee incitement raises rebels from a very good success on, if it can, and else brings a penalty', () => {
  const incite = measure('francia', 'intrigue', 'incite', { target: at('gothia') });
  const after = (state: State, ...dice: number[]) => {
    const two = ['ada', 'bo'].reduce((now, player) => act(now, { type: 'ready', player }), announce(state, incite));
    const { rebellions, hosts, ...rest } = act(two, { type: 'ready', player: 'cy' }, ...dice);
    return [
      rebellions.map(({ sponsor }) => sponsor),
      hosts.length,
      modifiersOf({ rebellions, hosts, ...rest } as State, 'gothia').map(([target, value]) => [target, value]),
    ];
  };
  expect([30, 20, 10, 1].map((die) => after(startAuto(), die, 99))).toEqual([
    ...[
      [[], 0, [['ADM', 4]]],
      [[], 0, [['ADM', 8]]],
      [['francia'], 0, []],
      [['francia'], 0, []],
    ],
  ]);
  const risen = rebellion(startAuto(), 'gothia', { sponsor: 'francia' });
  expect(after(risen, 10, 99)).toEqual([['francia'], 0, [['ADM', 12]]]);
  expect(after(rebellion(startAuto(), 'gothia', { sponsor: 'romania' }), 10, 99)).toEqual([['romania', 'francia'], 0, []]);
  const asked = (state: State) => turn(state, [incite], 30, 99).decisions.map(({ options }) => options);
  expect([asked(start()), asked(rebellion(start(), 'gothia', { sponsor: 'francia' }))]).toEqual([
    [['rebellion', 'penalty', 'nothing']],
    [['penalty', 'nothing']],
  ]);
});
clause('OT-EFF-20', 'of two incitements that wait for an answer one may raise rebels, and none once the same sponsor has', () => {
  const incite = measure('francia', 'intrigue', 'incite', { target: at('gothia') });
  const slot = { kind: 'main' as const, id: '2' };
  const options = ({ decisions }: State) => decisions.map((one) => one.options);
  const decided = (state: State) =>
    act(state, { type: 'decide', player: 'referee', decision: state.decisions[0]!.id, answer: 'rebellion' });
  const both = turn(start({ measuresPerTurn: 2 }), [incite, { ...incite, slot }], 10, 10, 99, 99);
  expect([options(both).length, options(decided(both))]).toEqual([2, [['penalty', 'nothing']]]);
  const subvert = measure('francia', 'rhetoric', 'subvert', { target: at('gothia'), slot });
  expect(options(turn(start({ measuresPerTurn: 2 }), [incite, subvert], 10, 10, 99, 99))).toEqual([['penalty', 'nothing']]);
  const another = turn(start(), [incite, measure('ostrogothia', 'intrigue', 'incite', { target: at('gothia') })], 10, 10, 99);
  expect(options(decided(another))).toEqual([['rebellion', 'penalty', 'nothing']]);
});
clause('OT-EFF-21', 'a host is destroyed, or driven by a slight success into the first land that is free or its owner’s', () => {
  const hit = (owner: string, region: string, die: number, mode: 'strike' | 'raid' = 'strike') => {
    const one = measure('francia', mode === 'strike' ? 'offensive' : 'incision', mode, { target: { kind: 'host', id: 'host-1' } });
    const after = turn(withHost(start(), owner, region), [one], die, 99);
    expect(undamaged(after, owner, 'francia')).toBe(true);
    return after.hosts.map((one) => one.region);
  };
  expect(throws.map((die) => hit('gothia', 'armorica', die))).toEqual([['aquitania'], [], [], []]);
  expect(throws.map((die) => hit('gothia', 'armorica', die, 'raid'))).toEqual([['aquitania'], [], [], []]);
  // Sapaudia, Padania and Thuringia come before Bohemia, and belong to others; Dalmatia comes after it.
  expect([hit('romania', 'noricum', 30), hit('gothia', 'persis', 30)]).toEqual([['bohemia'], []]);
});
clause('OT-EFF-17', 'an expedition puts a host of its own into the region it names, which gives a slot from the next turn', () => {
  const march = measure('francia', 'logistics', 'expedition', { region: 'armorica' });
  expect(turn(start(), [march], 99).hosts).toEqual([]);
  const after = turn(start(), [march], 10);
  expect(after.hosts).toMatchObject([{ owner: 'francia', region: 'armorica', kind: 'expeditionary' }]);
  const fromThere = strike('francia', 'gothia', { slot: { kind: 'host', id: after.hosts[0]!.id } });
  expect(code(announce(start(), march), fromThere)).toBe('no-such-slot');
  expect(announce(act(after, { type: 'open-orders', player: 'referee' }), fromThere).measures).toMatchObject([{ slot: fromThere.slot }]);
});
clause(['OT-EFF-18', 'OT-REB-11', 'OT-VIEW-05'], 'subversion raises rebels with a host', () => {
  const after = turn(start(), [measure('francia', 'rhetoric', 'subvert', { target: at('gothia'), covert: true })], 10, 90);
  expect([after.rebellions, after.hosts]).toMatchObject([
    [{ nation: 'gothia', sponsor: 'francia', sponsorKnown: false, firstTurn: 2 }],
    [{ owner: 'francia', kind: 'rebel', region: 'tarraco' }],
  ]);
  expect([game.view(after, 'bo').rebellions[0]!.sponsor, game.view(after, 'bo').hosts[0]!.owner]).toEqual([null, null]);
  expect([game.view(after, 'ada').rebellions[0]!.sponsor, game.view(after, 'referee').hosts[0]!.owner]).toEqual(['francia', 'francia']);
  expect(
    code(act(after, { type: 'open-orders', player: 'referee' }), measure('francia', 'rhetoric', 'subvert', { target: at('gothia') })),
  ).toBe('rebellion-exists');
});
clause(['OT-EFF-19', 'OT-EFF-20', 'OT-MEAS-09'], 'welfare ends a crisis, incitement is for the referee', () => {
  const sick = change(start(), (draft) => {
    draft.crises = [
      { id: 'crisis-1', nation: 'francia', counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3, lastTurn: 4 },
    ];
    draft.counters = { crisis: 1 };
  });
  expect(turn(sick, [measure('francia', 'industry', 'welfare', { target: { kind: 'crisis', id: 'crisis-1' } })], 10).crises).toEqual([]);
  const asked = turn(start(), [measure('francia', 'intrigue', 'incite', { target: at('gothia') })], 10, 90);
  expect(asked.decisions).toMatchObject([{ kind: 'incitement', options: ['rebellion', 'penalty', 'nothing'], about: { grade: 3 } }]);
  const answer = (choice: string) => act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: choice });
  expect([answer('rebellion').rebellions.length, modifiersOf(answer('penalty'), 'gothia'), answer('nothing').rebellions.length]).toEqual([
    1,
    [['ADM', 12, 'acquired', 6]],
    0,
  ]);
  // Nothing is neither a rising nor a penalty.
  expect([answer('nothing'), answer('rebellion')].map((state) => modifiersOf(state, 'gothia'))).toEqual([[], []]);
});
clause(['OT-EFF-21', 'OT-SCOPE-09'], 'a host is driven off or destroyed', () => {
  const state = withHost(start(), 'gothia', 'armorica');
  const fight = measure('francia', 'offensive', 'strike', { target: { kind: 'host', id: 'host-1' } });
  expect(turn(state, [fight], 10, 90).hosts).toEqual([]);
  expect(turn(state, [fight], 30, 90).hosts[0]!.region).toBe('aquitania');
  expect(damage(turn(state, [fight], 10, 90), 'gothia')).toEqual([0, 0]);
  expect(code(withHost(start(), 'francia', 'armorica'), fight)).toBe('target-is-self');
});
