import { expect } from 'vitest';
import { always } from '../helpers/crowded-world.js';
import { nationWith } from '../helpers/positions.js';
import { type Action, act, clause, game, refused, type State } from '../helpers/table.js';
import { measure, reportOn, turn } from '../helpers/turns.js';
import { saxon } from '../helpers/vassals.js';

clause(['OT-VAS-10', 'OT-VAS-18'], 'a patron frees its own vassal, who owes nothing more and keeps its own', () => {
  const release = (vassal: string): Action => ({ type: 'release-vassal', player: 'ada', patron: 'francia', vassal });
  const chain = nationWith(saxon({ independenceDeclared: true, autonomous: true }), 'thuringia', { patron: 'saxonia' });
  const freed = act(chain, release('saxonia'));
  expect(freed.nations['saxonia']).toMatchObject({ patron: null, tribute: 'none', independenceDeclared: false, autonomous: false });
  expect(freed.nations['thuringia']!.patron).toBe('saxonia');
  const vassalRoll = (state: State) =>
    reportOn(turn(state, [measure('saxonia', 'intervention', 'invest', { player: state === freed ? 'referee' : 'ada' })], 50), 'saxonia')
      .roll!.items;
  expect([vassalRoll(saxon()).map(({ source }) => source), vassalRoll(freed)]).toEqual([['vassal'], []]);
  for (const vassal of ['gothia', 'thuringia', 'armenia']) expect(refused(chain, release(vassal))).toEqual(['not-a-vassal', 'OT-VAS-10']);
});

clause(['OT-VAS-10', 'OT-ACT-05'], 'chance draws from all Nations of a hand, and frees a vassal where it meets the patron', () => {
  const release = { type: 'release-vassal', player: 'ada', patron: 'francia', vassal: 'saxonia' };
  expect(game.legalActions(saxon(), 'ada', { types: ['release-vassal'] })).toEqual([release]);
  const byChance = (best: boolean) => game.definition.rules['release-vassal'].sample!(saxon(), 'ada', always(best));
  expect([byChance(true), byChance(false)]).toEqual([release, undefined]);
});
