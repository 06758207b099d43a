import { allowanceOf, hasReferee, referee } from '../queries/state.js';
import type { Event, State, View } from '../types/index.js';

/** Does this viewer read every sheet? [ET-VIEW-04] */
export const isReferee = (state: State, viewer: string | null): boolean => viewer === referee && hasReferee(state);

/** What a viewer may know: built up from what is public. [ET-VIEW-08] */
export const view = (state: State, viewer: string | null): View => {
  const { config, phase, turn, players, planets, deeds, history, lieutenants, scene } = state;
  const all = isReferee(state, viewer);
  const isWriting = phase === 'orders' || phase === 'review';
  return {
    ...{ config, phase, turn, players, planets, deeds, history, lieutenants },
    ...(scene === undefined ? {} : { scene }),
    viewer,
    sheets: Object.fromEntries(
      config.players.map((player) => {
        const { orders, committed } = state.sheets[player]!;
        return [player, { orders: !isWriting || all || player === viewer ? orders : null, committed }]; // [ET-VIEW-01] [ET-VIEW-02] [ET-VIEW-03]
      }),
    ),
    verdicts: all ? state.verdicts : null, // [ET-VIEW-06]
    allowances: isWriting ? Object.fromEntries(config.players.map((player) => [player, allowanceOf(state, player)])) : {},
  };
};

/** [ET-VIEW-09] Events about an unpublished sheet or verdict reach their owner and the referee; all others reach everybody. */
export const witness = (event: Event, viewer: string | null): Event | null => {
  switch (event.type) {
    case 'order-added':
    case 'order-removed':
      return viewer === event.player || (event.refereed && viewer === referee) ? event : null;
    case 'verdict-recorded':
      return viewer === referee ? event : null;
    default:
      return event;
  }
};
