import { isWhole, now, type Open, openOrganization, organizationOf, type Tell } from '../../queries/state.js';
import { fillOffice } from '../diplomacy/elections.js';
import { membershipOf } from '../diplomacy/founding.js';
import { dissolve, leaveOrganization } from '../diplomacy/resolutions.js';
import { beginSchism, settleSchism } from '../diplomacy/schism.js';

/** Organizations in the upkeep: leavers go, schisms begin and end, offices are filled. [OT-FLOW-13] */
export const keepOrganizations = (state: Open, table: Tell): void => {
  for (const { id } of now(state).organizations) {
    for (const { nation, turn } of organizationOf(now(state), id)?.leaving ?? [])
      if (turn <= state.turn) leaveOrganization(state, id, nation, table);
    if (organizationOf(now(state), id) === undefined) continue;
    settleSchism(state, id, table);
    beginSchism(state, id, table);
    const organization = organizationOf(now(state), id)!;
    if (membershipOf(now(state), organization.members) >= state.config.organizationMin) openOrganization(state, id)!.enough = true; // sides count [OT-ORG-05]
    if (isWhole(organization) || organization.election !== null) fillOffice(state, id, table);
  }
};

/** At each cycle end: did it have enough members at any time in the cycle? [OT-ORG-05] */
export const checkMemberships = (state: Open, table: Tell): void => {
  for (const { id, enough, members } of now(state).organizations) {
    if (!enough) dissolve(state, id, table);
    else openOrganization(state, id)!.enough = membershipOf(now(state), members) >= state.config.organizationMin;
  }
};
