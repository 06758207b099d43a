import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** A page that has been built, at an address; it travels gzipped, as it would anywhere. */
export const serve = async (folder: string): Promise<{ readonly address: string; close(): void }> => {
  const packed = new Map<string, Buffer>();
  const server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url ?? '/', 'http://here');
    const name = normalize(pathname === '/' ? '/index.html' : pathname);
    const path = join(folder, name);
    if (!existsSync(path)) return void answer.writeHead(404).end();
    const bytes = packed.get(name) ?? gzipSync(readFileSync(path), { level: 9 });
    packed.set(name, bytes);
    answer.writeHead(200, {
      'content-type': kinds[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    });
    answer.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
