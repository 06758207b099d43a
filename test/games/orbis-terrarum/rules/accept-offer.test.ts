import { expect } from 'vitest';
import { accept, made, offer, two } from '../helpers/offers.js';
import { given, nationWith, shield } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, code, game, refused } from '../helpers/table.js';

clause('OT-TRE-04', 'an offer is accepted by its addressee exactly as published, clause upon clause, or not at all', () => {
  const pay = { kind: 'payment', by: 'francia', to: 'gothia', wealth: 4, progress: 0 } as const;
  const rich = (wealth: number) => act(nationWith(start(), 'francia', { wealth }), offer([pay, pay]));
  expect([refused(rich(7), accept()), rich(7).offers.length, act(rich(8), accept()).nations['gothia']!.wealth]).toEqual([
    ['cannot-pay', 'OT-TRE-04'],
    1,
    8,
  ]);
  const cede = [{ kind: 'cession', by: 'francia', to: 'gothia', regions: ['neustria'] }] as const;
  expect(refused(given(act(start(), offer(cede)), 'neustria', 'romania'), accept())).toEqual(['offer-impossible', 'OT-TRE-04']);
  const serve = { kind: 'vassalage', vassal: 'francia', patron: 'gothia' } as const;
  expect(refused(act(start(), offer([serve, serve])), accept())).toEqual(['offer-impossible', 'OT-TRE-04']);
  const open = act(start(), offer(shield));
  for (const player of ['ada', 'cy']) expect(code(open, accept(player))).toBe('not-your-nation');
  const penalty = { target: 'MIL', value: 3, years: 2, wealth: 1, progress: 0 } as const;
  expect(made(shield, start(), { years: 4, penalty, adhesion: 'majority' }).treaties).toMatchObject([
    { parties: two, clauses: shield, lastTurn: 5, years: 4, penalty, adhesion: 'majority', concludedTurn: 1 },
  ]);
  expect(game.legalActions(rich(7), 'bo', { types: ['accept-offer'] })).toEqual([]);
  expect(game.legalActions(open, 'bo', { types: ['accept-offer'] })).toEqual([accept()]);
});
