import { type Action, genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, after, allowed, b, begin, c, character, clause, phase, play, player, refusal, told, typesOf } from '../table.js';

clause('GG-PLAY-01', 'three characters in a turn, or as many as the option says', () => {
  const hand = ['kestrel', 'hush', 'murmur', 'undertow'];
  const three = after(begin({ hands: { a: hand } }), a.play('kestrel'), a.play('hush'), a.play('murmur'));
  expect(refusal(three, a.play('undertow'))).toEqual(['character-limit', 'GG-PLAY-01']);
  const one = after(begin({ hands: { a: hand }, config: { maxCharactersPerTurn: 1 } }), a.play('kestrel'));
  expect(refusal(one, a.play('hush'))).toEqual(['character-limit', 'GG-PLAY-01']);
});

clause('GG-PLAY-02', 'whoever holds a character and has played none may not end the main step', () => {
  const state = begin({ hands: { a: ['kestrel', 'hush'] } });
  expect(refusal(state, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
  allowed(after(state, a.play('hush')), a.endMain());
  allowed(begin({ hands: { a: ['fire-lance'] } }), a.endMain());
  // A character drawn in the main step counts too.
  const drawn = after(begin({ deck: ['kestrel', 'hush'], specialDice: ['a'] }), [a.special(), 3]);
  expect(refusal(drawn, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
});

clause('GG-PLAY-03', 'a character of the own hand', () => {
  const state = begin({ hands: { a: ['kestrel', 'fire-lance'], b: ['murmur'] }, inPlay: { a: ['hush'] } });
  for (const card of ['murmur', 'hush', 'ironroot', 'nothing'])
    expect(refusal(state, a.play(card))).toEqual(['card-not-in-hand', 'GG-PLAY-03']);
  expect(refusal(state, a.play('fire-lance'))).toEqual(['not-a-character', 'GG-PLAY-03']);
  allowed(state, a.play('kestrel'));
});

clause('GG-PLAY-04', 'it enters whole, bare and under its player’s control', () => {
  const { state, events } = play(begin({ hands: { a: ['kestrel'] }, turn: 9 }), a.play('kestrel'));
  expect(character(state, 'kestrel')).toEqual({
    card: 'kestrel',
    owner: 'a',
    grafts: [],
    gear: [],
    wounded: false,
    enteredOnTurn: 9,
    recalled: false,
    attackedOnTurn: null,
    infinite: null,
  });
  expect([player(state, 'a').hand, events]).toEqual([[], [{ type: 'character-played', player: 'a', card: 'kestrel', recalled: false }]]);
});

clause(['GG-PLAY-05', 'GG-ATT-04'], 'it does not attack in the turn it enters', () => {
  const state = after(begin({ hands: { a: ['kestrel'] }, inPlay: { a: ['ironroot'], b: ['hush'] } }), a.play('kestrel'));
  expect(refusal(state, a.battle('b', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  expect(refusal(state, a.battle('b', 'ironroot', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  allowed(state, a.battle('b', 'ironroot'));
});

clause('GG-PLAY-06', 'a tired character may defend', () => {
  const state = after(begin({ turn: 5, inPlay: { a: ['ironroot'], b: [{ card: 'hush', enteredOnTurn: 5 }] } }), a.battle('b', 'ironroot'));
  allowed(state, b.defend('hush'));
});

clause('GG-PLAY-07', 'in its owner’s next turn it may attack', () => {
  const state = begin({
    hands: { a: ['kestrel'] },
    deck: ['fire-lance', 'overload', 'mind-fog', 'ice-wall', 'mind-lash', 'super-punch', 'gamma-burst'],
  });
  const next = after(state, a.play('kestrel'), a.endMain(), b.endMain());
  expect(next.active).toBe('a');
  allowed(next, a.battle('b', 'kestrel'));
});

clause('GG-PLAY-08', 'any number of characters may be in play', () => {
  const many = [
    'ironroot',
    'hush',
    'murmur',
    'undertow',
    'halflife',
    'ashfall',
    'hoarfrost',
    'livewire',
    'daybreak',
    'nullpoint',
    'chimera',
    'deadweight',
  ];
  const state = after(begin({ hands: { a: ['kestrel'] }, inPlay: { a: many } }), a.play('kestrel'));
  expect(state.characters).toHaveLength(13);
});

const geared = (scene: Parameters<typeof begin>[0] = {}) =>
  begin({ config: { gear: true }, hands: { a: ['ceramic-vest', 'reactive-harness', 'jump-boots'] }, ...scene });

clause('GG-GEAR-01', 'one gear in a turn', () => {
  const state = after(geared({ inPlay: { a: ['kestrel'] } }), a.gear('ceramic-vest', 'kestrel'));
  expect(refusal(state, a.gear('jump-boots', 'kestrel'))).toEqual(['gear-limit', 'GG-GEAR-01']);
  const nextTurn = after(state, a.endMain());
  expect(nextTurn.gearPlayedThisTurn).toBe(0);
});

clause('GG-GEAR-02', 'a gear of the hand on an own character in play, tired and wounded ones too', () => {
  const state = geared({
    inPlay: { a: [{ card: 'kestrel', wounded: true, enteredOnTurn: 5 }], b: ['hush'] },
    hands: { a: ['ceramic-vest', 'fire-lance'] },
  });
  expect(refusal(state, a.gear('jump-boots', 'kestrel'))).toEqual(['card-not-in-hand', 'GG-GEAR-02']);
  expect(refusal(state, a.gear('fire-lance', 'kestrel'))).toEqual(['not-a-gear', 'GG-GEAR-02']);
  expect(refusal(state, a.gear('ceramic-vest', 'ironroot'))).toEqual(['no-such-character', 'GG-GEAR-02']);
  expect(refusal(state, a.gear('ceramic-vest', 'hush'))).toEqual(['not-your-character', 'GG-GEAR-02']);
  const { state: worn, events } = play(state, a.gear('ceramic-vest', 'kestrel'));
  expect(character(worn, 'kestrel')!.gear).toEqual(['ceramic-vest']);
  expect(events).toEqual([{ type: 'gear-attached', player: 'a', card: 'ceramic-vest', character: 'kestrel' }]);
});

clause('GG-GEAR-03', 'one gear per slot, never replaced', () => {
  const state = geared({ inPlay: { a: [{ card: 'kestrel', gear: ['ceramic-vest'] }] }, hands: { a: ['reactive-harness', 'jump-boots'] } });
  expect(refusal(state, a.gear('reactive-harness', 'kestrel'))).toEqual(['slot-occupied', 'GG-GEAR-03']);
  allowed(state, a.gear('jump-boots', 'kestrel'));
  expect(genegrafter.legalActions(state, 'a', { types: ['play-gear'] })).toEqual([a.gear('jump-boots', 'kestrel')]);
});

clause('GG-GEAR-05', 'gear counts for the hand limit, but neither scores nor fights nor is grafted', () => {
  const nine = [
    'ceramic-vest',
    'jump-boots',
    'fire-lance',
    'overload',
    'mind-fog',
    'ice-wall',
    'super-punch',
    'gamma-burst',
    'hurl-debris',
  ];
  const state = geared({ hands: { a: nine }, inPlay: { a: ['kestrel'], b: ['hush'] } });
  const ended = after(state, a.endMain());
  expect(phase(ended)).toBe('discarding');
  allowed(ended, a.discard('jump-boots'));
  expect(genegrafter.view(state, null).players[0]!.score).toBe(1);
  const fighting = after(state, a.battle('b', 'kestrel'), b.defend('hush'));
  expect(refusal(fighting, a.ability('ceramic-vest'))).toEqual(['not-an-ability', 'GG-DUEL-02']);
  const grafting = after(geared({ deck: ['dna-1', 'overload'], inPlay: { a: ['kestrel'] }, specialDice: ['a'] }), [a.special(), 3]);
  expect(refusal(grafting, a.graft('jump-boots', 'hand', 'kestrel'))).toEqual(['not-a-character', 'GG-GRAFT-05']);
});

const three = { a: ['kestrel', 'ironroot', 'livewire'], b: ['hush'], c: ['murmur'] };
const battlefield = (scene: Parameters<typeof begin>[0] = {}) => begin({ players: ['a', 'b', 'c'], inPlay: three, ...scene });
/** A defence that fails: two dice each. */
const loses = (card: string): [Action, number[], number[]] => [b.defend(card), [6, 6], [1, 1]];

clause('GG-ATT-01', 'the active player declares battles in his main step, as many as he likes', () => {
  const state = battlefield();
  expect(refusal(state, b.battle('a', 'hush'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  const first = after(state, a.battle('b', 'kestrel'));
  expect(refusal(first, a.battle('c', 'ironroot'))).toEqual(['wrong-phase', 'GG-ACT-04']);
  const done = after(first, loses('hush'), a.battle('b', 'ironroot'), loses('hush'));
  allowed(done, a.battle('c', 'livewire'));
});

clause('GG-ATT-02', 'the opponent is another survivor', () => {
  const state = after(battlefield({ life: { b: 1 }, inPlay: { a: ['kestrel', 'ironroot'], c: ['murmur'] } }), a.battle('b', 'kestrel'));
  for (const opponent of ['a', 'b', 'nobody', 'constructor', ''])
    expect(refusal(state, a.battle(opponent, 'ironroot'))).toEqual(['opponent-invalid', 'GG-ATT-02']);
  allowed(state, a.battle('c', 'ironroot'));
});

clause('GG-ATT-03', 'attackers are own characters in play, at least one, none twice', () => {
  const state = battlefield();
  expect(refusal(state, a.battle('b'))).toEqual(['no-attackers', 'GG-ATT-03']);
  expect(refusal(state, a.battle('b', 'undertow'))).toEqual(['no-such-character', 'GG-ATT-03']);
  expect(refusal(state, a.battle('b', 'hush'))).toEqual(['not-your-character', 'GG-ATT-03']);
  expect(refusal(state, a.battle('b', 'kestrel', 'kestrel'))).toEqual(['duplicate-attacker', 'GG-ATT-03']);
  allowed(state, a.battle('b', 'kestrel', 'ironroot'));
});

clause('GG-ATT-05', 'a character attacks once per turn, and again in the next', () => {
  const fought = after(battlefield(), a.battle('b', 'kestrel'), loses('hush'));
  expect(refusal(fought, a.battle('c', 'kestrel'))).toEqual(['attacker-already-attacked', 'GG-ATT-05']);
  allowed(battlefield({ turn: 5, inPlay: { ...three, a: [{ card: 'kestrel', attackedOnTurn: 4 }] } }), a.battle('c', 'kestrel'));
});

clause('GG-ATT-06', 'several may be declared together, and the same opponent again', () => {
  const state = battlefield();
  allowed(state, a.battle('b', 'livewire', 'kestrel'));
  const listed = genegrafter.legalActions(state, 'a', { types: ['declare-battle'] });
  expect(listed).toHaveLength(2 * (3 + 1));
  expect(listed[3]).toEqual(a.battle('b', 'kestrel', 'ironroot', 'livewire'));
  allowed(after(state, a.battle('b', 'kestrel'), loses('hush')), a.battle('b', 'ironroot'));
});

clause('GG-ATT-07', 'in the basic edition one attacker, and each opponent once per turn', () => {
  const state = battlefield({ config: { battlesPerOpponent: 'one' } });
  expect(refusal(state, a.battle('b', 'kestrel', 'ironroot'))).toEqual(['one-attacker-only', 'GG-ATT-07']);
  const fought = after(state, a.battle('b', 'kestrel'), loses('hush'));
  expect(refusal(fought, a.battle('b', 'ironroot'))).toEqual(['opponent-already-battled', 'GG-ATT-07']);
  allowed(fought, a.battle('c', 'ironroot'));
  expect(genegrafter.legalActions(state, 'a', { types: ['declare-battle'] })).toHaveLength(2 * 3);
});

clause('GG-ATT-08', 'opponents in any order', () => {
  const state = battlefield();
  allowed(after(state, a.battle('c', 'kestrel'), [c.defend('murmur'), [6, 6], [1]]), a.battle('b', 'ironroot'));
  allowed(after(state, a.battle('b', 'kestrel'), loses('hush')), a.battle('c', 'ironroot'));
});

clause('GG-ATT-09', 'nobody has to fight', () => expect(after(battlefield(), a.endMain()).active).toBe('b'));

clause('GG-ATT-10', 'a character has attacked from the start of its attack, whatever comes of it', () => {
  const state = after(battlefield(), a.battle('b', 'kestrel', 'ironroot'));
  expect([character(state, 'kestrel')!.attackedOnTurn, character(state, 'ironroot')!.attackedOnTurn]).toEqual([5, null]);
  const lost = after(state, [b.defend('hush'), [1, 1], [6, 6]]);
  expect([character(lost, 'kestrel')!.attackedOnTurn, character(lost, 'ironroot')!.attackedOnTurn]).toEqual([5, 5]);
});

clause(['GG-BATTLE-01', 'GG-BATTLE-02'], 'attacks follow one another in the order given, and none can be taken back', () => {
  const state = after(battlefield(), a.battle('b', 'livewire', 'kestrel'));
  expect(state.battle).toMatchObject({ attacker: 'livewire', waiting: ['kestrel'] });
  expect(refusal(state, a.endMain())).toEqual(['wrong-phase', 'GG-ACT-04']);
  expect(genegrafter.legalActions(state, 'a')).toEqual([]);
  const { state: next, events } = play(state, loses('hush'));
  expect(typesOf(events).slice(-3)).toEqual(['duel-decided', 'character-wounded', 'attack-started']);
  expect(next.battle).toMatchObject({ attacker: 'kestrel', waiting: [] });
});

clause('GG-BATTLE-03', 'a declared attacker that has fallen makes no attack', () => {
  const state = begin({
    deck: ['gene-purge', 'fire-lance'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['kestrel', 'ironroot'], b: ['hush', 'murmur'] },
  });
  const asked = after(state, a.battle('b', 'kestrel', 'ironroot'), b.defend('hush'), [a.ability('adrenaline'), [6, 6, 6], [1, 1]]);
  const { state: next, events } = play(asked, a.choose('ironroot'), b.choose('murmur'));
  expect(told(events, 'attack-started')).toEqual([]);
  expect([phase(next), character(next, 'kestrel')!.attackedOnTurn]).toEqual(['main', 5]);
});

clause('GG-BATTLE-04', 'a duel against a player with characters, a direct attack on one without', () => {
  expect(phase(after(battlefield(), a.battle('b', 'kestrel')))).toBe('choosing-defender');
  const direct = play(battlefield({ inPlay: { a: ['kestrel'], c: ['murmur'] } }), a.battle('b', 'kestrel'));
  expect([typesOf(direct.events), player(direct.state, 'b').life]).toEqual([['battle-declared', 'attack-started', 'direct-damage'], 5]);
});

clause('GG-BATTLE-05', 'a direct attack stops for a special die, and for nothing else', () => {
  const attacked = (specialDice: string[]) => after(battlefield({ inPlay: { a: ['kestrel'] }, specialDice }), a.battle('b', 'kestrel'));
  expect([phase(attacked(['b'])), player(attacked(['b']), 'b').life]).toEqual(['direct-attack', 6]);
  expect(player(after(attacked(['b']), b.accept()), 'b').life).toBe(5);
  expect([phase(attacked(['c'])), player(attacked(['c']), 'b').life]).toEqual(['main', 5]);
});

clause('GG-BATTLE-06', 'a character that comes into play in time defends; a die without one does not help', () => {
  const attacked = (pool: string[]) =>
    after(begin({ inPlay: { a: ['kestrel'] }, pools: { b: pool }, specialDice: ['b'] }), a.battle('b', 'kestrel'));
  const recalled = after(attacked(['hush']), [b.special(), 1]);
  expect([phase(recalled), player(recalled, 'b').life]).toEqual(['choosing-defender', 6]);
  const wasted = after(attacked([]), [b.special(), 1]);
  expect([phase(wasted), player(wasted, 'b').life]).toEqual(['main', 5]);
});

clause('GG-BATTLE-07', 'the attacks left against an eliminated opponent are dropped and count as not made', () => {
  const state = after(
    battlefield({ inPlay: { a: three.a, c: ['murmur'] }, life: { b: 1 } }),
    a.battle('b', 'kestrel', 'ironroot', 'livewire'),
  );
  expect([phase(state), state.battle]).toEqual(['main', null]);
  expect(three.a.map((card) => character(state, card)!.attackedOnTurn)).toEqual([5, null, null]);
  allowed(state, a.battle('c', 'ironroot', 'livewire'));
  expect(refusal(state, a.battle('c', 'kestrel'))).toEqual(['attacker-already-attacked', 'GG-ATT-05']);
});

clause('GG-BATTLE-08', 'a surviving character may defend again, wounded or not', () => {
  const state = after(battlefield(), a.battle('b', 'kestrel', 'ironroot'), loses('hush'));
  expect(character(state, 'hush')!.wounded).toBe(true);
  allowed(state, b.defend('hush'));
});

clause('GG-DEF-01', 'the attacked player names one of his characters in play', () => {
  const state = after(battlefield(), a.battle('b', 'kestrel'));
  expect(refusal(state, b.defend('undertow'))).toEqual(['no-such-character', 'GG-DEF-01']);
  expect(refusal(state, b.defend('murmur'))).toEqual(['not-your-character', 'GG-DEF-01']);
  expect(refusal(state, c.defend('murmur'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  expect(told(play(state, loses('hush')).events, 'defender-chosen')).toEqual([{ type: 'defender-chosen', player: 'b', character: 'hush' }]);
});

clause('GG-DEF-02', 'whoever has a character must defend', () => {
  const state = after(battlefield({ specialDice: ['b'] }), a.battle('b', 'kestrel'));
  expect(genegrafter.legalActions(state, 'b')).toEqual([b.defend('hush'), b.special()]);
  expect(refusal(state, b.accept())).toEqual(['wrong-phase', 'GG-ACT-04']);
});

clause('GG-DIR-01', 'a direct attack costs one life and nothing else', () => {
  const state = begin({ inPlay: { a: ['nullpoint'] }, hands: { a: ['overload'], b: ['ice-wall'] }, markers: { a: [3, 3], b: [3, 3] } });
  const { state: hit, events } = play(state, a.battle('b', 'nullpoint'));
  expect(events.at(-1)).toEqual({ type: 'direct-damage', player: 'b', by: 'nullpoint', life: 5 });
  expect({ ...player(hit, 'b'), life: 6 }).toEqual(player(state, 'b'));
  expect(player(hit, 'a')).toEqual(player(state, 'a'));
  expect(character(hit, 'nullpoint')!.wounded).toBe(false);
});

clause('GG-DIR-02', 'a player who never had a character is attacked directly, even by the first attack', () => {
  const state = after(
    begin({
      turn: 1,
      inPlay: {
        a: [
          { card: 'kestrel', enteredOnTurn: 0 },
          { card: 'hush', enteredOnTurn: 0 },
        ],
      },
    }),
    a.battle('b', 'kestrel', 'hush'),
  );
  expect(player(state, 'b').life).toBe(4);
});

clause('GG-DIR-03', 'once the last defender has fallen the rest hits directly', () => {
  const state = begin({ inPlay: { a: ['kestrel', 'livewire'], b: [{ card: 'hush', wounded: true }] } });
  const { state: hit, events } = play(state, a.battle('b', 'kestrel', 'livewire'), [b.defend('hush'), [6, 6], [1, 1]]);
  expect(told(events, 'character-died', 'direct-damage').map(({ type }) => type)).toEqual(['character-died', 'direct-damage']);
  expect(player(hit, 'b').life).toBe(5);
});
