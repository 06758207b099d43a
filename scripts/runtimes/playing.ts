/** Plays the evening in a runtime: as a program, in a worker of a browser, and in a server of workers that has nothing of Node. */
import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { Evening } from './evening.js';
import { bundled, type Project } from './project.js';

/** So long an evening may take. */
const patience = 300_000;

/** An evening, and the version of what it was played in. */
export interface Played {
  readonly version: string;
  readonly evening: Evening;
}

/** What a program prints. */
const printed = async (program: string, args: readonly string[], cwd?: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, [...args], { cwd, timeout: patience, maxBuffer: 2 ** 26 });
  return stdout.trim();
};

/** Runs a file of the project, and reads what it prints. */
export const playProgram = async ({ home }: Project, program: string, ...args: readonly string[]): Promise<Played> => ({
  version: (await printed(program, ['--version'])).match(/\d+[.]\d+[.]\d+/)![0],
  evening: JSON.parse(await printed(program, args, home)) as Evening,
});

/** In a worker of a browser. */
export const playInBrowser = async (project: Project, executablePath: string): Promise<Played> => {
  const code = await bundled(
    project,
    'evening().then((all) => postMessage({ all }), (error) => postMessage({ fault: String(error.stack) }));',
  );
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], headless: true });
  try {
    const page = await browser.newPage();
    const answer = (await page.evaluate(`new Promise((resolve) => {
      const code = new Blob([${JSON.stringify(code)}], { type: 'text/javascript' });
      const worker = new Worker(URL.createObjectURL(code), { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => resolve({ fault: message });
      setTimeout(() => resolve({ fault: 'The worker did not come to an end.' }), ${patience});
    })`)) as { readonly all: Evening } | { readonly fault: string };
    if ('fault' in answer) throw new Error(answer.fault);
    return { version: browser.version(), evening: answer.all };
  } finally {
    await browser.close();
  }
};

/** What workerd is told: one worker, at an address of this machine that it may choose. */
const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "evening", worker = (modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2025-01-01"))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "evening")],
);
`;

/** In workerd, which runs what Cloudflare runs, without the modules of Node. */
export const playInWorkerd = async (project: Project, program: string): Promise<Played> => {
  const worker = `export default {
    async fetch() {
      try { return Response.json(await evening()); } catch (error) { return new Response(String(error.stack), { status: 500 }); }
    },
  };`;
  writeFileSync(join(project.home, 'worker.js'), await bundled(project, worker));
  writeFileSync(join(project.home, 'worker.capnp'), configuration);
  const server = spawn(program, ['serve', 'worker.capnp', '--control-fd=1'], { cwd: project.home, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const complaints: string[] = [];
    createInterface(server.stderr).on('line', (line) => complaints.push(line));
    const port = await new Promise<number>((resolve, reject) => {
      createInterface(server.stdout).on('line', (line) => {
        const said = JSON.parse(line) as { readonly event: string; readonly port?: number };
        if (said.event === 'listen' && said.port !== undefined) resolve(said.port);
      });
      server.once('exit', () => reject(new Error(complaints.join('\n') || 'workerd ended before it listened.')));
      server.once('error', reject);
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(patience) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return { version: (await printed(program, ['--version'])).replace(/^workerd /, ''), evening: JSON.parse(text) as Evening };
  } finally {
    server.kill();
  }
};
