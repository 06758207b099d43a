import { type Game, type GameTypes, type Roll, recorded, sameData, type Viewer } from 'ludoteca';
import { games } from 'ludoteca/games';
import { type Order, type Picture, type Right, type ToClient, withChanges } from 'ludoteca/host';
import { canonical, silence, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { often } from './helpers/effort.js';
import { at, calm, type Ear, house, opened, pigOrder, tokenOf } from './helpers/house.js';

const configs: Readonly<Record<keyof typeof games, object>> = {
  'ojo-del-terror': { players: ['ada', 'bo', 'cy'] },
  genegrafter: { players: ['ada', 'bo', 'cy'] },
  'som-el-que-decidim': { players: ['ada', 'bo', 'cy'] },
  'genes-mactantes': { players: ['ada', 'bo', 'cy'] },
  'orbis-terrarum': { players: ['ada', 'bo', 'cy'] },
};
const most = often(60, 20);
const generous = { burst: 1e6, perSecond: 1e6 };

/** What a client makes of what it hears. */
const followed = (before: Picture | null, message: ToClient): Picture => {
  if (message.kind === 'welcome') return message.picture;
  if (message.kind !== 'told') throw new Error(`A picture was wanted, not ${message.kind}.`);
  return message.picture ?? withChanges(before!, message.patch!)!;
};

for (const [id, config] of Object.entries(configs))
  test(`${id}: whoever saw nothing is told nothing, and what is told makes the view, in few bytes`, async () => {
    const game = games[id as keyof typeof games] as unknown as Game<GameTypes>;
    const played = walk(game, config, { name: id, seed: 'silence', maxSteps: most });
    const rolls: (readonly Roll[])[] = [played.setup.rolls];
    const { host } = house({ dice: () => recorded(rolls.shift() ?? []), budgets: generous }, undefined, [game]);
    const seats = game.seats(played.setup.state);
    const rights = seats.map((seat): Order['tokens'][number] => ({ token: tokenOf(seat), right: { kind: 'seat', seat } satisfies Right }));
    const order = pigOrder({
      game: id,
      config: played.config,
      rules: calm,
      seats: seats.map((seat) => ({ id: seat, driver: { kind: 'person' } })),
      tokens: [{ token: tokenOf('run'), right: { kind: 'run' } }, ...rights],
    });
    const table = await opened(host, order);
    const ears = new Map<Viewer, Ear>();
    for (const viewer of [...seats, null]) ears.set(viewer, await at(host, table, viewer ?? 'watcher'));
    const pictures = new Map<Viewer, Picture>();
    for (const [viewer, ear] of ears) pictures.set(viewer, followed(null, ear.heard[0]!));
    let [told, whole] = [0, 0];
    for (const move of played.moves) {
      rolls.push(move.rolls);
      const heard = new Map([...ears].map(([viewer, ear]) => [viewer, ear.heard.length]));
      expect(await ears.get(move.action.player)!.say({ kind: 'act', action: move.action })).toMatchObject({ kind: 'done' });
      for (const [viewer, ear] of ears) {
        const news = ear.heard.slice(heard.get(viewer)!).filter(({ kind }) => kind === 'told');
        const saw =
          move.action.player === viewer ||
          move.events.some((event) => game.witness(event, viewer) !== null) ||
          !sameData(game.actors(move.before, viewer), game.actors(move.state, viewer)) ||
          !sameData(game.view(move.before, viewer), game.view(move.state, viewer));
        expect(news.length, `${id}, step ${move.number}, ${viewer}`).toBe(saw ? 1 : 0);
        for (const message of news) {
          pictures.set(viewer, followed(pictures.get(viewer)!, message));
          // What happened must be told in any case; what is saved is the picture.
          if (message.kind === 'told') told += JSON.stringify(message.patch ?? message.picture).length;
        }
        const picture = pictures.get(viewer)!;
        expect(canonical(picture.view)).toEqual(canonical(JSON.parse(JSON.stringify(game.view(move.state, viewer)))));
        whole += JSON.stringify(picture).length;
      }
    }
    expect(played.moves.length).toBeGreaterThan(0);
    expect(told / whole, 'changes beside whole pictures').toBeLessThan(often(0.15, 0.2)); // at the beginning more is new
    const found = silence(game, played);
    expect(found.looked).toBe(played.moves.reduce((sum, { before }) => sum + game.seats(before).length + 1, 0));
    expect(found.asked).toBeGreaterThan(0);
    await host.close();
  });

test('a game that tells of a hidden step is found out', () => {
  const { genegrafter } = { genegrafter: games.genegrafter as unknown as Game<GameTypes> };
  const played = walk(genegrafter, configs.genegrafter, { name: 'leaking', seed: 1, maxSteps: 30 });
  const leaking: Game<GameTypes> = {
    ...genegrafter,
    witness: () => null,
    actors: () => [],
    view: () => ({}),
    open: (state) => [String(played.moves.findIndex(({ before }) => before === state))],
  };
  expect(() => silence(leaking, played)).toThrow('has something else to do');
});
