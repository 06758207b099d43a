import { E, type Game, type GameTypes, orThrow } from 'ludoteca';
import { joinTable, pageLink } from 'ludoteca/client';
import { games } from 'ludoteca/games';
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
