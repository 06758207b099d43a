import { expect } from 'vitest';
import { breaks, partiesOf, type Term, two } from '../../helpers/offers.js';
import { five } from '../../helpers/organization.js';
import { nationWith, organized, shield, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, three } from '../../helpers/table.js';
import { measure, modifiersOf, strike, turn } from '../../helpers/turns.js';

clause('OT-TRE-10', 'whoever breaks it suffers what was agreed, and pays the others alike, as far as its purse goes', () => {
  const penalty = { target: 'MIL', value: 7, years: 4, wealth: 9, progress: 3 } as const;
  const broken = (wealth: number) => {
    const state = act(nationWith(treaty(start(), three, shield, { penalty }), 'francia', { wealth, progress: 9 }), breaks('francia'));
    return [
      ...three.map((id) => state.nations[id]!.wealth),
      ...three.map((id) => state.nations[id]!.progress),
      modifiersOf(state, 'francia'),
    ];
  };
  const weight = [['MIL', 7, 'breach', 5]];
  expect([broken(20), broken(5)]).toEqual([
    [12, 4, 4, 7, 1, 1, weight],
    [1, 2, 2, 7, 1, 1, weight],
  ]);
});
clause(['OT-TRE-11', 'OT-TRE-19'], 'where nothing was agreed and nobody protected a word is broken freely, and no attack breaks it', () => {
  for (const one of [{ kind: 'obligation', text: 'Be good.' }, { kind: 'alliance' }] as const) {
    const free = treaty(start(), two, [one]);
    const broken = act(free, breaks('francia'));
    expect([broken.treaties, broken.modifiers]).toEqual([[], []]);
    const attacked = turn(free, [strike('francia', 'gothia')], 99);
    expect([attacked.treaties.length, attacked.modifiers]).toEqual([1, []]);
  }
  const ruled = act(treaty(start(), two, [{ kind: 'obligation', text: 'Be good.' }]), {
    ...{ type: 'rule-breach', player: 'referee', nation: 'francia', instrument: 'treaty-1', reason: '' },
  });
  expect([ruled.treaties, ruled.modifiers]).toEqual([[], []]);
});
clause('OT-TRE-12', 'whoever breaks a protective treaty without a penalty bears 10 on every roll for three turns', () => {
  const broken = (term: Term, options = {}) => modifiersOf(act(treaty(start(options), two, [term]), breaks('francia')), 'francia');
  for (const kind of ['peace', 'non-aggression', 'ceasefire'] as const) expect(broken({ kind })).toEqual([['all', 10, 'breach', 4]]);
  expect(broken({ kind: 'guarantee', by: 'francia', beneficiary: 'persia' })).toEqual([['all', 10, 'breach', 4]]);
  expect(broken({ kind: 'guarantee', by: 'gothia', beneficiary: 'persia' })).toEqual([]);
  expect(broken({ kind: 'peace' }, { breachPenalty: 6, breachTurns: 1 })).toEqual([['all', 6, 'breach', 2]]);
});
clause('OT-TRE-13', 'an attack by a party on another, or by a guarantor, breaks the treaty; each pays that attacks', () => {
  const after = (terms: readonly Term[], measures: Parameters<typeof turn>[1], ...dice: number[]) => {
    const state = turn(treaty(start(), two, terms), measures, ...dice);
    return [state.treaties.length, modifiersOf(state, 'francia').length, modifiersOf(state, 'gothia').length];
  };
  for (const kind of ['peace', 'non-aggression', 'ceasefire'] as const)
    expect(after([{ kind }], [strike('francia', 'gothia')], 99)).toEqual([0, 1, 0]);
  expect(after(shield, [strike('francia', 'romania')], 99)).toEqual([1, 0, 0]);
  expect(after(shield, [strike('romania', 'francia')], 99)).toEqual([1, 0, 0]);
  expect(after(shield, [strike('francia', 'gothia'), strike('gothia', 'francia')], 99, 99)).toEqual([0, 1, 1]);
  const guarantee: Term = { kind: 'guarantee', by: 'francia', beneficiary: 'persia' };
  expect([after([guarantee], [strike('francia', 'persia')], 99), after([guarantee], [strike('gothia', 'persia')], 99)]).toEqual([
    [0, 1, 0],
    [1, 0, 0],
  ]);
  const covert = measure('francia', 'espionage', 'steal', { target: at('gothia'), covert: true });
  expect([after(shield, [covert], 99), after(shield, [covert], 100), after(shield, [{ ...covert, covert: false }], 99)]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]);
});
clause(
  ['OT-TRE-13', 'OT-TRE-10'],
  'of several who break a treaty in one turn each pays the others too, whoever is the first of them',
  () => {
    const penalty = { target: null, value: 0, years: 1, wealth: 6, progress: 0 };
    const after = (...attacks: readonly [string, string][]) => {
      const rich = three.reduce((now, nation) => nationWith(now, nation, { wealth: 6 }), treaty(start(), three, shield, { penalty }));
      const struck = turn(
        rich,
        attacks.map(([by, on]) => strike(by, on)),
        ...attacks.map(() => 99),
      );
      return [struck.treaties.length, ...three.map((id) => struck.nations[id]!.wealth)];
    };
    // The first gives 3 to each, the second half of 9 as far as its penalty goes.
    expect(after(['francia', 'romania'], ['gothia', 'romania'])).toEqual([0, 3, 3, 12]);
    expect(after(['romania', 'francia'], ['gothia', 'francia'])).toEqual([0, 12, 3, 3]);
    expect(after(['francia', 'gothia'], ['gothia', 'romania'], ['romania', 'francia'])).toEqual([0, 6, 6, 6]);
  },
);
clause(['OT-TRE-13', 'OT-WAR-01'], 'thieves and spies break a peace, but no ceasefire', () => {
  const broken = (kind: 'peace' | 'non-aggression' | 'ceasefire', statistic: 'espionage' | 'sabotage') => {
    const act = measure('francia', statistic, statistic === 'espionage' ? 'steal' : 'plunder', { target: at('gothia') });
    return turn(treaty(start(), two, [{ kind }]), [act], 99).treaties.length === 0;
  };
  for (const statistic of ['espionage', 'sabotage'] as const)
    expect([broken('peace', statistic), broken('non-aggression', statistic), broken('ceasefire', statistic)]).toEqual([true, true, false]);
  const raided = turn(
    treaty(start(), two, [{ kind: 'ceasefire' }]),
    [measure('francia', 'incision', 'raid', { target: at('gothia') })],
    99,
  );
  expect([raided.treaties, modifiersOf(raided, 'francia')]).toEqual([[], [['all', 10, 'breach', 4]]]);
});
clause('OT-TRE-14', 'a treaty of several goes on without whoever broke it, until one is left', () => {
  const first = act(treaty(start(), three, shield), breaks('francia'));
  expect([partiesOf(first), act(first, breaks('gothia')).treaties]).toEqual([['gothia', 'romania'], []]);
});
clause(['OT-TRE-10', 'OT-ORG-07'], 'whoever breaks the treaty of its organization pays the other parties, not its fellows', () => {
  const penalty = { target: null, value: 0, years: 1, wealth: 6, progress: 0 };
  const state = nationWith(treaty(organized(start(), five), ['organization-1', 'vandalia'], shield, { penalty }), 'francia', {
    wealth: 10,
  });
  const after = turn(state, [strike('francia', 'vandalia')], 30, 99);
  expect([after.nations['francia']!.wealth, after.nations['vandalia']!.wealth, after.nations['gothia']!.wealth]).toEqual([4, 6, 0]);
});
clause(['OT-TRE-13', 'OT-FLOW-10', 'OT-END-07'], 'a blow that kills a member of an organization breaks its treaty all the same', () => {
  const weak = nationWith(organized(start(), five), 'saxonia', { attributes: { MIL: 1, ADM: 1, ECN: 1, CLT: 1, AUX: 1 } });
  const state = treaty(nationWith(weak, 'saxonia', { legDamage: 3 }), ['organization-1', 'vandalia'], shield);
  const acting = measure('vandalia', 'offensive', 'strike', { target: at('saxonia') });
  const after = turn(state, [acting], 1, 99);
  expect(after.nations['saxonia']!.alive).toBe(false);
  expect([after.treaties, modifiersOf(after, 'vandalia')]).toEqual([[], [['all', 10, 'breach', 4]]]);
});
clause(['OT-TRE-13', 'OT-ORG-07'], 'members of one organization are one party of its treaties', () => {
  const state = treaty(organized(start(), five), ['organization-1', 'vandalia'], [{ kind: 'non-aggression' }]);
  expect(turn(state, [strike('francia', 'gothia')], 30, 99).treaties).toHaveLength(1);
  expect(turn(state, [strike('francia', 'vandalia')], 30, 99).treaties).toEqual([]);
});
clause(['OT-TRE-10', 'OT-TRE-13', 'OT-TRE-18'], 'whom the attack that broke a treaty has killed is paid nothing', () => {
  const penalty = { target: null, value: 0, years: 1, wealth: 6, progress: 0 };
  const frail = { attributes: { MIL: 1, ADM: 1, ECN: 1, CLT: 1, AUX: 1 }, legDamage: 3 };
  const paid = (saxonia: Parameters<typeof nationWith>[2]) => {
    const bound = treaty(start(), ['vandalia', 'saxonia', 'gothia'], shield, { penalty });
    const before = nationWith(nationWith(bound, 'saxonia', { ...saxonia, wealth: 0 }), 'vandalia', { wealth: 6 });
    const { nations } = turn(before, [measure('vandalia', 'offensive', 'strike', { target: at('saxonia') })], 1, 99);
    return ['vandalia', 'saxonia', 'gothia'].map((id) => nations[id]!.wealth);
  };
  expect([paid({}), paid(frail)]).toEqual([
    [0, 3, 3],
    [0, 0, 6],
  ]);
});
