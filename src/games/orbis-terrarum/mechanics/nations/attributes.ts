import type { Open, Tell } from '../../queries/state.js';
import type { Attributes, Index } from '../../types/index.js';
import {
  type Attribute,
  type Authority,
  attributes,
  attributesOf,
  authorities,
  type Domain,
  domains,
  type Statistic,
} from '../../types/statistics.js';

/** The threshold of a statistic. [OT-STAT-02] */
export const thresholdOf = (values: Attributes, statistic: Statistic): number => {
  const { domain, authority } = attributesOf[statistic];
  return Math.min(100, Math.max(1, values[domain] + values[authority]));
};

const supports = { via: ['MIL', 'ADM', 'ECN'], leg: ['CLT', 'AUX', 'ECN'] } as const satisfies Record<Index, readonly Attribute[]>;

/** The capacity of an index. [OT-STATE-01] */
export const capacityOf = (values: Attributes, index: Index): number =>
  supports[index].reduce((sum, attribute) => sum + values[attribute], 0);

/** The sum of one group of attributes. */
export const groupTotal = (values: Attributes, group: 'domain' | 'authority'): number =>
  (group === 'domain' ? domains : authorities).reduce((sum, attribute) => sum + values[attribute], 0);

/** The sum of all ten. */
export const attributeTotal = (values: Attributes): number => groupTotal(values, 'domain') + groupTotal(values, 'authority');

/** The largest of some attributes, the first of equals. [OT-EFF-14] */
export const highest = <A extends Attribute>(values: Attributes, among: readonly A[]): A =>
  among.reduce((best, attribute) => (values[attribute] > values[best] ? attribute : best));

/** Attributes from two lists in the order of the book. */
export const fromLists = (domain: readonly number[], authority: readonly number[]): Attributes =>
  Object.fromEntries(attributes.map((attribute, i) => [attribute, i < 5 ? domain[i]! : authority[i - 5]!])) as unknown as Attributes;

const spreadFrom = <A extends Attribute>(group: readonly A[], first: A, spread: readonly number[]): number[] => {
  const place = group.indexOf(first);
  // Backwards from the predominant attribute, round the end.
  return group.map((_, i) => spread[(place - i + group.length) % group.length]!);
};

/** The spread of a Nation that nobody plays. [OT-SETUP-04] */
export const defaultSpread = (domain: Domain, authority: Authority, spread: readonly number[]): Attributes =>
  fromLists(spreadFrom(domains, domain, spread), spreadFrom(authorities, authority, spread));

/** Damage never exceeds the capacity. [OT-STATE-02] */
const limitDamage = (state: Open, id: string): void => {
  const nation = state.nations[id]!;
  nation.viaDamage = Math.min(nation.viaDamage, capacityOf(nation.attributes, 'via'));
  nation.legDamage = Math.min(nation.legDamage, capacityOf(nation.attributes, 'leg'));
};

/** An attribute gets another value, within 1..100. [OT-STAT-01] */
export const setAttribute = (state: Open, id: string, attribute: Attribute, value: number, table: Tell): void => {
  const nation = state.nations[id]!;
  const before = nation.attributes[attribute];
  const after = Math.min(100, Math.max(1, value));
  if (before === after) return;
  nation.attributes[attribute] = after;
  limitDamage(state, id);
  table.emit({ type: 'attribute-changed', nation: id, attribute, before, after });
};

/** All attributes are laid down anew. */
export const setAttributes = (state: Open, id: string, values: Attributes, table: Tell): void => {
  state.nations[id]!.attributes = { ...values };
  limitDamage(state, id);
  table.emit({ type: 'attributes-set', nation: id, attributes: { ...values } });
};

/** The same, as what a partial epoch will return to from now on. [OT-SETUP-05] [OT-EPO-02] */
export const layDown = (state: Open, id: string, values: Attributes, table: Tell): void => {
  setAttributes(state, id, values, table);
  state.nations[id]!.baseTotals = { domain: groupTotal(values, 'domain'), authority: groupTotal(values, 'authority') };
};
