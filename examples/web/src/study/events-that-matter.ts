import type { GameId } from 'ludoteca/games';
import type { Event as Genegrafter } from 'ludoteca/genegrafter';
import type { Event as GenesMactantes } from 'ludoteca/genes-mactantes';
import type { Event as OjoDelTerror } from 'ludoteca/ojo-del-terror';
import type { Event as OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import type { Event as SomElQueDecidim } from 'ludoteca/som-el-que-decidim';
import type { Sign } from '../motion/cues.js';

/** What kind of thing mattered; a swing is one of the standing alone. */
export type Kind = 'battle' | 'capture' | 'fall' | 'vote' | 'pact' | 'feat' | 'trouble' | 'swing' | 'end';

/** The sign of each kind, so that it is told without colours and without words. */
export const signOf: Readonly<Record<Kind, Sign>> = {
  battle: 'swords',
  capture: 'flag',
  fall: 'no',
  vote: 'scroll',
  pact: 'chain',
  feat: 'star',
  trouble: 'bolt',
  swing: 'eye',
  end: 'crown',
};

/** How much an event matters where it is the only one of its kind, and what kind of thing it is. */
export interface Weight {
  readonly kind: Kind;
  readonly weight: number;
}

type Weights<E extends { readonly type: string }> = { readonly [T in E['type']]?: Weight };

const of =
  (kind: Kind) =>
  (weight: number): Weight => ({ kind, weight });
const [battle, capture, vote, pact, feat, trouble] = [of('battle'), of('capture'), of('vote'), of('pact'), of('feat'), of('trouble')];

/** Nothing weighs as much as the end, and as somebody’s end. */
const [end, fall]: readonly [Weight, Weight] = [of('end')(20), of('fall')(12)];

const weights = {
  'ojo-del-terror': {
    'fight-resolved': battle(4),
    'planet-conquered': capture(6),
    'planet-ceded': pact(5),
    'alliance-formed': pact(4),
    'alliance-failed': pact(4),
    'trade-executed': pact(3),
    'deed-achieved': feat(8),
    'lieutenants-chosen': feat(7),
    'player-returned': feat(9),
    'player-eliminated': fall,
    'game-ended': end,
  } satisfies Weights<OjoDelTerror>,
  genegrafter: {
    'direct-damage': battle(4),
    'duel-decided': battle(4),
    'life-lost': battle(4),
    'character-died': capture(6),
    'gene-pools-swapped': trouble(9),
    'event-resolved': trouble(4),
    'infinite-power-granted': feat(7),
    grafted: feat(5),
    regenerated: feat(5),
    'final-round-started': trouble(7),
    'player-eliminated': fall,
    'game-over': end,
  } satisfies Weights<Genegrafter>,
  'som-el-que-decidim': {
    'centralism-chosen': vote(5),
    'elections-called': vote(6),
    'motion-presented': vote(7),
    'vote-resolved': vote(9),
    'levy-declared': trouble(6),
    'state-acts': trouble(7),
    'citizens-regrouped': trouble(6),
    'movement-blocked': trouble(4),
    'tax-agency-active': trouble(5),
    'urn-tile-found': feat(9),
    'urn-protected': feat(7),
    'economic-bonus': feat(4),
    'service-exchanged': pact(4),
    'game-ended': end,
  } satisfies Weights<SomElQueDecidim>,
  'genes-mactantes': {
    'battle-rolled': battle(6),
    'siege-began': battle(5),
    'siege-ended': battle(4),
    'city-conquered': capture(9),
    'land-passed': capture(6),
    'character-captured': capture(6),
    'character-convinced': capture(6),
    'character-killed': battle(7),
    'countries-revealed': feat(5),
    'city-founded': feat(5),
    'city-fortified': feat(4),
    'principal-changed': trouble(7),
    'civil-war-began': trouble(9),
    'civil-war-ended': trouble(8),
    'rebellion-supported': trouble(6),
    'critical-situation': trouble(6),
    'disaster-struck': trouble(5),
    'crisis-faced': trouble(4),
    'trade-completed': pact(5),
    'player-eliminated': fall,
    'game-ended': end,
  } satisfies Weights<GenesMactantes>,
  'orbis-terrarum': {
    'contest-resolved': battle(4),
    'conflict-changed': battle(7),
    'region-changed': capture(6),
    'vassal-bound': capture(8),
    'vassal-freed': feat(7),
    'nation-created': feat(6),
    'nation-transformed': trouble(6),
    'nation-extinct': fall,
    'civil-war-started': trouble(8),
    'civil-war-ended': trouble(7),
    'rebellion-started': trouble(5),
    'rebellion-escalated': trouble(6),
    'crisis-begun': trouble(5),
    'happening-posted': trouble(4),
    schism: trouble(7),
    'treaty-concluded': pact(6),
    'treaty-breached': pact(7),
    'resolution-adopted': vote(6),
    'leader-elected': vote(6),
    'milestone-awarded': feat(7),
    'technology-gained': feat(4),
    'opportunity-taken': feat(5),
    epoch: feat(8),
    'game-closed': end,
  } satisfies Weights<OrbisTerrarum>,
} as const satisfies Record<GameId, object>;

/** What each kind of event of a game weighs; most weigh nothing. */
export const weightsOf = (id: GameId): Readonly<Record<string, Weight>> => weights[id];
