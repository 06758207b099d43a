import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { organized } from '../games/orbis-terrarum/helpers/positions.js';
import { spokenGame as game, labels } from '../games/orbis-terrarum/helpers/spoken.js';
import { start } from '../games/orbis-terrarum/helpers/start.js';
import { act } from '../games/orbis-terrarum/helpers/table.js';

const load = createRequire(import.meta.url);
const { createElement } = load('react') as { createElement(component: unknown, props: object): object };
const { renderToStaticMarkup } = load('react-dom/server') as { renderToStaticMarkup(element: object): string };

test('sides of a civil war and organizations are called on the board as they are in sentences', async () => {
  const sideNames = ['Government', 'Rebels', 'Nobles', 'Towns', 'Army'];
  const state = act(organized(start(), ['francia', 'gothia', 'romania']), {
    type: 'start-civil-war',
    player: 'ada',
    nation: 'francia',
    sideNames,
  });
  const view = game.view(state, null);
  const id = 'orbis-terrarum';
  const board: { readonly default: unknown } = await import(`../../examples/web/src/boards/${id}/board.tsx`);
  const drawn = (language: string): string =>
    renderToStaticMarkup(
      createElement(board.default, {
        ...{ view, viewer: null, language },
        name: (one: string) => labels.name(one, language, view),
        called: (_type: string, _field: string, answer: unknown) => String(answer),
        clause: () => undefined,
        cite: () => null,
        pointing: { asksFor: () => false, isChosen: () => false, point: () => {} },
        filling: null,
      }),
    );
  for (const name of [...sideNames, 'Council']) expect(drawn('en')).toContain(`>${name}<`);
  for (const name of ['Gobierno', 'Rebeldes', 'Nobles', 'Ciudades', 'Ejército', 'Consejo']) expect(drawn('es')).toContain(`>${name}<`);
});
