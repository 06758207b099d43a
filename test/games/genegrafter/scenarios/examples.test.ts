import { diceFrom, scripted } from 'ludoteca';
import { genegrafter, type State } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { a, after, allowed, asItIs, b, begin, c, character, duel, phase, play, player, refusal, shown, told } from '../table.js';

const scores = (state: State): number[] => genegrafter.view(state, null).players.map(({ score }) => score);
const rolls = (events: Parameters<typeof told>[0]) => told(events, 'dice-rolled').map(({ values }) => values.length);

/** The deck as stacked: what is left of it and what the first turn has drawn from its first pile. */
const stacked = (players: readonly string[], eventCount: number, gear = false) => {
  // The first player's draw stops at nothing: the shuffles leave the ordinary cards of each pile on top.
  const { state } = accepted(
    genegrafter.setup(
      { players, eventCount, gear, startPlayer: players[0]!, drawPerTurn: 1 },
      diceFrom(scripted([]).roll, { shuffle: asItIs }),
    ),
  );
  const [first = 0, ...others] = state.piles;
  return {
    piles: [first + 1, ...others],
    deck: state.deck.length + 1,
    hands: state.players.map(({ hand, id }) => hand.length - (id === players[0] ? 1 : 0)),
    unused: state.unusedEvents.length,
  };
};

test('example 1: piles, 2 players, 3 events', () =>
  expect(stacked(['a', 'b'], 3)).toEqual({ piles: [14, 13, 13], deck: 40, hands: [5, 5], unused: 4 }));

test('example 2: piles of other tables', () => {
  expect(stacked(['a', 'b', 'c', 'd'], 4)).toEqual({ piles: [11, 10, 10], deck: 31, hands: [5, 5, 5, 5], unused: 3 });
  expect(stacked(['a', 'b', 'c'], 5)).toEqual({ piles: [13, 13, 11], deck: 37, hands: [5, 5, 5], unused: 2 });
  expect(stacked(['a', 'b'], 0, true)).toEqual({ piles: [15, 15, 15], deck: 45, hands: [5, 5], unused: 7 });
});

test('example 3: start roll', () => {
  const script = scripted([4, 6, 6, 2, 5]);
  const { state } = accepted(genegrafter.setup({ players: ['a', 'b', 'c'], eventCount: 0 }, diceFrom(script.roll, { shuffle: asItIs })));
  script.finish();
  expect(state.active).toBe('c');
  const next = (now: State) => after(now, ...firstDuty(now), { type: 'end-main', player: now.active });
  expect(next(state).active).toBe('a');
  expect(next(next(state)).active).toBe('b');
});
/** The first character of the active player, if he has to play one. */
const firstDuty = (state: State) => genegrafter.legalActions(state, state.active, { types: ['play-character'] }).slice(0, 1);

test('example 4: draw with event and DNA', () => {
  const state = begin({
    active: 'b',
    deck: ['mind-lash', 'field-hospital', 'kestrel', 'dna-1', 'super-punch', 'ice-wall'],
    inPlay: { a: [{ card: 'hush', wounded: true }] },
  });
  const { state: drawn, events } = play(state, b.endMain());
  const done = after(drawn, a.endGrafting());
  expect([player(done, 'a').hand, done.deck[0], done.dnaTable, character(done, 'hush')!.wounded]).toEqual([
    ['mind-lash', 'kestrel', 'super-punch'],
    'ice-wall',
    ['dna-1'],
    false,
  ]);
  expect(told(events, 'graft-round-started')).toMatchObject([{ allowance: 1 }]);
});

test('example 5: FAQ, Super Punch', () => {
  const punch = (card: string, powerDice: 'replace' | 'add', count: number) => {
    const state = begin({ config: { powerDice }, hands: { a: ['super-punch'] }, inPlay: { a: [card], b: ['hoarfrost'] } });
    return rolls(
      play(state, a.battle('b', card), b.defend('hoarfrost'), [a.ability('super-punch'), Array(count).fill(6), [1, 1, 1]]).events,
    )[0];
  };
  expect(punch('ironroot', 'replace', 4)).toBe(4);
  expect(punch('kestrel', 'replace', 3)).toBe(3);
  expect(punch('paragon-nine', 'replace', 3)).toBe(3);
  expect(punch('ironroot', 'add', 5)).toBe(5);
});

test('example 6: rerolls from colours', () => {
  const attack = (card: string, cards: readonly string[], count: number) => {
    const state = begin({ hands: { a: [...cards] }, inPlay: { a: [card], b: ['hoarfrost'] } });
    const plays = cards.slice(0, -1).map((played) => a.ability(played));
    const { attacker } = duel(
      after(state, a.battle('b', card), b.defend('hoarfrost'), ...plays, [a.ability(cards.at(-1)!), Array(count).fill(1), [6, 6, 6]]),
    );
    return [attacker.count, attacker.rerolls];
  };
  const three = ['fire-lance', 'dive-strike', 'jam-signal'];
  expect(attack('chimera', three, 6)).toEqual([6, 3]);
  expect(attack('ironroot', three, 4)).toEqual([4, 1]);
  expect(attack('stone-samaritan', ['super-punch'], 5)).toEqual([5, 1]);
});

test('example 7: complete duel with tie', () => {
  const state = begin({
    hands: { a: ['super-punch', 'kestrel'], b: ['ice-wall', 'hush'] },
    markers: { a: [3, 3] },
    inPlay: { a: ['ironroot'], b: ['hoarfrost'] },
  });
  const rolled = play(
    state,
    a.battle('b', 'ironroot'),
    b.defend('hoarfrost'),
    a.ability('super-punch'),
    b.ability('ice-wall'),
    a.token('attack'),
    b.pass(),
    [a.pass(), [4, 2, 6, 1, 3], [1, 3, 2, 4, 1, 5]],
  );
  expect(told(rolled.events, 'ability-revealed').map(({ card }) => card)).toEqual(['ice-wall', 'super-punch']);
  expect([duel(rolled.state).attacker.rerolls, duel(rolled.state).defender.rerolls]).toEqual([1, 1]);
  const done = play(rolled.state, [a.reroll(3), 3], [b.reroll(0), 3, [5, 5, 2, 3, 1], [6, 1, 2, 2, 3, 1]]);
  expect(told(done.events, 'tie')).toEqual([{ type: 'tie', total: 18, number: 1 }]);
  expect(told(done.events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'a', totals: [16, 15] }]);
  expect([character(done.state, 'hoarfrost')!.wounded, done.state.discard, player(done.state, 'a').attackMarkers]).toEqual([
    true,
    ['ice-wall', 'super-punch'],
    2,
  ]);
});

test('example 8: better result kept, but not by Roll Again', () => {
  const state = begin({ hands: { a: ['roll-again', 'foresight'] }, inPlay: { a: ['long-odds'], b: ['hush'] } });
  const rolled = after(state, a.battle('b', 'long-odds'), b.defend('hush'), a.ability('roll-again'), [
    a.ability('foresight'),
    [5, 5, 5],
    [6, 6],
  ]);
  expect(duel(after(rolled, [a.reroll(0), 2])).attacker).toMatchObject({ dice: [5, 5, 5], rerolls: 1 });
  expect(duel(after(rolled, [a.effect(0, 'a', 0), 2])).attacker.dice).toEqual([2, 5, 5]);
});

test('example 9: last in, first out, and cancelling', () => {
  const state = begin({
    hands: { a: ['annihilate', 'fire-lance', 'kestrel'], b: ['jam-signal', 'murmur'] },
    inPlay: { a: ['ashfall'], b: ['hush'] },
  });
  const { state: rolled, events } = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('hush'),
    a.ability('annihilate'),
    b.ability('jam-signal'),
    a.ability('fire-lance'),
    b.pass(),
    [a.pass(), [1, 1, 1, 1, 1], [6, 6]],
  );
  expect(told(events, 'ability-revealed').map(({ card, cancelled }) => [card, cancelled])).toEqual([
    ['fire-lance', false],
    ['jam-signal', false],
    ['annihilate', true],
  ]);
  expect(duel(rolled).attacker).toMatchObject({ count: 5, rerolls: 1 });
});

test('example 10: wounded attacker is taken', () => {
  const state = begin({ inPlay: { a: [{ card: 'halflife', wounded: true }], b: ['kestrel'] } });
  const { state: lost, events } = play(state, a.battle('b', 'halflife'), [b.defend('kestrel'), [3, 2, 2], [4, 5]]);
  expect(told(events, 'duel-decided')).toMatchObject([{ winner: 'b', totals: [7, 9] }]);
  expect([scores(state), scores(lost)]).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect([player(lost, 'b').genePool, character(lost, 'kestrel')!.wounded]).toEqual([['halflife'], false]);
});

test('example 11: a stack is taken', () => {
  const taken = (graftsOnDeath: 'killer' | 'discard') => {
    const stack = { card: 'nullpoint', grafts: ['murmur', 'oracle-seven'], gear: ['ceramic-vest'], wounded: true };
    const state = begin({ config: { gear: true, graftsOnDeath }, inPlay: { a: [stack], b: ['kestrel'] } });
    const lost = after(state, a.battle('b', 'nullpoint'), [b.defend('kestrel'), [1, 1, 1], [6, 6]]);
    return [scores(state), scores(lost), player(lost, 'b').genePool, lost.discard];
  };
  expect(taken('killer')).toEqual([[6, 1], [0, 7], ['nullpoint', 'murmur', 'oracle-seven'], ['ceramic-vest']]);
  expect(taken('discard')).toEqual([[6, 1], [0, 4], ['nullpoint'], ['ceramic-vest', 'murmur', 'oracle-seven']]);
});

test('example 12: Regeneration', () => {
  const dying = (card: { card: string; grafts?: string[] }, dice: number[]) => {
    const deck = [
      'mind-lash',
      'foresight',
      'lucky-shot',
      'roll-again',
      'hurl-debris',
      'blink-away',
      'jam-signal',
      'mind-fog',
      'gamma-burst',
      'fire-lance',
      'ice-wall',
      'arc-flash',
      'overload',
      'super-punch',
      'annihilate',
      'adrenaline',
      'dive-strike',
    ];
    const state = begin({ deck, nothingElse: 'discard', finalTurns: ['b'], inPlay: { a: ['undertow'], b: [{ ...card, wounded: true }] } });
    expect(state.deck).toHaveLength(17);
    const after_ = play(state, a.battle('b', 'undertow'), [b.defend(card.card), [6, 6], dice, asItIs(18 + (card.grafts ?? []).length)]);
    expect(after_.state.players.map(({ genePool }) => genePool)).toEqual([[], []]);
    return [after_.state.deck.length, scores(state)[1]! - scores(after_.state)[1]!];
  };
  expect(dying({ card: 'second-skin' }, [1, 1])).toEqual([18, 2]);
  expect(dying({ card: 'second-skin', grafts: ['kestrel'] }, [1, 1])).toEqual([19, 3]);
  expect(dying({ card: 'ironroot', grafts: ['second-skin'] }, [1, 1, 1])).toEqual([19, 3]);
});

test('example 13: Infinite Power does not regenerate', () => {
  const lost = after(begin({ inPlay: { a: [{ card: 'paragon-nine', wounded: true }], b: ['hush'] } }), a.battle('b', 'paragon-nine'), [
    b.defend('hush'),
    [1],
    [6, 6],
  ]);
  expect([player(lost, 'b').genePool, scores(lost)]).toEqual([['paragon-nine'], [0, 2 + 3]]);
});

test('example 14: battle running into direct damage', () => {
  const state = begin({ inPlay: { a: ['kestrel', 'livewire', 'undertow'], b: [{ card: 'hush', wounded: true }] } });
  const { state: done, events } = play(state, a.battle('b', 'kestrel', 'livewire', 'undertow'), [b.defend('hush'), [6, 6], [1, 1]]);
  expect(scores(done)[0]! - scores(state)[0]!).toBe(2);
  expect(told(events, 'direct-damage').map(({ by, life }) => [by, life])).toEqual([
    ['livewire', 5],
    ['undertow', 4],
  ]);
  expect(done.characters.map(({ attackedOnTurn }) => attackedOnTurn)).toEqual([5, 5, 5]);
});

test('example 15: elimination in mid-battle', () => {
  const attack = (players: string[]) =>
    after(
      begin({
        players,
        life: { b: 1 },
        inPlay: { a: ['kestrel', 'livewire', 'undertow'] },
        hands: { b: ['overload'] },
        pools: { b: ['murmur'] },
      }),
      a.battle('b', 'kestrel', 'livewire', 'undertow'),
    );
  const three = attack(['a', 'b', 'c']);
  expect([player(three, 'b').life, three.discard, three.removed]).toEqual([0, ['overload'], ['murmur']]);
  allowed(three, a.battle('c', 'livewire', 'undertow'));
  expect(attack(['a', 'b']).outcome).toMatchObject({ winner: 'a', reason: 'last-survivor' });
});

test('example 16: special die in the opponent’s turn', () => {
  const attacked = after(begin({ inPlay: { a: ['kestrel'] }, pools: { b: ['livewire'] }, specialDice: ['b'] }), a.battle('b', 'kestrel'));
  expect(phase(attacked)).toBe('direct-attack');
  const recalled = after(attacked, [b.special(), 1]);
  expect([phase(recalled), shown(recalled, 'livewire').tired]).toEqual(['choosing-defender', true]);
  const fought = after(recalled, [b.defend('livewire'), [6, 6], [1, 1]]);
  expect([character(fought, 'livewire')!.wounded, player(fought, 'b').life, player(fought, 'b').specialDieSpent]).toEqual([true, 6, true]);
  const wasted = after(attacked, [b.special(), 5]);
  expect([player(wasted, 'b').life, player(wasted, 'b').specialDieSpent]).toEqual([5, true]);
});

test('example 17: graft round', () => {
  const state = begin({
    players: ['a', 'b', 'c'],
    deck: ['dna-2', 'foresight'],
    dnaTable: ['dna-1'],
    specialDice: ['a'],
    hands: { a: ['kestrel', 'hush', 'fire-lance'], b: ['overload'], c: ['ice-wall'] },
    pools: { a: ['ashfall'] },
    inPlay: { a: ['ironroot'], b: ['undertow'], c: ['livewire'] },
  });
  const grafted = after(state, [a.special(), 3], a.graft('kestrel', 'hand', 'ironroot'), a.graft('ashfall', 'genePool', 'ironroot'));
  expect(shown(grafted, 'ironroot')).toMatchObject({ attack: 2, defence: 3 });
  expect(new Set(shown(grafted, 'ironroot').powers)).toEqual(new Set(['superStrength', 'flight', 'pyrokinesis']));
  expect(new Set(shown(grafted, 'ironroot').colours)).toEqual(new Set(['physical', 'energy']));
  expect(genegrafter.actors(grafted)).toEqual(['b']);
  const resumed = after(grafted, b.endGrafting(), c.endGrafting());
  expect(refusal(resumed, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
  const fought = after(resumed, a.battle('c', 'ironroot'), c.defend('livewire'), a.ability('fire-lance'), c.pass(), [
    a.pass(),
    [1, 1, 1, 1],
    [6, 6],
  ]);
  expect(duel(fought).attacker).toMatchObject({ count: 4, rerolls: 1 });
});

test('example 18: scoring and tie-breaks', () => {
  const end = (graftScoring: 'eachCardOnce' | 'hostOnly', life: Record<string, number>, ...dice: number[]) => {
    const state = begin({
      config: { graftScoring },
      life,
      finalTurns: [],
      pools: { a: ['kestrel', 'chimera'], b: ['nullpoint', 'murmur', 'daybreak'] },
      inPlay: { a: [{ card: 'ironroot', grafts: ['ashfall'] }, 'paragon-nine'], b: ['undertow', 'oracle-seven'] },
    });
    return [scores(state), after(state, [a.endMain(), ...dice]).outcome!.winner];
  };
  expect(end('eachCardOnce', { a: 4, b: 4 }, 3, 3, 2, 5)).toEqual([[10, 10], 'b']);
  expect(end('eachCardOnce', { a: 5, b: 4 })).toEqual([[10, 10], 'a']);
  expect(end('hostOnly', { a: 5, b: 4 })).toEqual([[8, 10], 'b']);
});

test('example 19: Heal Minor Wound', () => {
  const lose = (inPlay: { card: string; wounded?: boolean }[]) =>
    play(
      begin({ hands: { a: ['heal-minor-wound'] }, inPlay: { a: inPlay, b: ['hush'] } }),
      a.battle('b', 'kestrel'),
      b.defend('hush'),
      [a.ability('heal-minor-wound'), [1, 1], [6, 6]],
      a.leaveDice(),
    );
  const whole = lose([{ card: 'kestrel' }]);
  expect(told(whole.events, 'character-wounded', 'character-healed').map(({ type }) => type)).toEqual([
    'character-wounded',
    'character-healed',
  ]);
  expect(character(whole.state, 'kestrel')!.wounded).toBe(false);
  const taken = lose([
    { card: 'kestrel', wounded: true },
    { card: 'ironroot', wounded: true },
  ]);
  expect([player(taken.state, 'b').genePool, character(taken.state, 'ironroot')!.wounded]).toEqual([['kestrel'], false]);
  const nobody = lose([{ card: 'kestrel', wounded: true }]);
  expect([player(nobody.state, 'b').genePool, told(nobody.events, 'character-healed')]).toEqual([['kestrel'], []]);
});

test('example 20: Lucky Shot waiting', () => {
  const state = begin({
    hands: { a: ['mind-lash', 'lucky-shot', 'ironroot'], b: ['blink-away', 'hush'] },
    inPlay: { a: ['kestrel', 'livewire'], b: ['blinkstep', 'undertow'] },
  });
  const waiting = after(
    state,
    a.battle('b', 'kestrel'),
    b.defend('blinkstep'),
    a.ability('mind-lash'),
    b.ability('blink-away'),
    a.ability('lucky-shot'),
    b.pass(),
    a.pass(),
  );
  expect([waiting.discard, player(waiting, 'a').lingering.map(({ card }) => card)]).toEqual([['blink-away', 'mind-lash'], ['lucky-shot']]);
  expect(waiting.characters.map(({ wounded }) => wounded)).toEqual([false, false, false, false]);
  const rolled = after(waiting, a.battle('b', 'livewire'), b.defend('undertow'), a.pass(), [b.pass(), [2, 1], [5, 1]]);
  const { state: won, events } = play(rolled, a.effect(0, 'a', 1, 6));
  expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'a', totals: [8, 6] }]);
  expect(won.discard.at(-1)).toBe('lucky-shot');
});

test('example 21: final round', () => {
  const abilities = [
    'overload',
    'mind-fog',
    'ice-wall',
    'super-punch',
    'gamma-burst',
    'hurl-debris',
    'foresight',
    'mind-lash',
    'fire-lance',
    'arc-flash',
    'dive-strike',
    'static-shield',
  ];
  const drawn = (scene: Parameters<typeof begin>[0] = {}) =>
    after(
      begin({ players: ['a', 'b', 'c'], deck: ['dna-3', ...abilities], dnaTable: ['dna-1', 'dna-2'], pools: { a: ['hush'] }, ...scene }),
      a.endMain(),
    );
  const turns: string[] = [];
  let state = drawn();
  while (state.outcome === null) {
    turns.push(state.active);
    state = after(state, { type: 'end-main', player: state.active });
  }
  expect(turns).toEqual(['b', 'c', 'a', 'b']);
  const shorter = after(drawn({ life: { a: 1 }, inPlay: { c: ['kestrel'] } }), b.endMain(), c.battle('a', 'kestrel'));
  expect([shorter.active, shorter.finalTurns]).toEqual(['c', ['b']]);
  const alone = after(
    drawn({ life: { a: 1, c: 1 }, inPlay: { b: ['kestrel', 'livewire'] } }),
    b.battle('a', 'kestrel'),
    b.battle('c', 'livewire'),
  );
  expect(alone.outcome).toMatchObject({ winner: 'b', reason: 'last-survivor' });
});

test('example 22: empty deck', () => {
  const events = ['field-hospital', 'arms-shipment', 'aftershock'];
  const full = begin({ deck: ['kestrel'], nothingElse: 'removed', finalTurns: ['b'] });
  const discard = player(full, 'b').hand.slice(0, 4);
  const before: State = {
    ...full,
    discard,
    players: full.players.map((owner) => (owner.id === 'b' ? { ...owner, hand: owner.hand.slice(4) } : owner)),
    resolvedEvents: events,
    unusedEvents: full.unusedEvents.filter((event) => !events.includes(event)),
  };
  const size = player(before, 'b').hand.length;
  const drawn = play(before, [a.endMain(), [3, 1, 0, 2]]).state;
  expect([player(drawn, 'b').hand.slice(size), drawn.deck, drawn.discard, drawn.resolvedEvents.length]).toEqual([
    ['kestrel', discard[3], discard[1]],
    [discard[0], discard[2]],
    [],
    3,
  ]);
  const { state: alone } = play(full, a.endMain());
  expect(player(alone, 'b').hand.slice(player(full, 'b').hand.length)).toEqual(['kestrel']);
});

test('example 23: gear', () => {
  const hand = ['ceramic-vest', 'power-gauntlets', 'reactive-harness'];
  const state = begin({
    config: { gear: true },
    hands: { a: hand },
    inPlay: { a: [{ card: 'deadweight', wounded: true }], b: ['ironroot'] },
    deck: ['overload', 'mind-fog', 'ice-wall', 'super-punch', 'gamma-burst', 'hurl-debris'],
  });
  const vested = after(state, a.gear('ceramic-vest', 'deadweight'));
  expect(shown(vested, 'deadweight')).toMatchObject({ attack: 1, defence: 4 });
  expect(refusal(vested, a.gear('power-gauntlets', 'deadweight'))).toEqual(['gear-limit', 'GG-GEAR-01']);
  const next = after(vested, a.endMain(), b.endMain());
  expect(refusal(next, a.gear('reactive-harness', 'deadweight'))).toEqual(['slot-occupied', 'GG-GEAR-03']);
  const armed = after(next, a.gear('power-gauntlets', 'deadweight'));
  expect(shown(armed, 'deadweight').attack).toBe(2);
  const { state: dead } = play(armed, a.battle('b', 'deadweight'), b.defend('ironroot'), a.pass(), [b.pass(), [1, 1], [6, 6, 6]]);
  expect(dead.discard).toEqual(['ceramic-vest', 'power-gauntlets']);
});

test('example 24: zero dice', () => {
  const state = begin({ hands: { b: ['blinding-ray'] }, inPlay: { a: ['oracle-seven'], b: ['daybreak'] } });
  const { state: rolled, events } = play(state, a.battle('b', 'oracle-seven'), b.defend('daybreak'), [
    b.ability('blinding-ray'),
    [1, 1, 2, 1],
  ]);
  expect([rolls(events), phase(rolled), duel(rolled).defender.rerolls]).toEqual([[4], 'defender-dice', 1]);
  const done = play(rolled, b.leaveDice());
  expect(told(done.events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'b', totals: [0, 5] }]);
  expect(character(done.state, 'oracle-seven')!.wounded).toBe(true);
});

test('example 25: duties and limits of the main step', () => {
  const state = begin({ hands: { a: ['kestrel', 'hush', 'murmur', 'undertow'] }, inPlay: { b: ['ironroot'] } });
  expect(refusal(state, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
  const three = after(state, a.play('kestrel'), a.play('hush'), a.play('murmur'));
  expect(refusal(three, a.play('undertow'))).toEqual(['character-limit', 'GG-PLAY-01']);
  expect(refusal(three, a.battle('b', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  const attacked = after(
    begin({ turn: 5, inPlay: { a: ['ironroot'], b: [{ card: 'kestrel', enteredOnTurn: 5 }] } }),
    a.battle('b', 'ironroot'),
  );
  allowed(attacked, b.defend('kestrel'));
});

test('example 26: hand limit', () => {
  const ten = [
    'overload',
    'mind-fog',
    'ice-wall',
    'super-punch',
    'gamma-burst',
    'hurl-debris',
    'foresight',
    'mind-lash',
    'fire-lance',
    'arc-flash',
  ];
  const discarding = after(begin({ hands: { a: ten } }), a.endMain(), a.discard('overload'));
  expect(phase(discarding)).toBe('discarding');
  expect(after(discarding, a.discard('mind-fog')).active).toBe('b');
  expect(after(begin({ hands: { a: ten.slice(2) } }), a.endMain()).active).toBe('b');
});

test('example 27: Sample Mix-up', () => {
  const swap = (pools: Record<string, string[]>) => {
    const state = begin({ players: ['a', 'b', 'c'], active: 'c', deck: ['sample-mixup', 'foresight'], specialDice: ['c'], pools });
    return [scores(state), scores(after(state, [c.special(), 3]))];
  };
  expect(swap({ a: ['nullpoint', 'murmur'], b: ['hush'], c: ['chimera', 'ashfall'] })).toEqual([
    [5, 2, 5],
    [5, 5, 2],
  ]);
  expect(swap({ a: ['nullpoint', 'kestrel'], b: ['hush', 'murmur'], c: ['chimera', 'ironroot'] })).toEqual([
    [4, 4, 4],
    [4, 4, 4],
  ]);
});

test('example 28: event drawn during a duel', () => {
  const state = begin({
    deck: ['gene-purge', 'kestrel'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['ironroot', 'livewire'], b: ['hush', 'murmur'] },
  });
  const { state: asked, events } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), [
    a.ability('adrenaline'),
    [6, 6, 6],
    [1, 1],
  ]);
  expect(player(asked, 'a').hand).toEqual(['kestrel']);
  const order = events.map(({ type }) => type);
  expect(order.indexOf('event-drawn')).toBeLessThan(order.indexOf('duel-decided'));
  expect([asked.discard, asked.resolvedEvents, phase(asked)]).toEqual([['adrenaline'], ['gene-purge'], 'decision']);
  const next = after(asked, a.choose('ironroot'), b.choose('hush'));
  expect(next.battle).toMatchObject({ attacker: 'livewire' });
  expect(after(asked, a.choose('livewire'), b.choose('hush')).battle).toBeNull();
});

test('example 29: Mind Fog', () => {
  const state = begin({ hands: { a: ['mind-lash'], b: ['mind-fog', 'overload', 'ice-wall'] }, inPlay: { a: ['murmur'], b: ['hush'] } });
  const { state: asked, events } = play(state, a.battle('b', 'murmur'), b.defend('hush'), a.ability('mind-lash'), b.ability('mind-fog'), [
    b.pass(),
    [1, 1, 1, 1],
    [6, 6, 6],
  ]);
  expect([rolls(events), told(events, 'passed').map((event) => [event.player, event.at])]).toEqual([
    [4, 3],
    [
      ['a', 'playing-abilities'],
      ['b', 'playing-abilities'],
    ],
  ]);
  expect(genegrafter.legalActions(asked, 'b')).toEqual([b.choose('overload'), b.choose('ice-wall')]);
});
