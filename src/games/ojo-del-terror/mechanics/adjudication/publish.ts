import type { Draft } from 'immer';
import { type DeedId, isDeedId, rulesOfDeed } from '../../content/deeds.js';
import { mapOf } from '../../queries/holdings.js';
import { dedicationOf, faithOf, playersOf } from '../../queries/state.js';
import type { Claim, State } from '../../types/index.js';
import { placeIn, type Turn } from './turn.js';

/** [ET-ADJ-04] The map after step 4, on which eliminations are judged and, by default, territory is scored. [ET-ELIM-01] [ET-SCORE-11] */
export const drawFightMap = (turn: Turn): void => {
  turn.fought = turn.fought.after(turn.worlds);
};

/** [ET-ADJ-07] Step 7: conquests, gifts and trades stand, and the dead are gone for good. [ET-KILL-07] [ET-TRAIT-05] */
export const buryDead = (turn: Turn): void => {
  const { worlds, report } = turn;
  for (const { planet, units } of report.kills) {
    const place = placeIn(turn, planet);
    const { controller, inhabitants, sacred } = worlds[place]!;
    worlds[place] = { controller, inhabitants: inhabitants - units, sacred };
  }
};

/** The closing map, with what deeds do to it, becomes the map of the game. */
export const unrollMap = (state: Draft<State>, { fought, worlds }: Turn): void => {
  state.planets = mapOf(fought.after(worlds)) as Draft<State>['planets'];
};

/** Adds the points of the turn. */
export const addPoints = (state: Draft<State>, turn: Turn): void => {
  for (const { player, points, total } of turn.report.points) {
    const scorer = state.players[player]!;
    scorer.score = total;
    scorer.scoreByTurn.push(points);
  }
};

/** [ET-DEED-11] The temple's worlds become sacred to the band's god, beside or instead of their former gods. */
const sanctify = (turn: Turn, player: string, { inside, outside }: Claim): void => {
  const god = dedicationOf(turn.state, player);
  const { worlds } = turn;
  for (const planet of [inside!, outside!]) {
    const place = placeIn(turn, planet);
    const { controller, inhabitants, sacred } = worlds[place]!;
    const gods = turn.state.config.templeSanctity === 'replace' ? [god] : sacred.includes(god) ? sacred : [...sacred, god];
    worlds[place] = { controller, inhabitants, sacred: gods };
  }
};

/** [ET-DEED-09] The favour of a god is added to the band's faith; nothing of it is lost. */
const favour = (state: Draft<State>, turn: Turn, player: string, god: string | null | undefined): void => {
  if (god == null || faithOf(turn.state, player).includes(god)) return;
  const order = turn.state.config.pack.gods.map(({ id }) => id);
  const { favours } = state.players[player]!;
  // Two deeds of one turn may bring the same god.
  if (!favours.includes(god)) state.players[player]!.favours = [...favours, god].sort((a, b) => order.indexOf(a) - order.indexOf(b));
};

const giveBenefit = (state: Draft<State>, turn: Turn, player: string, deed: DeedId): void => {
  const claim = turn.orders.claims.find((signed) => signed.player === player && signed.order.deed === deed)!.order;
  switch (rulesOfDeed(deed).benefit) {
    case 'permanent-action':
      state.players[player]!.permanentActions += 1;
      return;
    case 'favour':
      favour(state, turn, player, claim.god);
      return;
    case 'sanctity':
      sanctify(turn, player, claim);
      return;
    case undefined:
  }
};

/** [ET-ADJ-10] Step 10: what deeds give takes effect, for the next turn, [ET-DEED-07] and they are closed. [ET-DEED-01] */
export const giveBenefits = (state: Draft<State>, turn: Turn): void => {
  for (const { player, deed, achieved, benefit } of turn.report.claims) {
    if (!achieved || !isDeedId(deed)) continue;
    state.players[player]!.deeds.push(deed);
    const done = state.deeds[deed] ?? { turn: turn.state.turn, by: [], benefitTo: null };
    done.by.push(player);
    if (benefit) done.benefitTo = player;
    state.deeds[deed] = done;
    if (benefit) giveBenefit(state, turn, player, deed);
  }
};

/** [ET-STATE-04] The report is published and the sheets are cleared. */
export const file = (state: Draft<State>, turn: Turn): void => {
  state.history.push(turn.report);
  if (state.verdicts.length > 0) state.verdicts = [];
  for (const player of playersOf(turn.state)) {
    const sheet = state.sheets[player]!;
    sheet.orders = [];
    sheet.committed = false;
  }
};
