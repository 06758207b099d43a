import { E, forecast, type Game, type GameTypes, orThrow } from 'ludoteca';
import { joinTable, pageLink } from 'ludoteca/client';
import { games } from 'ludoteca/games';
import type { Problem } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { house, pigOrder, settled, tokenOf } from '../host/helpers/house.js';

test('long lists are asked for in pages and searched, and an action tells the answers that lead to it', async () => {
  const { host, time } = house({}, undefined, [games['orbis-terrarum'] as unknown as Game]);
  const order = pigOrder({ game: 'orbis-terrarum', config: { players: ['ada', 'bo'], refereeMode: 'auto' } });
  const { table } = orThrow(await host.open(order));
  const ada = joinTable<GameTypes>({ link: pageLink(host), table, token: tokenOf('ada'), after: time.after });
  for (let i = 0; i < 50 && ada.getSnapshot().picture === null; i++) await settled();
  const [type] = ada.getSnapshot().picture!.open;
  const asked = async (page?: { readonly after?: number; readonly search?: string; readonly language?: string }) => {
    const next = orThrow(await ada.choices(type!, {}, page));
    return next.kind === 'ask' && next.question.kind === 'one' ? next.question.from : [];
  };
  const all = await asked();
  expect(all.length).toBeGreaterThan(2);
  expect(await asked({ after: 2 })).toEqual(all.slice(2));
  expect(await asked({ search: 'no such answer', language: 'en' })).toEqual([]);

  const [action] = orThrow(await ada.offers([type!]))[0]!.actions;
  const answers = orThrow(await ada.answersFor(action!));
  const done = orThrow(await ada.choices(type!, answers!));
  expect(done).toEqual({ kind: 'done', action });
  expect(E.isLeft(await ada.answersFor({ type: 'nothing', player: 'ada' }))).toBe(true);
  ada.close();
  await host.close();
});

test('a forecast comes with its exact fractions', async () => {
  const game = games['som-el-que-decidim'] as unknown as Game;
  const think = async (problem: Problem) =>
    problem.kind === 'foresee' ? orThrow(forecast(game, problem.state, problem.action, { plays: 500 })) : null;
  const { host, time } = house({ think }, undefined, [game]);
  const { table } = orThrow(await host.open(pigOrder({ game: game.id, config: { players: ['ada', 'bo'] } })));
  const stores = ['ada', 'bo'].map((who) => joinTable<GameTypes>({ link: pageLink(host), table, token: tokenOf(who), after: time.after }));
  const patiently = async (until: () => boolean) => {
    for (let i = 0; i < 50 && !until(); i++) await settled();
  };
  await patiently(() => stores.every((store) => store.getSnapshot().picture !== null));
  const first = stores.find((store) => store.getSnapshot().awaited)!;
  await first.act(orThrow(await first.offers())[0]!.actions[0]!);
  await patiently(() => first.getSnapshot().picture!.open.includes('roll-centralism'));
  const [roll] = orThrow(await first.offers(['roll-centralism']))[0]!.actions;
  const foreseen = orThrow(await first.foresee(roll!));
  expect(foreseen.rows.length).toBeGreaterThan(1);
  const fractions = foreseen.rows.map(({ fraction }) => fraction!);
  expect(fractions.reduce((sum, { of, in: total }) => sum + Number(of) / Number(total), 0)).toBeCloseTo(1);
  expect(typeof fractions[0]!.of).toBe('bigint');
  await host.close();
});
