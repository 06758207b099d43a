/** Follows every link and picture of a built site: each must lead to a page that is there, and to a place on it. `tsx scripts/links.ts <folder>` */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './project-files.js';

const site = resolve(root, process.argv[2] ?? 'docs/api');
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
const anchors = new Map<string, ReadonlySet<string>>();
const anchorsOf = (file: string): ReadonlySet<string> => {
  const known = anchors.get(file);
  if (known !== undefined) return known;
  const found = new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]*)"/g)].map(([, id]) => plain(id!)));
  anchors.set(file, found);
  return found;
};

const broken: string[] = [];
let links = 0;
for (const page of pages) {
  const file = join(site, page);
  for (const [, address] of readFileSync(file, 'utf8').matchAll(/\s(?:href|src)="([^"]*)"/g)) {
    if (/^(https?|mailto|data|javascript):/.test(address!)) continue;
    links++;
    const [path = '', anchor = ''] = plain(address!).split('#');
    const target = path === '' ? file : resolve(dirname(file), decodeURIComponent(path.replace(/[?].*$/, '')));
    const there = existsSync(target) && statSync(target).isFile();
    if (!there || (anchor !== '' && !anchorsOf(target).has(decodeURIComponent(anchor)))) broken.push(`${relative(site, file)}: ${address}`);
  }
}
if (pages.length < 100) broken.push(`There are only ${pages.length} pages.`);
for (const line of broken) console.error(line);
console.log(`${pages.length} pages, ${links} links, ${broken.length} broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
