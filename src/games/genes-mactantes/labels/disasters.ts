import { own } from '../../../core/data/own.js';
import { defaultDisasters } from '../content/disasters.js';
import type { DisasterKind } from '../types/index.js';
import type { DisasterNames } from './language.js';

/** The disasters of the box under the names of a language; those of a list of one’s own keep the name they have there. */
export const disastersIn =
  (names: DisasterNames) =>
  ({ id, name }: DisasterKind): string =>
    defaultDisasters.some((kind) => kind.id === id && kind.name === name) ? (own<string>(names, id) ?? name) : name;
