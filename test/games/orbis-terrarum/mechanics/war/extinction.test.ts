import { expect } from 'vitest';
import { answer } from '../../helpers/offers.js';
import { change, conflict, divided, modified, nationWith, organized, rebellion, shield, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, extinguish, type State, three } from '../../helpers/table.js';
import { announce, measure, raid, resolve, strike, turn } from '../../helpers/turns.js';

/** Gothia with but one of one index left. */
const dying = (options = {}) => nationWith(start(options), 'gothia', { viaDamage: 60, legDamage: 59, wealth: 9 });
const lastBlow = measure('francia', 'incision', 'raid', { target: { kind: 'nation', id: 'gothia' } });

clause(['OT-IDX-06', 'OT-END-08'], 'a Nation that has nothing left of either index is extinct; its player is not', () => {
  expect(resolve(announce(nationWith(dying(), 'gothia', { viaDamage: 59 }), lastBlow), 10, 99).state.nations['gothia']!.alive).toBe(true);
  const { state } = resolve(announce(dying(), lastBlow), 10, 99);
  expect([state.nations['gothia']!.alive, state.players['bo']!.principal]).toEqual([false, null]);
  const open = act(state, { type: 'open-orders', player: 'referee' });
  expect(act(open, { type: 'adopt-nation', player: 'bo', nation: 'persia' }).decisions).toMatchObject([{ kind: 'adoption' }]);
});
clause(
  'OT-END-07',
  'with it end its land, purse, grants, hosts, bonds, struggles, offers, modifiers, and its part in every instrument',
  () => {
    const everywhere = organized(treaty(rebellion(dying(), 'gothia'), ['francia', 'gothia'], [{ kind: 'alliance' }]), [
      'francia',
      'gothia',
    ]);
    const full = change(modified(everywhere, { nation: 'gothia', target: 'MIL', value: 5 }), (draft) => {
      draft.nations = { ...draft.nations, saxonia: { ...draft.nations['saxonia']!, patron: 'gothia' } };
      draft.hosts = [
        { id: 'host-1', owner: 'gothia', kind: 'mercenary', region: 'armorica', rebellion: null, lastTurn: null, moveTo: null },
      ];
      draft.conflicts = [conflict('gothia', 'romania', 'hostilities')];
      draft.counters = { ...draft.counters, host: 1 };
    });
    const words: readonly Action[] = [
      { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'commitment', text: '' },
      { type: 'make-offer', player: 'cy', from: 'romania', to: 'gothia', clauses: [{ kind: 'alliance' }] },
      { type: 'start-civil-war', player: 'bo', nation: 'gothia', sideNames: ['A', 'B'] },
    ];
    const { state } = resolve(
      announce(
        words.reduce<State>((now, action) => act(now, action), full),
        lastBlow,
      ),
      10,
      99,
    );
    expect([state.regions['tarraco'], state.regions['aquitania']]).toMatchObject(
      Array(2).fill({ owner: null, population: 'disorganised' }),
    );
    expect(state.nations['gothia']).toMatchObject({ alive: false, wealth: 0, progress: 0, grants: [], capital: null });
    expect(state).toMatchObject({
      treaties: [],
      hosts: [],
      conflicts: [],
      declarations: [],
      offers: [],
      civilWars: [],
      rebellions: [],
      modifiers: [],
    });
    expect([state.organizations[0]!.members, state.nations['saxonia']!.patron]).toEqual([['francia'], null]);
  },
);
clause('OT-END-07', 'its land goes to the war enemy that struck the last blow, where that is agreed', () => {
  const fallen = (status: 'war' | 'hostilities', options = {}) => {
    const state = change(dying(options), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', status)];
    });
    return resolve(announce(state, lastBlow), 10, 99).state.regions['tarraco']!.owner;
  };
  const conqueror = { extinctionTerritory: 'conqueror' };
  expect([fallen('war', conqueror), fallen('hostilities', conqueror), fallen('war')]).toEqual(['francia', null, null]);
});
clause(['OT-END-07', 'OT-REB-05'], 'who only emptied the first index is no conqueror of one that broke on its own rebels', () => {
  const weak = nationWith(rebellion(start({ extinctionTerritory: 'conqueror' }), 'gothia'), 'gothia', { viaDamage: 56, legDamage: 56 });
  const war = change(weak, (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'war')];
  });
  const suppress = measure('gothia', 'incision', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } });
  const after = turn(war, [strike('francia', 'gothia'), suppress], 30, 60, 99);
  expect([after.nations['gothia']!.alive, after.regions['tarraco']!.owner]).toEqual([false, null]);
  const both = turn(war, [strike('francia', 'gothia'), raid('romania', 'gothia')], 30, 30, 99, 99);
  expect([both.nations['gothia']!.alive, both.regions['tarraco']!.owner]).toEqual([false, null]); // romania is no war enemy
  const alone = turn(nationWith(war, 'gothia', { viaDamage: 56, legDamage: 60 }), [strike('francia', 'gothia')], 30, 99);
  expect(alone.regions['tarraco']!.owner).toBe('francia');
});
clause(['OT-END-07', 'OT-TRE-15'], 'what an extinct Nation has said about who wants to join is forgotten', () => {
  const asked = act(treaty(start(), [...three, 'persia'], shield), {
    ...{ type: 'request-adhesion', player: 'referee', nation: 'saxonia', treaty: 'treaty-1', reservations: [] },
  });
  const answers = (state: State) => state.treaties[0]!.requests.map((request) => request.answers.map(({ nation }) => nation));
  const said = act(act(asked, answer('francia')), answer('gothia'));
  expect(answers(said)).toEqual([['francia', 'gothia']]);
  expect(answers(act(said, extinguish('gothia')))).toEqual([['francia']]);
});
clause(
  ['OT-END-07', 'OT-CIV-10'],
  'who strikes a side of it and takes nothing more from it is no conqueror of what another has finished off',
  () => {
    const divisible = divided(start({ extinctionTerritory: 'conqueror' }), 'gothia', [50, 50], ['bo', 'referee']);
    const atWar = change(nationWith(divisible, 'gothia', { viaDamage: 59, legDamage: 60 }), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', 'war'), conflict('gothia', 'romania', 'war')];
    });
    const side = measure('romania', 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.1' }, supports: 'civil-war-1.2' });
    const after = turn(atWar, [strike('francia', 'gothia'), side], 10, 10, 99, 99);
    expect([after.nations['gothia']!.alive, after.regions['tarraco']!.owner]).toEqual([false, 'francia']);
  },
);
