import { genegrafter, type State } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { phase, player, told } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, play } from '../helpers/playing.js';
import { abilities, type begin, three } from '../helpers/scenes.js';

/** b draws the third DNA card at the start of his turn. */
const ending = (scene: Parameters<typeof begin>[0] = {}) =>
  play(three({ deck: ['dna-3', ...abilities], dnaTable: ['dna-1', 'dna-2'], pools: { a: ['kestrel'] }, ...scene }), a.endMain());

/** The turns that follow until the game is over. */
const turnsOf = (state: State): string[] => {
  const turns: string[] = [];
  let now = state;
  while (now.outcome === null) {
    now = after(now, { type: 'end-main', player: now.active });
    if (now.outcome === null) turns.push(now.active);
  }
  return turns;
};

clause(['GG-OVER-01', 'GG-OVER-02'], 'the turn of the third DNA card is finished, then everybody has one more, its player last', () => {
  const { state, events } = ending();
  expect([state.active, phase(state), state.finalTurns]).toEqual(['b', 'main', ['c', 'a', 'b']]);
  expect(told(events, 'final-round-started')).toEqual([{ type: 'final-round-started', turns: ['c', 'a', 'b'] }]);
  expect(turnsOf(state)).toEqual(['c', 'a', 'b']);
  const second = ending({ deck: ['dna-2', ...abilities], dnaTable: ['dna-1'] });
  expect([second.state.dnaTable, second.state.finalTurns, told(second.events, 'final-round-started')]).toEqual([
    ['dna-1', 'dna-2'],
    null,
    [],
  ]);
});

clause('GG-OVER-03', 'by option the game is scored after the present turn', () => {
  const { state } = ending({ config: { finalRound: 'currentTurnOnly' } });
  expect([state.outcome, state.finalTurns]).toEqual([null, []]);
  expect(turnsOf(state)).toEqual([]);
});

clause('GG-OVER-03', 'by option one more turn is played, that of the next survivor', () => {
  const config = { finalRound: 'oneTurn' } as const;
  const { state, events } = ending({ config });
  expect([state.finalTurns, told(events, 'final-round-started')]).toEqual([['c'], [{ type: 'final-round-started', turns: ['c'] }]]);
  expect(turnsOf(state)).toEqual(['c']);
  for (const [players, next] of [
    [['a', 'b'], 'a'],
    [['a', 'b', 'c', 'd'], 'c'],
  ] as const) {
    const other = ending({ config, players }).state;
    expect([other.finalTurns, turnsOf(other)]).toEqual([[next], [next]]);
  }
  // Somebody who is out already is no survivor.
  const scene = { config, deck: ['dna-3', ...abilities], dnaTable: ['dna-1', 'dna-2'], life: { b: 1 }, inPlay: { a: ['ironroot'] } };
  expect(after(three({ ...scene, specialDice: ['c'] }), a.battle('b', 'ironroot'), [c.special(), 3]).finalTurns).toEqual(['c']);
});

clause(
  ['GG-OVER-03', 'GG-OVER-12'],
  'should the next survivor be eliminated before his turn, the one after him takes it; in his turn nobody does',
  () => {
    const scene = { config: { finalRound: 'oneTurn' }, inPlay: { b: ['ironroot', 'livewire'] }, life: { c: 1, d: 1 } } as const;
    const four = ending({ ...scene, players: ['a', 'b', 'c', 'd'] }).state;
    const first = after(four, b.battle('c', 'ironroot'));
    expect(first.finalTurns).toEqual(['d']);
    const second = after(first, b.battle('d', 'livewire'));
    expect(second.finalTurns).toEqual(['a']);
    expect(turnsOf(second)).toEqual(['a']);
    const full = after(ending({ ...scene, config: {}, players: ['a', 'b', 'c', 'd'] }).state, b.battle('c', 'ironroot'));
    expect(full.finalTurns).toEqual(['d', 'a', 'b']);
    const riot = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 1 }] });
    const own = three({
      config: { finalRound: 'oneTurn', pack: riot },
      dnaTable: ['dna-1', 'dna-2', 'dna-3'],
      deck: ['street-riot', ...abilities],
      finalTurns: ['b'],
      pools: { a: ['kestrel'] },
      life: { b: 1 },
    });
    expect(after(own, a.endMain()).outcome).toMatchObject({ reason: 'dna' });
  },
);

clause('GG-OVER-04', 'after the last turn the game ends and is scored', () => {
  const state = three({ finalTurns: [], pools: { a: ['kestrel'] } });
  const { state: over, events } = play(state, a.endMain());
  expect(over.outcome).toMatchObject({ reason: 'dna', clause: 'GG-OVER-04', winner: 'a' });
  expect(events.at(-1)).toMatchObject({ type: 'game-over', outcome: { winner: 'a' } });
  expect(genegrafter.outcome(over)).toMatchObject({ _tag: 'Some', value: { winners: ['a'] } });
});

clause(['GG-OVER-01', 'GG-PROC-23', 'GG-DRAW-06'], 'the third DNA card in a duel counts at once and grafts before the next attack', () => {
  const state = three({
    dnaTable: ['dna-1', 'dna-2'],
    deck: ['dna-3', 'foresight'],
    hands: { a: ['adrenaline', 'kestrel'] },
    inPlay: { a: ['ironroot', 'livewire'], b: ['hush'] },
    played: 1,
  });
  const { state: rolled, events } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), a.ability('adrenaline'), [
    a.pass(),
    [6, 6, 6],
    [1, 1],
  ]);
  expect(told(events, 'final-round-started')).toEqual([{ type: 'final-round-started', turns: ['b', 'c', 'a'] }]);
  // Physical is Ironroot's colour and Adrenaline's, but its dice show nothing but sixes.
  expect([phase(rolled), rolled.graftRound?.left, rolled.battle!.waiting]).toEqual(['grafting', 3, ['livewire']]);
  const grafted = after(rolled, a.graft('kestrel', 'hand', 'livewire'));
  expect([grafted.graftRound?.left, phase(after(grafted, a.endGrafting()))]).toEqual([2, 'choosing-defender']);
});

clause(['GG-OVER-02', 'GG-SPEC-07'], 'another player draws the third DNA card: the list is counted from whose turn it is', () => {
  const state = three({ active: 'b', dnaTable: ['dna-1', 'dna-2'], deck: ['dna-3', 'foresight'], specialDice: ['a'] });
  expect(after(state, [a.special(), 3]).finalTurns).toEqual(['c', 'a', 'b']);
});

clause(
  ['GG-OVER-02', 'GG-OVER-09'],
  'the active player is eliminated and then the third DNA card is drawn: those left have one turn each',
  () => {
    const pack = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 1 }] });
    const state = three({
      config: { pack },
      active: 'b',
      life: { b: 1 },
      dnaTable: ['dna-1', 'dna-2'],
      deck: ['street-riot', 'dna-3', 'foresight', 'mind-fog', 'ice-wall', 'overload'],
      specialDice: ['a'],
    });
    const { state: next, events } = play(state, [a.special(), 3]);
    expect(told(events, 'final-round-started')[0]!.turns).toEqual(['c', 'a']);
    expect([next.active, next.finalTurns, player(next, 'a').hand, player(next, 'c').hand]).toEqual([
      'c',
      ['a'],
      ['foresight'],
      ['mind-fog', 'ice-wall', 'overload'],
    ]);
  },
);

clause('GG-OVER-13', 'the millionth turn is the last, whoever should follow', () => {
  const scene = { deck: [...abilities], pools: { b: ['kestrel'] } };
  const before = play(three({ ...scene, turn: 999_998, active: 'c' }), c.endMain()).state;
  expect([before.turn, before.active, before.outcome]).toEqual([999_999, 'a', null]);
  const last = after(before, a.endMain());
  expect([last.turn, last.active, last.outcome]).toEqual([1_000_000, 'b', null]);
  expect(after(last, b.endMain()).outcome).toMatchObject({ reason: 'turn-limit', clause: 'GG-OVER-13', winner: 'b' });
  const final = three({ turn: 1_000_000, dnaTable: ['dna-1', 'dna-2', 'dna-3'], finalTurns: ['b'], pools: { c: ['kestrel'] } });
  expect(after(final, a.endMain()).outcome).toMatchObject({ reason: 'turn-limit', winner: 'c' });
});
