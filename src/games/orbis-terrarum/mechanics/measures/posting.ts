import { clone } from '../../../../core/data/copies.js';
import { controllerOf, hasHiddenOwner, now, type Open, type Tell } from '../../queries/state.js';
import type { Announcement, Measure, Ruling, Slot, State, Target } from '../../types/index.js';
import { warOfSide } from '../war/civil-war.js';

/** An announcement with nothing filled in but what it must say. */
export const blank = {
  target: null,
  attribute: null,
  kind: null,
  region: null,
  regions: [],
  name: null,
  terms: [],
  counterpart: null,
  aim: null,
  exclusive: false,
  supports: null,
  opposes: null,
  force: 'land',
  covert: false,
  decline: [],
  note: '',
} as const satisfies Partial<Announcement>;

/** Nothing has been ruled yet. */
export const noRuling: Ruling = {
  voided: false,
  warned: null,
  trivial: false,
  scope: null,
  undefended: false,
  reinterpret: null,
  contest: null,
};

/** Whoever gives the order for a slot: for a side slot the side's controller. [OT-SLOT-07] */
export const commanderOf = (state: State, nation: string, { kind, id }: Slot): string => {
  const war = kind === 'side' ? warOfSide(state, id) : undefined;
  const side = war?.nation === nation ? war.sides.find((one) => one.id === id) : undefined;
  return side?.controller ?? controllerOf(state, nation);
};

/** May a viewer know that a pending measure exists? [OT-VIEW-03] [OT-VIEW-07] */
export const isHiddenFromOthers = (state: State, measure: Pick<Measure, 'covert' | 'slot'>): boolean =>
  isVeiled(state, measure) || state.config.orderVisibility === 'sealed';

/** Would knowing of it give somebody away: a covert author, or the hidden owner of the host it comes from? [OT-VIEW-11] */
export const isVeiled = (state: Pick<State, 'hosts' | 'rebellions'>, { covert, slot }: Pick<Measure, 'covert' | 'slot'>): boolean => {
  if (covert || slot.kind !== 'host') return covert;
  const host = state.hosts.find(({ id }) => id === slot.id);
  return host !== undefined && hasHiddenOwner(state, host);
};

/** An id of two others is one itself: of long ones it has their places. */
const longestHalf = 80;
const shortly = (id: string, among: () => readonly string[]): string => (id.length <= longestHalf ? id : `#${among().indexOf(id) + 1}`);

/** What measures of a slot are called after. */
export const stemOf = (
  { nationOrder, config }: Pick<State, 'nationOrder' | 'config'>,
  { nation, slot }: Pick<Announcement, 'nation' | 'slot'>,
): string => {
  const regions = () => config.pack.regions.map(({ id }) => id);
  return `${shortly(nation, () => nationOrder)}/${slot.kind}/${shortly(slot.id, regions)}`;
};

/** The mark of a hidden measure in its id. [OT-MEAS-23] */
const hiddenMark = 'hidden';

/**
 * Does an id name a measure that was hidden when it was announced? Nation, kind and place of its slot come before the mark, and at most a number after
 * it; their own ids may hold anything, and what looks hidden counts as hidden. [OT-MEAS-23]
 */
export const isHiddenId = (id: string): boolean => {
  const parts = id.split('/');
  const mark = parts.lastIndexOf(hiddenMark);
  return mark >= 3 && mark >= parts.length - 2;
};

/** Told by its slot, a hidden one apart from open ones, so that no id tells of what is hidden; a second one in a slot that was freed gets a number. [OT-MEAS-23] */
const idOf = (state: Pick<State, 'measures' | 'hosts' | 'rebellions' | 'nationOrder' | 'config'>, announced: Announcement): string => {
  const stem = `${stemOf(state, announced)}${isVeiled(state, announced) ? `/${hiddenMark}` : ''}`;
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}/${number}`;
    if (!state.measures.some((measure) => measure.id === id)) return id;
  }
};

/** How a measure is to be taken, copied field by field: so all measures have one shape. */
const mannerOf = ({
  attribute,
  kind,
  region,
  regions,
  name,
  terms,
  counterpart,
  aim,
  exclusive,
  supports,
  opposes,
  force,
  decline,
}: Announcement) => ({
  attribute,
  kind,
  region,
  regions: [...regions],
  name,
  terms: clone(terms),
  counterpart,
  aim,
  exclusive,
  supports,
  opposes,
  force,
  decline: [...decline],
});

const copyOf = (target: Target | null): Target | null => (target === null ? null : { ...target });

/** A measure as it is announced, before anything has been ruled. */
export const pendingMeasure = (
  state: Pick<State, 'measures' | 'hosts' | 'rebellions' | 'nationOrder' | 'config'>,
  announced: Announcement,
): Measure => {
  const { nation, slot, statistic, mode, target, covert, note } = announced;
  const id = idOf(state, announced);
  return {
    nation,
    slot: { ...slot },
    statistic,
    mode,
    target: copyOf(target),
    covert,
    note,
    id,
    ruling: { ...noRuling },
    ...mannerOf(announced),
  };
};

/** Pending measures with one more, by nation order and slot, so that the order of arrival is not kept. [OT-FLOW-05] */
export const withMeasure = ({ measures, nationOrder }: Pick<State, 'measures' | 'nationOrder'>, measure: Measure): Measure[] => {
  const place = ({ nation }: Measure): number => nationOrder.indexOf(nation);
  const comesLater = (other: Measure): boolean =>
    place(other) > place(measure) || (other.nation === measure.nation && other.id > measure.id);
  const before = measures.findIndex(comesLater);
  return before < 0 ? [...measures, measure] : measures.toSpliced(before, 0, measure);
};

/** A measure is announced. */
export const postMeasure = (state: Open, announced: Announcement, table: Tell): void => {
  const plain = now(state);
  const measure = pendingMeasure(plain, announced);
  state.measures = withMeasure(plain, measure) as Open['measures'];
  const { id, nation, slot, statistic, mode, target, covert, note } = measure;
  const secret = isHiddenFromOthers(plain, measure) ? [commanderOf(plain, nation, slot)] : null;
  table.emit({
    type: 'measure-submitted',
    secret,
    measure: id,
    nation,
    slot: { ...slot },
    statistic,
    mode,
    target: copyOf(target),
    covert,
    manner: mannerOf(measure),
    note,
  });
};
