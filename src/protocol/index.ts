/** What a host and its clients say to each other; both parts export it. */
export { forecastHeard, forecastTold } from './forecasts.js';
export { changesBetween, type Patch, withChanges } from './patches.js';
export { tableCodec, tokenCodec } from './plain.js';
export * from './seats.js';
export * from './to-client.js';
export * from './to-host.js';
