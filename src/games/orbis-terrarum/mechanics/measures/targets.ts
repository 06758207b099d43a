import { living } from '../../queries/state.js';
import type { State, Target } from '../../types/index.js';
import { warOfSide } from '../war/civil-war.js';

/** The Nation a target belongs to; null for land and crises. */
export const nationOfTarget = (state: State, target: Target): string | null => {
  switch (target.kind) {
    case 'nation':
      return target.id;
    case 'host':
      return state.hosts.find(({ id }) => id === target.id)?.owner ?? null;
    case 'side':
      return warOfSide(state, target.id)?.nation ?? null;
    case 'crisis':
      return state.crises.find(({ id }) => id === target.id)?.nation ?? null;
    case 'rebellion':
      return state.rebellions.find(({ id }) => id === target.id)?.nation ?? null;
    case 'region': {
      const owner = state.regions[target.id]?.owner ?? null;
      return owner !== null && Object.hasOwn(state.nations, owner) ? owner : null;
    }
  }
};

/** Is a target there, and alive? */
export const isThere = (state: State, { kind, id }: Target): boolean => {
  switch (kind) {
    case 'nation':
      return living(state, id) !== undefined;
    case 'host':
      return state.hosts.some((host) => host.id === id);
    case 'side':
      return warOfSide(state, id)?.sides.some((side) => side.id === id && side.alive) === true;
    case 'region':
      return Object.hasOwn(state.regions, id);
    case 'crisis':
      return state.crises.some((crisis) => crisis.id === id);
    case 'rebellion':
      return state.rebellions.some((rebellion) => rebellion.id === id);
  }
};
