import { createRequire } from 'node:module';
import { gameById } from 'ludoteca/games';
import { genesMactantes, type View } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { lessonBoxes } from '../../examples/web/src/lessons/boxes.js';
import { Course } from '../../examples/web/src/lessons/course.js';

const load = createRequire(import.meta.url);
const { createElement } = load('react') as { createElement(component: unknown, props: object): object };
const { renderToStaticMarkup } = load('react-dom/server') as { renderToStaticMarkup(element: object): string };

const game = gameById(genesMactantes.id)!;
const { labels } = game;

test('orders read from the sheet of another are told whole, as one’s own are, and not by their kind alone', async () => {
  const course = new Course(await lessonBoxes['genes-mactantes']());
  const views = course.lesson.steps.map((_, place) => course.matchAt(game, place).view('Ada') as unknown as View);
  const view = views.find(({ sheets }) => (sheets['Bo']?.declarations ?? []).length > 0)!;
  const read = view.sheets['Bo']!.declarations;
  const board: { readonly default: unknown } = await import(`../../examples/web/src/boards/${game.id}/board.tsx`);
  for (const language of ['en', 'ca', 'es', 'fr']) {
    const html = renderToStaticMarkup(
      createElement(board.default, {
        view,
        viewer: 'Ada',
        language,
        name: (id: string) => labels.name(id, language, view as never),
        called: (type: string, field: string, answer: unknown) => labels.answer(type, field, answer, language, view as never),
        clause: () => null,
        cite: () => null,
        pointing: { asksFor: () => false, isChosen: () => false, point: () => {} },
        filling: null,
      }),
    );
    for (const { id, order } of read) {
      const told = labels.answer('declare', 'order', order, language, view as never);
      expect(told).not.toBe(labels.name(order.kind, language, view as never));
      expect(html.replaceAll('&#x27;', "'")).toContain(`${id}. ${told}`);
    }
  }
});
