/** Every action of El Ojo del Terror: one line, and its file. */
export * from './add-order.js';
export * from './choose-lieutenants.js';
export * from './choose-warband.js';
export * from './close-orders.js';
export * from './commit-orders.js';
export * from './overrule-deed.js';
export * from './publish-turn.js';
export * from './remove-order.js';
export * from './reopen-orders.js';
export * from './submit-orders.js';
