import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the guide's conversation. */
interface Line {
  readonly isSent: boolean;
  readonly text: string;
}

/** The conversation of docs/guide/online.md. */
export const conversation = (): readonly Line[] => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/guide/online.md'), 'utf8');
  const block = /<!-- conversation -->\n```text\n([\s\S]*?)```/.exec(page)?.[1];
  if (block === undefined) throw new Error('The guide has no conversation.');
  return block
    .trim()
    .split('\n')
    .map((line) => ({ isSent: line.startsWith('→'), text: line.slice(2) }));
};

/** Where something is not as the guide has it; null if it is. `…` stands for anything, and as a key for any other keys. */
export const misfit = (told: unknown, found: unknown, path = ''): string | null => {
  if (told === '…') return found === undefined ? `${path} is missing` : null;
  if (typeof told !== 'object' || told === null) return Object.is(told, found) ? null : `${path} is ${JSON.stringify(found)}`;
  if (typeof found !== 'object' || found === null || Array.isArray(told) !== Array.isArray(found))
    return `${path} is ${JSON.stringify(found)}`;
  const others = Object.keys(found).filter((key) => !Object.hasOwn(told, key));
  if (others.length > 0 && !Object.hasOwn(told, '…')) return `${path} has ${others.join(', ')} too`;
  for (const [key, value] of Object.entries(told)) {
    const fault = key === '…' ? null : misfit(value, (found as Readonly<Record<string, unknown>>)[key], `${path}/${key}`);
    if (fault !== null) return fault;
  }
  return null;
};
