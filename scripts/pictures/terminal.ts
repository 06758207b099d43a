import { createMatch, E, type Game, seeded, titleOf } from '../../src/core/index.js';
import { catalogue } from '../../src/games/index.js';
import { escaped } from './svg.js';

/** What each game is shown with, and after how many actions: in the middle of things, and not too tall. */
const scenes: Readonly<Record<string, { readonly config: object; readonly actions: number; readonly lines?: number }>> = {
  'ojo-del-terror': { config: { players: ['ada', 'bo', 'cy'], warbandSelection: 'random' }, actions: 70 },
  genegrafter: { config: { players: ['ada', 'bo', 'cy'] }, actions: 90 },
  'som-el-que-decidim': { config: { players: ['ada', 'bo', 'cai'], mode: 'AB', centralism: 'medium' }, actions: 60 },
  'genes-mactantes': { config: { players: ['ada', 'bo', 'cy'] }, actions: 60 },
  'orbis-terrarum': { config: { players: ['ada', 'bo'], refereeMode: 'auto', turnLimit: 5 }, actions: 12, lines: 20 },
};

const [charWidth, lineHeight, margin] = [7.8, 16, 16];

/** Text as a terminal would show it: every line has the width of its characters, whatever font the reader has. */
const screen = (title: string, lines: readonly string[]): string => {
  const width = Math.ceil(Math.max(...lines.map(({ length }) => length)) * charWidth + 2 * margin);
  const height = lines.length * lineHeight + 2 * margin + 24;
  const rows = lines.flatMap((line, i) =>
    line.trim() === ''
      ? []
      : [
          `<text x="${margin}" y="${margin + 36 + i * lineHeight}" textLength="${(line.length * charWidth).toFixed(1)}" xml:space="preserve">${escaped(line)}</text>`,
        ],
  );
  const dots = ['#ff5f57', '#febc2e', '#28c840'].map((fill, i) => `<circle cx="${margin + 2 + i * 16}" cy="15" r="5" fill="${fill}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13" fill="#d8dee9" role="img" aria-label="${escaped(title)} in a terminal">
<rect width="100%" height="100%" rx="8" fill="#20242c"/>
${dots.join('')}<text x="${width / 2}" y="19" text-anchor="middle" fill="#8a93a5">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`;
};

/** A position reached by random play, drawn as its game draws it for a spectator. */
const position = (game: Game): string => {
  const { config, actions, lines } = scenes[game.id]!;
  const dice = seeded(`picture of ${game.id}`);
  const begun = createMatch(game, config, { dice });
  if (E.isLeft(begun)) throw new Error(begun.left[0].message);
  const match = begun.right;
  for (let played = 0; played < actions && match.actors().length > 0; played++) {
    const acted = match.actors().some((seat) => E.isRight(match.play(seat, game.randomAction(match.state, seat, dice))));
    if (!acted) break;
  }
  const drawn = (game.labels.draw?.(match.view(null), 'en') ?? '').trimEnd().split('\n');
  return screen(titleOf(game, 'en'), lines === undefined || drawn.length <= lines ? drawn : [...drawn.slice(0, lines), '…']);
};

/** A picture of each game in a terminal, by file name. */
export const terminalPictures = (): (readonly [name: string, svg: string])[] =>
  catalogue.map((game) => [`${game.id}-terminal.svg`, position(game)] as const);
