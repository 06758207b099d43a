import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { E, type GameTypes, loadMatch } from 'ludoteca';
import { type Driver, joinTable, type TableStore } from 'ludoteca/client';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lay, linkTo, newToken, openTable } from '../../examples/online/load.js';
import { until } from './helpers/crowd.js';
import { conversation, misfit } from './helpers/guide.js';
import { type PostgresHere, startPostgres } from './helpers/postgres.js';
import { type ServerHere, startServer } from './helpers/servers.js';
import { refusedWith, Wire } from './helpers/wire.js';

const programs = inject('postgres');
const names = ['ada', 'bo', 'cy'];
const config = { players: names };
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-tables-'));
const stores: TableStore<GameTypes>[] = [];
const sit = (address: string, table: string, token: string, invite?: string): TableStore<GameTypes> => {
  const store = joinTable<GameTypes>({ link: linkTo([address]), table, token, ...(invite === undefined ? {} : { invite }) });
  stores.push(store);
  return store;
};
const isLive = (store: TableStore<GameTypes>): boolean => store.getSnapshot().link === 'live';
const live = (...some: TableStore<GameTypes>[]): Promise<void> => until(() => some.every(isLive), 10_000, 'everybody is there');

/** Something that may be done now. */
const offered = async (store: TableStore<GameTypes>): Promise<GameTypes['Action']> => {
  const offers = await store.offers();
  const action = E.isRight(offers) ? offers.right.flatMap(({ actions }) => actions)[0] : undefined;
  if (action === undefined) throw new Error('Nothing is offered.');
  return action;
};
const steps = (store: TableStore<GameTypes>): number => store.getSnapshot().from + store.getSnapshot().moments.length;

afterAll(() => {
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a server does, whatever keeps its tables. */
const serves = (at: () => readonly ServerHere[]): void => {
  const first = (): string => at()[0]!.address;
  const last = (): string => at().at(-1)!.address;

  test('a table is opened, people sit down by link and by invitation, play, and see each other’s decisions', async () => {
    const laid = lay('genegrafter', config, names);
    const invite = newToken();
    const order = { ...laid.order, tokens: [...laid.order.tokens, { token: invite, right: { kind: 'invite', seat: 'cy' } as const }] };
    const table = await openTable([first()], order);
    expect(await openTable([last()], order)).toBe(table);
    const [ada, bo] = [sit(first(), table, laid.seats.get('ada')!), sit(last(), table, laid.seats.get('bo')!)];
    const cy = sit(last(), table, newToken(), invite);
    const watcher = sit(first(), table, newToken());
    await live(ada, bo, cy, watcher);
    expect(cy.getSnapshot().you).toEqual({ seat: 'cy', runs: false });
    expect(watcher.getSnapshot().you).toEqual({ seat: null, runs: false });
    const who = [ada, bo, cy].find((store) => store.getSnapshot().awaited)!;
    const action = await offered(who);
    const form = await who.form(action.type);
    expect(form.refused).toBeNull();
    expect(form.ask ?? form.ready).not.toBeNull();
    const [before, heard] = [steps(watcher), performance.now()];
    expect(E.isRight(await who.act(action))).toBe(true);
    await until(() => steps(watcher) > before && steps(bo) > 0, 900, 'everybody has heard before the journal is looked at');
    expect(performance.now() - heard).toBeLessThan(900);
    expect(await watcher.act(action)).toMatchObject({ left: [{ code: 'not-seated' }] });
  });

  test('a table that is over gives its record to whoever has its link, and nothing while it goes on', async () => {
    const laid = lay('ojo-del-terror', { ...config, turns: 2 }, names);
    const bot: Driver = { kind: 'bot', bot: 'random' };
    const asked = (address: string, table: string, token: string | null): Promise<Response> =>
      fetch(`${address}/tables/${table}/record`, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
    const waiting = await openTable([first()], laid.order);
    expect((await asked(first(), waiting, laid.run)).status).toBe(409);
    expect((await asked(first(), waiting, null)).status).toBe(404);
    expect((await asked(first(), '0'.repeat(32), laid.run)).status).toBe(404);
    const other = lay('ojo-del-terror', { ...config, turns: 2 }, names);
    const table = await openTable([first()], { ...other.order, seats: other.order.seats.map((seat) => ({ ...seat, driver: bot })) });
    const watching = sit(first(), table, newToken());
    await live(watching);
    await until(() => watching.getSnapshot().picture?.outcome != null, 30_000, 'the bots have played to the end');
    const answer = await asked(last(), table, newToken());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const record: unknown = await answer.json();
    expect(E.isRight(loadMatch(ojoDelTerror, record))).toBe(true);
    await until(() => watching.getSnapshot().picture?.closed === true, 10_000, 'everybody hears that the table is closed');
    const headers = { authorization: `bearer ${laid.run}` };
    for (const [path, method] of [
      [`/tables/${waiting}/record`, 'GET'],
      [`/tables/${waiting}/record`, 'HEAD'],
      [`/tables/${waiting}%00/record`, 'GET'],
      [`/tables/${waiting}/other`, 'GET'],
      ['/tables', 'POST'],
    ] as const) {
      const said = await fetch(`${first()}${path}`, { method, headers });
      expect([path, method, said.headers.get('cache-control'), said.headers.get('x-content-type-options')]).toEqual([
        path,
        method,
        'no-store',
        'nosniff',
      ]);
    }
    expect((await fetch(`${first()}/tables/${waiting}/record`, { headers })).status).toBe(409);
  });

  test('what a bot is asked it thinks about in a worker, and answers', async () => {
    const laid = lay('genegrafter', config, names);
    const bot: Driver = { kind: 'bot', bot: 'greedy' };
    const seats = laid.order.seats.map((seat) => (seat.id === 'ada' ? seat : { ...seat, driver: bot }));
    const table = await openTable([first()], { ...laid.order, seats });
    const ada = sit(first(), table, laid.seats.get('ada')!);
    await live(ada);
    // A forecast has two seconds, and a thread that is just starting may take longer; and what bots do meanwhile may leave nothing to foresee.
    let isForeseen = false;
    for (let tries = 0; tries < 8 && !isForeseen && ada.getSnapshot().awaited; tries++) {
      const action = await offered(ada).catch(() => null);
      if (action !== null) isForeseen = E.isRight(await ada.foresee(action));
      if (!isForeseen) await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(isForeseen || !ada.getSnapshot().awaited).toBe(true);
    const decision = ada.getSnapshot().awaited ? await offered(ada).catch(() => null) : null;
    if (decision !== null) await ada.act(decision);
    await until(() => steps(ada) > 3, 20_000, 'bots have decided something');
  });

  test('a clock that runs out is rung, and the table told', async () => {
    const laid = lay('genegrafter', config, names, { clock: { kind: 'decision', seconds: 1 }, atZero: 'pause' });
    const table = await openTable([first()], laid.order);
    const watcher = sit(last(), table, laid.run);
    await live(watcher);
    await until(() => watcher.getSnapshot().picture?.paused === true, 6000, 'the table is paused');
    expect(E.isRight(await watcher.command({ kind: 'resume' }))).toBe(true);
    expect(watcher.getSnapshot().picture?.paused).toBe(false);
  });

  test('orders that are none are refused, and so are foreign pages, unknown paths and tokens', async () => {
    const post = (body: string, headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }): Promise<Response> =>
      fetch(`${first()}/tables`, { method: 'POST', headers, body });
    for (const body of ['', '{', 'null', '[]', '{"game":"chess"}', JSON.stringify({ ...lay('chess', {}, []).order })]) {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      const { refusal } = (await answer.json()) as { readonly refusal: readonly { readonly code: string }[] };
      expect(refusal[0]?.code).toMatch(/^(bad-order|unknown-game)$/);
    }
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('{}', { 'content-type': 'application/json', origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(`"${'x'.repeat(300_000)}"`)).status).toBe(413);
    expect(await (await fetch(`${first()}/online.json`)).json()).toEqual({ protocol: 1 });
    for (const path of ['/tables', '/../package.json', '/%2e%2e/package.json', '/assets/%2e%2e/%2e%2e/package.json', '/socket', '/nothing'])
      expect((await fetch(`${first()}${path}`)).status, path).toBe(404);
    expect(await refusedWith(first(), { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await refusedWith(first(), { origin: first() })).toBe(101);
    expect(await refusedWith(first(), {}, '/elsewhere')).toBe(404);
    const laid = lay('genegrafter', config, names, { watch: 'none' });
    const table = await openTable([first()], laid.order);
    const byes = await Promise.all(
      [table, '0'.repeat(32)].map(async (id) => {
        const stranger = await Wire.to(first());
        stranger.hello(id, newToken());
        await until(() => stranger.closed !== null, 5000, 'a stranger is sent away');
        return stranger.heard;
      }),
    );
    expect(byes[0]).toEqual([{ kind: 'bye', why: 'unknown' }]);
    expect(byes[1]).toEqual(byes[0]);
  });
};

describe('one server on PGlite', () => {
  let server: ServerHere;
  beforeAll(async () => {
    server = await startServer({ DATA: join(folder, 'data') });
  });
  afterAll(async () => void (await server.stop()));
  serves(() => [server]);

  test('says at its start what a power cut may cost, and keeps others out of its folder', async () => {
    expect(server.said()).toMatch(/power cut .* may lose the last seconds/);
    await expect(startServer({ DATA: join(folder, 'data') })).rejects.toThrow('Another server uses');
  });

  test('what the guide says to the server and hears from it is what is said and heard', async () => {
    const laid = lay('ojo-del-terror', { players: ['ada', 'bo'], warbandSelection: 'random' }, ['ada', 'bo']);
    const table = await openTable([server.address], laid.order);
    const bo = await Wire.to(server.address);
    bo.hello(table, laid.seats.get('bo')!);
    const wire = await Wire.to(server.address);
    let answered = 0;
    for (const { isSent, text } of conversation()) {
      if (isSent) {
        expect(wire.heard.length, `nothing else is heard before ${text}`).toBe(answered);
        wire.say(text.replace('TABLE', table).replace('ADA', laid.seats.get('ada')!));
      } else {
        await until(() => wire.heard.length > answered, 5000, text);
        expect(misfit(JSON.parse(text), wire.heard[answered++]), text).toBeNull();
      }
    }
    expect(bo.heard.map(({ kind }) => kind)).toEqual(['welcome']);
    bo.socket.terminate();
  });

  test('ends when asked to, with tables that go on when it is there again', async () => {
    const laid = lay('genegrafter', config, names);
    const table = await openTable([server.address], laid.order);
    const people = names.map((name) => sit(server.address, table, laid.seats.get(name)!));
    await live(...people);
    const who = people.find((store) => store.getSnapshot().awaited)!;
    const begun = people.map(steps);
    await who.act(await offered(who));
    await until(() => people.every((store, i) => steps(store) > begun[i]!), 5000, 'everybody has seen it');
    const before = people.map((store) => store.getSnapshot().picture);
    expect(await server.stop()).toBe(0);
    await until(() => people.every((store) => store.getSnapshot().link !== 'live'), 5000, 'everybody is told');
    await server.start();
    await live(...people);
    expect(people.map((store) => store.getSnapshot().picture)).toEqual(before);
  });
});

if (programs !== null)
  describe('two servers on PostgreSQL', () => {
    let postgres: PostgresHere;
    let servers: readonly ServerHere[] = [];
    beforeAll(async () => {
      postgres = await startPostgres(programs);
      servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL: postgres.url })));
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.close();
    });
    serves(() => servers);

    test('the page is found from wherever the server is started, and where there is none that is said', async () => {
      const built = join(import.meta.dirname, '../../examples/web/dist');
      const [elsewhere, bare] = await Promise.all([
        startServer({ DATABASE_URL: postgres.url }, undefined, folder),
        startServer({ DATABASE_URL: postgres.url, PAGE: join(folder, 'no-page') }),
      ]);
      const isBuilt = existsSync(join(built, 'index.html'));
      expect((await fetch(elsewhere.address)).status).toBe(isBuilt ? 200 : 404);
      if (!isBuilt)
        await until(() => elsewhere.said().includes(`There is no page in ${built}`), 5000, 'it is said where the page should be');
      expect((await fetch(bare.address)).status).toBe(404);
      await until(() => bare.said().includes(`There is no page in ${join(folder, 'no-page')}`), 5000, 'it is said that there is no page');
      expect(await Promise.all([elsewhere.stop(), bare.stop()])).toEqual([0, 0]);
    });

    test('all seats act at once through both: each is done once, and nobody is told to wait', async () => {
      const laid = lay('ojo-del-terror', { players: names }, names);
      const table = await openTable([servers[0]!.address], laid.order);
      const people = names.map((name, i) => sit(servers[i % 2]!.address, table, laid.seats.get(name)!));
      await live(...people);
      const awaited = () => people.filter((store) => store.getSnapshot().awaited);
      for (let round = 0; round < 15; round++) {
        await until(() => awaited().length > 0, 5000, 'somebody is to act');
        const acting = awaited();
        const actions = await Promise.all(acting.map(offered));
        const answers = await Promise.all(acting.map((store, i) => store.act(actions[i]!)));
        expect(answers.some(E.isRight)).toBe(true);
        await until(() => people.every((store) => store.getSnapshot().pending.length === 0), 5000, 'everything is answered');
      }
      const moments = people.map((store) => store.getSnapshot().moments.filter(({ action }) => action !== null).length);
      expect(Math.min(...moments)).toBeGreaterThan(0);
    });

    test('a clock rings in another process when the one that set it is gone', async () => {
      const laid = lay('genegrafter', config, names, { clock: { kind: 'decision', seconds: 3 }, atZero: 'bot' });
      const table = await openTable([servers[0]!.address], laid.order);
      await servers[0]!.kill();
      const seats = async (): Promise<readonly string[]> => {
        const { rows } = await client.query(`select deed->>'seat' as seat from entry where table_id = $1 and deed->>'kind' = 'ran-out'`, [
          table,
        ]);
        return rows.map(({ seat }) => seat as string);
      };
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      // Nobody looks at the table: only the alarm that was set before the entry can ring.
      await until(async () => (await seats()).length > 0, 20_000, 'the clock has rung');
      await client.end();
      await servers[0]!.start();
    });
  });
