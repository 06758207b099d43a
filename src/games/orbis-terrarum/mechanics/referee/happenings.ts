import { clone } from '../../../../core/data/copies.js';
import { freshId, isPrincipal, livingNations, now, type Open, playersOf, type Tell, yearOf } from '../../queries/state.js';
import type { CrisisSpec, Effect, Happening, State } from '../../types/index.js';
import type { Bargain } from '../../types/pack.js';
import { openConferences } from '../diplomacy/conferences.js';
import { postCrisis } from './crises.js';
import { performEffect } from './effects.js';
import { faultOfEffects, type Recipients } from './sequels.js';

/** What is posted. [OT-REF-01] */
export interface Post extends Omit<Happening, 'id'> {
  readonly effects: readonly Effect[];
  readonly crisis: CrisisSpec | null;
  readonly opportunity: (Bargain & { readonly lastTurn: number | null; readonly tag: string | null }) | null;
}

/** Something is offered for a price. [OT-EVT-08] */
export const offerOpportunity = (
  state: Open,
  { cost, effects, lastTurn, tag, nations }: Bargain & { lastTurn: number | null; tag: string | null; nations: readonly string[] | null },
  table: Tell,
): void => {
  const id = freshId(state, 'opportunity');
  state.opportunities.push({
    id,
    tag,
    takenBy: [],
    lastTurn: lastTurn ?? state.turn,
    nations: nations === null ? null : [...nations],
    cost: { ...cost },
    effects: clone(effects) as never,
  });
  table.emit({ type: 'opportunity-offered', opportunity: id, nations: nations === null ? null : [...nations] });
};

/** Whom the effects of a happening befall: where it befalls nobody by name, they happen once. */
export const recipientsOf = (nations: readonly string[]): Recipients => (nations.length === 0 ? [null] : nations);

/** A happening is posted, and does what it does at once. [OT-EVT-01] */
export const postHappening = (state: Open, post: Post, table: Tell): void => {
  const { category, kind, nations, text, effects, crisis, opportunity } = post;
  const id = freshId(state, 'happening');
  state.happenings.push({ id, category, kind, nations: [...nations], text });
  table.emit({ type: 'happening-posted', happening: id, category, kind, nations: [...nations], text });
  // Each effect befalls everyone before the next. [OT-EVT-01]
  for (const effect of effects) for (const nation of recipientsOf(nations)) performEffect(state, effect, nation, table);
  if (crisis !== null) for (const nation of now(state).nationOrder) if (nations.includes(nation)) postCrisis(state, nation, crisis, table); // [OT-EVT-04]
  if (opportunity !== null) offerOpportunity(state, { ...opportunity, nations: nations.length === 0 ? null : nations }, table);
};

/** What is wrong with the effects of a post, or null. [OT-REF-06] */
export const faultOfPost = (state: State, { nations, effects }: Pick<Post, 'nations' | 'effects'>) =>
  faultOfEffects(state, effects, recipientsOf(nations));

/** A row of the deck as a post. */
export const postOf = (row: State['config']['pack']['happeningDeck'][number], nation: string | null): Post => ({
  category: row.category,
  kind: row.kind,
  nations: nation === null ? [] : [nation],
  text: row.text,
  effects: row.effects,
  crisis: row.crisis,
  opportunity: row.opportunity === null ? null : { ...row.opportunity, lastTurn: null, tag: row.id },
});

/** An automatic game draws its happening, then the Nation it befalls. [OT-FLOW-03] */
export const drawHappening = (state: Open, table: Tell): void => {
  const plain = now(state);
  if (plain.config.autoHappenings === 'none') return;
  const fate = table.roll(100, 'happening');
  const row = plain.config.pack.happeningDeck.find(({ from, to }) => from <= fate && fate <= to);
  if (row === undefined) return;
  const candidates = livingNations(plain).filter((id) => isPrincipal(plain, id));
  const nation = row.targeted && candidates.length > 0 ? table.pick(candidates, `whom ${row.id} befalls`) : null;
  if (row.targeted && nation === null) return;
  const post = postOf(row, nation);
  if (faultOfPost(plain, post) === null) postHappening(state, post, table);
};

/** Orders open: nobody is ready, and conferences whose year has come begin. [OT-ACT-11] [OT-FLOW-08] */
export const openOrders = (state: Open, table: Tell): void => {
  state.phase = 'orders';
  for (const player of playersOf(state)) {
    state.players[player]!.ready = false;
    state.players[player]!.actionsThisTurn = 0;
  }
  table.emit({ type: 'turn-opened', turn: state.turn, year: yearOf(state) });
  openConferences(state, table);
};
