import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { orbis500 } from '../../content/orbis-500.js';
import type { Effect } from '../../types/effects.js';
import type { Condition, DeckRow } from '../../types/pack.js';
import { type Naming, signed } from '../naming.js';
import type { Heading } from './heading.js';

const { happeningDeck, milestones, technologies, statutes } = orbis500;

/** What a language says of effects and costs. */
export interface EffectWords {
  readonly years: (count: number) => string;
  readonly turns: (count: number) => string;
  readonly measure: string;
  readonly thisTurn: string;
  readonly forPrice: (price: string, effect: string) => string;
  readonly eachTurn: (losses: string, turns: string) => string;
}

const effectIn =
  ({ name, amount }: Naming, said: EffectWords) =>
  (effect: Effect): string => {
    switch (effect.do) {
      case 'wealth':
      case 'progress':
        return amount(signed(effect.delta), name(effect.do));
      case 'modifier':
        return `${signed(effect.value)} ${effect.target}, ${said.years(effect.years)}`;
      case 'index':
        return amount(signed(effect.delta), name(effect.index));
      case 'attribute':
        return `${signed(effect.delta)} ${effect.attribute}`;
      case 'host':
        return `${name(effect.kind)}, ${said.turns(effect.turns ?? 0)}`;
      case 'grant':
        return effect.lastTurn === 'this-turn' ? `${said.measure} (${said.thisTurn})` : said.measure;
      default:
        return name(effect.do);
    }
  };

const priceIn = ({ name, amount }: Naming, { wealth, progress }: { readonly wealth: number; readonly progress: number }): string =>
  [wealth > 0 ? amount(`${wealth}`, name('wealth')) : '', progress > 0 ? amount(`${progress}`, name('progress')) : '']
    .filter(Boolean)
    .join(', ');

const twoDigits = (number: number): string => `${number % 100}`.padStart(2, '0');

/** The deck of happenings. */
export const deckTable = (naming: Naming, { caption, head }: Heading, said: EffectWords): Chart<ClauseId> => {
  const { name, text, amount } = naming;
  const effects = (list: readonly Effect[]): string => list.map(effectIn(naming, said)).join('; ');
  const outcome = ({ effects: some, crisis, opportunity }: DeckRow): string => {
    if (opportunity !== null) return said.forPrice(priceIn(naming, opportunity.cost), effects(opportunity.effects));
    if (crisis === null) return effects(some);
    const { counter, loss, perTurn, turns } = crisis;
    const lost =
      perTurn === null || turns === null
        ? name(loss)
        : said.eachTurn(`${amount(signed(-perTurn.via), name('via'))}, ${amount(signed(-perTurn.leg), name('leg'))}`, said.turns(turns));
    return `${name(counter)}: ${lost}`;
  };
  return {
    kind: 'table',
    caption,
    head,
    rows: happeningDeck.map((row) => [`${twoDigits(row.from)}–${twoDigits(row.to)}`, text(row.text), name(row.kind), outcome(row)]),
    cites: ['OT-CONT-09'],
  };
};

/** Historic deeds and their rewards. */
export const milestonesTable = (
  naming: Naming,
  { caption, head }: Heading,
  said: EffectWords,
  deeds: Readonly<Record<Condition['measure'], (least: number) => string>>,
): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: milestones.map(({ id, condition, reward }) => [
    naming.name(id),
    condition === null ? '' : deeds[condition.measure](condition.least),
    reward.map(effectIn(naming, said)).join('; '),
  ]),
  cites: ['OT-CONT-10'],
});

/** Technologies and what they bring. */
export const technologiesTable = (
  naming: Naming,
  { caption, head }: Heading,
  brings: Readonly<Record<string, string>>,
): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: technologies.map(({ id, cost }) => [naming.name(id), priceIn(naming, cost), brings[id] ?? '']),
  cites: ['OT-CONT-11'],
});

/** Statutes ready to be used. */
export const statutesTable = (
  { name, text }: Naming,
  { caption, head }: Heading,
  { variable, years }: { readonly variable: string; readonly years: (count: number) => string },
): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: statutes.map(({ statute }) => [
    text(statute.name),
    statute.allowedMeasures.map(name).join(', '),
    statute.memberModifiers.join(', '),
    statute.term === null ? variable : years(statute.term),
    signed(statute.closeness),
  ]),
  cites: ['OT-CONT-12'],
});
