import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { happens } from '../../helpers/drawn-event.js';
import { character, told, typesOf } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { saying } from '../../helpers/packs.js';
import { after, play } from '../../helpers/playing.js';

clause(
  ['GG-EFF-13', 'GG-PROC-22'],
  'everybody destroys an own character; it goes to the discard with its grafts, whatever the option, even if it could regenerate',
  () => {
    const inPlay = { a: [{ card: 'ironroot', grafts: ['murmur'] }, 'hush'], c: ['kestrel'] };
    const { state } = happens('gene-purge', { active: 'b', inPlay, config: { graftsOnDeath: 'owner' } });
    // c alone has no choice; b has nobody.
    expect([state.discard, genegrafter.actors(state)]).toEqual([['kestrel'], ['a']]);
    const done = after(state, a.choose('ironroot'));
    expect(done.discard).toEqual(['kestrel', 'ironroot', 'murmur']);
    expect(done.players.map(({ genePool }) => genePool)).toEqual([[], [], []]);
    const skinned = happens('gene-purge', { inPlay: { a: ['second-skin'] }, players: ['a', 'b'] });
    expect([skinned.state.discard, told(skinned.events, 'regenerated')]).toEqual([['second-skin'], []]);
  },
);

clause('GG-EFF-14', 'the richest and the poorest gene pool change owners; ties go by turn order, equals stay', () => {
  const swapped = (pools: Record<string, string[]>, active = 'a') => {
    const { state, events } = happens('sample-mixup', { pools, active });
    return [
      state.players.map(({ genePool }) => genePool.length),
      told(events, 'gene-pools-swapped').map(({ most, fewest }) => most + fewest),
    ];
  };
  expect(swapped({ a: ['kestrel'], b: ['nullpoint', 'murmur'] })).toEqual([[1, 0, 2], ['bc']]);
  // Markers count, not cards: one card of three against two of one.
  expect(swapped({ a: ['nullpoint'], b: ['kestrel', 'livewire'], c: ['ironroot'] })).toEqual([[1, 2, 1], ['ac']]);
  expect(swapped({ a: ['kestrel'], b: ['ironroot'], c: [] }, 'b')).toEqual([[1, 0, 1], ['bc']]);
  expect(swapped({ a: ['kestrel'], b: ['ironroot'], c: ['livewire'] })).toEqual([[1, 1, 1], []]);
});

clause('GG-EFF-15', 'everybody’s wounded are healed', () => {
  const { state, events } = happens('field-hospital', {
    inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush', { card: 'kestrel', wounded: true }] },
  });
  expect(state.characters.map(({ wounded }) => wounded)).toEqual([false, false, false]);
  expect(told(events, 'character-healed').map(({ card }) => card)).toEqual(['ironroot', 'kestrel']);
});

clause('GG-EFF-16', 'everybody discards in turn order, as far as he has cards', () => {
  const pack = saying({ 'safehouse-raid': [{ do: 'discardCards', count: 2 }] });
  const { state } = happens('safehouse-raid', {
    config: { pack },
    active: 'b',
    hands: { a: ['overload', 'kestrel', 'hush'], b: ['ice-wall', 'undertow', 'murmur'], c: ['livewire'] },
  });
  expect(genegrafter.actors(state)).toEqual(['b']);
  const next = after(state, b.choose('murmur'), b.choose('ice-wall'));
  expect([next.discard, genegrafter.actors(next)]).toEqual([['murmur', 'ice-wall', 'livewire'], ['a']]);
});

clause('GG-EFF-17', 'spent tokens come back, never beyond the start', () => {
  const { state, events } = happens('arms-shipment', { markers: { a: [2, 3], b: [0, 0], c: [3, 3] } });
  expect(state.players.map(({ attackMarkers, defenceMarkers }) => [attackMarkers, defenceMarkers])).toEqual([
    [3, 3],
    [1, 1],
    [3, 3],
  ]);
  expect(told(events, 'markers-regained')).toEqual([
    { type: 'markers-regained', player: 'a', attack: 1, defence: 0 },
    { type: 'markers-regained', player: 'b', attack: 1, defence: 1 },
  ]);
  const fewer = happens('arms-shipment', { config: { markersPerKind: 1 }, markers: { a: [1, 0] } }).state;
  expect(fewer.players[0]).toMatchObject({ attackMarkers: 1, defenceMarkers: 1 });
});

clause('GG-EFF-18', 'life is lost by all it concerns at once, and only then are the lifeless out', () => {
  const { state } = happens('street-riot', { inPlay: { b: ['hush'] } });
  expect(state.players.map(({ life }) => life)).toEqual([5, 6, 5]);
  const pack = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 2 }] });
  expect(happens('street-riot', { config: { pack }, inPlay: { b: ['hush'] } }).state.players.map(({ life }) => life)).toEqual([4, 4, 4]);
  const last = happens('street-riot', { config: { pack }, active: 'b', life: { a: 3, b: 1, c: 2 } });
  expect(last.state.players.map(({ life, eliminatedAt }) => [life, eliminatedAt])).toEqual([
    [1, null],
    [0, 1],
    [0, 2],
  ]);
  expect(last.state.outcome).toMatchObject({ winner: 'a', reason: 'last-survivor' });
  expect(told(last.events, 'life-lost', 'player-eliminated', 'game-over').map((event) => event.type)).toEqual([
    ...['life-lost', 'life-lost', 'life-lost'],
    ...['player-eliminated', 'player-eliminated', 'game-over'],
  ]);
  expect(told(last.events, 'life-lost').map((lost) => [lost.player, lost.amount])).toEqual([
    ['b', 1],
    ['c', 2],
    ['a', 2],
  ]);
});

clause('GG-EFF-18', 'if nobody would be left, nobody loses anything; whoever has characters or life enough is somebody', () => {
  const lives = (life: Record<string, number>, inPlay = {}) =>
    happens('street-riot', { life, inPlay }).state.players.map((player) => player.life);
  expect(lives({ a: 1, b: 1, c: 1 })).toEqual([1, 1, 1]);
  expect(lives({ a: 1, b: 1, c: 2 })).toEqual([0, 0, 1]);
  expect(lives({ a: 1, b: 1, c: 1 }, { c: ['hush'] })).toEqual([0, 0, 1]);
  expect(lives({ a: 1, b: 2, c: 1 })).toEqual([0, 1, 0]);
  const spared = happens('street-riot', { life: { a: 1, b: 1, c: 1 } });
  expect(typesOf(spared.events)).toEqual(['special-die', 'event-drawn', 'event-resolved', 'card-drawn']);
});

clause('GG-EFF-19', 'everybody wounds an own character; a wounded one dies without a killer', () => {
  const { state } = happens('aftershock', {
    inPlay: { a: [{ card: 'ironroot', wounded: true }, 'murmur'], b: ['hush'], c: [{ card: 'kestrel', wounded: true }] },
  });
  const done = after(state, a.choose('ironroot'));
  expect([done.discard, character(done, 'hush')!.wounded]).toEqual([['ironroot', 'kestrel'], true]);
});

clause('GG-DRAW-02', 'an event with several effects carries them out in order, decisions between them', () => {
  const pack = saying({ 'street-riot': [{ do: 'destroyCharacter' }, { do: 'loseLife', who: 'withoutCharacters', amount: 1 }] });
  const { state } = happens('street-riot', { config: { pack }, players: ['a', 'b'], inPlay: { a: ['hush', 'kestrel'], b: ['murmur'] } });
  expect(state.players.map(({ life }) => life)).toEqual([6, 6]);
  const { state: done, events } = play(state, a.choose('hush'));
  expect(done.players.map(({ life }) => life)).toEqual([6, 5]);
  expect(typesOf(events).filter((type) => type !== 'card-drawn')).toEqual([
    'character-died',
    'character-died',
    'life-lost',
    'event-resolved',
  ]);
});
