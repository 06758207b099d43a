import { text } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { cutTo } from '../../../core/data/cut.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { coastFaults } from '../content/validate.js';
import { templateOf } from '../queries/state.js';
import { type Edge, longestName, type Outline, outlines, plainEdges, type State, title } from '../types/index.js';
import { askEdges, askTerritories, edgesInOrder } from './shared/coastlines.js';
import { rule } from './shared/rule.js';

/** Step 1: the coast, islands included. [GM-BOARD-02] */
export interface DrawCoast extends ActionBase {
  readonly type: 'draw-coast';
  readonly name: string;
  readonly territories: readonly Outline[];
  readonly edges: readonly Omit<Edge, 'barrier'>[];
}

/** The instances worth listing. */
function listDrawCoast({ config }: State, player: string): Iterable<DrawCoast> {
  const { name, territories, edges } = templateOf(config);
  return [
    {
      type: 'draw-coast',
      player,
      name: cutTo(longestName, name),
      territories: territories.map(({ id, name, kind }) => ({ id, name, kind })),
      edges: edges.map(({ a, b }) => ({ a, b })),
    },
  ];
}

/** [GM-BOARD-02] Territories, their kinds and what touches what. */
export const drawCoast = rule<DrawCoast>({
  type: 'draw-coast',
  cites: ['GM-BOARD-01', 'GM-BOARD-02', 'GM-BOARD-06'],
  codec: action<DrawCoast>('draw-coast', { name: title, territories: outlines, edges: plainEdges }),
  choices: {
    name: ({ config }) => text([templateOf(config).name], longestName),
    territories: ({ config }) => askTerritories(config.players.length, templateOf(config).territories),
    edges: ({ config }, _player, { territories }) => askEdges(territories, config.players.length),
  },
  canonical: (_state, action) => ({ ...action, edges: edgesInOrder(action.territories, action.edges) }),
  enumerate: listDrawCoast,
  check: ({ config }, { territories, edges }) => coastFaults(territories, edges, config.players.length),
  apply(state, { player, name, territories, edges }, table) {
    state.map = {
      id: 'drawn',
      name,
      territories: territories.map((territory) => ({ ...territory, features: [] })),
      edges: edges.map(({ a, b }) => ({ a, b, barrier: 'none' })),
      countries: [],
    };
    state.step = 'setup-features';
    table.emit({
      type: 'board-drawn',
      step: 'coast',
      player,
      name,
      territories: territories.map((territory) => ({ ...territory })),
      edges: edges.map((edge) => ({ ...edge })),
    });
  },
});
