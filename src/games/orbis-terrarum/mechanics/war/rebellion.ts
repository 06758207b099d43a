import {
  controllerOf,
  firstCountedTurn,
  freshId,
  hasReferee,
  now,
  type Open,
  referee,
  regionsOf,
  seatOf,
  type Tell,
} from '../../queries/state.js';
import type { HostKind, State } from '../../types/index.js';
import { authorities, domains } from '../../types/statistics.js';
import { setConflict } from '../diplomacy/conflicts.js';
import { highest } from '../nations/attributes.js';
import { createNation } from '../nations/creation.js';
import { dropMeasures } from '../nations/dropping-measures.js';
import { dropQuestions } from '../nations/dropping-questions.js';
import { civilWarOf, divideNation } from './civil-war.js';

/** Is there already a rising of this sponsor in this Nation? [OT-MEAS-08] [OT-EFF-20] */
export const hasRebellion = (state: State, nation: string, sponsor: string | null): boolean =>
  state.rebellions.some((one) => one.nation === nation && one.sponsor === sponsor);

/** A host appears. [OT-NAT-06] */
export const raiseHost = (
  state: Open,
  host: { owner: string; kind: HostKind; region: string; rebellion: string | null; lastTurn: number | null },
  secret: readonly string[] | null,
  table: Tell,
): string => {
  const id = freshId(state, 'host');
  state.hosts.push({ id, ...host, moveTo: null });
  table.emit({
    type: 'host-created',
    secret: secret === null ? null : [...secret],
    host: id,
    owner: host.owner,
    kind: host.kind,
    region: host.region,
  });
  return id;
};

/** A host disperses, and whatever was posted from it. */
export const removeHost = (state: Open, id: string, table: Tell): void => {
  state.hosts = state.hosts.filter((host) => host.id !== id);
  dropMeasures(state, ({ slot }) => slot.kind === 'host' && slot.id === id);
  table.emit({ type: 'host-removed', host: id });
};

/** A rising begins. [OT-REB-11] [OT-VIEW-05] */
export const startRebellion = (
  state: Open,
  nation: string,
  sponsor: string | null,
  known: boolean,
  withHost: boolean,
  table: Tell,
): void => {
  const id = freshId(state, 'rebellion');
  const firstTurn = firstCountedTurn(state);
  const deadlineTurn = firstTurn + state.config.rebellionGraceTurns - 1;
  state.rebellions.push({ id, nation, sponsor, sponsorKnown: known, firstTurn, deadlineTurn, lastFailure: null });
  const secret = sponsor === null || known ? null : [controllerOf(state, sponsor)];
  table.emit({ type: 'rebellion-started', secret, rebellion: id, nation, sponsor });
  const region = seatOf(state.nations[nation]!);
  if (withHost && sponsor !== null && region !== null)
    raiseHost(state, { owner: sponsor, kind: 'rebel', region, rebellion: id, lastTurn: null }, secret, table);
  // Whoever is still asked what comes of an incitement is not offered a second rising of the same sponsor. [OT-EFF-20]
  for (const decision of state.decisions)
    if (decision.kind === 'incitement' && decision.about.nation === sponsor && decision.about.other === nation)
      decision.options = decision.options.filter((option) => option !== 'rebellion');
};

/** Whoever stood behind a rising is found out. [OT-REB-04] [OT-CIV-14] */
export const revealSponsor = (state: Open, id: string, table: Tell): void => {
  const rebellion = state.rebellions.find((one) => one.id === id);
  if (rebellion === undefined || rebellion.sponsor === null || rebellion.sponsorKnown) return;
  rebellion.sponsorKnown = true;
  table.emit({ type: 'sponsor-revealed', rebellion: id, nation: rebellion.nation, sponsor: rebellion.sponsor });
};

/** A rising is over, its attached host included. [OT-REB-03] */
export const endRebellion = (state: Open, id: string, table: Tell): void => {
  for (const host of now(state).hosts) if (host.rebellion === id) removeHost(state, host.id, table);
  state.rebellions = state.rebellions.filter((one) => one.id !== id);
  dropQuestions(state, ({ kind, about }) => kind === 'rebellion-outcome' && about.subject === id);
};

/** Rebels become a Nation of their own, at war with their parent. [OT-REB-08] */
export const formArmedMovement = (state: Open, parentId: string, table: Tell): void => {
  const plain = now(state);
  const parent = plain.nations[parentId]!;
  const candidates = regionsOf(plain, parentId).filter((region) => region !== parent.capital);
  const taken = candidates.length === 0 ? null : table.pick(candidates, `region of the armed movement in ${parentId}`);
  const id = createNation(
    state,
    {
      name: `${parent.name} Rebels`,
      kind: 'movement',
      regions: taken === null ? [] : [taken],
      position: taken ?? seatOf(parent),
      culture: parent.culture,
      faith: parent.faith,
      patron: null,
      domain: highest(parent.attributes, domains),
      authority: highest(parent.attributes, authorities),
    },
    table,
  );
  setConflict(state, parentId, id, 'war', table);
};

/** What becomes of a rising that was not put down. [OT-REB-06] [OT-REB-07] [OT-REB-09] */
export const escalate = (state: Open, id: string, outcome: 'armed-movement' | 'civil-war' | 'fade', table: Tell): void => {
  const rebellion = now(state).rebellions.find((one) => one.id === id);
  if (rebellion === undefined) return;
  const { nation, sponsor } = rebellion;
  const into = outcome === 'civil-war' && civilWarOf(now(state), nation) !== undefined ? 'armed-movement' : outcome;
  table.emit({ type: 'rebellion-escalated', rebellion: id, nation, into });
  if (into === 'civil-war' && sponsor !== null && controllerOf(state, sponsor) !== referee) revealSponsor(state, id, table);
  endRebellion(state, id, table);
  if (into === 'armed-movement') formArmedMovement(state, nation, table);
  else if (into === 'civil-war') divideNation(state, nation, sponsor, table);
};

/** A rising whose time has run out: by its last failed suppression, or as the referee decides. [OT-REB-06] [OT-REB-07] [OT-FLOW-16] */
export const outcomeOfNeglect = (state: State, id: string): 'armed-movement' | 'civil-war' | 'ask' => {
  const { lastFailure } = state.rebellions.find((one) => one.id === id)!;
  if (lastFailure === null) return hasReferee(state) ? 'ask' : 'armed-movement';
  return lastFailure <= 2 ? 'armed-movement' : 'civil-war';
};
