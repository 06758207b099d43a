import { scripted } from 'ludoteca';
import { type Config, eyeOfTerror, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { smallPack } from '../helpers/packs.js';
import { playAll, refuses } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const begin = (players: readonly string[], options: Partial<Config> = {}): State =>
  accepted(ojoDelTerror.setup({ players, ...options }, scripted([]))).state;

const choose = (player: string, warband: string) => ({ type: 'choose-warband', player, warband }) as const;

clause('ET-WAR-01', 'a band must exist and be free', () => {
  const state = begin(['a', 'b']);
  for (const { id } of eyeOfTerror.warbands) expect(playAll(state, choose('a', id)).players['a']!.warband).toBe(id);
  for (const warband of ['whiteScars', '', 'constructor', 'toString', '__proto__', 'khorne', 'Black Legion'])
    expect([warband, refuses(state, choose('a', warband))]).toEqual([warband, ['unknown-warband', 'ET-WAR-01']]);
  const taken = playAll(state, choose('a', 'blackLegion'));
  expect(refuses(taken, choose('b', 'blackLegion'))).toEqual(['warband-taken', 'ET-WAR-01']);
  expect(playAll(taken, choose('b', 'wordBearers')).players['b']!.warband).toBe('wordBearers');
});

clause('ET-WAR-01', 'bands of a pack of one’s own, whatever their ids', () => {
  const state = begin(['10', '9'], { pack: smallPack });
  expect(refuses(state, choose('10', 'blackLegion'))).toEqual(['unknown-warband', 'ET-WAR-01']);
  const done = playAll(state, choose('10', '1'), choose('9', '2'));
  expect(done.players).toMatchObject({ 10: { warband: '1' }, 9: { warband: '2' } });
});

clause('ET-WAR-02', 'the choice is public and for the whole game; the next seat chooses next', () => {
  const before = begin(['a', 'b', 'c']);
  const { state, events } = playWith(ojoDelTerror, before, choose('a', 'alphaLegion'));
  expect(events).toEqual([{ type: 'warband-chosen', player: 'a', warband: 'alphaLegion', dedication: 'issilaq' }]);
  for (const viewer of ['a', 'b', null]) {
    expect(ojoDelTerror.witness(events[0]!, viewer)).toEqual(events[0]);
    expect(ojoDelTerror.view(state, viewer).players['a']!.warband).toBe('alphaLegion');
  }
  expect(ojoDelTerror.actors(state)).toEqual(['b']);
  expect(refuses(state, choose('a', 'blackLegion'))).toEqual(['not-your-turn', 'ET-ACT-03']);
  const begun = playAll(state, choose('b', 'blackLegion'), choose('c', 'nightLords'));
  for (const player of ['a', 'b', 'c']) expect(refuses(begun, choose(player, 'deathGuard'))).toEqual(['wrong-phase', 'ET-ACT-02']);
  expect(begun.players['a']!.warband).toBe('alphaLegion');
});
