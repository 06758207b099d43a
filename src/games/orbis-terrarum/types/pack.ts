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
  /** Names the region. */
  readonly id: string;
  /** What it is called on the map. */
  readonly name: string;
  /** The part of the world it lies in, which is the theatre of streaks too. */
  readonly area: string;
  /** The culture of its people. */
  readonly culture: string;
  /** The faith of its people. */
  readonly faith: string;
  /** Who lives there, if it is black territory. */
  readonly population: Population | null;
}

/** What joins two regions. [OT-CONT-03] */
export interface PackEdge {
  /** The two regions, by id; an edge goes both ways. */
  readonly between: readonly [string, string];
  /** Land is 1 long, sea and barrier 2. */
  readonly type: 'land' | 'sea' | 'barrier';
}

/** How long each kind of edge is. [OT-CONT-03] */
export const edgeLengths: Readonly<Record<PackEdge['type'], number>> = { land: 1, sea: 2, barrier: 2 };

/** A Nation at the start. [OT-CONT-04] */
export interface PackNation {
  /** Names the Nation. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** State or horde: movements only arise in play. */
  readonly kind: 'state' | 'horde';
  /** May a player choose it? */
  readonly playable: boolean;
  /** The regions a state owns; empty for a horde. */
  readonly regions: readonly string[];
  /** The region of a state’s capital; null for a horde. */
  readonly capital: string | null;
  /** The region where a horde stands; null for a state. */
  readonly position: string | null;
  /** Its culture. */
  readonly culture: string;
  /** Its faith. */
  readonly faith: string;
  /** The Domain attribute it is best at, if its attributes are not given; else null. */
  readonly predominantDomain: Domain | null;
  /** The Authority attribute it is best at, if its attributes are not given; else null. */
  readonly predominantAuthority: Authority | null;
  /** Its ten attributes; null if they follow from what it is best at, or from its player. */
  readonly attributes: Attributes | null;
  /** Whether the explicit attributes need not keep the bounds of a starting distribution. */
  readonly rawAttributes: boolean;
  /** The Nation whose vassal it begins as; null if it is free. */
  readonly patron: string | null;
}

/** Something that is offered for a price. [OT-EVT-08] */
export interface Bargain {
  /** What it costs. */
  readonly cost: Purse;
  /** What comes of it, in this order. */
  readonly effects: readonly Effect[];
}

/** A row of the happening deck. [OT-CONT-09] */
export interface DeckRow {
  /** Names the row. */
  readonly id: string;
  /** The first number of the d100 that it covers. */
  readonly from: number;
  /** The last number of the d100 that it covers. */
  readonly to: number;
  /** An act of nature or of people. */
  readonly category: 'natural' | 'human';
  /** What follows from it: nothing, effects, a crisis that is short or lasts, or an offer. */
  readonly kind: 'info' | 'effect' | 'crisis' | 'lasting-crisis' | 'opportunity';
  /** What happens, in words. */
  readonly text: string;
  /** Whether it befalls one Nation. */
  readonly targeted: boolean;
  /** What it does at once, in this order; empty unless it is of the kind `effect`. */
  readonly effects: readonly Effect[];
  /** The crisis it brings; null unless it is of such a kind. */
  readonly crisis: CrisisSpec | null;
  /** What it puts on offer; null unless it is of the kind `opportunity`. */
  readonly opportunity: Bargain | null;
}

/** What a Nation must have done for a milestone; null is a matter for the referee. [OT-CONT-10] */
export interface Condition {
  /** What is counted. */
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
  /** How much of it there must be at least. */
  readonly least: number;
}

/** A historic deed and its reward. [OT-CONT-10] */
export interface Milestone {
  /** Names the milestone. */
  readonly id: string;
  /** The deed, in a few words. */
  readonly name: string;
  /** What the rules can check of it; null leaves it to the referee. */
  readonly condition: Condition | null;
  /** What the Nation gets to which it is awarded, which happens once. */
  readonly reward: readonly Effect[];
}

/** A technology is a standing opportunity. [OT-CONT-11] */
export interface Technology {
  /** Names the technology; Nations have it by this. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** What it costs; each Nation may buy it once. */
  readonly cost: Purse;
}

/** A statute ready to be used. [OT-CONT-12] */
export interface StatuteTemplate {
  /** Names the template. */
  readonly id: string;
  /** The statute as it would be adopted. */
  readonly statute: Statute;
}

/** All content of a game. [OT-CONT-01] */
export interface Pack {
  /** The name of the pack. */
  readonly id: string;
  /** In region order. */
  readonly regions: readonly PackRegion[];
  /** Each pair once. */
  readonly edges: readonly PackEdge[];
  /** In nation order. */
  readonly nations: readonly PackNation[];
  /** The rows of the d100, each number in exactly one of them where the deck is used. */
  readonly happeningDeck: readonly DeckRow[];
  /** Historic deeds that can be achieved. */
  readonly milestones: readonly Milestone[];
  /** Standing opportunities, open to every Nation. */
  readonly technologies: readonly Technology[];
  /** Statutes that lists propose. */
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
