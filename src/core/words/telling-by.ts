import { own } from '../data/own.js';
import type { GameTypes } from '../game/game-types.js';
import type { ActionBase, EventBase } from '../game/rule.js';
import type { Words } from './words.js';

/** What a language calls each action, and how it says it as an order; a teller has the names of the table, and whatever else a game's sentences need. */
export type OrdersBy<Action extends ActionBase, Teller> = {
  readonly [T in Action['type']]: {
    readonly name: string;
    readonly order: (action: Extract<Action, { readonly type: T }>, teller: Teller) => string;
  };
};

/** What a language calls each event, and how it tells it as a sentence. */
export type SentencesBy<Event extends EventBase, Teller> = {
  readonly [T in Event['type']]: {
    readonly heading: string;
    readonly sentence: (event: Extract<Event, { readonly type: T }>, teller: Teller) => string;
  };
};

/** The tables of a language that say actions and events. */
interface Tables<G extends GameTypes, Teller> {
  readonly actions: OrdersBy<G['Action'], Teller>;
  readonly events: SentencesBy<G['Event'], Teller>;
}

/** How actions and events are said from the tables of a language, by whoever tells them to a viewer. What is in no table is called by its type. */
export const tellingBy = <G extends GameTypes, Teller>(
  { actions, events }: Tables<G, Teller>,
  tellerFor: (view: G['View'] | undefined) => Teller,
): Pick<Words<G>, 'action' | 'event'> => ({
  action(action, view) {
    const said = own<{ readonly order: (action: never, teller: Teller) => string }>(actions, action.type);
    return said?.order(action as never, tellerFor(view)) ?? action.type;
  },
  event(event, view) {
    const said = own<{ readonly sentence: (event: never, teller: Teller) => string }>(events, event.type);
    return said?.sentence(event as never, tellerFor(view)) ?? event.type;
  },
});
