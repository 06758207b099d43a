import { bool, type Codec, exactly, id, int, list, nullable, oneOf, shape, tagged } from '../../../core/data/codec.js';
import { type Characteristic, characteristic, type UnitRef } from './basics.js';
import { characterList, unitRefs } from './orders.js';

/** The values of {@link WindowType}. */
export const windowTypes = [
  'disaster-kind',
  'disaster-city',
  'crisis-support',
  'battle-defence',
  'battle-join',
  'contest-defence',
  'travel-reaction',
  'reprisal',
  'repatriate',
  'rebel-support',
] as const;

/** The questions a player may have to answer in the middle of something. [GM-WIND-01] */
export type WindowType = (typeof windowTypes)[number];

/** A question to one player. While it is open nobody else may act. [GM-FLOW-02] */
export interface Window {
  readonly type: WindowType;
  readonly player: string;
}

/** Something under way; its window, if it waits for an answer. */
interface Pending {
  readonly window: Window | null;
}

/** A disaster whose kind and city are being chosen. [GM-EVNT-04] */
export interface DisasterAffair extends Pending {
  readonly type: 'disaster';
  readonly player: string;
  readonly choosers: readonly string[];
  readonly kind: string | null;
}

/** Characters that a player puts in. */
export interface Support {
  readonly player: string;
  readonly characters: readonly string[];
}

/** A test against a crisis that others may support. [GM-CRIS-09] */
export interface CrisisAffair extends Pending {
  readonly type: 'crisis';
  readonly player: string;
  readonly characteristic: Characteristic;
  readonly characters: readonly string[];
  readonly toAsk: readonly string[];
  readonly supports: readonly Support[];
}

/** Which side of a battle a third party takes. */
export type BattleSide = 'attacker' | 'defender';

/** An ally of one side. */
export interface Ally extends Support {
  readonly side: BattleSide;
}

/** A battle being gathered. [GM-BPRO-01] */
export interface BattleAffair extends Pending {
  readonly type: 'battle';
  readonly player: string;
  readonly opponent: string;
  readonly territory: string;
  readonly objective: 'field' | 'assault';
  readonly units: readonly UnitRef[];
  readonly characters: readonly string[];
  readonly useIntel: boolean;
  readonly defence: { readonly units: readonly UnitRef[]; readonly characters: readonly string[] } | null;
  readonly toAsk: readonly string[];
  readonly allies: readonly Ally[];
}

/** An attempt on a character: to kill, to capture, or to free a captive of one's own. */
export interface ContestAffair extends Pending {
  readonly type: 'contest';
  readonly player: string;
  readonly opponent: string;
  readonly target: string;
  readonly attempt: 'assassinate' | 'capture' | 'rescue';
  readonly characteristic: Characteristic;
  readonly characters: readonly string[];
  readonly useIntel: boolean;
  /** A reaction is no declared action: its failure has no consequences. [GM-REAC-03] */
  readonly declared: boolean;
  readonly defence: readonly string[] | null;
}

/** A character on the road. [GM-TRAV-05] */
export interface JourneyAffair extends Pending {
  readonly type: 'journey';
  readonly player: string;
  readonly character: string;
  readonly path: readonly string[];
  /** How many territories of the path have been entered. */
  readonly entered: number;
  /** Controllers that have had their chance. [GM-TRAV-06] */
  readonly asked: readonly string[];
}

/** Characters exposed to an opponent. [GM-REPR-04] */
export interface ReprisalsAffair extends Pending {
  readonly type: 'reprisals';
  readonly player: string;
  readonly exposed: readonly string[];
}

/** A surviving target that may be brought home. [GM-REPA-01] */
export interface RepatriationAffair extends Pending {
  readonly type: 'repatriation';
  readonly player: string;
  readonly character: string;
}

/** What a supporter of a rebellion commits. */
export interface RebelSupport extends Support {
  readonly units: readonly UnitRef[];
}

/** A civil war being fought out this turn. [GM-CIVW-03] */
export interface CivilWarAffair extends Pending {
  readonly type: 'civil-war';
  readonly player: string;
  readonly characters: readonly string[];
  readonly authorityCharacters: readonly string[];
  readonly toAsk: readonly string[];
  readonly supports: readonly RebelSupport[];
  readonly isFought: boolean;
}

/** Something under way that other players have a say in. The last begun is finished first. [GM-FLOW-03] */
export type Affair =
  | DisasterAffair
  | CrisisAffair
  | BattleAffair
  | ContestAffair
  | JourneyAffair
  | ReprisalsAffair
  | RepatriationAffair
  | CivilWarAffair;

/** The affairs of one type. */
export type AffairOf<T extends Affair['type']> = Extract<Affair, { readonly type: T }>;

const ids = list(id, 1000);
const window = nullable(shape<Window>({ type: oneOf(windowTypes), player: id }));
const supports = list(shape<Support>({ player: id, characters: characterList }), 20);

/** Codec of {@link Affair}. */
export const affair: Codec<Affair> = tagged('type', {
  disaster: shape<DisasterAffair>({ type: exactly('disaster'), window, player: id, choosers: ids, kind: nullable(id) }),
  crisis: shape<CrisisAffair>({
    type: exactly('crisis'),
    window,
    player: id,
    characteristic,
    characters: characterList,
    toAsk: ids,
    supports,
  }),
  battle: shape<BattleAffair>({
    type: exactly('battle'),
    window,
    player: id,
    opponent: id,
    territory: id,
    objective: oneOf(['field', 'assault']),
    units: unitRefs,
    characters: characterList,
    useIntel: bool,
    defence: nullable(shape<NonNullable<BattleAffair['defence']>>({ units: unitRefs, characters: characterList })),
    toAsk: ids,
    allies: list(shape<Ally>({ player: id, characters: characterList, side: oneOf(['attacker', 'defender']) }), 20),
  }),
  contest: shape<ContestAffair>({
    type: exactly('contest'),
    window,
    player: id,
    opponent: id,
    target: id,
    attempt: oneOf(['assassinate', 'capture', 'rescue']),
    characteristic,
    characters: characterList,
    useIntel: bool,
    declared: bool,
    defence: nullable(characterList),
  }),
  journey: shape<JourneyAffair>({
    type: exactly('journey'),
    window,
    player: id,
    character: id,
    path: ids,
    entered: int,
    asked: ids,
  }),
  reprisals: shape<ReprisalsAffair>({ type: exactly('reprisals'), window, player: id, exposed: ids }),
  repatriation: shape<RepatriationAffair>({ type: exactly('repatriation'), window, player: id, character: id }),
  'civil-war': shape<CivilWarAffair>({
    type: exactly('civil-war'),
    window,
    player: id,
    characters: characterList,
    authorityCharacters: characterList,
    toAsk: ids,
    supports: list(shape<RebelSupport>({ player: id, characters: characterList, units: unitRefs }), 20),
    isFought: bool,
  }),
});
