import { oneMore } from '../../content/values.js';
import { controllerOf, now, type Open, type Tell } from '../../queries/state.js';
import { endDeclaration } from '../diplomacy/declarations.js';
import { leaveAfterNotice } from '../diplomacy/exits.js';
import { leaveOrganization, leaveWithCharter } from '../diplomacy/resolutions.js';
import { endTreaty } from '../diplomacy/treaties.js';
import { removeModifiers } from '../nations/modifiers.js';
import { removeHost } from '../war/rebellion.js';
import { endCrises } from './attrition.js';

/** What has had its time goes: things are removed in the upkeep of their last turn. [OT-CFG-05] [OT-TRE-08] [OT-EVT-08] [OT-NAT-06] */
export const expire = (state: Open, table: Tell): void => {
  const { turn } = state;
  const isOver = ({ lastTurn }: { readonly lastTurn: number | null }): boolean => lastTurn !== null && lastTurn <= turn;
  for (const { id, nation, lastTurn } of now(state).modifiers)
    if (lastTurn <= turn) table.emit({ type: 'modifier-expired', modifier: id, nation });
  removeModifiers(state, isOver);
  for (const scope of now(state).scopes)
    if (isOver(scope)) table.emit({ type: 'scope-changed', from: scope.from, to: scope.to, dimension: scope.dimension, value: null });
  state.scopes = state.scopes.filter((scope) => !isOver(scope));
  for (const treaty of now(state).treaties) {
    if (treaty.lastTurn <= turn) endTreaty(state, treaty.id, 'expired', table);
    else
      for (const { nation, turn: until } of treaty.leaving) {
        if (until > turn) continue;
        leaveAfterNotice(state, treaty.id, nation, table);
        leaveWithCharter(state, treaty.id, nation, table, leaveOrganization);
      }
  }
  for (const { id, revocations } of now(state).declarations)
    for (const { nation, turn: until } of revocations) {
      if (until > turn) continue;
      endDeclaration(state, id, nation, 'revoked', table);
      leaveWithCharter(state, id, nation, table, leaveOrganization);
    }
  lapseRequests(state);
  state.opportunities = state.opportunities.filter((one) => !isOver(one));
  endCrises(state, table);
  for (const host of now(state).hosts) if (isOver(host)) removeHost(state, host.id, table);
  for (const [id, region] of Object.entries(now(state).regions))
    if (region.attitudes.some(isOver)) state.regions[id]!.attitudes = state.regions[id]!.attitudes.filter((one) => !isOver(one));
  for (const [id, nation] of Object.entries(now(state).nations))
    for (const grant of nation.grants)
      if (isOver(grant)) {
        state.nations[id]!.grants = state.nations[id]!.grants.filter((one) => one.id !== grant.id);
        const secret = [controllerOf(state, id)]; // that one was left tells what was not used [OT-VIEW-11]
        table.emit({ type: 'grant-changed', secret, nation: id, grant: grant.id, kind: grant.kind, gone: true });
      }
  const { theftWindowYears, yearsPerTurn } = state.config;
  state.thefts = state.thefts.filter((theft) => (turn + 1 - theft.turn) * yearsPerTurn < theftWindowYears); // [OT-PROS-23]
};

/** Requests that nobody answers lapse after two upkeeps; those to join a declaration after one. [OT-TRE-15] [OT-DECL-02] */
const lapseRequests = (state: Open): void => {
  for (const treaty of state.treaties) {
    for (const request of treaty.requests) request.upkeeps = oneMore(request.upkeeps);
    if (treaty.requests.some(({ upkeeps }) => upkeeps >= 2)) treaty.requests = treaty.requests.filter(({ upkeeps }) => upkeeps < 2);
  }
  for (const declaration of state.declarations) if (declaration.requests.length > 0) declaration.requests = [];
};
