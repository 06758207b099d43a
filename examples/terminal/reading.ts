import type { Desk } from './desk.js';
import { tell } from './words.js';

/** Lets somebody read a text as long as they like, a screen at a time. Without a terminal, and where it fits, it is said in one go. */
export const read = async (desk: Desk, language: string, lines: readonly string[]): Promise<void> => {
  const pages = desk.pages(lines.join('\n'));
  const turn = async (page: number): Promise<void> => {
    desk.say(pages[page]!.join('\n'));
    if (pages.length === 1 || !desk.asking) return;
    const on = { value: page + 1, label: tell(language, 'on') };
    const back = { value: page - 1, label: tell(language, 'back') };
    const stop = { value: null, label: tell(language, 'stopReading') };
    const isLast = page + 1 === pages.length;
    const moves = [...(isLast ? [stop] : [on]), ...(page === 0 ? [] : [back]), ...(isLast ? [] : [stop])];
    const next = await desk.choose<number | null>(tell(language, 'page', { page: page + 1, pages: pages.length }), moves);
    if (next !== null) await turn(next);
  };
  await turn(0);
};
