import { discover, roll } from './actions.js';
import { play } from './playing.js';
import { ada, begun, bo, cai, dot, players, type Scene, scene } from './scenes.js';

/** The degree of centralism is to be decided. */
export const deciding = (count = 4) => begun({ concentration: 'keep' }, count);

/** ada has proposed a degree to bo and cai. */
export const proposed = () => play(deciding(3), [{ type: 'propose-centralism', player: ada, degree: 'intense' }]).state;

/** ada may share and exchange. */
export const sharing = (participation = {}, mode: 'A' | 'AB' | 'ABC' | 'AC' = 'A') =>
  scene({ config: { mode }, step: 'cohesion', participation });

/** ada walks, and all the others will. */
export const walking = (rest: Partial<Scene> = {}) => scene({ step: 'movement', ...rest, change: { queue: players(4), ...rest.change } });

/** The treasury owes ada 4 €, and she chooses the coins. */
export const taking = (discs: Readonly<Record<string, readonly string[]>> = {}) =>
  play(scene({ step: 'transferRoll', discs }), [roll(), 4]).state;

/** What they have where levies are collected. */
export const hands = {
  ada: ['health-1', 'health-2', 'justice-1'],
  bo: ['education-1', 'education-2', 'roads-1', 'roads-2'],
  dot: ['forests-1'],
};

/** ada, the holder, has moved onto a levy tile: 2 is prescription, 3 is inheritance. */
export const standing = (cell: number, rest: Partial<Scene> = {}) =>
  scene({
    config: { mode: 'AB' },
    step: 'movement',
    cells: { ada: cell },
    discs: hands,
    ...rest,
    change: { queue: players(4), moved: true, trail: [cell], ...rest.change },
  });

/** bo, standing on 27, is about to turn up the tile of the State on 33. */
export const nearSpain = (rest: Partial<Scene> = {}) =>
  scene({ step: 'movement', ...rest, cells: { bo: 27, ...rest.cells }, change: { queue: [bo, cai, dot], ...rest.change } });

/** The same with two parts of the urn found, and discs that can protect them. */
export const guarded = (rest: Partial<Scene> = {}) =>
  nearSpain({
    config: { mode: 'AB' },
    discs: { ada: ['roads-1', 'health-1'], bo: ['education-1', 'roads-2'], cai: ['firefighters-1', 'mossos-1'], dot: ['forests-2'] },
    aside: [30, 31],
    ...rest,
  });

/** The State acts, and ada may protect the parts of the urn. */
export const mobilising = () => play(guarded(), [discover]).state;
