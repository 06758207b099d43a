import { type Choice, type GroupFields, group, one, skip, some, text, via } from '../../../../core/choices/choices.js';
import { limits } from '../../../../core/data/codec.js';
import type { State, Statute } from '../../types/index.js';
import { joinRules, leaderElections, leaveRules } from '../../types/index.js';
import { attributes, statistics } from '../../types/statistics.js';

/** Years in office that a statute may fix; null is as the dice say. [OT-ORG-03] */
const terms = [null, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const closenesses = [-5, -10, -15, -20, -25] as const;
const sure = { sure: true } as const;
const either = () => one([false, true], sure);

/** The default way out is not written down. */
const told = ({ leaveRule, ...statute }: Statute): Statute => (leaveRule === 'free' ? { ...statute, leaveRule } : statute);

const fieldsOf = ({ nationOrder }: State): GroupFields<Statute> => ({
  name: () => text(['The League'], limits.text, 'not-blank'),
  leaderElection: () => one(leaderElections, sure),
  electors: ({ leaderElection }) => (leaderElection === 'electoral' ? some(nationOrder, 1, 20, { about: 'nation', sure: true }) : skip),
  electorate: ({ leaderElection }) => (leaderElection === 'electoral' ? one(['fixed', 'renewed'], sure) : skip),
  term: () => one<number | null>(terms, sure),
  reelection: either,
  allowedMeasures: () => some(statistics, 0, statistics.length, sure),
  memberModifiers: () => some(attributes, 0, attributes.length, { about: 'attribute', ...sure }),
  closeness: () => one<number>(closenesses, sure),
  holdsTerritory: either,
  joinRule: () => one(joinRules, sure),
  leaveRule: () => one(leaveRules, sure),
  leaderConvenes: either,
});

/** A statute, rule by rule. [OT-ORG-03] */
export const statuteChoice = (state: State): Choice<Statute> =>
  via<Statute, Statute>(group<Statute>(fieldsOf(state)), {
    to: (chosen) => told({ ...chosen, electors: chosen.electors ?? [], electorate: chosen.electorate ?? 'fixed' }),
    from: (statute) => {
      if (typeof statute !== 'object' || statute === null) return undefined;
      const { electors, electorate, ...rest } = { leaveRule: 'notice' as const, ...statute };
      return (rest.leaderElection === 'electoral' ? { ...rest, electors, electorate } : rest) as Statute;
    },
  });

const inOrder = <T>(all: readonly T[], some: readonly T[]): readonly T[] => [
  ...all.filter((one) => some.includes(one)),
  ...some.filter((one) => !all.includes(one)),
];

/** The one way to write a statute: electors only where there are any, everything once and in order, nothing that goes without saying. */
export const canonicalStatute = ({ nationOrder }: State, statute: Statute): Statute => {
  const isElectoral = statute.leaderElection === 'electoral';
  return told({
    ...statute,
    electors: isElectoral ? inOrder(nationOrder, statute.electors) : [],
    electorate: isElectoral ? statute.electorate : 'fixed',
    allowedMeasures: inOrder(statistics, statute.allowedMeasures),
    memberModifiers: inOrder(attributes, statute.memberModifiers),
  });
};

/** A statute, or none. */
export const statuteOrNone = (state: State): Choice<Statute | null> =>
  via<Statute | null, { readonly isFounding: boolean; readonly law?: Statute }>(
    group<{ readonly isFounding: boolean; readonly law?: Statute }>({
      isFounding: either,
      law: ({ isFounding }) => (isFounding ? statuteChoice(state) : skip),
    }),
    {
      to: ({ law }) => law ?? null,
      from: (statute) => (statute === null ? { isFounding: false } : { isFounding: true, law: statute }),
    },
  );
