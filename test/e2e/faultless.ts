import axe from 'axe-core';
import { expect } from 'vitest';
import type { Visit } from './visit.js';

/** The lines of a drawing are put together without the spaces between them: whether its label says them cannot be judged like that. */
const isOfDrawing = (id: string, html: string): boolean => id === 'label-content-name-mismatch' && html.startsWith('<g ');

interface Fault {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Whether it can be read: all that other colours can change. */
const ofColours = `runOnly: ['color-contrast'], `;

/** What stands in somebody's way on the page as it is now: nothing. Of a screen that was looked at in other colours already, only whether it can be read. */
export const hasNoFaults = async (visit: Visit, screen: string, looked: 'whole' | 'colours' = 'whole'): Promise<void> => {
  if (!(await visit.page.evaluate('"axe" in window'))) await visit.page.evaluate(axe.source);
  // What is in order is not told: of all places on a board that would be a great deal.
  const violations = await visit.page.evaluate<readonly Fault[]>(
    `axe.run({ ${looked === 'colours' ? ofColours : ''}resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  const faults = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html).filter((html) => !isOfDrawing(id, html)) }));
  const told = faults.filter(({ at }) => at.length > 0).map(({ id, at }) => `${screen}: ${id} ${at.slice(0, 4).join(' | ')}`);
  expect(told).toEqual([]);
};
