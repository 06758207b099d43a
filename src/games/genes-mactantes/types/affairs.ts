import { bool, type Codec, id, int, list, nullable, oneOf, shape, variants } from '../../../core/data/codec.js';
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
  /** What is asked. */
  readonly type: WindowType;
  /** Who must answer. */
  readonly player: string;
}

/** Something under way; its window, if it waits for an answer. */
interface Pending {
  /** The question that waits for an answer; null while it goes on by itself. */
  readonly window: Window | null;
}

/** A disaster whose kind and city are being chosen. [GM-EVNT-04] */
export interface DisasterAffair extends Pending {
  readonly type: 'disaster';
  /** Whom the disaster strikes. */
  readonly player: string;
  /** Who chooses the kind, then who chooses the city: the two neighbours to the right, who may be the same. */
  readonly choosers: readonly string[];
  /** The kind chosen; null while that is being asked. */
  readonly kind: string | null;
}

/** Characters that a player puts in. */
export interface Support {
  /** Whose they are. */
  readonly player: string;
  /** The characters, by id; empty if none. */
  readonly characters: readonly string[];
}

/** A test against a crisis that others may support. [GM-CRIS-09] */
export interface CrisisAffair extends Pending {
  readonly type: 'crisis';
  /** Who faces the crisis. */
  readonly player: string;
  /** The characteristic that stands at 3 or less. */
  readonly characteristic: Characteristic;
  /** Own characters who help, by id. */
  readonly characters: readonly string[];
  /** Players still to be asked for support, in the order in which they are asked. */
  readonly toAsk: readonly string[];
  /** Support given so far. */
  readonly supports: readonly Support[];
}

/** Which side of a battle a third party takes. */
export type BattleSide = 'attacker' | 'defender';

/** An ally of one side. */
export interface Ally extends Support {
  /** Which side it joins. */
  readonly side: BattleSide;
}

/** A battle being gathered. [GM-BPRO-01] */
export interface BattleAffair extends Pending {
  readonly type: 'battle';
  /** Who attacks. */
  readonly player: string;
  /** Whose troops or city are attacked; `independent` is nobody’s. */
  readonly opponent: string;
  /** Where it is fought: for an assault the territory of the city. */
  readonly territory: string;
  /** In the field, or an assault on a besieged city. */
  readonly objective: 'field' | 'assault';
  /** The attacker’s own units that fight, whole. */
  readonly units: readonly UnitRef[];
  /** The attacker’s characters who help, by id. */
  readonly characters: readonly string[];
  /** Does the attacker spend a point of intel against the opponent? */
  readonly useIntel: boolean;
  /** What the opponent has put in; null until that has been answered. */
  readonly defence: { readonly units: readonly UnitRef[]; readonly characters: readonly string[] } | null;
  /** Third parties still to be asked whether they join, in order. */
  readonly toAsk: readonly string[];
  /** Third parties that have joined, in order. */
  readonly allies: readonly Ally[];
}

/** An attempt on a character: to kill, to capture, or to free a captive of one's own. */
export interface ContestAffair extends Pending {
  readonly type: 'contest';
  /** Who makes the attempt. */
  readonly player: string;
  /** Who defends the target: its owner, or in a rescue its captor. */
  readonly opponent: string;
  /** The character it is about, by id. */
  readonly target: string;
  /** To kill, to capture, or to free an own captive. */
  readonly attempt: 'assassinate' | 'capture' | 'rescue';
  /** What both sides add to their die. */
  readonly characteristic: Characteristic;
  /** The actor’s characters who help, by id. */
  readonly characters: readonly string[];
  /** Does the actor spend a point of intel against the opponent? */
  readonly useIntel: boolean;
  /** A reaction is no declared action: its failure has no consequences. [GM-REAC-03] */
  readonly declared: boolean;
  /** The opponent’s characters who help, by id; null until that has been answered. */
  readonly defence: readonly string[] | null;
}

/** A character on the road. [GM-TRAV-05] */
export interface JourneyAffair extends Pending {
  readonly type: 'journey';
  /** Whose character travels. */
  readonly player: string;
  /** The traveller, by id. */
  readonly character: string;
  /** The territories of the way in order; whoever may react sees of it the one where it stands, other players nothing. */
  readonly path: readonly string[];
  /** How many territories of the path have been entered. */
  readonly entered: number;
  /** Controllers that have had their chance. [GM-TRAV-06] */
  readonly asked: readonly string[];
}

/** Characters exposed to an opponent. [GM-REPR-04] */
export interface ReprisalsAffair extends Pending {
  readonly type: 'reprisals';
  /** Who may take revenge. */
  readonly player: string;
  /** The characters exposed, by id, in the order of their turns. */
  readonly exposed: readonly string[];
}

/** A surviving target that may be brought home. [GM-REPA-01] */
export interface RepatriationAffair extends Pending {
  readonly type: 'repatriation';
  /** Whose character it is. */
  readonly player: string;
  /** The survivor, by id. */
  readonly character: string;
}

/** What a supporter of a rebellion commits. */
export interface RebelSupport extends Support {
  /** The field units committed, whole. */
  readonly units: readonly UnitRef[];
}

/** A civil war being fought out this turn. [GM-CIVW-03] */
export interface CivilWarAffair extends Pending {
  readonly type: 'civil-war';
  /** Whose country is at war with itself. */
  readonly player: string;
  /** The government’s characters who fight, by id. */
  readonly characters: readonly string[];
  /** The government’s characters who help in the test of Authority that may end the war, by id. */
  readonly authorityCharacters: readonly string[];
  /** Supporters still to be asked, in order; a viewer sees of them the one now asked and itself. */
  readonly toAsk: readonly string[];
  /** What supporters have committed so far. */
  readonly supports: readonly RebelSupport[];
  /** Has this turn’s battle been fought? Then only the test of Authority is to come. */
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
export const affair: Codec<Affair> = variants<Affair, 'type'>('type', {
  disaster: { window, player: id, choosers: ids, kind: nullable(id) },
  crisis: { window, player: id, characteristic, characters: characterList, toAsk: ids, supports },
  battle: {
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
  },
  contest: {
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
  },
  journey: { window, player: id, character: id, path: ids, entered: int, asked: ids },
  reprisals: { window, player: id, exposed: ids },
  repatriation: { window, player: id, character: id },
  'civil-war': {
    window,
    player: id,
    characters: characterList,
    authorityCharacters: characterList,
    toAsk: ids,
    supports: list(shape<RebelSupport>({ player: id, characters: characterList, units: unitRefs }), 20),
    isFought: bool,
  },
});
