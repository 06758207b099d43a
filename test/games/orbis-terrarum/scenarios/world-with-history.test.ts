import { clone, seeded } from 'ludoteca';
import { orbisTerrarum as game } from 'ludoteca/orbis-terrarum';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { crowd, crowdedOptions } from '../helpers/world-with-history.js';

test('the crowded world is one that the rules lead to: none of its history is refused, and everything is on the table', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f'];
  const config = { players, ...crowdedOptions };
  const state = clone(accepted<{ state: Parameters<typeof crowd>[0] }>(game.setup(config, seeded('crowd'))).state);
  expect(crowd(state, seeded('crowd')).refused).toEqual([]);
  expect([state.turn, state.phase, state.players['f']!.principal]).toEqual([3, 'orders', null]);
  expect(state.conferences.map(({ stage }) => stage)).toEqual(['closed', 'discussion', 'voting', 'discussion', 'scheduled']);
  expect(state.organizations.map(({ leader, election, schism }) => [leader, election !== null, schism !== null])).toEqual([
    ['francia', false, false],
    ['ostrogothia', false, true],
    [null, true, false],
  ]);
  expect(state.treaties.filter(({ adoption }) => adoption !== null)).toHaveLength(1);
  expect(state.nationOrder.filter((id) => state.nations[id]!.tribute === 'pending').length).toBeGreaterThan(3);
  const { civilWars, rebellions, conflicts, hosts, crises, offers, declarations, opportunities, publishedMilestones, decisions } = state;
  const counts = [civilWars, rebellions, conflicts, hosts, crises, offers, declarations, opportunities, publishedMilestones, decisions];
  expect(counts.map(({ length }) => length)).toEqual([2, 2, 2, 2, 1, 4, 3, 1, 1, 1]);
});
