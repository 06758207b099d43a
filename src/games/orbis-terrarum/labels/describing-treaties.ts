import type { Basis, Decision, Slot, Target, Term, View } from '../types/index.js';
import { described } from './describing.js';
import type { NamedList, Narrator } from './language.js';
import { listFor } from './lists.js';
import { inWords } from './telling.js';

/** A place for a measure: by its number, or by what stands there. */
export const placeForMeasure = (value: unknown, narrator: Narrator, view: View | undefined): string => {
  const { kind, id } = value as Slot;
  const { name } = narrator;
  return kind === 'tribute' ? name(kind) : `${name(kind)}${name(':')} ${described(id, narrator, view, listFor(kind, 'id'))}`;
};

/** Whatever a measure is aimed at; Nations need no word for what they are. */
export const aimedAt = (value: Target, narrator: Narrator, view: View | undefined): string => {
  const told = described(value.id, narrator, view, listFor(value.kind, 'id'));
  return value.kind === 'nation' ? told : `${narrator.name(value.kind)}${narrator.name(':')} ${told}`;
};

/** What gives the right to convene. */
export const basisOf = (value: unknown, narrator: Narrator, view: View | undefined): string => {
  const { kind, id } = value as Basis;
  return id === null ? narrator.name(kind) : described(id, narrator, view);
};

/** A clause with all it says. */
export const clauseInWords = (value: unknown, narrator: Narrator): string => inWords(value as Term, narrator);

/** A clause with its place in a treaty, counted as people do. */
export const placedClause = (value: unknown, narrator: Narrator, clause: string): string => {
  const placed = value as { readonly place: number; readonly clause: Term };
  return `${clause} ${placed.place + 1}${narrator.name(':')} ${clauseInWords(placed.clause, narrator)}`;
};

/** Among what the subject of a decision stands: a milestone, somebody who is negotiated for, or whatever else has an id. */
const listOfSubject = (kind: string): NamedList | undefined =>
  kind === 'milestone-claim' ? 'milestones' : kind === 'npc-response' ? 'nations' : undefined;

/** Whom and what a decision of this kind is about, by name and each once. */
export const decidedAbout = (kind: string, { nation, other, subject }: Decision['about'], { name }: Narrator): readonly string[] => [
  ...new Set(
    (
      [
        [nation, 'nations'],
        [other, 'nations'],
        [subject, listOfSubject(kind)],
      ] as const
    ).flatMap(([id, among]) => (id === null ? [] : [name(id, among)])),
  ),
];

/** A question that is to be decided: what it is, and about whom. */
export const decisionInWords = (value: unknown, narrator: Narrator, view: View | undefined): string => {
  const { name } = narrator;
  const found = view?.decisions.find((one): one is Decision => 'id' in one && one.id === value);
  const called = name(String(value));
  if (found === undefined) return called;
  return `${called}${name(':')} ${[name(found.kind), ...decidedAbout(found.kind, found.about, narrator)].join(', ')}`;
};
