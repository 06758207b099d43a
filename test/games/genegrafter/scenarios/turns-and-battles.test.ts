import { type Config, genegrafter, type State } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { character, duel, phase, player, scores, shown, told } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';
import { abilities, begin } from '../helpers/scenes.js';

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
  const fought = after(resumed, a.play('hush'), a.battle('c', 'ironroot'), c.defend('livewire'), a.ability('fire-lance'), c.pass(), [
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

test('example 21: final round', () => {
  const drawn = (scene: Parameters<typeof begin>[0] = {}) =>
    after(
      begin({
        players: ['a', 'b', 'c'],
        deck: ['dna-3', ...abilities.slice(0, -1), 'static-shield'],
        dnaTable: ['dna-1', 'dna-2'],
        pools: { a: ['hush'] },
        ...scene,
      }),
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
  for (const [finalRound, last] of [
    ['oneTurn', ['c']],
    ['currentTurnOnly', []],
  ] as const) {
    const left: string[] = [];
    let now = after(drawn({ config: { finalRound } }), b.endMain());
    for (; now.outcome === null; now = after(now, { type: 'end-main', player: now.active })) left.push(now.active);
    expect([finalRound, left]).toEqual([finalRound, last]);
  }
  const alone = after(
    drawn({ life: { a: 1, c: 1 }, inPlay: { b: ['kestrel', 'livewire'] } }),
    b.battle('a', 'kestrel'),
    b.battle('c', 'livewire'),
  );
  expect(alone.outcome).toMatchObject({ winner: 'b', reason: 'last-survivor' });
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

test('example 25: duties and limits of the main step', () => {
  const state = begin({ hands: { a: ['kestrel', 'hush', 'murmur', 'undertow'] }, inPlay: { b: ['ironroot'] } });
  expect(refusal(state, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
  expect(refusal(state, a.battle('b', 'kestrel'))).toEqual(['must-play-character', 'GG-FLOW-02']);
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
  const ten = abilities.slice(0, 10);
  const discarding = after(begin({ hands: { a: ten } }), a.endMain(), a.discard('overload'));
  expect(phase(discarding)).toBe('discarding');
  expect(after(discarding, a.discard('mind-fog')).active).toBe('b');
  expect(after(begin({ hands: { a: ten.slice(2) } }), a.endMain()).active).toBe('b');
});

/** The order of the turn: a holds Kestrel, has Ironroot ready, and draws Murmur in a duel. */
const drawingMurmur = (config: Partial<Config> = {}) =>
  begin({
    config,
    deck: ['murmur', 'foresight'],
    hands: { a: ['kestrel', 'adrenaline'] },
    inPlay: { a: ['ironroot'], b: ['hush'] },
  });

test('example 30: order of the turn', () => {
  const state = drawingMurmur();
  expect(refusal(state, a.battle('b', 'ironroot'))).toEqual(['must-play-character', 'GG-FLOW-02']);
  const fought = after(state, a.play('kestrel'), a.battle('b', 'ironroot'), b.defend('hush'), [a.ability('adrenaline'), [6, 6, 6], [1, 1]]);
  expect(player(fought, 'a').hand).toEqual(['murmur']);
  expect(refusal(fought, a.play('murmur'))).toEqual(['phase-closed', 'GG-FLOW-02']);
  allowed(fought, a.endMain());
  // Interleaved, the battle may come first, and Murmur is played after it.
  const loose = after(
    drawingMurmur({ phaseOrder: 'interleaved' }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('adrenaline'),
    [a.pass(), [6, 6, 6], [1, 1]],
    a.play('murmur'),
  );
  expect(loose.characters.map(({ card }) => card)).toContain('murmur');
});

test('example 31: one challenge each', () => {
  const scene = { players: ['a', 'b', 'c'], inPlay: { a: ['ironroot', 'livewire', 'halflife'], b: ['hush'], c: ['murmur'] } };
  const fights = (state: State, opponent: 'b' | 'c', attacker: string) =>
    opponent === 'b'
      ? after(state, a.battle('b', attacker), [b.defend('hush'), [1, 1], [6, 6]])
      : after(state, a.battle('c', attacker), [c.defend('murmur'), [1, 1], [6]]);
  const fought = fights(fights(begin(scene), 'b', 'ironroot'), 'c', 'livewire');
  for (const opponent of ['b', 'c'])
    expect(refusal(fought, a.battle(opponent, 'halflife'))).toEqual(['opponent-already-battled', 'GG-ATT-11']);
  const together = after(begin(scene), a.battle('b', 'ironroot', 'halflife'), [b.defend('hush'), [1, 1], [6, 6]]);
  expect([phase(together), together.battle!.attacker]).toEqual(['choosing-defender', 'halflife']);
  const unlimited = fights(fights(begin({ ...scene, config: { battlesPerOpponent: 'unlimited' } }), 'b', 'ironroot'), 'c', 'livewire');
  allowed(unlimited, a.battle('b', 'halflife'));
});

test('example 32: special die in a graft round', () => {
  const begun = after(
    begin({
      players: ['a', 'b', 'c'],
      active: 'c',
      deck: ['dna-1', 'dna-2', 'hush', 'overload', 'mind-fog', 'foresight'],
      hands: { a: ['fire-lance'], b: ['kestrel', 'arc-flash', 'ice-wall', 'mind-lash', 'hurl-debris'], c: ['dive-strike'] },
      pools: { b: ['livewire'] },
      inPlay: { a: ['ironroot'], c: ['murmur'] },
      specialDice: ['b'],
    }),
    c.endMain(),
    a.endGrafting(),
  );
  expect(genegrafter.actors(begun)).toEqual(['b']);
  expect(genegrafter.legalActions(begun, 'b')).toEqual([b.endGrafting(), b.special()]);
  const recalled = after(begun, [b.special(), 1], b.graft('kestrel', 'hand', 'livewire'));
  expect(character(recalled, 'livewire')).toMatchObject({ owner: 'b', grafts: ['kestrel'] });
  const lost = after(begun, [b.special(), 5]);
  expect([player(lost, 'b').specialDieSpent, phase(lost), genegrafter.actors(lost)]).toEqual([true, 'grafting', ['c']]);
  const drawn = after(begun, [b.special(), 3]);
  expect([drawn.dnaTable, player(drawn, 'b').hand.at(-1), genegrafter.actors(drawn)]).toEqual([['dna-1', 'dna-2'], 'hush', ['c']]);
  const second = after(drawn, c.endGrafting());
  expect([second.graftRound!.allowance, player(second, 'a').hand]).toEqual([2, ['fire-lance']]);
  // b has no host and no die left: his turn in the second round closes by itself.
  const done = after(second, a.endGrafting(), c.endGrafting());
  expect([phase(done), done.active, player(done, 'a').hand]).toEqual(['main', 'a', ['fire-lance', 'overload', 'mind-fog', 'foresight']]);
});

test('example 33: Street Riot', () => {
  const riot = (life: Record<string, number>) =>
    play(begin({ players: ['a', 'b', 'c'], active: 'c', deck: ['street-riot', 'overload', 'mind-fog', 'foresight'], life }), c.endMain());
  const { state, events } = riot({ a: 1, b: 1, c: 2 });
  expect(told(events, 'life-lost', 'player-eliminated').map((event) => [event.type, event.player])).toEqual([
    ['life-lost', 'a'],
    ['life-lost', 'b'],
    ['life-lost', 'c'],
    ['player-eliminated', 'a'],
    ['player-eliminated', 'b'],
  ]);
  expect([state.outcome?.winner, player(state, 'c').life]).toEqual(['c', 1]);
  const spared = riot({ a: 1, b: 1, c: 1 });
  expect([spared.state.players.map(({ life }) => life), told(spared.events, 'life-lost')]).toEqual([[1, 1, 1], []]);
  expect([phase(spared.state), player(spared.state, 'a').hand]).toEqual(['main', ['overload', 'mind-fog', 'foresight']]);
});
