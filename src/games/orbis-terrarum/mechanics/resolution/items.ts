import { fixedItems } from '../../content/values.js';
import { isPrincipal } from '../../queries/state.js';
import type { Item, Modifier, State } from '../../types/index.js';
import { attributesOf, type Statistic } from '../../types/statistics.js';
import { bindsNow, brings, favoursNow } from '../diplomacy/binding.js';
import { linksOf } from '../nations/bonds.js';
import { stabilityPenalty } from '../nations/stability.js';
import { civilWarOf } from '../war/civil-war.js';
import { fatigueOf } from './fatigue.js';

/** One roll to be made: what decides which items apply. [OT-MOD-01] [OT-MOD-02] */
export interface Attempt {
  readonly nation: string;
  readonly statistic: Statistic;
  /** Its own measures and tributes feel instability and precedents; the rest do not. */
  readonly role: 'measure' | 'counter' | 'crisis' | 'passage';
  readonly hostile: boolean;
  /** Whether bonuses stay out of it. [OT-MOD-04] */
  readonly noBonuses: boolean;
  /** The other Nations of this roll. */
  readonly against: readonly string[];
  readonly host: boolean;
  /** Whether war fatigue weighs on it. [OT-WAR-16] */
  readonly war: boolean;
  readonly civilWar: boolean;
  readonly area: string | null;
  /** Whether whoever rolls is hidden: it has precedents of its own, and uses up nothing that all would see go. [OT-MOD-18] [OT-VIEW-11] */
  readonly veiled: boolean;
  readonly scope: number;
  readonly declined: readonly string[];
}

/**
 * Does the clause behind a modifier not reach its Nation just now, or, if it is a bonus, not favour it, or not reach the Nation it is against?
 * [OT-RES-04] [OT-ORG-15] [OT-TRE-02] [OT-TRE-14] [OT-TRE-16]
 */
const isInAbeyance = (state: State, modifier: Modifier): boolean => {
  const { cause, nation, value, against } = modifier;
  const treaty = cause === null ? undefined : state.treaties.find(({ id }) => id === cause);
  if (treaty === undefined) return false;
  const found = treaty.clauses.findIndex((term) => brings(term, modifier));
  const clause = found < 0 ? null : found;
  const isAmongParties = against === null || bindsNow(state, treaty, clause, against);
  return !isAmongParties || !(value < 0 ? favoursNow : bindsNow)(state, treaty, clause, nation);
};

/** The applicable stored modifiers. What goes at its first use waits for a roll that all may know of. [OT-MOD-01] [OT-MOD-03] [OT-MOD-08] [OT-MOD-09] */
const storedItems = (
  state: State,
  { nation, statistic, hostile, against, veiled, declined }: Attempt,
  gone: ReadonlySet<string>,
): Item[] => {
  const { domain, authority } = attributesOf[statistic];
  const { held } = state.nations[nation]!;
  const applies = (modifier: Modifier): boolean =>
    modifier.nation === nation &&
    !gone.has(modifier.id) &&
    !(veiled && modifier.singleUse) &&
    (modifier.target === domain ||
      modifier.target === authority ||
      modifier.target === 'all' ||
      (modifier.target === 'hostile' && hostile)) &&
    (modifier.against === null || against.includes(modifier.against)) &&
    (modifier.value > 0 || (!held.includes(modifier.id) && !declined.includes(modifier.id))) &&
    !isInAbeyance(state, modifier);
  return state.modifiers.filter(applies).map(({ id, target, value }) => ({ source: target, value, modifier: id }));
};

/** What the cap takes off the sum on each target. [OT-MOD-06] */
const capItems = (stored: readonly Item[], cap: number): Item[] => {
  const sums = new Map<string, number>();
  for (const { source, value } of stored) sums.set(source, (sums.get(source) ?? 0) + value);
  return [...sums].flatMap(([, sum]) => {
    const over = Math.max(-cap, Math.min(cap, sum)) - sum;
    return over === 0 ? [] : [{ source: 'cap', value: over, modifier: null }];
  });
};

const favour = ({ penalty, penalised, bonus, favoured }: (typeof fixedItems)['horde' | 'host'], attribute: string): number =>
  (penalised as readonly string[]).includes(attribute) ? penalty : (favoured as readonly string[]).includes(attribute) ? bonus : 0;

/** What precedents are worth. [OT-MOD-19] */
const precedent = (state: State, { nation, statistic, area, veiled }: Attempt): number => {
  const { streakLength, streakValue } = state.config;
  const run = state.streaks.find(
    (one) => one.nation === nation && one.statistic === statistic && one.area === area && one.covert === veiled,
  );
  if (run === undefined || run.length < streakLength) return 0;
  return run.outcome === 'failure' ? streakValue : -streakValue;
};

/** What a vassal that nobody plays suffers. [OT-VAS-02] [OT-VAS-03] */
const vassalItem = (state: State, nation: string): number => {
  if (isPrincipal(state, nation)) return 0;
  const links = linksOf(state, nation);
  return links === 0 ? 0 : links === 1 ? fixedItems.vassal : fixedItems.subVassal;
};

/** The derived items except scope: computed now, never stored. [OT-MOD-02] [OT-STATE-06] */
const derivedItems = (state: State, attempt: Attempt): Item[] => {
  const { nation: id, statistic, role, host, war, civilWar } = attempt;
  const { config } = state;
  const nation = state.nations[id]!;
  const { domain, authority } = attributesOf[statistic];
  const items: Item[] = [];
  const count = (source: Item['source'], value: number): void => {
    if (value !== 0) items.push({ source, value, modifier: null });
  };
  if (role === 'measure' || config.stabilityAppliesTo === 'allRolls')
    count('stability', stabilityPenalty(nation, config.stabilityStacking)); // [OT-IDX-03]
  if (nation.kind === 'horde') count('horde', favour(fixedItems.horde, domain));
  if (host || nation.kind === 'movement') count('host', favour(fixedItems.host, authority));
  count('vassal', vassalItem(state, id));
  if (war) count('fatigue', fatigueOf(state, id));
  if (civilWar && civilWarOf(state, id) !== undefined) count('civil-war', fixedItems.civilWar);
  if (role === 'measure') count('streak', precedent(state, attempt));
  if (role === 'passage') count('passage', config.passagePenalty);
  return items;
};

/** All items of a roll that count. [OT-MOD-04] [OT-MOD-05] [OT-SCOPE-08] */
export const itemsOf = (state: State, attempt: Attempt, gone: ReadonlySet<string>): readonly Item[] => {
  const kept = (item: Item): boolean => !attempt.noBonuses || item.value > 0;
  const stored = storedItems(state, attempt, gone).filter(kept);
  const derived = derivedItems(state, attempt).filter(kept);
  const scope: Item = { source: 'scope', value: attempt.scope, modifier: null };
  if (attempt.scope !== 0 && kept(scope))
    return state.config.scopeExclusive === 'all' ? [scope] : [...derived.filter(({ source }) => source !== 'streak'), scope];
  return [...stored, ...capItems(stored, state.config.attributeModifierCap), ...derived];
};

/** The sum T of a roll. [OT-MOD-07] */
export const totalOfItems = (items: readonly Item[], cap: number | null): number => {
  const sum = items.reduce((total, { value }) => total + value, 0);
  return cap === null ? sum : Math.max(-cap, Math.min(cap, sum));
};
