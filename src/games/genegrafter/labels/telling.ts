import type { Action } from '../rules/index.js';
import type { Event } from '../types/index.js';
import type { Language, Name } from './language.js';

/** An action as an order. */
export const orderOf = ({ actions }: Language, action: Action, name: Name): string =>
  (actions[action.type].order as (action: Action, name: Name) => string)(action, name);

/** An event as a sentence. */
export const sentenceOf = ({ events }: Language, event: Event, name: Name): string =>
  (events[event.type].sentence as (event: Event, name: Name) => string)(event, name);
