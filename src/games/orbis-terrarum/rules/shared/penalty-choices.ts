import { type Choice, group, one, range, skip, via } from '../../../../core/choices/choices.js';
import { type ModifierTarget, modifierTargets, type Penalty, type State, type Threat } from '../../types/index.js';
import { attributeOnly } from './things.js';

const sure = { sure: true } as const;
const severest = 25;
const dearest = 100;
/** A threat lasts at most so many years. [OT-DECL-10] */
const longestThreat = 10;
/** What a penalty may weigh on. [OT-TRE-09] */
const burdens = modifierTargets.filter((target) => target !== 'hostile');

/** For how many years something is agreed; null is for as long as usual. [OT-TRE-08] */
export const yearsChoice = ({ config }: State): Choice<number | null> =>
  one<number | null>([null, ...Array.from({ length: config.treatyMaxYears }, (_, i) => i + 1)], sure);

/** A penalty, question by question: none, a payment alone, or a modifier with or without one. */
interface AskedPenalty {
  readonly on: 'none' | 'payment' | ModifierTarget;
  readonly value?: number;
  readonly years?: number;
  readonly wealth?: number;
  readonly progress?: number;
}

/** What breaking or leaving something costs, if anything. [OT-TRE-09] */
export const penaltyChoice = ({ config }: State): Choice<Penalty | null> =>
  via<Penalty | null, AskedPenalty>(
    group<AskedPenalty>({
      on: () => one<AskedPenalty['on']>(['none', 'payment', ...burdens], { about: attributeOnly, ...sure }),
      value: ({ on }) => (on === 'none' || on === 'payment' ? skip : range(1, severest, sure)),
      years: ({ on }) => (on === 'none' ? skip : range(1, config.penaltyMaxYears, sure)),
      wealth: ({ on }) => (on === 'none' ? skip : range(0, dearest, sure)),
      progress: ({ on }) => (on === 'none' ? skip : range(0, dearest, sure)),
    }),
    {
      to: ({ on, value = 0, years = 0, wealth = 0, progress = 0 }) =>
        on === 'none' ? null : { target: on === 'payment' ? null : on, value, years, wealth, progress },
      from: (penalty) => {
        if (penalty === null) return { on: 'none' };
        if (typeof penalty !== 'object') return undefined;
        const { target, value, ...rest } = penalty;
        return target === null ? { on: 'payment', ...rest } : { on: target, value, ...rest };
      },
    },
  );

/** A threat, question by question. */
interface AskedThreat {
  readonly isOwn?: boolean;
  readonly value?: number;
  readonly years?: number;
}

/** What a declaration threatens by itself; null is what all do. [OT-DECL-09] [OT-DECL-10] */
export const threatChoice = ({ config }: State): Choice<Threat | null> => {
  const most = config.declarationPenaltyMax;
  return via<Threat | null, AskedThreat>(
    group<AskedThreat>({
      isOwn: () => (most < 1 ? one([false], sure) : one([false, true], sure)),
      value: ({ isOwn }) => (isOwn === true ? range(1, most, sure) : skip),
      years: ({ isOwn }) => (isOwn === true ? range(1, longestThreat, sure) : skip),
    }),
    {
      to: ({ isOwn, value = 0, years = 0 }) => (isOwn === true ? { value, years } : null),
      from: (threat) => (threat === null ? { isOwn: false } : typeof threat === 'object' ? { isOwn: true, ...threat } : undefined),
    },
  );
};
