import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, after, allowed, b, begin, c, character, clause, phase, play, player, refusal, shown, told } from '../table.js';

/** The graft round of a DNA card, drawn by a's special die in the turn of whoever is active. */
const round = (scene: Parameters<typeof begin>[0] = {}) => {
  const onTable = scene?.dnaTable ?? [];
  return after(begin({ deck: [`dna-${onTable.length + 1}`, 'foresight'], specialDice: ['a'], players: ['a', 'b', 'c'], ...scene }), [
    a.special(),
    3,
  ]);
};
const everybody = { a: ['ironroot'], b: ['hush'], c: ['livewire'] };
const pools = { a: ['murmur', 'chimera'], b: ['undertow', 'halflife'], c: ['ashfall', 'daybreak'] };

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

clause('GG-GRAFT-05', 'a character, from the zone that is named', () => {
  const state = round({ inPlay: everybody, pools, hands: { a: ['kestrel', 'overload'] } });
  expect(refusal(state, a.graft('murmur', 'hand', 'ironroot'))).toEqual(['not-in-hand-or-pool', 'GG-GRAFT-05']);
  expect(refusal(state, a.graft('kestrel', 'genePool', 'ironroot'))).toEqual(['not-in-hand-or-pool', 'GG-GRAFT-05']);
  expect(refusal(state, a.graft('undertow', 'genePool', 'ironroot'))).toEqual(['not-in-hand-or-pool', 'GG-GRAFT-05']);
  expect(refusal(state, a.graft('overload', 'hand', 'ironroot'))).toEqual(['not-a-character', 'GG-GRAFT-05']);
  expect(player(after(state, a.graft('kestrel', 'hand', 'ironroot')), 'a').hand).toEqual(['overload']);
  expect(player(after(state, a.graft('murmur', 'genePool', 'ironroot')), 'a').genePool).toEqual(['chimera']);
});

clause('GG-GRAFT-06', 'under an own character in play', () => {
  const state = round({ inPlay: everybody, pools });
  expect(refusal(state, a.graft('murmur', 'genePool', 'hush'))).toEqual(['not-your-character', 'GG-GRAFT-06']);
  expect(refusal(state, a.graft('murmur', 'genePool', 'chimera'))).toEqual(['no-such-character', 'GG-GRAFT-06']);
  allowed(state, a.graft('murmur', 'genePool', 'ironroot'));
});

clause(['GG-GRAFT-07', 'GG-GRAFT-08'], 'the host gains powers and colours, and its dice stay', () => {
  const state = after(round({ inPlay: everybody, pools }), a.graft('chimera', 'genePool', 'ironroot'));
  expect(shown(state, 'ironroot')).toMatchObject({ attack: 2, defence: 3 });
  expect(new Set(shown(state, 'ironroot').powers)).toEqual(new Set(['superStrength', 'flight', 'pyrokinesis']));
  expect(new Set(shown(state, 'ironroot').colours)).toEqual(new Set(['physical', 'energy', 'mental']));
});

clause('GG-GRAFT-09', 'a host may be grafted again, in this round and in later ones', () => {
  const state = round({ dnaTable: ['dna-1'], inPlay: { a: [{ card: 'ironroot', grafts: ['kestrel'] }] }, pools });
  expect(
    character(after(state, a.graft('murmur', 'genePool', 'ironroot'), a.graft('chimera', 'genePool', 'ironroot')), 'ironroot')!.grafts,
  ).toEqual(['kestrel', 'murmur', 'chimera']);
});

clause('GG-GRAFT-10', 'nobody has to graft', () => {
  const state = after(round({ inPlay: everybody, pools }), a.endGrafting(), b.endGrafting(), c.endGrafting());
  expect([phase(state), state.characters.flatMap(({ grafts }) => grafts)]).toEqual(['main', []]);
});

clause('GG-GRAFT-11', 'a graft is told and shown to all, and nothing takes it away', () => {
  const { state, events } = play(round({ inPlay: everybody, pools }), a.graft('murmur', 'genePool', 'ironroot'));
  expect(genegrafter.witness(events[0]!, null)).toEqual({
    type: 'grafted',
    player: 'a',
    card: 'murmur',
    from: 'genePool',
    host: 'ironroot',
  });
  expect(genegrafter.view(state, null).characters[0]!.grafts).toEqual(['murmur']);
  expect(refusal(state, b.graft('murmur', 'genePool', 'hush'))).toEqual(['not-in-hand-or-pool', 'GG-GRAFT-05']);
});

clause('GG-GRAFT-12', 'a graft from the hand is no character played', () => {
  const state = after(round({ inPlay: { a: ['ironroot'] }, hands: { a: ['kestrel', 'hush'] } }), a.graft('kestrel', 'hand', 'ironroot'));
  expect([phase(state), state.charactersPlayedThisTurn]).toEqual(['main', 0]);
  expect(refusal(state, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
});
