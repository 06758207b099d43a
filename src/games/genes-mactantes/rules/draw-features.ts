import { action, record } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { featureFaults } from '../content/validate.js';
import { now } from '../mechanics/countries/board.js';
import { mapOf, templateOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Barrier, type Edge, edges, featureList, type RegionMap, type State } from '../types/index.js';
import { askBarriers, askFeatures, plainlyDrawn } from './shared/features.js';
import { rule } from './shared/rule.js';
import { isTemplate } from './shared/templates.js';

/** Step 2: features of the land and barriers on the edges. [GM-BOARD-03] */
export interface DrawFeatures extends ActionBase {
  readonly type: 'draw-features';
  readonly features: Readonly<Record<string, readonly string[]>>;
  readonly barriers: readonly Edge[];
}

const isSameEdge = (x: Pick<Edge, 'a' | 'b'>, y: Pick<Edge, 'a' | 'b'>): boolean =>
  (x.a === y.a && x.b === y.b) || (x.a === y.b && x.b === y.a);

/** The map with features and barriers drawn in. */
const withFeatures = (map: RegionMap, features: DrawFeatures['features'], barriers: readonly Edge[]): RegionMap => ({
  ...map,
  territories: map.territories.map((territory) => ({ ...territory, features: [...(own(features, territory.id) ?? [])] })),
  edges: map.edges.map((edge) => {
    const barrier: Barrier = barriers.find((drawn) => isSameEdge(drawn, edge))?.barrier ?? edge.barrier;
    return { a: edge.a, b: edge.b, barrier };
  }),
});

/** The instances worth listing. */
function listDrawFeatures(state: State, player: string): Iterable<DrawFeatures> {
  const [drawn, template] = [mapOf(state), templateOf(state.config)];
  const isWhole =
    isTemplate(state) &&
    drawn.edges.length === template.edges.length &&
    drawn.edges.every((edge) => template.edges.some((other) => isSameEdge(edge, other)));
  const features = template.territories.flatMap(({ id, features }) => (features.length > 0 ? [[id, [...features]] as const] : []));
  return [
    {
      type: 'draw-features',
      player,
      features: isWhole ? Object.fromEntries(features) : {},
      barriers: isWhole ? template.edges.filter(({ barrier }) => barrier !== 'none').map((edge) => ({ ...edge })) : [],
    },
  ];
}

/** [GM-BOARD-03] Mountains, forests, rivers, cliffs. */
export const drawFeatures = rule<DrawFeatures>({
  type: 'draw-features',
  cites: ['GM-BOARD-01', 'GM-BOARD-03', 'GM-BOARD-06'],
  codec: action<DrawFeatures>('draw-features', { features: record(featureList), barriers: edges }),
  choices: {
    features: (state) => askFeatures(mapOf(state)),
    barriers: (state) => askBarriers(mapOf(state)),
  },
  canonical: (state, action) => ({ ...action, ...plainlyDrawn(mapOf(state), action.features, action.barriers) }),
  enumerate: listDrawFeatures,
  *check(state, { features, barriers }) {
    const map = mapOf(state);
    const strange = Object.keys(features).find((id) => !map.territories.some((territory) => territory.id === id));
    if (strange !== undefined) yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory: strange }, 'features');
    const missing = barriers.find((drawn) => !map.edges.some((edge) => isSameEdge(drawn, edge)));
    if (missing !== undefined) yield refuse('bad-edge-barrier', 'GM-BOARD-03', { a: missing.a, b: missing.b }, 'barriers');
    yield* featureFaults(withFeatures(map, features, barriers));
  },
  apply(state, { player, features, barriers }, table) {
    const map = withFeatures(mapOf(now(state)), features, barriers);
    state.map = map as NonNullable<typeof state.map>;
    state.step = 'setup-borders';
    table.emit({
      type: 'board-drawn',
      step: 'features',
      player,
      features: Object.fromEntries(Object.entries(features).map(([id, list]) => [id, [...list]])),
      barriers: barriers.map((edge) => ({ ...edge })),
    });
  },
});
