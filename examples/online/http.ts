import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { E, type Refusal, refuse } from 'ludoteca';
import { type Host, protocol } from 'ludoteca/host';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressOf, isWelcome } from './addresses.js';
import { asksFromHere, reachedAt } from './reach.js';
import type { Limits } from './sockets.js';

const largestOrder = 256 * 1024;
const year = 31_536_000;

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const no = (code: string, message: string): { readonly refusal: Refusal } => ({ refusal: [refuse(code, 'HOST', message)] });
const tooMany = no('too-many-tables', 'From here no more tables can be opened for a while.');
const tooLarge = no('too-large', 'This is more than an order may come to.');
const noOrder = no('bad-order', 'An order is JSON, and says so.');
const tooOften = no('busy', 'From here too many records are asked for.');
const stranger = no('foreign-origin', 'Pages of this origin are not served here.');

/** What was not read to its end cannot be followed by another request. */
const ended = { connection: 'close' };

/** So many records may be asked for from one address in a minute. */
const recordsPerMinute = 30;

/** With which status a record is refused, by the code of the refusal. */
const statuses = { 'unknown-table': 404, 'goes-on': 409 } as const;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads bytes as JSON; undefined if they are none, or no text at all: what is not read as it was written would be another order. */
const parsed = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
};

/** Where the page and the orders for tables come in. */
const application = (host: Host, page: string | null, limits: Limits, hostname: string): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const opened = new RateLimiterMemory({ points: limits.tablesPerHour, duration: 3600 });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.onError((_, context) => context.json(no('internal', 'This failed here; nothing has changed.'), 500));
  // Browsers ask first whether a page of another origin may, and keep from it what does not say that it may.
  if (limits.origins.length > 0) {
    const allowHeaders = ['authorization', 'content-type'];
    const letIn = cors({ origin: [...limits.origins], allowMethods: ['GET', 'POST'], allowHeaders, exposeHeaders: ['retry-after'] });
    for (const path of ['/online.json', '/tables/*']) app.use(path, letIn);
  }
  app.get('/online.json', (context) => {
    // Networks are joined and left while a server runs: it is looked anew. Behind a proxy everybody seems to ask from here.
    const { remoteAddress, localPort = 0 } = context.env.incoming.socket;
    const addresses = limits.proxies === 0 && asksFromHere(remoteAddress) ? reachedAt(hostname, localPort) : [];
    return context.json({ protocol, ...(addresses.length === 0 ? {} : { addresses }) }, 200, { 'cache-control': 'no-store' });
  });
  // What is said of a table is for whoever asked, and may be otherwise the next time.
  app.use('/tables/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.post('/tables', bodyLimit({ maxSize: largestOrder, onError: (context) => context.json(tooLarge, 413, ended) }), async (context) => {
    const { incoming } = context.env;
    if (!isWelcome(incoming, limits.origins)) return context.json(stranger, 403, ended);
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) return context.json(noOrder, 415, ended);
    try {
      await opened.consume(addressOf(incoming, limits.proxies));
    } catch {
      return context.json(tooMany, 429, { ...ended, 'retry-after': '3600' });
    }
    const result = await host.open(parsed(await context.req.arrayBuffer()));
    if (E.isRight(result)) return context.json(result.right, 201);
    const isBusy = result.left.some(({ code }) => code === 'busy');
    return isBusy ? context.json({ refusal: result.left }, 429, { 'retry-after': '1' }) : context.json({ refusal: result.left }, 400);
  });
  const asked = new RateLimiterMemory({ points: recordsPerMinute, duration: 60 });
  app.get('/tables/:table/record', async (context) => {
    const { incoming } = context.env;
    if (!isWelcome(incoming, limits.origins)) return context.json(stranger, 403);
    try {
      await asked.consume(addressOf(incoming, limits.proxies));
    } catch {
      return context.json(tooOften, 429, { 'retry-after': '60' });
    }
    const token = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const record = await host.record(context.req.param('table'), token);
    if (E.isRight(record)) return context.json(record.right as object);
    const { code } = record.left[0];
    return Object.hasOwn(statuses, code)
      ? context.json({ refusal: record.left }, statuses[code as keyof typeof statuses])
      : context.json({ refusal: record.left }, 429, { 'retry-after': '1' });
  });
  if (page !== null) {
    app.use('/assets/*', async (context, next) => {
      await next();
      if (context.res.ok) context.header('cache-control', `public, max-age=${year}, immutable`); // their names change with what is in them
    });
    app.use('*', async (context, next) => {
      await next();
      if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-cache');
    });
    app.get('*', serveStatic({ root: page, precompressed: true }));
  }
  app.notFound((context) => context.text('There is nothing here.\n', 404));
  return app;
};

/** Serves the page, and takes orders for tables. */
export const openHttp = (host: Host, page: string | null, limits: Limits, port: number, hostname: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const { fetch } = application(host, page, limits, hostname);
    const server = serve({ fetch, port, hostname, serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000 } }, () =>
      resolve(server),
    ) as Server;
    server.once('error', reject);
  });
