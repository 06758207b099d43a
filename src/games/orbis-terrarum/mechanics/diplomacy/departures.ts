import { now, type Open, type Tell } from '../../queries/state.js';
import { dropQuestions } from '../nations/dropping-questions.js';
import { dissolveConferencesOf, dropAttendee, openFloorOfTheRest } from './conferences.js';
import { endDeclaration, endForAll } from './declarations.js';
import { lapseOffers } from './offers.js';
import { lapseVetoes, removeMember } from './resolutions.js';
import { removeParty } from './treaties.js';

/** A Nation that is no more leaves offers, treaties, declarations, conferences and organizations without breach. [OT-END-07] [OT-TRE-18] [OT-CONF-23] */
export const dropFromDiplomacy = (state: Open, id: string, table: Tell): void => {
  lapseVetoes(state, id, table);
  lapseOffers(state, id, table);
  for (const treaty of now(state).treaties) removeParty(state, treaty.id, id, table);
  for (const treaty of state.treaties) {
    treaty.requests = treaty.requests.filter(({ nation }) => nation !== id);
    for (const request of treaty.requests) request.answers = request.answers.filter(({ nation }) => nation !== id);
  }
  for (const declaration of now(state).declarations) {
    endDeclaration(state, declaration.id, id, 'extinction', table);
    if (declaration.target === id) endForAll(state, declaration.id, 'extinction', table);
  }
  for (const declaration of state.declarations) declaration.requests = declaration.requests.filter(({ nation }) => nation !== id);
  for (const conference of state.conferences) {
    conference.invited = conference.invited.filter((one) => one !== id);
    dropAttendee(conference, id);
  }
  dissolveConferencesOf(state, id, table);
  for (const conference of state.conferences) openFloorOfTheRest(conference, table);
  for (const organization of now(state).organizations) removeMember(state, organization.id, id, table);
  dropQuestions(state, ({ kind, about }) => about.nation === id || about.other === id || (kind === 'npc-response' && about.subject === id));
  state.precedents = state.precedents.filter(({ actor, nation }) => actor !== id && nation !== id);
  state.aggressions = state.aggressions.filter(({ by, against }) => by !== id && against !== id);
};
