import { type OrbisTerrarum, orbis500, type Pack } from 'ludoteca/orbis-terrarum';
import type { Plan } from '../taking/plan.js';
import { avoiding, first, greedy, mixed, restless } from '../taking/players.js';
import { players, table } from '../taking/seats.js';
import { diplomatic, warring } from './orbis-terrarum-hands.js';
import { allOtherwise, otherChoices, stillOtherChoices } from './orbis-terrarum-options.js';
import { ruling } from './orbis-terrarum-referee.js';

type Config = OrbisTerrarum['Config'];

/** A world without hordes, in which every settled people may be played: for the largest tables. */
export const crowdedWorld: Pack = {
  ...orbis500,
  id: 'crowded',
  nations: orbis500.nations
    .filter(({ kind }) => kind === 'state')
    .map((nation) => (nation.playable ? nation : { ...nation, playable: nation.regions.length > 0, patron: null })),
};

/** What makes much happen soon: leagues of two, conferences for many, wealth to spend. */
export const eventful: Partial<Config> = {
  ...{ organizationMin: 2, conferencePrestige: 10, startWealth: 60, startProgress: 60, turnsPerCycle: 2, actionLimitPerTurn: 14 },
};
const auto = (turnLimit: number): Partial<Config> => ({ refereeMode: 'auto', turnLimit });
const refereed = (turnLimit: number): Partial<Config> => ({ refereeMode: 'human', turnLimit });

const steady = avoiding<OrbisTerrarum>('close-game', 'abandon-nation');
/** Everybody tries what has seldom been tried, and sometimes is done. */
export const curious = first<OrbisTerrarum>(
  ruling,
  diplomatic,
  restless({ oneIn: 2, never: ['close-game', 'abandon-nation', 'ready', 'close-orders', 'resolve-turn'] }),
  steady,
);
export const warlike = first<OrbisTerrarum>(warring, steady);

const most = 340;
const plan = (count: number, how: string, hands: Plan<OrbisTerrarum>['hands'], config: Partial<Config> = {}): Plan<OrbisTerrarum> => ({
  ...{ name: `${players(count)}, ${how}`, config: { players: table(count), ...config }, hands, most },
});

/** Games of Orbis Terrarum II that play themselves. */
export const plans: readonly Plan<OrbisTerrarum>[] = [
  ...[1, 2, 3, 5, 8].map((count) => plan(count, 'random, no referee', steady, auto(8))),
  ...[1, 2, 4, 6].map((count) => plan(count, 'random, a referee', steady, refereed(5))),
  ...[2, 3, 4, 6].map((count) => plan(count, 'curious, a referee', curious, { ...refereed(12), ...eventful })),
  ...[2, 4, 7].map((count) => plan(count, 'curious, no referee', curious, { ...auto(12), ...eventful })),
  ...[2, 3, 5].map((count) => plan(count, 'warlike, no referee', warlike, { ...auto(20), ...eventful })),
  ...[2, 4].map((count) => plan(count, 'warlike, a referee', first(warlike, steady), { ...refereed(20), ...eventful })),
  ...[1, 2, 3].map((count) => plan(count, 'greedy', mixed(greedy(1, 5)), { ...auto(6), ...eventful })),
  plan(3, 'greedy against random, a referee', mixed(greedy(1, 5), steady, steady, steady), { ...refereed(5), ...eventful }),
  plan(16, 'a crowded world', steady, { ...auto(3), pack: crowdedWorld }),
  plan(16, 'a crowded world, a referee, curious', curious, { ...refereed(3), ...eventful, pack: crowdedWorld }),
  plan(4, 'sealed orders with notes', curious, { ...refereed(8), ...eventful, orderVisibility: 'sealed', requireNotes: true }),
  plan(3, 'every option otherwise', curious, { ...eventful, ...allOtherwise, ...refereed(12) }),
  plan(4, 'every option otherwise, warlike', warlike, { ...eventful, ...allOtherwise, ...auto(20) }),
  plan(3, 'other choices', curious, { ...eventful, ...otherChoices, ...auto(14) }),
  plan(3, 'still other choices', warlike, { ...eventful, ...stillOtherChoices, ...auto(14) }),
  plan(2, 'forty turns', warlike, { ...auto(40), ...eventful, rebellionGraceTurns: 2, epochThreshold: 60, suspendAfterTurns: 1 }),
];
