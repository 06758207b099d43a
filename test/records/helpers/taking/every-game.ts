import type { Game, GameTypes, Match } from 'ludoteca';
import { games } from 'ludoteca/games';
import * as genegrafterByHand from '../hand-made/genegrafter.js';
import * as genesMactantesByHand from '../hand-made/genes-mactantes.js';
import * as ojoDelTerrorByHand from '../hand-made/ojo-del-terror.js';
import * as orbisTerrarumByHand from '../hand-made/orbis-terrarum.js';
import * as somElQueDecidimByHand from '../hand-made/som-el-que-decidim.js';
import * as genegrafterPlans from '../plans/genegrafter.js';
import * as genesMactantesPlans from '../plans/genes-mactantes.js';
import * as ojoDelTerrorPlans from '../plans/ojo-del-terror.js';
import * as orbisTerrarumPlans from '../plans/orbis-terrarum.js';
import * as somElQueDecidimPlans from '../plans/som-el-que-decidim.js';
import { type Plan, played, type Story, told } from './plan.js';

/** Games to be played: by themselves, or by hand. */
export interface Sittings {
  readonly game: Game;
  /** A game for each name, not yet played. */
  readonly all: ReadonlyMap<string, () => Match>;
}

const sittings = <G extends GameTypes>(
  game: Game<G>,
  { plans }: { readonly plans: readonly Plan<G>[] },
  { stories }: { readonly stories: readonly Story<G>[] },
): Sittings => {
  const all = new Map<string, () => Match>();
  const add = (name: string, play: () => Match<G>): void => {
    if (all.has(name)) throw new Error(`Two records of ${game.id} are called ${name}.`);
    all.set(name, play as unknown as () => Match);
  };
  for (const plan of plans) add(plan.name, () => played(game, plan));
  for (const story of stories) add(story.name, () => told(game, story));
  return { game: game as unknown as Game, all };
};

/** What a corpus is taken of, game by game. */
export const everyGame: readonly Sittings[] = [
  sittings(games['ojo-del-terror'], ojoDelTerrorPlans, ojoDelTerrorByHand),
  sittings(games.genegrafter, genegrafterPlans, genegrafterByHand),
  sittings(games['som-el-que-decidim'], somElQueDecidimPlans, somElQueDecidimByHand),
  sittings(games['genes-mactantes'], genesMactantesPlans, genesMactantesByHand),
  sittings(games['orbis-terrarum'], orbisTerrarumPlans, orbisTerrarumByHand),
];
