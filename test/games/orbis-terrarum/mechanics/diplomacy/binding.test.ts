import { expect } from 'vitest';
import { scopeTowards } from '../../../../../src/games/orbis-terrarum/mechanics/measures/scope.js';
import { frontCapacityOf } from '../../../../../src/games/orbis-terrarum/mechanics/resolution/fatigue.js';
import { hasPassage } from '../../../../../src/games/orbis-terrarum/mechanics/resolution/movement.js';
import { schismOf } from '../../helpers/organization.js';
import { change, conflict, modified, nationWith, organized, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, type State, three } from '../../helpers/table.js';
import { announce, invest, measure, modifiersOf, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

type More = Partial<State['treaties'][number]>;
/** What Gothia has of such a treaty: Wealth, a way, a shorter distance, an ally; and then what Francia has of Gothia. */
const standing = (state: State) => {
  const nearer = scopeTowards(state, 'gothia', { kind: 'nation', id: 'francia' }, 'cultural') === 0;
  const { francia, gothia } = turn(state, []).nations;
  return [
    [gothia!.wealth, hasPassage(state, 'gothia', 'francia'), nearer, frontCapacityOf(state, 'gothia')],
    [francia!.wealth, hasPassage(state, 'francia', 'gothia'), frontCapacityOf(state, 'francia')],
  ];
};
/** Each cycle is a turn, and only subsidies fill the purses of 10. */
const world = start({ turnsPerCycle: 1, wealthPerCycle: 0, startWealth: 10, scopeModel: 'derived' });
/** Francia and Gothia, strangers to each other, fight the same enemy. */
const strangers = (state: State = world): State =>
  change(nationWith(state, 'gothia', { culture: 'other', faith: 'other' }), (draft) => {
    draft.conflicts = [conflict('francia', 'persia', 'war'), conflict('gothia', 'persia', 'war')];
  });
type Clauses = State['treaties'][number]['clauses'];
/** Francia and Gothia promise each other everything. */
const everything: Clauses = [
  { kind: 'subsidy', by: 'francia', to: 'gothia', wealth: 4 },
  { kind: 'passage', by: 'francia', to: 'gothia' },
  { kind: 'subsidy', by: 'gothia', to: 'francia', wealth: 1 },
  { kind: 'passage', by: 'gothia', to: 'francia' },
  { kind: 'scope', between: ['francia', 'gothia'], dimension: 'cultural', value: 5 },
  { kind: 'alliance' },
];
const nothing = [
  [10, false, false, 2],
  [10, false, 2],
];
const inForce = [
  [13, true, true, 3],
  [7, true, 3],
];
/** Gothia still pays, opens its land and fights for the others. */
const dutiesOnly = [
  [9, false, false, 2],
  [11, true, 3],
];

clause(['OT-RES-04', 'OT-TRE-02', 'OT-WAR-14', 'OT-NAT-04'], 'whoever is suspended owes what it promised and is owed nothing', () => {
  const bound = (more: More = {}) => standing(treaty(strangers(), three, everything, more));
  expect(standing(strangers())).toEqual(nothing);
  expect(bound()).toEqual(inForce);
  expect(bound({ suspended: ['gothia'] })).toEqual(dutiesOnly);
  expect(bound({ suspended: ['romania'] })).toEqual(inForce);
});
clause(
  ['OT-RES-04', 'OT-ORG-07'],
  'so it is with the charter of an organization, and with its treaties, for a member suspended in it',
  () => {
    const chartered = (suspended: readonly string[]) =>
      standing(treaty(organized(strangers(), three, { charter: 'treaty-1', suspended }), three, everything));
    expect([chartered(['gothia']), chartered(['romania'])]).toEqual([dutiesOnly, inForce]);
    const ally = (suspended: readonly string[]) => {
      const state = treaty(
        organized(strangers(), ['saxonia', 'gothia', 'romania'], { suspended }),
        ['organization-1', 'francia'],
        [{ kind: 'alliance' }],
      );
      return [frontCapacityOf(state, 'gothia'), frontCapacityOf(state, 'francia')];
    };
    expect([ally([]), ally(['gothia']), ally(['romania'])]).toEqual([
      [3, 3],
      [2, 3],
      [3, 3],
    ]);
  },
);
clause(['OT-TRE-16', 'OT-TRE-02'], 'a reservation holds for whomever its party speaks for', () => {
  const vassal = nationWith(nationWith(world, 'gothia', { patron: null }), 'burgundia', { patron: 'gothia' });
  const bound = (reservations: More['reservations'] = []) =>
    treaty(vassal, three, [{ kind: 'passage', by: 'francia', to: 'burgundia' }], { reservations: reservations! });
  const opens = (state: State) => hasPassage(state, 'burgundia', 'francia');
  expect([opens(vassal), opens(bound()), opens(bound([{ nation: 'gothia', clauses: [0] }]))]).toEqual([false, true, false]);
  expect(opens(bound([{ nation: 'romania', clauses: [0] }]))).toBe(true);
});
clause(['OT-TRE-02', 'OT-TRE-14', 'OT-MOD-01'], 'a modifier on a vassal rests when no party speaks for it any more', () => {
  const bound = (patron: string | null) =>
    modified(treaty(nationWith(world, 'burgundia', { patron }), ['gothia', 'romania'], everything.slice(-1)), {
      ...{ nation: 'burgundia', target: 'ECN', value: 5, source: 'treaty', singleUse: false, cancellable: false, cause: 'treaty-1' },
    });
  const items = (state: State, player: string) =>
    reportOn(turn(state, [{ ...measure('burgundia', 'intervention', 'invest'), player }], 50), 'burgundia').roll!.items.map(
      ({ source, value }) => [source, value],
    );
  expect(items(bound('gothia'), 'bo')).toEqual([
    ['ECN', 5],
    ['vassal', 10],
  ]);
  expect(items(bound(null), 'referee')).toEqual([]);
});
clause(['OT-TRE-02', 'OT-TRE-14', 'OT-CONF-11'], 'a modifier against a party rests when that party has left', () => {
  const items = (against: string, parties: readonly string[], more: More = {}, patron: string | null = null) => {
    const bonus = { target: 'MIL', value: -20, against } as const;
    const state = treaty(nationWith(start(), 'burgundia', { patron }), parties, [{ kind: 'modifier', on: 'francia', ...bonus }], more);
    const bound = modified(state, {
      ...{ nation: 'francia', ...bonus, source: 'treaty', singleUse: false, cancellable: false, cause: 'treaty-1' },
    });
    return reportOn(turn(bound, [strike('francia', against)], 99), 'francia').roll!.items.map(({ source, value }) => [source, value]);
  };
  expect(items('gothia', three)).toEqual([['MIL', -20]]);
  expect(items('gothia', ['francia', 'romania'])).toEqual([]);
  expect(items('gothia', three, { reservations: [{ nation: 'gothia', clauses: [0] }] })).toEqual([]);
  // A vassal in the hands of a party is among the parties as long as it is.
  expect([items('burgundia', three, {}, 'romania'), items('burgundia', three)]).toEqual([[['MIL', -20]], []]);
});

const schism = schismOf();

clause(
  ['OT-WAR-14', 'OT-ORG-07'],
  'the alliance of an organization ties its members to its ally and to each other, but not their vassals',
  () => {
    const fighting = (friend: string, more: Parameters<typeof organized>[2] = {}) => {
      const state = treaty(
        organized(nationWith(start(), 'burgundia', { patron: 'romania' }), three, more),
        ['organization-1', 'saxonia'],
        [{ kind: 'alliance' }],
      );
      return frontCapacityOf(
        change(state, (draft) => {
          draft.conflicts = [conflict('francia', 'persia', 'war'), conflict(friend, 'persia', 'war')];
        }),
        'francia',
      );
    };
    expect(['saxonia', 'gothia', 'burgundia', 'vandalia'].map((friend) => fighting(friend))).toEqual([3, 3, 2, 2]);
    expect(['saxonia', 'gothia'].map((friend) => fighting(friend, { schism }))).toEqual([2, 2]);
  },
);
clause(['OT-TRE-12', 'OT-ORG-15'], 'whoever breaks a treaty that rests for a schism breaks no protection', () => {
  const peace = [{ kind: 'non-aggression' as const }];
  const broken = (state: State) =>
    modifiersOf(act(state, { type: 'break-treaty', player: 'ada', nation: 'francia', treaty: 'treaty-1' }), 'francia');
  const chartered = (more: object) => treaty(organized(start(), three, { charter: 'treaty-1', ...more }), three, peace);
  const signed = (more: object) => treaty(organized(start(), three, more), ['organization-1', 'saxonia'], peace);
  const price = [['all', 10, 'breach', 4]];
  expect([broken(chartered({})), broken(chartered({ schism })), broken(signed({})), broken(signed({ schism }))]).toEqual([
    price,
    [],
    price,
    [],
  ]);
});
clause(['OT-RES-04', 'OT-TRE-13'], 'the others keep the peace with whoever is suspended', () => {
  const held = treaty(start(), three, [{ kind: 'non-aggression' }], { suspended: ['gothia'] });
  expect(turn(held, [strike('francia', 'gothia')], 99).treaties[0]!.parties).toEqual(['gothia', 'romania']);
});
clause(['OT-RES-04', 'OT-TRE-02'], 'whom a suspended member of the founded organization speaks for is owed nothing either', () => {
  const vassal = nationWith(world, 'burgundia', { patron: 'gothia' });
  const opens = (suspended: readonly string[]) =>
    hasPassage(
      treaty(organized(vassal, three, { charter: 'treaty-1', suspended }), three, [{ kind: 'passage', by: 'francia', to: 'burgundia' }]),
      'burgundia',
      'francia',
    );
  expect([opens([]), opens(['gothia']), opens(['romania'])]).toEqual([true, false, true]);
});
clause(
  ['OT-TRE-16', 'OT-TRE-13', 'OT-TRE-02'],
  'a guarantee of a vassal is none if its patron joined without it, but a stranger has no say in it',
  () => {
    const vassal = nationWith(start(), 'burgundia', { patron: 'gothia' });
    const struck = (beneficiary: string, reservations: More['reservations'] & object) => {
      const state = treaty(vassal, three, [{ kind: 'guarantee', by: 'francia', beneficiary }], { reservations });
      return modifiersOf(turn(state, [strike('francia', beneficiary)], 99), 'francia');
    };
    const except = (nation: string) => [{ nation, clauses: [0] }];
    const price = [['all', 10, 'breach', 4]];
    expect([struck('burgundia', []), struck('burgundia', except('gothia')), struck('burgundia', except('romania'))]).toEqual([
      price,
      [],
      price,
    ]);
    expect(struck('saxonia', except('gothia'))).toEqual(price);
  },
);
clause(['OT-TRE-16', 'OT-MOD-01'], 'nor does a modifier weigh on a vassal whose patron joined without it', () => {
  const clauses: Clauses = [{ kind: 'alliance' }, { kind: 'modifier', on: 'burgundia', target: 'ECN', value: 5, against: null }];
  const items = (clause: number) => {
    const bound = treaty(nationWith(world, 'burgundia', { patron: 'gothia' }), three, clauses, {
      reservations: [{ nation: 'gothia', clauses: [clause] }],
    });
    const state = modified(bound, {
      nation: 'burgundia',
      target: 'ECN',
      value: 5,
      source: 'treaty',
      singleUse: false,
      cancellable: false,
      cause: 'treaty-1',
    });
    const { roll } = reportOn(turn(state, [{ ...measure('burgundia', 'intervention', 'invest'), player: 'bo' }], 50), 'burgundia');
    return roll!.items.map(({ source }) => source);
  };
  expect([items(0), items(1)]).toEqual([['ECN', 'vassal'], ['vassal']]);
});

/** Half of them follow somebody else. */
const torn = schismOf('gothia', 'romania', 'saxonia');

clause(
  ['OT-RES-04', 'OT-ORG-15'],
  'the bonuses of a treaty serve neither the suspended nor an organization in schism; its penalties stay',
  () => {
    const bound = (value: number, suspended: readonly string[], source: State = start()) =>
      modified(treaty(source, ['francia', 'gothia', 'romania'], [{ kind: 'non-aggression' }], { suspended }), {
        ...{ nation: 'francia', target: 'ECN', value, source: 'treaty', singleUse: false, cancellable: false, cause: 'treaty-1' },
      });
    const totalOf = (state: State) => reportOn(turn(state, [invest], 50), 'francia').roll!.total;
    expect([
      totalOf(bound(-5, [])),
      totalOf(bound(-5, ['francia'])),
      totalOf(bound(5, ['francia'])),
      totalOf(bound(-5, ['gothia'])),
    ]).toEqual([-5, 0, 5, -5]);
    const chartered = (more: Partial<State['organizations'][number]>) => organized(start(), three, { charter: 'treaty-1', ...more });
    expect([
      totalOf(bound(-5, [], chartered({}))),
      totalOf(bound(5, [], chartered({ schism: torn }))),
      totalOf(bound(-5, [], chartered({ suspended: ['francia'] }))),
    ]).toEqual([-5, 0, 0]);
  },
);
clause(
  ['OT-TRE-14', 'OT-TRE-02', 'OT-TRE-13'],
  'a treaty neither binds nor benefits whoever has left it, though it goes on among the others',
  () => {
    const clauses = [
      { kind: 'subsidy', by: 'gothia', to: 'francia', wealth: 3 },
      { kind: 'guarantee', by: 'gothia', beneficiary: 'saxonia' },
      { kind: 'passage', by: 'francia', to: 'gothia' },
      { kind: 'scope', between: ['francia', 'gothia'], dimension: 'geographic', value: 10 },
    ] as const;
    const world = start({ turnsPerCycle: 1, wealthPerCycle: 0, startWealth: 20, scopeModel: 'derived', breachTurns: 5 });
    const bound = treaty(world, ['francia', 'gothia', 'romania'], clauses);
    const left = act(bound, { type: 'break-treaty', player: 'bo', nation: 'gothia', treaty: 'treaty-1' });
    expect(left.treaties[0]!.parties).toEqual(['francia', 'romania']);
    const purse = (state: State) => turn(state, []).nations['gothia']!.wealth;
    expect([purse(bound), purse(left)]).toEqual([17, 20]);
    expect([hasPassage(bound, 'gothia', 'francia'), hasPassage(left, 'gothia', 'francia')]).toEqual([true, false]);
    const distance = (state: State) => scopeTowards(state, 'gothia', { kind: 'nation', id: 'francia' }, 'geographic');
    expect(distance(left)).toBe(distance(world));
    const attack = measure('gothia', 'offensive', 'strike', { target: at('saxonia') });
    const breaches = (state: State) => resolve(announce(state, attack), 99).events.filter(({ type }) => type === 'treaty-breached').length;
    expect([breaches(bound), breaches(left)]).toEqual([1, 0]);
  },
);
