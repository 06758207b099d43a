import { clone, type Dice, type PlayerId, seeded } from 'ludoteca';
import { movesOf } from '../matches.js';
import { iterationsOf, type Setting, searchOf } from '../settings.js';
import { type Standings, standingsAfter } from '../stakes/course.js';
import { mean } from '../stakes/gains.js';
import type { AnyGame, AnyTypes } from '../workloads.js';

type State = AnyTypes['State'];
type Action = AnyTypes['Action'];

/** A decision as it came up, and what all that could be done was worth. */
export interface Decision {
  readonly step: number;
  readonly player: string;
  readonly state: State;
  readonly options: readonly { readonly action: Action; readonly worth: Standings }[];
}

/** How closely decisions are judged. */
export interface Judging {
  /** In so many worlds. */
  readonly worlds: number;
  /** Of so many options, where more are open. */
  readonly most: number;
  /** One decision in so many. */
  readonly oneIn: number;
}

const meanOf = (standings: readonly Standings[]): Standings => ({
  horizon: mean(standings.map(({ horizon }) => horizon)),
  later: mean(standings.map(({ later }) => later)),
});

/** All that is open to a player, or so many of it as random play would draw. */
const openTo = (game: AnyGame, state: State, player: PlayerId, most: number, dice: Dice): readonly Action[] => {
  const list = game.legalActions(state, player, { limit: most + 1 });
  if (list.length <= most) return list;
  const drawn = new Map<string, Action>();
  for (let tries = 10 * most; tries > 0 && drawn.size < most; tries--) {
    const action = game.randomAction(state, player, dice);
    if (action !== undefined) drawn.set(JSON.stringify(action), action);
  }
  return [...drawn.values()];
};

/** Some of the decisions of one game between searching players, judged. */
export const decisionsOf = (game: AnyGame, setting: Setting, seed: number, { worlds, most, oneIn }: Judging): Decision[] => {
  const config = setting.long ?? setting.config;
  const drawn = seeded(`judged ${seed}`);
  const budget = { iterations: iterationsOf(setting) };
  const bots = new Map(config.players.map((seat) => [seat, searchOf(game, setting, seeded(`judged ${seed} ${seat}`), budget)]));
  const decisions: Decision[] = [];
  for (const { step, state, action } of movesOf(game, config, bots, seed)) {
    const { player } = action;
    if (game.legalActions(state, player, { limit: 2 }).length < 2 || drawn.roll(oneIn, 'is it judged?') > 1) continue;
    const before = clone(state);
    const dealt = Array.from({ length: worlds }, (_, world) => game.redeal(before, player, seeded(`world ${seed} ${step} ${world}`)));
    const options = openTo(game, before, player, most, seeded(`options ${seed} ${step}`)).map((option) => ({
      action: option,
      worth: meanOf(dealt.map((world, place) => standingsAfter(game, setting, world, option, `luck ${seed} ${step} ${place}`))),
    }));
    decisions.push({ step, player, state: before, options });
  }
  return decisions;
};

/** What a choice loses against the best that was open; null where nobody judged what was chosen. */
export const regretOf = ({ options }: Decision, chosen: Action): Standings | null => {
  const key = JSON.stringify(chosen);
  const own = options.find(({ action }) => JSON.stringify(action) === key)?.worth;
  if (own === undefined) return null;
  const lostBy = (where: keyof Standings): number => Math.max(...options.map(({ worth }) => worth[where])) - own[where];
  return { horizon: lostBy('horizon'), later: lostBy('later') };
};

/** What searching players lose, on average over these decisions, and how many of what they chose nobody had judged. */
export const regretIn = (
  decisions: readonly Decision[],
  choose: (decision: Decision, place: number) => Action,
): Standings & { readonly judged: number; readonly unjudged: number } => {
  const regrets = decisions.map((decision, place) => regretOf(decision, choose(decision, place)));
  const judged = regrets.filter((regret) => regret !== null);
  return { ...meanOf(judged), judged: judged.length, unjudged: regrets.length - judged.length };
};
