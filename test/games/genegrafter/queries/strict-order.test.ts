import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { player } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after, allowed, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-FLOW-02', 'the first battle closes characters and gear, unless they are interleaved by option', () => {
  const state = begin({
    config: { gear: true },
    hands: { a: ['kestrel', 'hush', 'jump-boots'] },
    inPlay: { a: ['ironroot'], b: ['livewire'] },
  });
  expect(refusal(state, a.battle('b', 'ironroot'))).toEqual(['must-play-character', 'GG-FLOW-02']);
  const fought = after(state, a.play('kestrel'), a.battle('b', 'ironroot'), b.defend('livewire'), [a.pass(), [6, 6], [1, 1]]);
  expect(refusal(fought, a.play('hush'))).toEqual(['phase-closed', 'GG-FLOW-02']);
  expect(refusal(fought, a.gear('jump-boots', 'ironroot'))).toEqual(['phase-closed', 'GG-FLOW-02']);
  const loose = begin({
    config: { gear: true, phaseOrder: 'interleaved' },
    hands: { a: ['kestrel', 'hush', 'jump-boots'] },
    inPlay: { a: ['ironroot'], b: ['livewire'] },
  });
  allowed(after(loose, a.battle('b', 'ironroot'), b.defend('livewire'), [a.pass(), [6, 6], [1, 1]]), a.play('hush'));
});

clause(['GG-FLOW-02', 'GG-PLAY-02'], 'a character drawn in a battle does not block the end of the main step', () => {
  const state = begin({
    deck: ['hush', 'mind-lash'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['ironroot'], b: ['livewire'] },
  });
  const fought = after(state, a.battle('b', 'ironroot'), b.defend('livewire'), [a.ability('adrenaline'), [6, 6, 6], [1, 1]]);
  expect(player(fought, 'a').hand).toEqual(['hush']);
  allowed(fought, a.endMain());
});

clause(['GG-FLOW-02', 'GG-ACT-08'], 'the duty forbids the first battle before anything else is looked at', () => {
  const state = begin({ hands: { a: ['kestrel'] }, inPlay: { a: ['ironroot'], b: ['hush'] } });
  expect(refusal(state, a.battle('nobody'))).toEqual(['must-play-character', 'GG-FLOW-02']);
  expect(genegrafter.legalActions(state, 'a').map(({ type }) => type)).toEqual(['play-character']);
});

clause(
  ['GG-PLAY-02', 'GG-FLOW-02'],
  'interleaved, a battle needs no character played before it, and the duty stands until the end of the main step',
  () => {
    const scene = { deck: ['hush', 'mind-lash'], hands: { a: ['adrenaline'] }, inPlay: { a: ['ironroot'], b: ['livewire'] } };
    const state = begin({ ...scene, config: { phaseOrder: 'interleaved' } });
    const fought = after(state, a.battle('b', 'ironroot'), b.defend('livewire'), [a.ability('adrenaline'), [6, 6, 6], [1, 1]]);
    expect(refusal(fought, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
    allowed(begin({ ...scene, hands: { a: ['kestrel'] }, config: { phaseOrder: 'interleaved' } }), a.battle('b', 'ironroot'));
  },
);
