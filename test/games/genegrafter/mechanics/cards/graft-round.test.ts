import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { actors, phase, player, told } from '../../helpers/facts.js';
import { everybody, pools, round } from '../../helpers/graft-rounds.js';
import { a, b, c } from '../../helpers/orders.js';
import { after, play, refusal } from '../../helpers/playing.js';
import { begin, three } from '../../helpers/scenes.js';

clause('GG-GRAFT-01', 'each DNA card starts one round', () => {
  const state = round({ deck: ['dna-1', 'dna-2', 'foresight'], inPlay: everybody, pools });
  expect(state.graftRound).toMatchObject({ allowance: 1 });
  const second = after(state, a.endGrafting(), b.endGrafting(), c.endGrafting());
  expect(second.graftRound).toMatchObject({ allowance: 2 });
  expect(after(second, a.endGrafting(), b.endGrafting(), c.endGrafting()).graftRound).toBeNull();
});

clause('GG-GRAFT-02', 'every survivor has one turn, the active player first', () => {
  const state = round({ active: 'b', inPlay: everybody, pools });
  expect([state.graftRound!.order, genegrafter.actors(state)]).toEqual([['b', 'c', 'a'], ['b']]);
  expect(refusal(state, a.endGrafting())).toEqual(['not-your-turn', 'GG-ACT-05']);
  const { events } = play(state, b.endGrafting(), c.endGrafting(), a.endGrafting());
  expect(told(events, 'passed').map((event) => event.player)).toEqual(['b', 'c', 'a']);
  expect(told(events, 'graft-round-ended')).toHaveLength(1);
});

clause('GG-GRAFT-03', 'one graft each in the first round, two in the second, three in the third', () => {
  for (const dnaTable of [[], ['dna-1'], ['dna-1', 'dna-2']]) {
    const state = round({ dnaTable, inPlay: everybody, pools: { ...pools, a: ['murmur', 'chimera', 'kestrel', 'poltergeist'] } });
    const grafts = ['murmur', 'chimera', 'kestrel'].slice(0, dnaTable.length + 1).map((card) => a.graft(card, 'genePool', 'ironroot'));
    const before = after(state, ...grafts.slice(0, -1));
    expect(genegrafter.actors(before)).toEqual(['a']);
    expect(genegrafter.actors(after(before, grafts.at(-1)!))).toEqual(['b']);
  }
});

clause('GG-GRAFT-04', 'shared, the number is for all together', () => {
  const state = round({ dnaTable: ['dna-1'], config: { graftAllowance: 'shared' }, inPlay: everybody, pools });
  const one = after(state, a.graft('murmur', 'genePool', 'ironroot'), a.endGrafting());
  expect([genegrafter.actors(one), one.graftRound!.left]).toEqual([['b'], 1]);
  const two = after(one, b.graft('undertow', 'genePool', 'hush'));
  expect(phase(two)).toBe('main');
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

clause(['GG-GRAFT-04', 'GG-GRAFT-02'], 'a shared allowance is what others have left, and the round ends with it', () => {
  const state = three({
    config: { graftAllowance: 'shared' },
    active: 'c',
    dnaTable: ['dna-1'],
    deck: ['dna-2', 'foresight'],
    specialDice: ['a'],
    hands: { a: ['kestrel'], b: ['overload'], c: ['undertow', 'murmur'] },
    inPlay: { a: ['ironroot'], b: ['hush'], c: ['livewire'] },
  });
  const round = after(state, [a.special(), 3]);
  expect([round.graftRound!.order, genegrafter.actors(round)]).toEqual([['c', 'a', 'b'], ['c']]);
  const second = after(round, c.graft('murmur', 'hand', 'livewire'), c.endGrafting());
  expect([second.graftRound!.left, genegrafter.actors(second)]).toEqual([1, ['a']]);
  const done = after(second, a.graft('kestrel', 'hand', 'ironroot'));
  expect([done.graftRound, phase(done), player(done, 'a').hand]).toEqual([null, 'main', ['foresight']]);
  expect(done.charactersPlayedThisTurn).toBe(0);
});
