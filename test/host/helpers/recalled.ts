import type { Host, Journal, TableRules } from 'ludoteca/host';
import { at, type House, house, opened, pigOrder, sixes } from './house.js';

/** Another host on a journal, which notes what is read for it. */
export interface Recalled extends House {
  readonly table: string;
  /** After which line each reading began. */
  readonly reads: number[];
}

/**
 * A table of Pig at which ada has rolled sixes, three before somebody was seated anew and two after, as another host has it of its snapshot: it knows of
 * the last two alone how they were made, and only the state after the last of them.
 */
export const recalled = async (
  rules: Partial<TableRules> = {},
  options: Parameters<typeof house>[0] = {},
  then: (host: Host, table: string) => Promise<unknown> = async () => {},
): Promise<Recalled> => {
  const first = house({ dice: () => sixes });
  const { time } = first;
  const table = await opened(first.host, pigOrder({}, rules));
  const [ada, run] = [await at(first.host, table, 'ada'), await at(first.host, table, 'run')];
  for (let i = 0; i < 3; i++) await ada.act('roll');
  // What came before this is told by no line beside the snapshot.
  await run.say({ kind: 'seat', seat: 'bo', driver: { kind: 'person' } });
  for (let i = 0; i < 2; i++) await ada.act('roll');
  await then(first.host, table);
  await first.host.close();
  const reads: number[] = [];
  const journal: Journal = {
    ...first.journal,
    read: (id, after, most) => {
      reads.push(after);
      return first.journal.read(id, after, most);
    },
  };
  return { ...house({ journal, dice: () => sixes, ...options }, time), table, reads };
};
