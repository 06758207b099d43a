import { bool, type Codec, int, list, nullable, oneOf, pair, shape } from '../../../core/data/codec.js';
import {
  type Attributes,
  attributesCodec,
  authority,
  domain,
  name,
  names,
  type Population,
  type Purse,
  populations,
  purse,
  title,
} from './basics.js';
import { type CrisisSpec, crisisSpec, type Effect, effect } from './effects.js';
import type { Authority, Domain } from './statistics.js';
import { type Statute, statute } from './statutes.js';

/** A region of the map. [OT-CONT-02] */
export interface PackRegion {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly culture: string;
  readonly faith: string;
  /** Who lives there, if it is black territory. */
  readonly population: Population | null;
}

/** What joins two regions. [OT-CONT-03] */
export interface PackEdge {
  readonly between: readonly [string, string];
  readonly type: 'land' | 'sea' | 'barrier';
}

/** How long each kind of edge is. [OT-CONT-03] */
export const edgeLengths: Readonly<Record<PackEdge['type'], number>> = { land: 1, sea: 2, barrier: 2 };

/** A Nation at the start. [OT-CONT-04] */
export interface PackNation {
  readonly id: string;
  readonly name: string;
  readonly kind: 'state' | 'horde';
  readonly playable: boolean;
  readonly regions: readonly string[];
  readonly capital: string | null;
  readonly position: string | null;
  readonly culture: string;
  readonly faith: string;
  readonly predominantDomain: Domain | null;
  readonly predominantAuthority: Authority | null;
  readonly attributes: Attributes | null;
  /** Whether the explicit attributes need not keep the bounds of a starting distribution. */
  readonly rawAttributes: boolean;
  readonly patron: string | null;
}

/** Something that is offered for a price. [OT-EVT-08] */
export interface Bargain {
  readonly cost: Purse;
  readonly effects: readonly Effect[];
}

/** A row of the happening deck. [OT-CONT-09] */
export interface DeckRow {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly category: 'natural' | 'human';
  readonly kind: 'info' | 'effect' | 'crisis' | 'lasting-crisis' | 'opportunity';
  readonly text: string;
  /** Whether it befalls one Nation. */
  readonly targeted: boolean;
  readonly effects: readonly Effect[];
  readonly crisis: CrisisSpec | null;
  readonly opportunity: Bargain | null;
}

/** What a Nation must have done for a milestone; null is a matter for the referee. [OT-CONT-10] */
export interface Condition {
  readonly measure:
    | 'regions'
    | 'peace-treaties'
    | 'vassals'
    | 'progress'
    | 'wealth'
    | 'reforms'
    | 'led-organizations'
    | 'peace-turns'
    | 'suppressions'
    | 'settled';
  readonly least: number;
}

/** A historic deed and its reward. [OT-CONT-10] */
export interface Milestone {
  readonly id: string;
  readonly name: string;
  readonly condition: Condition | null;
  readonly reward: readonly Effect[];
}

/** A technology is a standing opportunity. [OT-CONT-11] */
export interface Technology {
  readonly id: string;
  readonly name: string;
  readonly cost: Purse;
}

/** A statute ready to be used. [OT-CONT-12] */
export interface StatuteTemplate {
  readonly id: string;
  readonly statute: Statute;
}

/** All content of a game. [OT-CONT-01] */
export interface Pack {
  readonly id: string;
  readonly regions: readonly PackRegion[];
  readonly edges: readonly PackEdge[];
  readonly nations: readonly PackNation[];
  readonly happeningDeck: readonly DeckRow[];
  readonly milestones: readonly Milestone[];
  readonly technologies: readonly Technology[];
  readonly statutes: readonly StatuteTemplate[];
}

const bargain: Codec<Bargain> = shape<Bargain>({ cost: purse, effects: list(effect, 20) });

/** A content pack. */
export const pack: Codec<Pack> = shape<Pack>({
  id: name,
  regions: list(
    shape<PackRegion>({ id: name, name: title, area: name, culture: name, faith: name, population: nullable(oneOf(populations)) }),
    1000,
  ),
  edges: list(shape<PackEdge>({ between: pair(name), type: oneOf(['land', 'sea', 'barrier']) }), 5000),
  nations: list(
    shape<PackNation>({
      id: name,
      name: title,
      kind: oneOf(['state', 'horde']),
      playable: bool,
      regions: names,
      capital: nullable(name),
      position: nullable(name),
      culture: name,
      faith: name,
      predominantDomain: nullable(domain),
      predominantAuthority: nullable(authority),
      attributes: nullable(attributesCodec),
      rawAttributes: bool,
      patron: nullable(name),
    }),
    500,
  ),
  happeningDeck: list(
    shape<DeckRow>({
      id: name,
      from: int,
      to: int,
      category: oneOf(['natural', 'human']),
      kind: oneOf(['info', 'effect', 'crisis', 'lasting-crisis', 'opportunity']),
      text: title,
      targeted: bool,
      effects: list(effect, 20),
      crisis: nullable(crisisSpec),
      opportunity: nullable(bargain),
    }),
    100,
  ),
  milestones: list(
    shape<Milestone>({
      id: name,
      name: title,
      condition: nullable(
        shape<Condition>({
          measure: oneOf([
            'regions',
            'peace-treaties',
            'vassals',
            'progress',
            'wealth',
            'reforms',
            'led-organizations',
            'peace-turns',
            'suppressions',
            'settled',
          ]),
          least: int,
        }),
      ),
      reward: list(effect, 20),
    }),
    500,
  ),
  technologies: list(shape<Technology>({ id: name, name: title, cost: purse }), 500),
  statutes: list(shape<StatuteTemplate>({ id: name, statute }), 100),
});
