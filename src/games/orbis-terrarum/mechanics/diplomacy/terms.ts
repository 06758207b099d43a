import { living, now, type Open, organizationOf, regionsOf, rehearsalOf, silent, type Tell } from '../../queries/state.js';
import type { TermFault, UnfitTerm } from '../../refusals/index.js';
import { type State, statuteFault, type Term } from '../../types/index.js';
import { authorities, domains } from '../../types/statistics.js';
import { highest } from '../nations/attributes.js';
import { canServe, linksOf, release } from '../nations/bonds.js';
import { createNation } from '../nations/creation.js';
import { addModifier } from '../nations/modifiers.js';
import { pay } from '../nations/purses.js';
import { changeOwner } from '../nations/territory.js';
import { isInSameHands } from './binding.js';
import { makePeaceBetween } from './conflicts.js';
import { strangerAmongElectors } from './founding.js';
import { endTreaty, renewTreaty } from './treaties.js';
import { becomeVassal } from './vassalage.js';

/** May an instrument of these parties speak of this Nation? [OT-TRE-02] */
const mayName = (state: State, parties: readonly string[], id: string): boolean => {
  if (parties.includes(id)) return true;
  return living(state, id) !== undefined && parties.some((party) => isInSameHands(state, party, id));
};

/** The parties that speak for whom they may name: itself, or else those in the same hands. */
const speakersFor = (state: State, parties: readonly string[], id: string): readonly string[] =>
  parties.includes(id) ? [id] : parties.filter((party) => isInSameHands(state, party, id));

/** Is what is between two Nations between two parties? [OT-TRE-02] */
const areOfDifferentParties = (state: State, parties: readonly string[], one: string, other: string): boolean => {
  const others = speakersFor(state, parties, other);
  return speakersFor(state, parties, one).some((party) => others.some((another) => another !== party));
};

/** What is wrong with land that is to be given away, or null. [OT-TRE-02] */
const faultOfLand = (state: State, by: string, regions: readonly string[], allowLast: boolean): UnfitTerm | null => {
  const own = regionsOf(state, by);
  if (regions.length === 0 || new Set(regions).size < regions.length) return { fault: 'regions' };
  const foreign = regions.find((region) => !own.includes(region));
  if (foreign !== undefined) return { fault: 'foreign-region', region: foreign, nation: by };
  const { capital } = state.nations[by]!;
  if (capital !== null && regions.includes(capital) && !(allowLast && regions.length === own.length))
    return { fault: 'capital', region: capital, nation: by };
  return null;
};

/** What is wrong with a clause between these parties as things stand, or null. [OT-TRE-02] [OT-TRE-17] */
export const faultOfTerm = (state: State, term: Term, parties: readonly string[], inConference = false): TermFault | null => {
  const bad = (facts: UnfitTerm) => ({ code: 'bad-clause' as const, facts });
  const stranger = (...ids: readonly string[]) => {
    const unknown = ids.find((id) => !mayName(state, parties, id));
    return unknown === undefined ? null : bad({ fault: 'no-party', id: unknown });
  };
  const nationsOnly = (...ids: readonly string[]) =>
    stranger(...ids) ?? (ids.every((id) => living(state, id) !== undefined) ? null : bad({ fault: 'nations-only' }));
  const twice = (one: string, other: string) => (one === other ? bad({ fault: 'to-itself', id: one }) : null);
  switch (term.kind) {
    case 'payment':
      if (term.wealth < 0 || term.progress < 0 || term.wealth + term.progress === 0) return bad({ fault: 'payment' });
      return nationsOnly(term.by, term.to) ?? twice(term.by, term.to);
    case 'subsidy':
      if (term.wealth < 1) return bad({ fault: 'subsidy' });
      return nationsOnly(term.by, term.to) ?? twice(term.by, term.to);
    case 'modifier':
      if (term.value === 0 || Math.abs(term.value) > 25) return bad({ fault: 'modifier', value: term.value });
      if (term.target === 'all' || term.target === 'hostile') return bad({ fault: 'modifier-target' });
      if (term.against === null) return bad({ fault: 'modifier-against' });
      return (
        nationsOnly(term.on, term.against) ??
        twice(term.on, term.against) ??
        (areOfDifferentParties(state, parties, term.on, term.against)
          ? null
          : bad({ fault: 'one-party', one: term.on, other: term.against }))
      );
    case 'scope':
      if (term.value < 5 || term.value > 25 || term.value % 5 !== 0) return bad({ fault: 'scope', value: term.value });
      if (term.between.length < 2 || new Set(term.between).size < term.between.length) return bad({ fault: 'scope-between' });
      return stranger(...term.between);
    case 'cession': {
      const fault = nationsOnly(term.by) ?? stranger(term.to) ?? twice(term.by, term.to);
      if (fault !== null) return fault;
      const land = faultOfLand(state, term.by, term.regions, true);
      if (land !== null) return bad(land);
      if (state.nations[term.to]?.kind === 'horde') return bad({ fault: 'horde', nation: term.to }); // [OT-NAT-01]
      if (organizationOf(state, term.to)?.statute.holdsTerritory === false) return bad({ fault: 'no-territory', organization: term.to }); // [OT-ORG-07]
      return null;
    }
    case 'vassalage': {
      const fault = nationsOnly(term.vassal, term.patron);
      if (fault !== null) return fault;
      if (state.nations[term.vassal]!.patron !== null) return bad({ fault: 'has-patron', vassal: term.vassal });
      return canServe(state, term.vassal, term.patron) ? null : bad({ fault: 'vassal', vassal: term.vassal, patron: term.patron }); // [OT-VAS-01]
    }
    case 'release':
      return (
        nationsOnly(term.patron) ??
        (living(state, term.vassal)?.patron === term.patron ? null : bad({ fault: 'no-vassal', vassal: term.vassal, patron: term.patron }))
      );
    case 'new-vassal': {
      const fault = nationsOnly(term.by, term.patron);
      if (fault !== null) return fault;
      if (term.name.trim() === '') return bad({ fault: 'vassal-name' });
      if (state.nations[term.by]!.kind !== 'state') return bad({ fault: 'no-state', nation: term.by });
      if (linksOf(state, term.patron) > 1) return bad({ fault: 'patron', patron: term.patron });
      const land = faultOfLand(state, term.by, term.regions, false);
      return land === null ? null : bad(land);
    }
    case 'guarantee':
      if (living(state, term.beneficiary) === undefined) return bad({ fault: 'beneficiary', beneficiary: term.beneficiary });
      return stranger(term.by) ?? twice(term.by, term.beneficiary);
    case 'passage':
      return nationsOnly(term.by, term.to) ?? twice(term.by, term.to);
    case 'renew':
    case 'terminate': {
      const treaty = state.treaties.find(({ id }) => id === term.treaty);
      if (treaty === undefined) return bad({ fault: 'not-in-force', treaty: term.treaty });
      if (term.kind === 'renew' && treaty.parties.length >= 3 && !inConference)
        return { code: 'conference-required', facts: { treaty: term.treaty, parties: treaty.parties.length } };
      if (treaty.parties.some((party) => !parties.includes(party))) return bad({ fault: 'other-parties', treaty: term.treaty });
      if (term.kind === 'terminate' || term.years === null) return null;
      return term.years < 1 || term.years > state.config.treatyMaxYears
        ? bad({ fault: 'years', most: state.config.treatyMaxYears, years: term.years })
        : null;
    }
    case 'convening': {
      const stranger = term.by.find((party) => !parties.includes(party));
      if (stranger !== undefined) return bad({ fault: 'no-party', id: stranger });
      return term.by.length === 0 || new Set(term.by).size < term.by.length ? bad({ fault: 'parties' }) : null;
    }
    case 'statute': {
      const fault = statuteFault(term.statute);
      if (fault !== null) return bad(fault);
      const elector = strangerAmongElectors(state, term.statute);
      return elector === undefined ? null : bad({ fault: 'no-party', id: elector });
    }
    case 'obligation':
      return term.text.trim() === '' ? bad({ fault: 'obligation' }) : null;
    case 'peace':
    case 'non-aggression':
    case 'ceasefire':
    case 'alliance':
      return null;
  }
};

/** Land that these clauses take from a Nation: what it cedes, and what becomes another state. */
export const givenBy = (clauses: readonly Term[], by: string): readonly string[] =>
  clauses.flatMap((clause) => ((clause.kind === 'cession' || clause.kind === 'new-vassal') && clause.by === by ? clause.regions : []));

/** What a clause gives away that one before it has given already, or undefined. Whatever happens until then, the two cannot be concluded together. [OT-TRE-02] [OT-TRE-04] */
export const givenAgain = (clauses: readonly Term[], i: number): string | undefined => {
  const clause = clauses[i]!;
  if (clause.kind !== 'cession' && clause.kind !== 'new-vassal') return undefined;
  const gone = givenBy(clauses.slice(0, i), clause.by);
  return clause.regions.find((region) => gone.includes(region));
};

/** Does a purse hold what a clause pays at conclusion? [OT-TRE-04] */
export const canPayTerm = (state: State, term: Term): boolean =>
  term.kind !== 'payment' || (state.nations[term.by]!.wealth >= term.wealth && state.nations[term.by]!.progress >= term.progress);

/** A clause takes effect at the conclusion of its treaty. [OT-TRE-02] [OT-TRE-04] */
export const applyTerm = (state: Open, treaty: string, term: Term, parties: readonly string[], lastTurn: number, table: Tell): void => {
  switch (term.kind) {
    case 'payment':
      pay(state, term.by, term.to, 'wealth', term.wealth, treaty, table);
      pay(state, term.by, term.to, 'progress', term.progress, treaty, table);
      return;
    case 'modifier':
      addModifier(
        state,
        { nation: term.on, target: term.target, value: term.value, source: 'treaty', lastTurn, against: term.against, cause: treaty },
        table,
      );
      return;
    case 'cession':
      for (const region of cessionOrder(now(state), term.by, term.regions)) changeOwner(state, region, term.to, table);
      return;
    case 'vassalage':
      becomeVassal(state, term.vassal, term.patron, table);
      return;
    case 'release':
      release(state, term.vassal, table);
      return;
    case 'new-vassal': {
      const { culture, faith, attributes } = now(state).nations[term.by]!;
      const place = { name: term.name, kind: 'state' as const, regions: term.regions, position: null, culture, faith, patron: term.patron };
      createNation(state, { ...place, domain: highest(attributes, domains), authority: highest(attributes, authorities) }, table);
      return;
    }
    case 'peace': {
      // The members of one organization are one party: its peace is none of theirs with each other. [OT-ORG-07]
      for (const [i, one] of parties.entries()) for (const other of parties.slice(i + 1)) makePeaceBetween(state, one, other, table);
      return;
    }
    case 'renew':
      renewTreaty(state, term.treaty, term.years, table);
      return;
    case 'terminate':
      endTreaty(state, term.treaty, 'terminated', table);
      return;
    default:
      return; // the rest binds for as long as the treaty is in force
  }
};

/** The capital goes last, so that a state does not move it about while it gives itself away. */
const cessionOrder = (state: State, by: string, regions: readonly string[]): readonly string[] => {
  const { capital } = state.nations[by]!;
  return capital !== null && regions.includes(capital) ? [...regions.filter((region) => region !== capital), capital] : regions;
};

/** How things stand once these clauses are concluded, those of them that can be. What is paid changes nothing that a clause is judged by. */
const stageAfter = (state: State, terms: readonly Term[], parties: readonly string[], inConference: boolean): State => {
  const stage = rehearsalOf(state) as State;
  for (const term of terms)
    if (term.kind !== 'payment' && faultOfTerm(stage, term, parties, inConference) === null)
      applyTerm(stage as Open, 'rehearsal', term, parties, state.turn + 1, silent);
  return stage;
};

/** Judges clauses one after the other: what is impossible as things stand may follow from the clauses before, as a new bond from a release. [OT-TRE-02] [OT-TRE-04] */
export const judgingInOrder = (state: State, parties: readonly string[], inConference = false): ((term: Term) => TermFault | null) => {
  const before: Term[] = [];
  return (term) => {
    const alone = faultOfTerm(state, term, parties, inConference);
    const fault =
      alone === null || before.length === 0
        ? alone
        : faultOfTerm(stageAfter(state, before, parties, inConference), term, parties, inConference);
    before.push(term);
    return fault;
  };
};
