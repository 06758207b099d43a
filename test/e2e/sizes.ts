import type { Page } from 'playwright-core';

/** What can be pressed on the page and is smaller than a finger, by what it says. */
export const smallTargets = `[...document.querySelectorAll('button, select, summary, input:not([type=checkbox], [type=radio], [type=file]), label:has(> :is([type=checkbox], [type=radio]))')]
  .filter((one) => one.checkVisibility() && !one.closest('.picture'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (height < 43.5 || width < 43.5))
  .map(([one, { width, height }]) => (one.textContent || one.getAttribute('aria-label') || one.id) + ' ' + Math.round(width) + ' x ' + Math.round(height))`;

/** Words that are drawn smaller than can be read, in dots: those in a drawing as the drawing is scaled. */
export const smallWords = `[...new Set([...document.querySelectorAll('body *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') && one.checkVisibility() && !one.closest('.unseen, title, desc, .emblem, [aria-hidden=true]'))
  .map((one) => {
    const matrix = one.ownerSVGElement ? one.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    return [size, one.tagName + '.' + (one.getAttribute('class') ?? '') + ' ' + Math.round(size * 10) / 10 + ': ' + one.textContent.slice(0, 20)];
  })
  .filter(([size]) => size < 11.95)
  .map(([, text]) => text))]`;

/** Names in which a word is broken, so that they stand in more lines than they have words. Waits until there are any: before, all would be whole. */
export const brokenNames = async (page: Page, names: string): Promise<readonly string[]> => {
  await page.locator(names).first().waitFor();
  return page.evaluate(`[...document.querySelectorAll('${names}')].filter((name) => {
    const lines = name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight);
    return Math.round(lines) > name.textContent.trim().split(/\\s+/).length;
  }).map((name) => name.textContent)`);
};
