import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { character, phase, player, shown } from '../helpers/facts.js';
import { everybody, pools, round } from '../helpers/graft-rounds.js';
import { a, b } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';

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
