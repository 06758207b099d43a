import { own } from '../../../core/data/own.js';
import type { Conference, Proposal, View } from '../types/index.js';
import { attributes } from '../types/statistics.js';
import type { NamedList, Narrator } from './language.js';
import { inWords, signed, touched } from './telling.js';

/** Texts that people wrote are told so far. */
const longestQuotation = 60;

/** In the quotation marks of the language; nothing where nothing was written. */
const quoted = (written: string, { name }: Narrator): string => {
  if (written === '') return '';
  const told = written.length > longestQuotation ? `${written.slice(0, longestQuotation)}…` : written;
  return `${name('“')}${told}${name('”')}`;
};

/** What one can say of a thing so that it is not taken for another of its kind. */
type Details = (id: string, narrator: Narrator, view: View) => string | undefined;

const withDetails = (details: (string | null)[]): string => details.filter((one) => one !== null && one !== '').join(', ');

const ofAgreements: Details = (id, narrator, view) => {
  const { name } = narrator;
  const treaty = view.treaties.find((one) => one.id === id);
  if (treaty !== undefined)
    return `${treaty.parties.map((party) => name(party, 'nations')).join(', ')}${name(':')} ${treaty.clauses.map(({ kind }) => name(kind)).join(', ')}`;
  const offer = view.offers.find((one) => one.id === id);
  if (offer !== undefined)
    return `${name(offer.from, 'nations')} → ${name(offer.to, 'nations')}${name(':')} ${offer.clauses.map(({ kind }) => name(kind)).join(', ')}`;
  const declaration = view.declarations.find((one) => one.id === id);
  if (declaration !== undefined)
    return `${declaration.declarants.map((nation) => name(nation, 'nations')).join(', ')}${name(':')} ${name(declaration.kind)}`;
  for (const { id: joined, requests } of [...view.treaties, ...view.declarations])
    for (const request of requests) if (request.id === id) return `${name(request.nation, 'nations')} → ${name(joined)}`;
  const conference = view.conferences.find((one) => one.id === id);
  if (conference === undefined) return undefined;
  return [name(conference.convener, 'nations'), quoted(conference.topic, narrator)].filter((one) => one !== '').join(`${name(':')} `);
};

const ofStruggles: Details = (id, { name }, view) => {
  const host = view.hosts.find((one) => one.id === id);
  if (host !== undefined)
    return withDetails([name(host.kind), host.owner === null ? null : name(host.owner, 'nations'), name(host.region, 'regions')]);
  const divided = [...view.civilWars, ...view.rebellions, ...view.crises].find((one) => one.id === id);
  return divided === undefined ? undefined : name(divided.nation, 'nations');
};

const ofGoods: Details = (id, narrator, view) => {
  const { name } = narrator;
  const modifier = view.modifiers.find((one) => one.id === id);
  if (modifier !== undefined) return `${signed(modifier.value)}, ${touched(modifier.target, narrator)}, ${name(modifier.source)}`;
  const measure = view.measures.find((one) => one.id === id);
  if (measure !== undefined) return `${name(measure.statistic)}, ${name(measure.mode)}`;
  const opportunity = view.opportunities.find((one) => one.id === id);
  if (opportunity !== undefined) {
    const { cost, effects, tag } = opportunity;
    const price = (['wealth', 'progress'] as const).flatMap((purse) => (cost[purse] > 0 ? [`${cost[purse]} ${name(purse)}`] : []));
    return withDetails([
      tag === null ? null : quoted(narrator.text(tag), narrator),
      ...price,
      ...new Set(effects.map((effect) => name(effect.do))),
    ]);
  }
  const published = view.publishedMilestones.find((one) => one.id === id);
  return published === undefined ? undefined : quoted(published.text, narrator);
};

const placeOfProposal = ({ proposals }: Conference, { id }: Proposal): number => proposals.findIndex((one) => one.id === id) + 1;

/** What is proposed, and by whom. */
const proposal = (conference: Conference, one: Proposal, narrator: Narrator): string =>
  `${narrator.name('proposal')} ${placeOfProposal(conference, one)}${narrator.name(':')} ${inWords(one.motion, narrator)}, ${narrator.name(one.by, 'nations')}`;

/** An item of a conference with the proposals under it, or one of these. */
export const itemOrProposal = (id: string, narrator: Narrator, view: View | undefined): string => {
  for (const conference of view?.conferences ?? []) {
    const under = conference.proposals.filter(({ item }) => item === id);
    if (under.length > 0) return under.map((one) => proposal(conference, one, narrator)).join(' / ');
    const found = conference.proposals.find((one) => one.id === id);
    if (found !== undefined) return proposal(conference, found, narrator);
  }
  const place = /\.(\d+)$/.exec(id)?.[1];
  return place === undefined ? narrator.name(id) : `${narrator.name('proposal')} ${place}`;
};

/** One proposal, or another answer to what is voted on. */
export const voteFor = (id: string, narrator: Narrator, view: View | undefined): string => {
  for (const conference of view?.conferences ?? []) {
    const found = conference.proposals.find((one) => one.id === id);
    if (found !== undefined) return proposal(conference, found, narrator);
  }
  return itemOrProposal(id, narrator, undefined);
};

/** A thing by its name, with what tells it from others; of a list, if it is said of which. */
export const described = (id: string, narrator: Narrator, view: View | undefined, among?: NamedList): string => {
  const called = narrator.name(id, among);
  if (view === undefined) return called;
  for (const details of [ofAgreements, ofStruggles, ofGoods]) {
    const told = details(id, narrator, view);
    if (told !== undefined) return told === '' ? called : `${called} (${told})`;
  }
  return called;
};

/** The same, where regions stand among Nations: what is a region is said to be one. */
export const placeAmongNations = (id: string, narrator: Narrator, view: View | undefined): string => {
  const told = described(id, narrator, view, 'places');
  return view !== undefined && own(view.nations, id) === undefined && own(view.regions, id) !== undefined
    ? `${narrator.name('region')} ${told}`
    : told;
};

/** What an effect or a penalty touches, or such a place. */
export const touchedOrPlace = (id: string, narrator: Narrator, view: View | undefined): string =>
  id === 'all' || id === 'hostile' || (attributes as readonly string[]).includes(id)
    ? touched(id, narrator)
    : placeAmongNations(id, narrator, view);
