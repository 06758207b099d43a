import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, allowed, b, begin, character, clause, play, refusal, shown, told } from './table.js';

clause('GG-STATE-01', 'a state in which a card is twice, nowhere, or where its kind cannot be, is refused', () => {
  const state = begin({ hands: { a: ['kestrel'] }, inPlay: { b: ['hush'] } });
  const fault = (
    change: (copy: Record<string, unknown> & { players: { hand: string[]; genePool: string[] }[]; deck: string[] }) => void,
  ) => {
    const copy = JSON.parse(JSON.stringify(state));
    change(copy);
    const result = genegrafter.decodeState(copy);
    return result._tag === 'Left' ? [result.left[0].code, result.left[0].path] : 'fine';
  };
  expect(fault(() => {})).toBe('fine');
  expect(fault((copy) => copy.players[0]!.hand.push('hush'))).toEqual(['bad-state', 'characters.0']);
  expect(fault((copy) => copy.players[0]!.hand.pop())).toEqual(['bad-state', 'deck']);
  expect(fault((copy) => copy.players[0]!.genePool.push(copy.deck.shift()!))).toEqual(['bad-state', 'players.0.genePool']);
  expect(fault((copy) => copy.players[0]!.hand.push(copy.deck.pop()!))).toEqual(['bad-state', 'players.0.hand']);
});

clause('GG-STATE-02', 'tired in the turn of entry, and only then', () => {
  const state = begin({
    turn: 5,
    inPlay: {
      a: [
        { card: 'kestrel', enteredOnTurn: 5 },
        { card: 'hush', enteredOnTurn: 4 },
      ],
    },
  });
  expect([shown(state, 'kestrel').tired, shown(state, 'hush').tired]).toEqual([true, false]);
});

clause('GG-STATE-02', 'gear and the option for recalled characters end tiredness', () => {
  const newcomer = { card: 'kestrel', enteredOnTurn: 5 };
  const tired = (scene: Parameters<typeof begin>[0]) => shown(begin({ turn: 5, ...scene }), 'kestrel').tired;
  expect(tired({ config: { gear: true }, inPlay: { a: [{ ...newcomer, gear: ['spring-greaves'] }] } })).toBe(false);
  expect(tired({ inPlay: { a: [{ ...newcomer, recalled: true }] } })).toBe(true);
  expect(tired({ config: { recallTired: false }, inPlay: { a: [{ ...newcomer, recalled: true }] } })).toBe(false);
  expect(tired({ config: { recallTired: false }, inPlay: { a: [newcomer] } })).toBe(true);
});

clause(['GG-STATE-03', 'GG-GRAFT-07'], 'powers of card, grafts, gear and special die together', () => {
  const state = begin({
    turn: 5,
    config: { gear: true },
    inPlay: {
      a: [
        { card: 'ironroot', grafts: ['ashfall'], gear: ['jump-boots'], infinite: 'whileInPlay' },
        { card: 'hush', infinite: 4 },
      ],
    },
  });
  expect(new Set(shown(state, 'ironroot').powers)).toEqual(new Set(['superStrength', 'pyrokinesis', 'flight', 'infinitePower']));
  expect(shown(state, 'hush').powers).toEqual(['shadowManipulation']); // its turn is over
});

clause(['GG-STATE-04', 'GG-GRAFT-07'], 'colours of card, grafts and gear together', () => {
  const state = begin({ config: { gear: true }, inPlay: { a: [{ card: 'ironroot', grafts: ['ashfall'], gear: ['psi-lattice'] }] } });
  expect(new Set(shown(state, 'ironroot').colours)).toEqual(new Set(['physical', 'energy', 'mental']));
});

clause(['GG-STATE-05', 'GG-GRAFT-08'], 'grafts change neither dice nor wounds nor tiredness; gear adds dice', () => {
  const state = begin({
    config: { gear: true },
    inPlay: { a: [{ card: 'ironroot', grafts: ['nullpoint', 'ashfall'], gear: ['power-gauntlets', 'ceramic-vest'], wounded: true }] },
  });
  expect(shown(state, 'ironroot')).toMatchObject({ attack: 2 + 1, defence: 3 + 1, wounded: true, tired: false });
  const grafting = begin({
    turn: 5,
    deck: ['dna-1'],
    pools: { a: ['nullpoint'] },
    inPlay: { a: [{ card: 'ironroot', wounded: true, enteredOnTurn: 5 }] },
    specialDice: ['a'],
  });
  const grafted = play(grafting, [a.special(), 3], a.graft('nullpoint', 'genePool', 'ironroot')).state;
  expect(shown(grafted, 'ironroot')).toMatchObject({ attack: 2, defence: 3, wounded: true, tired: true, grafts: ['nullpoint'] });
});

clause('GG-STATE-06', 'a wounded character attacks, defends, uses its powers and scores like a whole one', () => {
  const battle = (wounded: boolean) => {
    const state = begin({
      hands: { a: ['super-punch', 'mind-fog'] },
      inPlay: { a: [{ card: 'ironroot', wounded }], b: [{ card: 'hush', wounded }] },
    });
    expect(genegrafter.view(state, null).players.map(({ score }) => score)).toEqual([1, 2]);
    allowed(state, a.battle('b', 'ironroot'));
    const { events } = play(state, a.battle('b', 'ironroot'), b.defend('hush'), a.ability('super-punch'), [a.pass(), [6, 6, 6, 6], [1, 1]]);
    return told(events, 'dice-rolled').map(({ values }) => values.length);
  };
  expect(battle(true)).toEqual([4, 2]);
  expect(battle(false)).toEqual([4, 2]);
});

/** Dice of both sides of a duel in which the attacker plays some cards. */
const diceOf = (attacker: Parameters<typeof begin>[0], cards: readonly string[], dice: readonly number[][], defender = 'hoarfrost') => {
  const state = begin({ ...attacker, hands: { a: [...cards] } });
  const [host] = Object.values(attacker?.inPlay?.['a'] ?? {});
  const card = typeof host === 'string' ? host : host!.card;
  const plays = cards.slice(0, -1).map((played) => a.ability(played));
  const last = cards.length === 0 ? [] : [[a.ability(cards.at(-1)!), ...dice] as const];
  const choice = cards.length === 0 ? ([b.defend(defender), ...dice] as const) : b.defend(defender);
  return play(state, a.battle('b', card), choice, ...plays, ...last);
};
const high = (count: number): number[] => Array(count).fill(6);
const low = (count: number): number[] => Array(count).fill(1);

clause('GG-EFF-20', 'a stat bonus adds dice in the matching role only', () => {
  const gauntlets = { card: 'deadweight', gear: ['power-gauntlets'] };
  const attacking = diceOf({ config: { gear: true }, inPlay: { a: [gauntlets], b: ['hoarfrost'] } }, [], [high(2), low(3)]);
  expect(told(attacking.events, 'dice-rolled')[0]!.values).toHaveLength(1 + 1);
  const vest = { card: 'deadweight', gear: ['ceramic-vest'] };
  expect(
    told(diceOf({ config: { gear: true }, inPlay: { a: [vest], b: ['hoarfrost'] } }, [], [high(1), low(3)]).events, 'dice-rolled')[0]!
      .values,
  ).toHaveLength(1);
});

clause('GG-EFF-21', 'a granted colour gives rerolls but no score', () => {
  const wearing = { card: 'kestrel', gear: ['surge-bracers'] };
  const { state } = diceOf({ config: { gear: true }, inPlay: { a: [wearing], b: ['hoarfrost'] } }, ['overload'], [[1, 1, 1, 1], low(3)]);
  expect(state.battle!.duel!.attacker.rerolls).toBe(1);
  expect(genegrafter.view(state, null).players[0]!.score).toBe(1);
});

clause('GG-EFF-22', 'a granted power makes its cards stronger', () => {
  const flying = { card: 'ironroot', gear: ['jump-boots'] };
  const fought = diceOf({ config: { gear: true }, inPlay: { a: [flying], b: ['hoarfrost'] } }, ['dive-strike'], [high(4), low(3)]);
  expect(told(fought.events, 'ability-revealed')).toMatchObject([{ powered: true }]);
});

clause('GG-EFF-23', 'bonus rerolls count in attack and defence', () => {
  const visor = { card: 'kestrel', gear: ['targeting-visor'] };
  const attacking = diceOf({ config: { gear: true }, inPlay: { a: [visor], b: ['hoarfrost'] } }, [], [low(2), low(3)]);
  expect(attacking.state.battle!.duel!.attacker.rerolls).toBe(1);
  const defending = play(begin({ config: { gear: true }, inPlay: { a: ['ironroot'], b: [visor] } }), a.battle('b', 'ironroot'), [
    b.defend('kestrel'),
    low(2),
    low(2),
  ]);
  expect(defending.state.battle!.duel!.defender.rerolls).toBe(1);
});

clause(['GG-EFF-25', 'GG-EFF-26'], 'a bearer that is never tired attacks in the turn it enters, whatever the rule says', () => {
  const state = begin({
    turn: 5,
    config: { gear: true },
    hands: { a: ['spring-greaves'] },
    inPlay: { a: [{ card: 'kestrel', enteredOnTurn: 5 }], b: ['hush'] },
  });
  expect(refusal(state, a.battle('b', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  allowed(play(state, a.gear('spring-greaves', 'kestrel')).state, a.battle('b', 'kestrel'));
});

clause(['GG-PROC-06', 'GG-PROC-07'], 'Infinite Power uses every card and its reserved effects, but does not regenerate', () => {
  const state = begin({
    hands: { a: ['kinetic-return', 'gamma-burst'] },
    inPlay: { a: [{ card: 'paragon-nine', wounded: true }], b: ['hoarfrost'] },
  });
  const fought = play(state, a.battle('b', 'paragon-nine'), b.defend('hoarfrost'), a.ability('kinetic-return'), [
    a.ability('gamma-burst'),
    low(1 + 1 + 3),
    low(3),
  ]);
  expect(fought.state.battle!.duel!.attacker.rerolls).toBe(2 + 1); // two colours and the reserved effect
  const lost = play(begin({ inPlay: { a: [{ card: 'paragon-nine', wounded: true }], b: ['hoarfrost'] } }), a.battle('b', 'paragon-nine'), [
    b.defend('hoarfrost'),
    low(1),
    high(3),
  ]);
  expect(told(lost.events, 'regenerated')).toEqual([]);
  expect(lost.state.players[1]!.genePool).toEqual(['paragon-nine']);
});

clause(['GG-PROC-01', 'GG-PROC-02'], 'dice are summed, raised to zero, and cut only where a cap is set', () => {
  const many = ['overload', 'annihilate', 'gamma-burst', 'fire-lance'];
  const rolled = (maxDicePerSide: number | null, count: number) =>
    told(
      diceOf({ config: { maxDicePerSide }, inPlay: { a: ['nullpoint'], b: ['hoarfrost'] } }, many, [
        high(count),
        low(Math.min(3, maxDicePerSide ?? 3)),
      ]).events,
      'dice-rolled',
    ).map(({ values }) => values.length);
  expect(rolled(null, 10)).toEqual([3 + 2 + 3 + 1 + 1, 3]);
  expect(rolled(2, 2)).toEqual([2, 2]);
  // One die, less one by each of two rays; what is below zero is raised only after the sum.
  const state = begin({ hands: { b: ['blinding-ray'] }, inPlay: { a: ['oracle-seven'], b: ['daybreak'] }, markers: { a: [1, 0] } });
  const fought = play(state, a.battle('b', 'oracle-seven'), b.defend('daybreak'), a.token('attack'), [
    b.ability('blinding-ray'),
    [1],
    low(4),
  ]);
  expect(duelDice(fought.state)).toEqual([1 + 1 - 1, 4]);
});
const duelDice = (state: ReturnType<typeof begin>) => [state.battle!.duel!.attacker.count, state.battle!.duel!.defender.count];

clause(['GG-PROC-03', 'GG-DUEL-09', 'GG-DUEL-10'], 'only the column of the role counts, and all parts of it', () => {
  const state = begin({
    hands: { a: ['hurl-debris', 'static-shield'], b: ['overload', 'dive-strike'] },
    markers: { a: [1, 3], b: [3, 1] },
    inPlay: { a: ['poltergeist'], b: ['kestrel'] },
  });
  const fought = play(
    state,
    a.battle('b', 'poltergeist'),
    b.defend('kestrel'),
    a.ability('hurl-debris'),
    b.ability('overload'),
    a.ability('static-shield'),
    b.ability('dive-strike'),
    a.token('attack'),
    [b.token('defence'), low(5), low(4)],
  );
  // 2 + telekinesis 2 + 0 + token 1 against 2 + 0 + flight 1 + token 1
  expect(duelDice(fought.state)).toEqual([5, 4]);
});

clause(['GG-PROC-04', 'GG-PROC-05'], 'dice with the power replace the plain ones, or add by option', () => {
  const withPower = (powerDice: 'replace' | 'add', count: number) =>
    told(
      diceOf({ config: { powerDice }, inPlay: { a: ['ironroot'], b: ['hoarfrost'] } }, ['super-punch'], [high(count), low(3)]).events,
      'dice-rolled',
    )[0]!.values.length;
  expect(withPower('replace', 4)).toBe(2 + 2);
  expect(withPower('add', 5)).toBe(2 + 1 + 2);
  const without = (powerDice: 'replace' | 'add') =>
    told(
      diceOf({ config: { powerDice }, inPlay: { a: ['kestrel'], b: ['hoarfrost'] } }, ['super-punch'], [high(3), low(3)]).events,
      'dice-rolled',
    )[0]!.values.length;
  expect([without('replace'), without('add')]).toEqual([2 + 1, 2 + 1]);
});

clause(['GG-PROC-18', 'GG-GEAR-04'], 'gear is discarded when its bearer dies', () => {
  const state = begin({
    config: { gear: true },
    inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true, gear: ['ceramic-vest', 'jump-boots'] }] },
  });
  const lost = play(state, a.battle('b', 'ironroot'), [b.defend('hush'), high(2), low(3)]);
  expect(lost.state.discard).toEqual(['ceramic-vest', 'jump-boots']);
  expect(told(lost.events, 'gear-discarded')).toHaveLength(2);
  expect(character(lost.state, 'hush')).toBeUndefined();
});
