import { type DeedId, rulesOfDeed } from '../../content/deeds.js';
import { isOpeningDeed, openingDeeds } from '../../queries/deeds.js';
import type { Claim, ClaimReport } from '../../types/index.js';
import { turnDeeds, vassalsOf, victimsOf } from './deeds-of-the-turn.js';
import { drawLot, type Turn } from './turn.js';

type Judged = { -readonly [K in keyof ClaimReport]: ClaimReport[K] };

const holds = (turn: Turn, player: string, deed: DeedId, claim: Claim): boolean =>
  isOpeningDeed(deed) ? openingDeeds[deed](turn.state, player, claim) : turnDeeds[deed](turn, player);

/** Points before sharing: two deeds pay per player, and a granted one pays for two at least. [ET-REF-04] */
const ownPoints = (turn: Turn, player: string, deed: DeedId): number => {
  const points = turn.atlas.deedPoints.get(deed)!;
  if (deed === 'burn-in-the-warp') return points * Math.max(2, victimsOf(turn, player));
  if (deed === 'warlord') return points * Math.max(2, vassalsOf(turn, player).length);
  return points;
};

/** Judges a claim by its predicate, or as the referee ruled. [ET-DEED-02] [ET-REF-03] */
const judge = (turn: Turn, deed: DeedId, player: string, claim: Claim): Judged => {
  const verdict = turn.state.verdicts.find((ruling) => ruling.player === player && ruling.deed === deed)?.verdict ?? null;
  const achieved = verdict === null ? holds(turn, player, deed, claim) : verdict === 'grant';
  return { player, deed, verdict, achieved, own: achieved ? ownPoints(turn, player, deed) : 0, points: 0, benefit: false };
};

/** Settles one deed: shares its points, draws for its benefit, tells. */
const settle = (turn: Turn, deed: DeedId, claims: readonly Judged[]): void => {
  turn.report.claims.push(...claims);
  const achievers = claims.filter(({ achieved }) => achieved);
  if (achievers.length > 0) reward(turn, deed, achievers);
  for (const { achieved, player } of claims) if (!achieved) turn.table.emit({ type: 'deed-failed', deed, player });
};

const reward = (turn: Turn, deed: DeedId, achievers: readonly Judged[]): void => {
  for (const claim of achievers) claim.points = Math.ceil(claim.own / achievers.length); // [ET-DEED-03]
  const hasBenefit = rulesOfDeed(deed).benefit !== undefined;
  // [ET-DEED-04] The lot decides among several; the others get points only.
  const lucky = hasBenefit ? drawLot(turn, achievers, `who gets the benefit of ${deed}`, ({ player }) => player) : null;
  if (lucky !== null) lucky.benefit = true;
  turn.table.emit({
    type: 'deed-achieved',
    deed,
    players: achievers.map(({ player, own, points, verdict }) => ({ player, own, points, granted: verdict === 'grant' })),
    benefitTo: lucky?.player ?? null,
  });
};

/** [ET-ADJ-08] Step 8: all claims in pack order; what one deed gives never helps another. [ET-DEED-05] */
export const judgeDeeds = (turn: Turn): void => {
  const { claims } = turn.orders;
  for (const deed of turn.atlas.deeds) {
    if (!claims.some(({ order }) => order.deed === deed)) continue;
    const made = claims.filter(({ order }) => order.deed === deed);
    const judged = made.map(({ player, order }) => judge(turn, deed, player, order));
    settle(turn, deed, judged);
  }
};

/** The points a player gets from deeds this turn: its own, and one for each Warlord it acknowledged. [ET-DEED-21] [ET-DEED-22] */
export const deedPointsOf = (turn: Turn, player: string): number => {
  let sum = 0;
  for (const claim of turn.report.claims) {
    if (!claim.achieved) continue;
    if (claim.player === player) sum += claim.points;
    // An ally's single point is shared among the Warlords like theirs: one divided by any number and rounded up is one.
    if (claim.deed === 'warlord' && vassalsOf(turn, claim.player).includes(player)) sum += 1;
  }
  return sum;
};
