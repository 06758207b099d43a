import { seeded } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { a, after, allowed, b, begin, c, character, clause, duel, phase, play, player, refusal, told, typesOf } from './table.js';

const actors = (state: ReturnType<typeof begin>) => genegrafter.actors(state);

clause('GG-FLOW-01', 'drawing, then characters, gear and battles in any order, then discarding', () => {
  const state = begin({
    config: { gear: true },
    hands: { a: ['kestrel', 'hush', 'jump-boots'] },
    inPlay: { a: ['ironroot'], b: [{ card: 'livewire' }] },
  });
  const played = after(state, a.play('kestrel'), a.battle('b', 'ironroot'), b.defend('livewire'));
  expect(phase(played)).toBe('playing-abilities');
  const fought = after(played, [a.pass(), [6, 6], [1, 1]], a.play('hush'), a.gear('jump-boots', 'kestrel'));
  expect(phase(fought)).toBe('main');
  const { state: next, events } = play(fought, a.endMain());
  expect([next.active, phase(next)]).toEqual(['b', 'main']);
  expect(typesOf(events).slice(1)).toEqual(['turn-started', 'card-drawn', 'card-drawn', 'card-drawn']);
});

clause('GG-FLOW-02', 'in strict order the first battle closes characters and gear', () => {
  const strict = { gear: true, phaseOrder: 'strict' } as const;
  const state = begin({ config: strict, hands: { a: ['kestrel', 'hush', 'jump-boots'] }, inPlay: { a: ['ironroot'], b: ['livewire'] } });
  expect(refusal(state, a.battle('b', 'ironroot'))).toEqual(['must-play-character', 'GG-FLOW-02']);
  const fought = after(state, a.play('kestrel'), a.battle('b', 'ironroot'), b.defend('livewire'), [a.pass(), [6, 6], [1, 1]]);
  expect(refusal(fought, a.play('hush'))).toEqual(['phase-closed', 'GG-FLOW-02']);
  expect(refusal(fought, a.gear('jump-boots', 'ironroot'))).toEqual(['phase-closed', 'GG-FLOW-02']);
  const loose = begin({
    config: { gear: true },
    hands: { a: ['kestrel', 'hush', 'jump-boots'] },
    inPlay: { a: ['ironroot'], b: ['livewire'] },
  });
  allowed(after(loose, a.battle('b', 'ironroot'), b.defend('livewire'), [a.pass(), [6, 6], [1, 1]]), a.play('hush'));
});

clause('GG-FLOW-02', 'in strict order a character drawn in a battle does not block the end of the main step', () => {
  const state = begin({
    config: { phaseOrder: 'strict' },
    deck: ['hush', 'mind-lash'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['ironroot'], b: ['livewire'] },
  });
  const fought = after(state, a.battle('b', 'ironroot'), b.defend('livewire'), [a.ability('adrenaline'), [6, 6, 6], [1, 1]]);
  expect(player(fought, 'a').hand).toEqual(['hush']);
  allowed(fought, a.endMain());
});

clause('GG-FLOW-03', 'one is awaited, those with a special die follow in seating order from him', () => {
  const state = begin({
    players: ['a', 'b', 'c'],
    active: 'b',
    inPlay: { b: ['ironroot'], c: ['hush'] },
    hands: { b: ['fire-lance'] },
    specialDice: ['a', 'c'],
  });
  expect(actors(state)).toEqual(['b', 'c', 'a']);
  const attacked = after(state, b.battle('c', 'ironroot'));
  expect(actors(attacked)).toEqual(['c', 'a']);
  const inDuel = after(attacked, c.defend('hush'));
  expect(actors(inDuel)).toEqual(['b', 'c', 'a']);
  const dice = after(inDuel, [b.ability('fire-lance'), [1, 1, 1], [2, 2]]);
  expect([phase(dice), actors(dice)]).toEqual(['main', ['b', 'c', 'a']]);
  expect(actors(begin({ players: ['a', 'b', 'c'] }))).toEqual(['a']);
});

clause('GG-FLOW-04', 'those who may interrupt have the special die and nothing else, and nobody waits for them', () => {
  const state = begin({ hands: { a: ['kestrel'], b: ['hush'] }, inPlay: { a: ['ironroot'], b: ['livewire'] }, specialDice: ['b'] });
  expect(genegrafter.legalActions(state, 'b')).toEqual([b.special()]);
  expect(refusal(state, b.play('hush'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  expect(after(state, a.play('kestrel'), a.endMain()).active).toBe('b');
});

clause('GG-FLOW-05', 'dice windows without use close by themselves, with a use they wait', () => {
  const fight = (hand: string[], dice: number[]) =>
    phase(
      after(begin({ hands: { a: hand }, inPlay: { a: ['kestrel'], b: ['hush'] } }), a.battle('b', 'kestrel'), b.defend('hush'), [
        a.ability(hand[0]!),
        dice,
        [1, 1],
      ]),
    );
  expect(fight(['dive-strike'], [3, 6, 6, 6])).toBe('attacker-dice');
  expect(fight(['dive-strike'], [6, 6, 6, 6])).toBe('main'); // nothing but sixes
  expect(fight(['overload'], [3, 3, 3, 3])).toBe('main'); // no colour
  expect(fight(['lucky-shot'], [6, 6])).toBe('attacker-dice'); // an effect can be used even so
});

clause('GG-FLOW-05', 'a graft turn closes without a host, or without any card, but never for what the hand holds', () => {
  const round = (scene: Parameters<typeof begin>[0]) => {
    const { state, events } = play(begin({ deck: ['dna-1', 'overload'], specialDice: ['a'], ...scene }), [a.special(), 3]);
    return [phase(state), actors(state)[0], told(events, 'graft-round-ended').length];
  };
  expect(round({ hands: { a: ['kestrel'], b: ['hush'] } })).toEqual(['main', 'a', 1]);
  expect(round({ inPlay: { a: ['kestrel'], b: ['hush'] } })).toEqual(['main', 'a', 1]);
  expect(round({ hands: { b: ['fire-lance'] }, inPlay: { a: ['kestrel'], b: ['hush'] } })).toEqual(['grafting', 'b', 0]);
  expect(round({ pools: { b: ['chimera'] }, inPlay: { a: ['kestrel'], b: ['hush'] } })).toEqual(['grafting', 'b', 0]);
});

clause(
  'GG-FLOW-05',
  'a decision without option is dropped, a public one with a single option resolves itself; a defender is always named',
  () => {
    const purge = (inPlay: Record<string, string[]>) =>
      play(begin({ deck: ['gene-purge', 'overload'], inPlay, specialDice: ['a'] }), [a.special(), 3]);
    const one = purge({ b: ['hush'] });
    expect([phase(one.state), one.state.discard]).toEqual(['main', ['hush']]);
    const two = purge({ b: ['hush', 'livewire'] });
    expect([phase(two.state), actors(two.state)]).toEqual(['decision', ['b']]);
    const attacked = after(begin({ inPlay: { a: ['kestrel'], b: ['hush'] } }), a.battle('b', 'kestrel'));
    expect([phase(attacked), actors(attacked)]).toEqual(['choosing-defender', ['b']]);
  },
);

clause('GG-FLOW-06', 'hand cards are discarded by themselves only if all of them must go', () => {
  const raid = (hand: string[]) =>
    play(begin({ deck: ['safehouse-raid', 'overload'], hands: { b: hand }, specialDice: ['a'] }), [a.special(), 3]).state;
  expect([phase(raid(['hush'])), raid(['hush']).discard]).toEqual(['main', ['hush']]);
  expect([phase(raid(['hush', 'kestrel'])), raid(['hush', 'kestrel']).discard]).toEqual(['decision', []]);
});

clause('GG-FLOW-07', 'a player with unplayable cards must pass himself, one with nothing is passed', () => {
  const act = (hands: Record<string, string[]>) =>
    play(begin({ hands, inPlay: { a: ['kestrel'], b: ['hush'] } }), a.battle('b', 'kestrel'), b.defend('hush')).state;
  const holding = act({ a: ['ironroot'], b: ['fire-lance'] });
  expect([phase(holding), actors(holding)]).toEqual(['playing-abilities', ['a']]);
  const empty = act({ b: ['fire-lance'] });
  expect([actors(empty), duel(empty).consecutivePasses]).toEqual([['b'], 1]);
});

clause('GG-FLOW-08', 'after decisions and graft rounds the game goes on where it was: draws first, then the step', () => {
  const state = begin({
    deck: ['gene-purge', 'dna-1', 'kestrel', 'overload'],
    hands: { a: ['chimera'] },
    inPlay: { a: ['ironroot', 'hush'], b: ['livewire', 'murmur'] },
    specialDice: ['b'],
  });
  const asked = play(state, [b.special(), 3]);
  expect(phase(asked.state)).toBe('decision');
  const grafting = play(asked.state, a.choose('hush'), b.choose('murmur'));
  expect(phase(grafting.state)).toBe('grafting');
  const resumed = play(grafting.state, a.endGrafting());
  expect([phase(resumed.state), actors(resumed.state), player(resumed.state, 'b').hand]).toEqual(['main', ['a'], ['kestrel']]);
  expect(typesOf(resumed.events)).toEqual(['passed', 'graft-round-ended', 'card-drawn']);
});

clause('GG-ACT-01', 'nothing can be done after the end', () => {
  const over = after(begin({ inPlay: { a: ['kestrel'] }, life: { b: 1 } }), a.battle('b', 'kestrel'));
  expect(phase(over)).toBe('over');
  expect(refusal(over, a.endMain())).toEqual(['game-over', 'GG-ACT-01']);
  expect(actors(over)).toEqual([]);
});

clause('GG-ACT-02', 'unknown actions, parameters and players', () => {
  const state = begin({ hands: { a: ['kestrel'] } });
  expect(refusal(state, { type: 'cheat', player: 'a' } as never)).toEqual(['unknown-action', 'GG-ACT-02']);
  expect(refusal(state, { type: 'play-character', player: 'a' } as never)).toEqual(['bad-parameter', 'GG-ACT-02']);
  expect(refusal(state, { type: 'use-reroll', player: 'a', die: 'first' } as never)).toEqual(['bad-parameter', 'GG-ACT-02']);
  for (const who of ['z', 'constructor'])
    expect(refusal(state, { type: 'end-main', player: who })).toEqual(['unknown-player', 'GG-ACT-02']);
  for (const card of ['', 'constructor', '__proto__', 'no card'])
    expect(refusal(state, a.play(card))).toEqual(['card-not-in-hand', 'GG-PLAY-03']);
});

clause('GG-ACT-03', 'eliminated players do not act', () => {
  const state = after(
    begin({ players: ['a', 'b', 'c'], inPlay: { a: ['kestrel'] }, life: { b: 1 }, hands: { a: ['hush'] } }),
    a.battle('b', 'kestrel'),
  );
  expect(refusal(state, b.endMain())).toEqual(['player-eliminated', 'GG-ACT-03']);
  expect(refusal(state, b.special())).toEqual(['player-eliminated', 'GG-ACT-03']);
});

clause('GG-ACT-04', 'an action belongs to its step', () => {
  const state = begin({ inPlay: { a: ['kestrel'], b: ['hush'] }, hands: { a: ['fire-lance'] } });
  for (const action of [
    a.ability('fire-lance'),
    a.reroll(0),
    a.endGrafting(),
    a.choose('x'),
    a.discard('fire-lance'),
    a.accept(),
    a.defend('kestrel'),
  ])
    expect(refusal(state, action)).toEqual(['wrong-phase', 'GG-ACT-04']);
  expect(refusal(after(state, a.battle('b', 'kestrel')), b.endMain())).toEqual(['wrong-phase', 'GG-ACT-04']);
});

clause('GG-ACT-05', 'only the awaited player acts', () => {
  const state = begin({ players: ['a', 'b', 'c'], hands: { b: ['kestrel'] }, specialDice: ['b'] });
  expect(refusal(state, b.play('kestrel'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  expect(refusal(state, c.endMain())).toEqual(['not-your-turn', 'GG-ACT-05']);
  allowed(state, b.special());
});

clause('GG-ACT-06', 'a refused action changes nothing and rolls nothing', () => {
  const state = begin({ hands: { a: ['kestrel'] }, inPlay: { a: ['ironroot'] } });
  const dice = seeded(1);
  const mine = JSON.parse(JSON.stringify(state));
  const before = JSON.stringify(mine);
  for (const action of [a.endMain(), a.special(), b.endMain(), a.battle('b', 'nobody'), a.play('ironroot')])
    expect(genegrafter.reduceInPlace(mine, action, dice)._tag).toBe('Left');
  expect(JSON.stringify(mine)).toBe(before);
  expect(dice.roll(1_000_000, 'next')).toBe(seeded(1).roll(1_000_000, 'next'));
});

clause('GG-ACT-07', 'every change is told, in the order in which it happens', () => {
  const state = begin({
    hands: { a: ['super-punch'], b: ['ice-wall'] },
    markers: { a: [1, 0] },
    inPlay: { a: ['ironroot'], b: [{ card: 'hoarfrost', wounded: true }] },
  });
  const { events } = play(
    state,
    a.battle('b', 'ironroot'),
    b.defend('hoarfrost'),
    a.ability('super-punch'),
    b.ability('ice-wall'),
    [a.token('attack'), [6, 6, 6, 6, 6], [1, 1, 1, 1, 1, 6]],
    [b.reroll(0), 1],
  );
  expect(typesOf(events)).toEqual([
    'battle-declared',
    'attack-started',
    'defender-chosen',
    'ability-played',
    'ability-played',
    'marker-spent',
    'passed',
    'passed',
    'ability-revealed',
    'ability-revealed',
    'dice-rolled',
    'dice-rolled',
    'die-rerolled',
    'duel-decided',
    'character-died',
    'card-discarded',
    'card-discarded',
  ]);
});

clause('GG-ACT-08', 'the first refusal of an action is the one its list names first', () => {
  const gearless = begin({ hands: { a: ['kestrel'] } });
  expect(refusal(gearless, a.gear('nothing', 'nobody'))).toEqual(['gear-disabled', 'GG-CONF-06']);
  const state = begin({ config: { gear: true }, hands: { a: ['kestrel', 'ceramic-vest'] }, inPlay: { a: ['ironroot'], b: ['hush'] } });
  const codes = (action: Parameters<typeof refusal>[1], from = state) => genegrafter.explain(from, action).map(({ code }) => code);
  expect(codes(a.gear('nothing', 'nobody'))).toEqual(['card-not-in-hand', 'no-such-character']);
  expect(codes(a.gear('kestrel', 'hush'))).toEqual(['not-a-gear', 'not-your-character']);
  const worn = after(state, a.gear('ceramic-vest', 'ironroot'));
  expect(codes(a.gear('ceramic-vest', 'ironroot'), worn).slice(0, 2)).toEqual(['gear-limit', 'card-not-in-hand']);
  expect(codes(a.battle('a', 'nobody', 'nobody', 'hush'))).toEqual([
    'opponent-invalid',
    'no-such-character',
    'duplicate-attacker',
    'no-such-character',
    'not-your-character',
  ]);
  const strict = begin({
    config: { phaseOrder: 'strict', battlesPerOpponent: 'one' },
    hands: { a: ['kestrel'] },
    inPlay: { a: ['ironroot', 'hush'] },
  });
  expect(codes(a.battle('z', 'ironroot', 'hush'), strict)).toEqual(['must-play-character', 'opponent-invalid', 'one-attacker-only']);
  expect(codes(a.battle('b'), strict)).toEqual(['must-play-character', 'no-attackers']);
});

clause('GG-CHOICE-01', 'only a listed option can be chosen', () => {
  const asked = after(
    begin({ deck: ['gene-purge', 'overload'], inPlay: { b: ['hush', 'livewire'], a: ['kestrel'] }, specialDice: ['a'] }),
    [a.special(), 3],
  );
  for (const option of ['kestrel', 'decline', 'constructor', ''])
    expect(refusal(asked, b.choose(option))).toEqual(['invalid-option', 'GG-CHOICE-01']);
  expect(character(after(asked, b.choose('livewire')), 'livewire')).toBeUndefined();
});

clause(
  ['GG-CHOICE-02', 'GG-SPEC-02'],
  'decisions of an event go in turn order from the active player, and no special die comes between',
  () => {
    const two = { a: ['kestrel', 'hush'], b: ['livewire', 'murmur'], c: ['undertow', 'halflife'] };
    const state = begin({ players: ['a', 'b', 'c'], active: 'b', deck: ['gene-purge', 'overload'], inPlay: two, specialDice: ['a', 'c'] });
    const asked = after(state, [a.special(), 3]);
    expect(asked.decisions.map(({ owner }) => owner)).toEqual(['b', 'c', 'a']);
    expect(actors(asked)).toEqual(['b']);
    expect(refusal(asked, c.special())).toEqual(['special-die-window', 'GG-SPEC-02']);
    const second = after(asked, b.choose('murmur'));
    expect(actors(second)).toEqual(['c']);
    expect(actors(after(second, c.choose('undertow')))).toEqual(['a']);
  },
);

clause('GG-CHOICE-03', 'options are worked out when a decision comes up', () => {
  const state = begin({
    hands: { a: ['heal-minor-wound', 'roll-with-it'], b: ['static-shield'] },
    inPlay: { a: ['ironroot', { card: 'kestrel', wounded: true }], b: ['hush'] },
  });
  // The wound of this duel is an option of the healing that was asked for before it.
  const asked = after(
    state,
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('heal-minor-wound'),
    b.ability('static-shield'),
    [a.pass(), [1, 1], [6, 6, 6, 6]],
    a.leaveDice(),
  );
  expect(genegrafter.view(asked, 'a').decisions).toMatchObject([{ kind: 'heal', options: ['ironroot', 'kestrel'] }]);
});

clause('GG-END-01', 'ending the main step ends characters and battles', () => {
  const hand = [
    'ironroot',
    'fire-lance',
    'overload',
    'mind-fog',
    'ice-wall',
    'super-punch',
    'gamma-burst',
    'hurl-debris',
    'foresight',
    'mind-lash',
  ];
  const state = begin({ hands: { a: hand }, inPlay: { a: ['kestrel'], b: ['hush'] } });
  expect(refusal(state, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
  const ended = after(state, a.play('ironroot'), a.endMain());
  expect(phase(ended)).toBe('discarding');
  expect(refusal(ended, a.battle('b', 'kestrel'))).toEqual(['wrong-phase', 'GG-ACT-04']);
});

const ten = [
  'fire-lance',
  'overload',
  'mind-fog',
  'ice-wall',
  'super-punch',
  'gamma-burst',
  'hurl-debris',
  'foresight',
  'mind-lash',
  'kestrel',
];

clause('GG-DISC-01', 'one card per action until eight are left, or the limit of the option', () => {
  const state = begin({ hands: { a: ten }, config: {}, inPlay: { b: ['hush'] }, specialDice: ['b'] });
  const first = after(state, a.play('kestrel'), a.endMain());
  expect([phase(first), actors(first)]).toEqual(['discarding', ['a', 'b']]);
  expect(after(first, a.discard('fire-lance')).active).toBe('b');
  // Another way down to eight: the special die of an opponent.
  const helped = after(first, [b.special(), 2], a.choose('overload'));
  expect([helped.active, helped.discard]).toEqual(['b', ['overload']]);
  const five = after(begin({ config: { handLimit: 5 }, hands: { a: ten.slice(0, 7) } }), a.endMain());
  expect(phase(after(five, a.discard('fire-lance')))).toBe('discarding');
  expect(after(five, a.discard('fire-lance'), a.discard('overload')).active).toBe('b');
});

clause('GG-DISC-02', 'with eight nothing is discarded, not even by choice', () => {
  const state = begin({ hands: { a: ten.slice(0, 8) } });
  expect(refusal(state, a.discard('fire-lance'))).toEqual(['wrong-phase', 'GG-ACT-04']);
  expect(after(state, a.endMain()).active).toBe('b');
});

clause('GG-DISC-03', 'only the active player is checked', () => {
  const state = after(begin({ hands: { b: ten } }), a.endMain());
  expect([state.active, phase(state), player(state, 'b').hand.length]).toEqual(['b', 'main', 13]);
});

clause('GG-DISC-04', 'characters, abilities and gear may go, for all to see', () => {
  const state = begin({ config: { gear: true }, hands: { a: [...ten, 'jump-boots', 'hush'] }, inPlay: {} });
  const discarding = after(state, a.play('hush'), a.endMain());
  expect(refusal(discarding, a.discard('ironroot'))).toEqual(['card-not-in-hand', 'GG-DISC-04']);
  const { state: done, events } = play(discarding, a.discard('kestrel'), a.discard('jump-boots'), a.discard('mind-fog'));
  expect(done.discard).toEqual(['kestrel', 'jump-boots', 'mind-fog']);
  expect(told(events, 'card-discarded').map((event) => genegrafter.witness(event, 'b'))).toHaveLength(3);
  expect(genegrafter.witness(events[0]!, null)).toEqual(events[0]);
});

test('a form leads through the fields of an order', () => {
  const state = begin({ config: { gear: true }, hands: { a: ['jump-boots'] }, inPlay: { a: ['kestrel'] } });
  expect(genegrafter.choices(state, 'a', 'play-gear')).toMatchObject({
    right: { kind: 'ask', field: 'card', question: { from: ['jump-boots'] } },
  });
  expect(genegrafter.choices(state, 'a', 'play-gear', { card: 'jump-boots', character: 'kestrel' })).toMatchObject({
    right: { kind: 'done', action: a.gear('jump-boots', 'kestrel') },
  });
});
