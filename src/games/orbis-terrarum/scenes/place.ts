import { type Misplaced, misplaced, type Stage, saidOfPlayers } from '../../../core/engine/scenes.js';
import { hasReferee, type Open } from '../queries/state.js';
import type { Action, OrbisTerrarum } from '../rules/index.js';
import type { Config, Nation, State } from '../types/index.js';
import { placeLists } from './lists.js';
import type { NationInScene, Scene } from './scene.js';

/** The Nation that the scene gives to a player, if it can be chosen, or the first that nobody wants. */
const choiceOf = ({ nations, nationOrder, players }: State, player: string, scene: Scene): string => {
  const taken = Object.values(players).map(({ principal }) => principal);
  const free = nationOrder.filter((id) => nations[id]!.playable && !taken.includes(id));
  const wishes = saidOfPlayers(scene).map(([, { nation }]) => nation);
  const wish = scene.players?.[player]?.nation;
  return wish != null && free.includes(wish) ? wish : (free.find((id) => !wishes.includes(id)) ?? free[0]!);
};

/** Five equal values, as far as five can be. */
const evenly = (total: number): number[] => Array.from({ length: 5 }, (_, i) => Math.floor(total / 5) + (i < total % 5 ? 1 : 0));

/** Everybody has a Nation with even attributes, and the orders of the first turn are open. */
export const opened = (stage: Stage<OrbisTerrarum>, config: Config, scene: Scene): State | null => {
  let now = stage.setup(config);
  const action = (player: string): Action | null => {
    if (now.phase === 'setup-nations') return { type: 'choose-nation', player, nation: choiceOf(now, player, scene) };
    const values = evenly(now.config.pointsPerGroup);
    if (now.phase === 'setup-attributes') return { type: 'distribute-attributes', player, domain: values, authority: values };
    if (now.phase === 'setup-referee') return { type: 'start-game', player };
    return now.phase === 'happenings' ? { type: 'open-orders', player } : null;
  };
  while (now.phase !== 'orders') {
    const next = action(stage.awaited(now));
    if (next === null) return null;
    now = stage.after(now, next);
  }
  return now;
};

function* strangers(state: Open, scene: Scene): Misplaced {
  const { config, nations, regions } = state;
  for (const [player, { nation }] of saidOfPlayers(scene)) {
    if (!config.players.includes(player)) yield misplaced(`${player} does not play.`, `players.${player}`);
    if (nation != null && !Object.hasOwn(nations, nation)) yield misplaced(`There is no Nation ${nation}.`, `players.${player}.nation`);
  }
  const holders = new Map<string, string>();
  for (const [id, said] of Object.entries(scene.nations ?? {})) {
    if (!Object.hasOwn(nations, id)) yield misplaced(`There is no Nation ${id}.`, `nations.${id}`);
    for (const [i, region] of (said.regions ?? []).entries()) {
      const path = `nations.${id}.regions.${i}`;
      const holder = holders.get(region);
      if (!Object.hasOwn(regions, region)) yield misplaced(`There is no region ${region}.`, path);
      else if (holder !== undefined) yield misplaced(`${region} is held by ${holder} as well.`, path);
      holders.set(region, id);
    }
  }
  for (const [region, { owner }] of Object.entries(scene.regions ?? {})) {
    const holder = holders.get(region);
    if (!Object.hasOwn(regions, region)) yield misplaced(`There is no region ${region}.`, `regions.${region}`);
    else if (owner !== undefined && holder !== undefined && owner !== holder)
      yield misplaced(`${region} is held by ${holder} as well.`, `regions.${region}.owner`);
  }
}

/** Regions as said; the published map shows them so. */
const placeRegions = (state: Open, scene: Scene): void => {
  const pass = (region: string, owner: string | null): void => {
    state.regions[region]!.owner = owner;
    state.publishedMap[region] = owner;
  };
  for (const [id, { regions }] of Object.entries(scene.nations ?? {})) {
    if (regions === undefined) continue;
    for (const [region, { owner }] of Object.entries(state.regions)) if (owner === id && !regions.includes(region)) pass(region, null);
    for (const region of regions) pass(region, id);
  }
  for (const [region, said] of Object.entries(scene.regions ?? {})) {
    Object.assign(state.regions[region]!, said);
    if (said.owner !== undefined) pass(region, said.owner);
  }
};

/** A Nation as said: who serves owes a tribute, and who serves nobody owes none. */
const nationFrom = (before: Nation, { attributes, regions: _, ...said }: NationInScene): Nation => {
  const isBound = said.patron !== undefined && said.patron !== before.patron;
  const tribute = said.tribute ?? (isBound ? (said.patron === null ? 'none' : 'pending') : before.tribute);
  return {
    ...before,
    ...said,
    tribute,
    attributes: attributes === undefined ? before.attributes : { ...before.attributes, ...attributes },
  };
};

/** Nothing of the turn before is left to do or to tell. */
const beginAnew = (state: Open): void => {
  Object.assign(state, { measures: [], reports: [], happenings: [], decisions: [] });
  for (const player of Object.values(state.players)) Object.assign(player, { ready: false, actionsThisTurn: 0 });
};

/** Places a scene. */
export function* place(state: Open, scene: Scene): Misplaced {
  const unknown = [...strangers(state, scene)];
  if (unknown.length > 0) return yield* unknown;
  const { turn, phase } = scene;
  if (state.turn === 0) return yield misplaced('A scene begins once the setup is over.', 'turn');
  if (phase === 'adjudication' && !hasReferee(state)) return yield misplaced('There is no referee to adjudicate anything.', 'phase');
  if ((turn !== undefined && turn !== state.turn) || (phase !== undefined && phase !== state.phase)) beginAnew(state);
  state.turn = turn ?? state.turn;
  state.phase = phase ?? state.phase;
  placeRegions(state, scene);
  for (const [id, said] of Object.entries(scene.nations ?? {}))
    state.nations[id] = nationFrom(state.nations[id] as Nation, said) as Open['nations'][string];
  for (const [player, { nation, ...said }] of saidOfPlayers(scene))
    Object.assign(state.players[player]!, said, nation === undefined ? {} : { principal: nation });
  Object.assign(state, placeLists(state as State, scene));
}
