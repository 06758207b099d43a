import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { phase, player, told } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, play } from '../helpers/playing.js';
import { abilities, type begin, three } from '../helpers/scenes.js';

const attackAtOneLife = (scene: Parameters<typeof begin>[0] = {}) =>
  play(
    three({
      config: { gear: true },
      inPlay: { a: ['ironroot'] },
      life: { b: 1 },
      hands: { b: ['overload', 'hush'] },
      pools: { b: ['murmur'] },
      markers: { b: [3, 2] },
      lingering: { b: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }] },
      ...scene,
    }),
    a.battle('b', 'ironroot'),
  );

clause('GG-OVER-05', 'at zero life a player is out at once, and life does not fall below', () => {
  const { state, events } = attackAtOneLife();
  expect(player(state, 'b')).toMatchObject({ life: 0, eliminatedAt: 1 });
  expect(told(events, 'player-eliminated')).toEqual([{ type: 'player-eliminated', player: 'b', place: 1, genePoolTo: null }]);
});

clause('GG-OVER-06', 'his cards go to the discard; his tokens and die are gone', () => {
  const { state } = attackAtOneLife();
  expect(player(state, 'b')).toMatchObject({ hand: [], lingering: [], attackMarkers: 0, defenceMarkers: 0, specialDieSpent: true });
  expect(state.discard).toEqual(['overload', 'hush', 'lucky-shot']);
  const riot = play(
    three({
      config: { gear: true },
      deck: ['street-riot', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      inPlay: { a: ['kestrel'], c: ['hush'] },
    }),
    [a.special(), 3],
  );
  expect(player(riot.state, 'b').eliminatedAt).toBe(1);
});

/** A street riot that spares nobody. */
const riotForAll = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 1 }] });

clause('GG-OVER-06', 'characters, grafts and gear of the eliminated are discarded too', () => {
  const { state } = play(
    three({
      config: { gear: true, pack: riotForAll },
      deck: ['street-riot', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      inPlay: { b: [{ card: 'hush', grafts: ['second-skin'], gear: ['jump-boots'] }] },
    }),
    [a.special(), 3],
  );
  expect([state.discard, state.characters]).toEqual([['hush', 'second-skin', 'jump-boots'], []]);
});

clause('GG-OVER-07', 'his gene pool leaves the game, or goes to whoever eliminated him', () => {
  const removed = attackAtOneLife().state;
  expect([removed.removed, player(removed, 'a').genePool]).toEqual([['murmur'], []]);
  const taken = attackAtOneLife({ config: { gear: true, eliminatedPool: 'killer' } }).state;
  expect([taken.removed, player(taken, 'a').genePool]).toEqual([[], ['murmur']]);
  const byEvent = play(
    three({
      config: { eliminatedPool: 'killer' },
      deck: ['street-riot', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      pools: { b: ['murmur'] },
      inPlay: { a: ['kestrel'] },
    }),
    [a.special(), 3],
  ).state;
  expect([byEvent.removed, player(byEvent, 'a').genePool]).toEqual([['murmur'], []]);
});

clause('GG-OVER-08', 'the eliminated are passed over in turns, graft rounds and draws', () => {
  const { state } = attackAtOneLife();
  expect(after(state, a.endMain()).active).toBe('c');
  const pools = { a: ['murmur'], b: ['undertow'], c: ['ashfall'] };
  const grafting = play(
    three({
      players: ['a', 'b', 'c'],
      deck: ['street-riot', 'dna-1', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      pools,
      inPlay: { a: ['kestrel'], c: ['hush'] },
    }),
    [a.special(), 3],
  );
  expect(grafting.state.graftRound!.order).toEqual(['a', 'c']);
  // b's own draw meets the riot that eliminates him: it is cancelled.
  const drawing = play(
    three({ deck: ['street-riot', 'foresight'], specialDice: ['b'], life: { b: 1 }, inPlay: { a: ['kestrel'], c: ['hush'] } }),
    [b.special(), 3],
  );
  expect([drawing.state.drawing, told(drawing.events, 'card-drawn'), phase(drawing.state)]).toEqual([null, [], 'main']);
});

clause(
  'GG-OVER-09',
  'the active player is eliminated by an event: the others finish it, his turn ends without discarding, and the next survivor goes on',
  () => {
    const hand = [...abilities.slice(0, 10)];
    const { state, events } = play(
      three({
        deck: ['street-riot', 'roll-again', ...abilities.slice(10)],
        specialDice: ['c'],
        life: { a: 1 },
        hands: { a: hand },
        inPlay: { b: ['hush'] },
      }),
      [c.special(), 3],
    );
    expect(told(events, 'life-lost').map((event) => event.player)).toEqual(['a', 'c']);
    // c's own draw is carried out before the next turn begins.
    const types = events.map(({ type }) => type);
    expect(types.indexOf('card-drawn')).toBeLessThan(types.indexOf('turn-started'));
    expect([state.active, state.turn, player(state, 'c').hand]).toEqual(['b', 6, ['roll-again']]);
  },
);

clause('GG-OVER-09', 'what was deferred is carried out before the next turn, in turn order from the next survivor', () => {
  const { state } = play(
    three({
      deck: ['street-riot', 'gene-purge', 'foresight'],
      hands: { a: ['adrenaline'] },
      life: { a: 1 },
      inPlay: { a: [{ card: 'kestrel', wounded: true }, 'ironroot'], b: ['hush', 'murmur'], c: ['livewire', 'undertow'] },
      config: { pack: riotForAll },
    }),
    a.battle('b', 'kestrel', 'ironroot'),
    b.defend('hush'),
    [a.ability('adrenaline'), [6, 6, 6], [1, 1]],
  );
  expect([player(state, 'a').eliminatedAt, state.battle, phase(state)]).toEqual([1, null, 'decision']);
  expect(state.decisions.map(({ owner }) => owner)).toEqual(['b', 'c']);
  const next = after(state, b.choose('hush'), c.choose('livewire'));
  expect([next.active, phase(next)]).toEqual(['b', 'main']);
});

clause('GG-OVER-12', 'whoever is eliminated in the final round loses his turn of it', () => {
  const state = after(three({ finalTurns: ['b', 'c', 'a'], inPlay: { a: ['ironroot'] }, life: { b: 1 } }), a.battle('b', 'ironroot'));
  expect(state.finalTurns).toEqual(['c', 'a']);
  const last = after(three({ finalTurns: ['b'], inPlay: { a: ['ironroot'] }, life: { b: 1 } }), a.battle('b', 'ironroot'), a.endMain());
  expect(last.outcome).toMatchObject({ reason: 'dna' });
});

clause(['GG-OVER-09', 'GG-OVER-06'], 'a first effect eliminates the active player, the rest of the event goes on without him', () => {
  const pack = saying({
    'street-riot': [{ do: 'loseLife', who: 'each', amount: 1 }, { do: 'destroyCharacter' }, { do: 'discardCards', count: 1 }],
  });
  const state = three({
    config: { pack },
    life: { a: 1 },
    hands: { b: ['overload', 'ice-wall'], a: ['mind-fog'], c: ['arc-flash'] },
    inPlay: { a: ['ironroot', 'kestrel'], b: ['hush', 'murmur'], c: ['livewire'] },
    deck: ['street-riot', 'foresight'],
    specialDice: ['b'],
  });
  const asked = after(state, [b.special(), 3]);
  expect(asked.decisions.map(({ kind, owner }) => [kind, owner])).toEqual([
    ['destroy', 'b'],
    ['destroy', 'c'],
  ]);
  expect(asked.discard).toEqual(['mind-fog', 'ironroot', 'kestrel']);
  const later = after(asked, b.choose('murmur'));
  expect(later.decisions.map(({ kind, owner }) => [kind, owner])).toEqual([
    ['discard', 'b'],
    ['discard', 'c'],
  ]);
  const next = after(later, b.choose('ice-wall'));
  // Only now b has the card he drew, and his own turn begins with three more.
  expect([next.active, next.turn, player(next, 'c').hand, player(next, 'b').hand.slice(0, 2)]).toEqual([
    'b',
    6,
    [],
    ['overload', 'foresight'],
  ]);
});

clause(
  ['GG-OVER-07', 'GG-OVER-09', 'GG-OVER-12'],
  'a direct attack gives the gene pool to the attacker by option, an event never does',
  () => {
    const config = { eliminatedPool: 'killer' } as const;
    const direct = after(
      three({ config, life: { b: 1 }, inPlay: { a: ['ironroot'] }, pools: { b: ['nullpoint'] }, finalTurns: ['b', 'c', 'a'] }),
      a.battle('b', 'ironroot'),
    );
    expect([player(direct, 'a').genePool, direct.removed, direct.finalTurns]).toEqual([['nullpoint'], [], ['c', 'a']]);
    const riot = after(
      three({
        config,
        life: { b: 1 },
        inPlay: { a: ['ironroot'] },
        pools: { b: ['nullpoint'] },
        deck: ['street-riot', 'foresight'],
        specialDice: ['a'],
      }),
      [a.special(), 3],
    );
    expect([player(riot, 'a').genePool, riot.removed, player(riot, 'c').life]).toEqual([[], ['nullpoint'], 5]);
  },
);
