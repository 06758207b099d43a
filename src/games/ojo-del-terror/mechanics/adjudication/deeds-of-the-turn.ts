import type { DeedId } from '../../content/deeds.js';
import type { OpeningDeed } from '../../queries/deeds.js';
import { controllerOf, wayOf } from '../../queries/state.js';
import type { Battle, Turn } from './turn.js';

/** Is a deed that is judged on what happened in the turn achieved by this player? */
type TurnPredicate = (turn: Turn, player: string) => boolean;

/** [ET-FIGHT-08] Planets of whose conquering force the player was a member. */
const successesOf = ({ battles }: Turn, player: string): Battle[] =>
  battles.filter(({ victor }) => victor?.members.some((member) => member.player === player));

/** Planets the player received by conquest. */
const conquestsOf = ({ report }: Turn, player: string): string[] =>
  report.conquests.filter(({ to }) => to === player).map(({ planet }) => planet);

const killsOf = ({ report }: Turn, player: string, counts: (kind: string) => boolean): number =>
  report.kills.reduce((sum, kill) => (kill.player === player && counts(kill.kind) ? sum + kill.units : sum), 0);

/** How many players eliminated this turn lost a planet to this one. */
export const victimsOf = ({ report }: Turn, player: string): number => report.eliminations.filter(({ by }) => by.includes(player)).length;

/** Allies who acknowledged the player in the attack that counts: the one with the most of them, of equals the first in pack order. [ET-DEED-21] */
export const vassalsOf = (turn: Turn, player: string): readonly string[] => {
  const followings = successesOf(turn, player).map(({ victor }) =>
    victor!.terms === null ? [] : victor!.members.filter(({ order }) => order.warlord === player).map((member) => member.player),
  );
  return followings.reduce<readonly string[]>((best, following) => (following.length > best.length ? following : best), []);
};

/** [ET-DEED-12] */
const burnInTheWarp: TurnPredicate = (turn, player) => victimsOf(turn, player) >= 2;

/** [ET-DEED-16] What counts is the way the player's own Invasions took. */
const warpPortal: TurnPredicate = (turn, player) => {
  const crossings = turn.state.config.gateCountsAsCrossing ? ['boundary', 'gate'] : ['boundary'];
  const hasCrossed = ({ victor }: Battle): boolean =>
    victor!.members.some((member) => member.player === player && crossings.includes(wayOf(turn.state, player, member.order)));
  return successesOf(turn, player).filter(hasCrossed).length >= 2;
};

/** [ET-DEED-17] */
const deliriumTremens: TurnPredicate = (turn, player) => killsOf(turn, player, () => true) >= 2;

/** [ET-DEED-18] */
const invincible: TurnPredicate = ({ state, report }, player) =>
  report.defences.some(
    ({ planet, total, contributions }) =>
      total >= 5 &&
      controllerOf(state, planet) === player &&
      contributions.some((contribution) => contribution.player === player) &&
      !report.conquests.some((conquest) => conquest.planet === planet),
  );

/** [ET-DEED-21] */
const warlord: TurnPredicate = (turn, player) => vassalsOf(turn, player).length >= 2;

/** [ET-DEED-23] */
const noMercy: TurnPredicate = ({ state, battles }, player) =>
  battles.some(({ forces, victor }) =>
    forces.some(
      (force) =>
        force.terms === null &&
        force.members[0]!.player === player &&
        force.members[0]!.order.count >= 4 &&
        (!state.config.noMercyNeedsSuccess || victor === force),
    ),
  );

/** [ET-DEED-25] */
const forcedRecruitment: TurnPredicate = (turn, player) => {
  const { recruitmentKinds } = turn.state.config;
  return killsOf(turn, player, (kind) => recruitmentKinds === 'any' || recruitmentKinds.includes(kind)) >= 3;
};

/** [ET-DEED-27] */
const fallOfCadia: TurnPredicate = (turn, player) => conquestsOf(turn, player).includes(turn.state.config.pack.cadia);

/** [ET-DEED-28] */
const skulls: TurnPredicate = (turn, player) => conquestsOf(turn, player).length >= 3;

/** The deeds judged on what happened in the turn: all that are not judged on the opening map. */
export const turnDeeds: Readonly<Record<Exclude<DeedId, OpeningDeed>, TurnPredicate>> = {
  'burn-in-the-warp': burnInTheWarp,
  'warp-portal': warpPortal,
  'delirium-tremens': deliriumTremens,
  invincible,
  warlord,
  'no-mercy': noMercy,
  'forced-recruitment': forcedRecruitment,
  'fall-of-cadia': fallOfCadia,
  skulls,
};
