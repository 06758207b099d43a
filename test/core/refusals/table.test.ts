import {
  type Fault,
  illFormed,
  orIllFormed,
  plainly,
  type RefusalCodeOf,
  refuser,
  sameFor,
  type ViolationIn,
  type ViolationOf,
  type Words,
} from 'ludoteca';
import { type OjoDelTerror, ojoDelTerror, type RefusalCode } from 'ludoteca/ojo-del-terror';
import { expect, expectTypeOf, test } from 'vitest';

const table = {
  'too-far': {
    'NS-01': ({ to }: Words<'to'>) => `${to} is too far.`,
    'NS-02': (facts: Fault<'sea'> | Fault<'walls', Words<'city'>>) =>
      facts.fault === 'sea' ? 'The sea lies between.' : `${facts.city} has walls.`,
  },
  asleep: sameFor(['NS-03', 'NS-04'], () => 'Everybody is asleep.'),
} as const;
const refuse = refuser(table);

test('a refusal from a table says what the table says of its facts', () => {
  expect(refuse('too-far', 'NS-01', { to: 'Rome' }, 'to')).toEqual({
    code: 'too-far',
    clause: 'NS-01',
    message: 'Rome is too far.',
    facts: { to: 'Rome' },
    path: 'to',
  });
  expect(refuse('too-far', 'NS-02', { fault: 'walls', city: 'Troy' }).message).toBe('Troy has walls.');
  expect(Object.keys(refuse('asleep', 'NS-04', {}))).toEqual(['code', 'clause', 'message', 'facts']);
});

test('codes, clauses and facts that do not belong together do not compile, and without a compiler are named', () => {
  // @ts-expect-error no such code
  expect(() => refuse('too-near', 'NS-01', { to: 'Rome' })).toThrow('The table of refusals says nothing of too-near under NS-01.');
  // @ts-expect-error the clause speaks through another code
  expect(() => refuse('asleep', 'NS-01', {})).toThrow('The table of refusals says nothing of asleep under NS-01.');
  // @ts-expect-error another fact
  expect(refuse('too-far', 'NS-01', { from: 'Rome' }).message).toBe('undefined is too far.');
});

test('a switch over the codes of a table knows the facts of each', () => {
  const place = (violation: ViolationIn<typeof table>): string => {
    switch (violation.code) {
      case 'too-far':
        return violation.clause === 'NS-01' ? violation.facts.to : violation.facts.fault;
      case 'asleep':
        return violation.clause;
    }
  };
  expect(
    [refuse('too-far', 'NS-01', { to: 'Rome' }), refuse('too-far', 'NS-02', { fault: 'sea' }), refuse('asleep', 'NS-03', {})].map(place),
  ).toEqual(['Rome', 'sea', 'NS-03']);
});

test('a code of options is told in its own words, and in general ones where a value is ill formed', () => {
  const says = orIllFormed(({ players }: Readonly<Record<'players', number>>) => `${players} cannot play.`);
  expect(says({ players: 9 }, plainly)).toBe('9 cannot play.');
  expect(says({ field: 'players', wanted: 'a list', found: '9' }, plainly)).toBe('players should be a list; it is 9.');
  expect(says({ surplus: 'colour' }, plainly)).toBe('There is no field colour.');
  expect(illFormed({ field: '', wanted: 'an object', found: 'null' })).toBe('The input should be an object; it is null.');
});

test('a game tells all its codes: its own, and those every game has, under its own clauses', () => {
  const { refusals } = ojoDelTerror;
  expect(Object.keys(refusals['unknown-player']!).sort()).toEqual(['ET-ACT-01', 'ET-ALLY-01', 'ET-CEDE-02', 'ET-TRADE-01']);
  expect(Object.keys(refusals['game-over']!)).toEqual(['ET-END-10']);
  expect(Object.keys(refusals['bad-state']!)).toEqual(['CORE-STATE']);
  expect(Object.hasOwn(refusals, 'constructor')).toBe(false);
});

test('the codes of a game are a type', () => {
  expectTypeOf<RefusalCode>().toExtend<RefusalCodeOf<OjoDelTerror>>();
  expectTypeOf<'no-such-code'>().not.toExtend<RefusalCodeOf<OjoDelTerror>>();
  expectTypeOf<Extract<ViolationOf<OjoDelTerror>, { code: 'own-planet' }>['facts']>().toEqualTypeOf<Words<'player' | 'planet'>>();
});
