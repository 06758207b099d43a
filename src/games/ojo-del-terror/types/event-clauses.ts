import type { EventClauses } from '../../../core/game/definition.js';
import type { ClauseId } from '../clauses.js';
import type { Event } from './events.js';

/** The clauses to read beside every type of event. */
export const eventClauses: EventClauses<Event, ClauseId> = {
  'game-created': ['ET-SETUP-02', 'ET-SETUP-03', 'ET-SETUP-04', 'ET-SETUP-06', 'ET-SETUP-10'],
  'warband-chosen': ['ET-WAR-02', 'ET-SETUP-12', 'ET-SETUP-13'],
  'turn-started': ['ET-FLOW-02', 'ET-ALLOW-01', 'ET-ALLOW-10'],
  'order-added': ['ET-VIEW-09', 'ET-SHEET-02'],
  'order-removed': ['ET-VIEW-09', 'ET-SHEET-05'],
  'orders-committed': ['ET-VIEW-09', 'ET-FLOW-03'],
  'orders-reopened': ['ET-VIEW-09', 'ET-SHEET-07'],
  'orders-closed': ['ET-REF-01'],
  'verdict-recorded': ['ET-VIEW-06', 'ET-REF-03'],
  'orders-revealed': ['ET-VIEW-05', 'ET-FLOW-08'],
  'alliance-formed': ['ET-ADJ-01', 'ET-ALLY-08', 'ET-ALLY-11', 'ET-ALLY-12'],
  'alliance-failed': ['ET-ADJ-01', 'ET-ALLY-09', 'ET-ALLY-10'],
  'defence-raised': ['ET-ADJ-02', 'ET-DEF-06', 'ET-DEF-07', 'ET-DV-01'],
  'inhabitants-killed': ['ET-TRAIT-04', 'ET-TRAIT-05', 'ET-KILL-01', 'ET-KILL-05', 'ET-KILL-07'],
  'fight-resolved': ['ET-ADJ-03', 'ET-FIGHT-01', 'ET-FIGHT-02', 'ET-FIGHT-04', 'ET-FIGHT-07'],
  'planet-conquered': ['ET-ADJ-04', 'ET-FIGHT-05', 'ET-FIGHT-06'],
  'planet-ceded': ['ET-ADJ-05', 'ET-CEDE-05', 'ET-CEDE-06', 'ET-CEDE-07'],
  'cession-failed': ['ET-CEDE-05', 'ET-XFER-01', 'ET-XFER-05', 'ET-EVT-03'],
  'trade-executed': ['ET-ADJ-05', 'ET-TRADE-05', 'ET-XFER-04', 'ET-XFER-07', 'ET-EVT-04'],
  'trade-failed': ['ET-TRADE-05', 'ET-XFER-05', 'ET-EVT-03'],
  'player-eliminated': ['ET-ADJ-06', 'ET-ELIM-01', 'ET-ELIM-02', 'ET-ELIM-04'],
  'player-returned': ['ET-ADJ-06', 'ET-ELIM-03', 'ET-ELIM-04'],
  'deed-achieved': ['ET-ADJ-08', 'ET-DEED-01', 'ET-DEED-02', 'ET-DEED-03', 'ET-DEED-04', 'ET-DEED-07'],
  'deed-failed': ['ET-CLAIM-09', 'ET-DEED-02'],
  'turn-scored': ['ET-ADJ-09', 'ET-SCORE-01', 'ET-SCORE-02', 'ET-SCORE-03', 'ET-SCORE-07', 'ET-SCORE-08', 'ET-SCORE-09', 'ET-SCORE-11'],
  'lieutenants-chosen': ['ET-LIEU-03', 'ET-END-04'],
  'game-ended': ['ET-END-01', 'ET-END-02', 'ET-END-05', 'ET-END-07', 'ET-END-10'],
};
