import { type Choice, group, listOf, one, range, skip, some, text, via } from '../../../../core/choices/choices.js';
import { limits } from '../../../../core/data/codec.js';
import { sameData } from '../../../../core/data/copies.js';
import { lazily } from '../../../../core/data/lazily.js';
import { givenBy } from '../../mechanics/diplomacy/terms.js';
import { livingNations } from '../../queries/state.js';
import type { Dimension, ModifierTarget, State, Statute, Term } from '../../types/index.js';
import { dimensions, farthest } from '../../types/index.js';
import { attributes } from '../../types/statistics.js';
import { type Speakable, speakableBetween } from './clause-parties.js';
import { hasMoreToGive, landToCede, landToDetach } from './land-in-clauses.js';
import { yearsChoice } from './penalty-choices.js';
import { inAgentOrder } from './speakers.js';
import { statuteChoice } from './statute-choices.js';
import { agentOf } from './things.js';

type Kind = Term['kind'];

/** A clause, question by question: what it is, then whatever a clause of that kind says. */
interface AskedTerm {
  readonly kind: Kind;
  readonly by?: string | readonly string[];
  readonly on?: string;
  readonly between?: readonly string[];
  readonly vassal?: string;
  readonly to?: string;
  readonly patron?: string;
  readonly beneficiary?: string;
  readonly treaty?: string;
  readonly target?: ModifierTarget;
  readonly dimension?: Dimension;
  readonly against?: string;
  readonly regions?: readonly string[];
  readonly name?: string;
  readonly wealth?: number;
  readonly progress?: number;
  readonly value?: number;
  readonly years?: number | null;
  readonly statute?: Statute;
  readonly text?: string;
}

/** An entry of a list of clauses: one that stands already, or a new one. */
interface Entry {
  readonly standing?: Term | 'new';
  readonly clause?: Term;
}

/** What there is to say about a list of clauses. */
export interface Clauses {
  readonly most: number;
  readonly inConference?: boolean;
  /** Clauses that stand already, and may be kept. [OT-RES-02] */
  readonly standing?: readonly Term[];
  /** The treaty in which they stand: it is repealed, not ended by itself. [OT-TRE-02] */
  readonly within?: string;
  /** May this Nation become a vassal; or only if there is peace among the terms? [OT-DIP-03] */
  readonly vassalage?: (vassal: string) => 'free' | 'with-peace' | 'never';
}

const sure = { sure: true } as const;
const strongest = 25;
const steps = [5, 10, 15, 20, 25] as const;
const values = Array.from({ length: 2 * strongest + 1 }, (_, i) => i - strongest).filter((value) => value !== 0);
/** So many names a clause may hold. */
const mostNamed = 50;

/** What a list of clauses still needs and may have. */
interface Room {
  readonly vassals: () => readonly string[];
  readonly needsPeace: boolean;
  /** Nations that have land to cede yet, or to make a vassal of, and what each has given away before. */
  readonly landed: () => readonly string[];
  readonly divisible: () => readonly string[];
  readonly givenBy: (nation: string) => readonly string[];
}

/** The kinds of clause that can be finished. */
const kindsIn = (speakable: Speakable, { vassals, needsPeace, landed, divisible }: Room): readonly Kind[] => {
  if (needsPeace) return ['peace'];
  const { agents, nations, possiblePatrons, renewable, terminable } = speakable;
  const areTwo = nations().length > 1;
  const possible: Readonly<Record<Kind, boolean>> = {
    peace: true,
    'non-aggression': true,
    ceasefire: true,
    alliance: true,
    guarantee: true,
    passage: areTwo,
    payment: areTwo,
    subsidy: areTwo,
    modifier: speakable.opposable().length > 0,
    scope: agents().length > 1,
    cession: landed().length > 0,
    vassalage: vassals().length > 0,
    release: speakable.vassals().length > 0,
    'new-vassal': divisible().length > 0 && possiblePatrons().length > 0,
    renew: renewable().length > 0,
    terminate: terminable().length > 0,
    convening: true,
    statute: true,
    obligation: true,
  };
  return (Object.keys(possible) as Kind[]).filter((kind) => possible[kind]);
};

const without = (all: readonly string[], one: unknown): readonly string[] => all.filter((other) => other !== one);

/** Who does, gives or grants what a clause of this kind says. */
const doersOf = (speakable: Speakable, { landed, divisible }: Room, kind: Kind): readonly string[] | null => {
  switch (kind) {
    case 'payment':
    case 'subsidy':
    case 'passage':
      return speakable.nations();
    case 'cession':
      return landed();
    case 'new-vassal':
      return divisible();
    case 'guarantee':
      return speakable.agents();
    default:
      return null;
  }
};

/** One new clause. */
const termChoice = (state: State, parties: readonly string[], speakable: Speakable, room: Room): Choice<Term> => {
  const told = { about: agentOf(state), sure: true } as const;
  const nation = { about: 'nation', sure: true } as const;
  const has = (kinds: readonly Kind[], { kind }: AskedTerm): boolean => kinds.includes(kind);
  return via<Term, AskedTerm>(
    group<AskedTerm>({
      kind: () => one(kindsIn(speakable, room), sure),
      by: ({ kind }) => {
        if (kind === 'convening') return some(inAgentOrder(state, parties), 1, mostNamed, told);
        const doers = doersOf(speakable, room, kind);
        return doers === null ? skip : one(doers, told);
      },
      on: ({ kind }) => (kind === 'modifier' ? one(speakable.opposable(), nation) : skip),
      between: ({ kind }) => (kind === 'scope' ? some(speakable.agents(), 2, mostNamed, told) : skip),
      vassal: ({ kind }) => {
        if (kind === 'vassalage') return one(room.vassals(), nation);
        return kind === 'release' ? one(speakable.vassals(), nation) : skip;
      },
      to: ({ kind, by }) => {
        if (kind === 'cession') return one(speakable.heirsOf(by as string), told);
        return has(['payment', 'subsidy', 'passage'], { kind }) ? one(without(speakable.nations(), by), nation) : skip;
      },
      patron: ({ kind, vassal }) => {
        if (kind === 'vassalage') return one(speakable.patronsFor(vassal!), nation);
        return kind === 'new-vassal' ? one(speakable.possiblePatrons(), nation) : skip;
      },
      beneficiary: ({ kind, by }) => (kind === 'guarantee' ? one(without(livingNations(state), by), nation) : skip),
      treaty: ({ kind }) => {
        if (kind !== 'renew' && kind !== 'terminate') return skip;
        return one(
          (kind === 'renew' ? speakable.renewable() : speakable.terminable()).map(({ id }) => id),
          { about: 'treaty', sure: true },
        );
      },
      target: ({ kind }) => (kind === 'modifier' ? one<ModifierTarget>(attributes, { about: 'attribute', ...sure }) : skip),
      dimension: ({ kind }) => (kind === 'scope' ? one(dimensions, sure) : skip),
      against: ({ kind, on }) => (kind === 'modifier' ? one(speakable.rivalsOf(on!), nation) : skip),
      regions: ({ kind, by }) => {
        if (kind === 'cession') return landToCede(state, by as string, room.givenBy(by as string));
        return kind === 'new-vassal' ? landToDetach(state, by as string, room.givenBy(by as string)) : skip;
      },
      name: ({ kind }) => (kind === 'new-vassal' ? text(['New Vassal'], limits.text, 'not-blank') : skip),
      wealth: ({ kind }) => {
        if (kind === 'payment') return range(0, farthest.purse, sure);
        return kind === 'subsidy' ? range(1, farthest.purse, sure) : skip;
      },
      progress: ({ kind, wealth }) => (kind === 'payment' ? range(wealth === 0 ? 1 : 0, farthest.purse, sure) : skip),
      value: ({ kind }) => {
        if (kind === 'modifier') return one<number>(values, sure);
        return kind === 'scope' ? one<number>(steps, sure) : skip;
      },
      years: ({ kind }) => (kind === 'renew' ? yearsChoice(state) : skip),
      statute: ({ kind }) => (kind === 'statute' ? statuteChoice(state) : skip),
      text: ({ kind }) => (kind === 'obligation' ? text(['We help each other.'], limits.text, 'not-blank') : skip),
    }),
    {
      to: (asked) => (asked.kind === 'release' ? { ...asked, patron: state.nations[asked.vassal!]!.patron! } : asked) as Term,
      from: (term) => {
        if (typeof term !== 'object' || term === null || term.kind !== 'release') return term as AskedTerm | undefined;
        return { kind: term.kind, vassal: term.vassal };
      },
    },
  );
};

/** The standing clauses that none of these has taken over. */
const notTaken = (standing: readonly Term[], before: readonly Term[]): readonly Term[] => {
  const left = [...standing];
  for (const term of before) {
    const place = left.findIndex((one) => sameData(one, term));
    if (place >= 0) left.splice(place, 1);
  }
  return left.filter((term, place) => left.findIndex((one) => sameData(one, term)) === place);
};

/** The clauses of a treaty between these parties, one after another. [OT-TRE-01] [OT-TRE-02] */
export const clausesBetween = (
  state: State,
  parties: readonly string[],
  { most, inConference = false, standing = [], within, vassalage }: Clauses,
): Choice<readonly Term[]> => {
  const speakable = speakableBetween(state, parties, inConference, within);
  const freely = lazily(() => speakable.freeNations().filter((vassal) => (vassalage?.(vassal) ?? 'free') === 'free'));
  const withPeace = lazily(() => speakable.freeNations().filter((vassal) => vassalage?.(vassal) !== 'never'));
  const roomAfter = (before: readonly Term[]): Room => {
    const hasPeace = vassalage === undefined || before.some(({ kind }) => kind === 'peace');
    const isLast = before.length === most - 1;
    const waits = (): boolean => before.some((term) => term.kind === 'vassalage' && vassalage?.(term.vassal) === 'with-peace');
    // A conference may be asked what comes to nothing at the count.
    const given = (nation: string): readonly string[] => (inConference ? [] : givenBy(before, nation));
    const hasMore = (nation: string): boolean => hasMoreToGive(state, nation, given(nation));
    return {
      vassals: hasPeace || !isLast ? withPeace : freely,
      needsPeace: !hasPeace && isLast && waits(),
      landed: lazily(() => speakable.landed().filter(hasMore)),
      divisible: lazily(() => speakable.divisible().filter(hasMore)),
      givenBy: given,
    };
  };
  return listOf<Term>(
    (before) => {
      const fresh = (): Choice<Term> => termChoice(state, parties, speakable, roomAfter(before));
      if (standing.length === 0) return fresh();
      const left = notTaken(standing, before);
      return via<Term, Entry>(
        group<Entry>({
          standing: () => (left.length === 0 ? skip : one<Term | 'new'>([...left, 'new'], sure)),
          clause: ({ standing: kept }) => (kept === undefined || kept === 'new' ? fresh() : skip),
        }),
        {
          to: ({ standing: kept, clause }) => (kept === undefined || kept === 'new' ? clause! : kept),
          from: (term) => {
            if (left.length === 0) return { clause: term };
            return left.some((one) => sameData(one, term)) ? { standing: term } : { standing: 'new', clause: term };
          },
        },
      );
    },
    1,
    most,
  );
};
