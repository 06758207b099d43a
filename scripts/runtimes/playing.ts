/** Plays a part of the evening in a runtime: as a program, in a worker of a browser, and in a server of workers that has nothing of Node. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { Part } from './evening.js';
import { bundled, type Project } from './project.js';

/** So long a part may take. */
const patience = 120_000;
const tooLong = 'it does not come to an end';

/** A runtime that has been started, until it is closed. */
export interface Table {
  readonly version: string;
  play(part: Part): Promise<string>;
  close(): Promise<void>;
}

const firstLine = (text: string): string | undefined =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.includes('Error'));

/** What a program prints. */
const printed = async (program: string, args: readonly string[], cwd?: string): Promise<string> => {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], { cwd, timeout: patience, maxBuffer: 2 ** 26 });
    return stdout.trim();
  } catch (error) {
    const { killed, stderr } = error as { readonly killed?: boolean; readonly stderr?: string };
    throw new Error(killed === true ? tooLong : (firstLine(stderr ?? '') ?? String(error)));
  }
};

/** A file of the project, run by a program. */
export const openProgram = async ({ home }: Project, program: string, ...args: readonly string[]): Promise<Table> => ({
  version: (await printed(program, ['--version'])).match(/\d+[.]\d+[.]\d+/)![0],
  play: (part) => printed(program, [...args, part], home),
  close: async () => {},
});

/** A worker of a browser, on a page of this machine. */
export const openBrowser = async (project: Project, executablePath: string): Promise<Table> => {
  const worker = await bundled(
    project,
    'onmessage = ({ data }) => play(data).then((all) => postMessage({ all }), (error) => postMessage({ fault: String(error) }));',
  );
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<!doctype html><title>An evening</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], headless: true });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    version: browser.version(),
    async play(part) {
      const answer = (await page.evaluate(`new Promise((resolve) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => resolve({ fault: message });
        setTimeout(() => resolve({ fault: '${tooLong}' }), ${patience});
        worker.postMessage('${part}');
      })`)) as { readonly all: string } | { readonly fault: string };
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.all;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
};

/** What workerd is told: one worker, at an address of this machine that it may choose. */
const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "evening", worker = (modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2025-01-01"))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "evening")],
);
`;

/** workerd, which runs what Cloudflare runs, without the modules of Node. */
export const openWorkerd = async (project: Project, program: string): Promise<Table> => {
  const worker = `export default {
    async fetch({ url }) {
      try { return new Response(await play(new URL(url).pathname.slice(1))); } catch (error) { return new Response(String(error), { status: 500 }); }
    },
  };`;
  writeFileSync(join(project.home, 'worker.js'), await bundled(project, worker));
  writeFileSync(join(project.home, 'worker.capnp'), configuration);
  const version = (await printed(program, ['--version'])).replace(/^workerd /, '');
  const server = spawn(program, ['serve', 'worker.capnp', '--control-fd=1'], { cwd: project.home, stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints: string[] = [];
  createInterface(server.stderr).on('line', (line) => complaints.push(line));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const said = JSON.parse(line) as { readonly event: string; readonly port?: number };
      if (said.event === 'listen' && said.port !== undefined) resolve(said.port);
    });
    server.once('exit', () => reject(new Error(complaints[0] ?? 'it ended before it listened')));
    server.once('error', reject);
  });
  return {
    version,
    async play(part) {
      const answer = await fetch(`http://127.0.0.1:${port}/${part}`, { signal: AbortSignal.timeout(patience) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      return text;
    },
    async close() {
      server.kill();
    },
  };
};
