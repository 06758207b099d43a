/** The types of the events that adjudication tells. */
export const adjudication = [
  'orders-revealed',
  'alliance-formed',
  'alliance-failed',
  'defence-raised',
  'inhabitants-killed',
  'fight-resolved',
  'planet-conquered',
  'planet-ceded',
  'cession-failed',
  'trade-executed',
  'trade-failed',
  'player-eliminated',
  'player-returned',
  'deed-achieved',
  'deed-failed',
  'turn-scored',
];
