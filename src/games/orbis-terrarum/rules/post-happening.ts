import { type Choice, group, one, skip, some, text, via } from '../../../core/choices/choices.js';
import { action, limits, list, nullable, oneOf, optional, shape } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { faultOfBounds } from '../content/effect-bounds.js';
import { faultOfPost, postHappening as post, postOf, recipientsOf } from '../mechanics/referee/happenings.js';
import { faultOfPromise } from '../mechanics/referee/promise-faults.js';
import { isPrincipal, livingNations } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import {
  asked,
  type CrisisSpec,
  crisisSpec,
  type Effect,
  effect,
  type Happening,
  names,
  note,
  type State,
  title,
  turnNumber,
} from '../types/index.js';
import type { Bargain } from '../types/pack.js';
import { price } from './shared/bargains.js';
import { crisisOf } from './shared/crisis-offers.js';
import { lastTurnOrThis } from './shared/durations.js';
import { effectsFor } from './shared/effect-offers.js';
import { ruling } from './shared/ruling.js';

/** What a happening offers. */
export interface PostedOpportunity extends Bargain {
  readonly lastTurn: number | null;
  readonly tag: string | null;
}

/** The referee tells what happens in the world. */
export interface PostHappening extends ActionBase {
  readonly type: 'post-happening';
  readonly category: Happening['category'];
  readonly kind: Happening['kind'];
  readonly nations: readonly string[];
  readonly text: string;
  readonly effects?: readonly Effect[];
  readonly crisis?: CrisisSpec;
  readonly opportunity?: PostedOpportunity;
}

const kinds = ['info', 'effect', 'crisis', 'lasting-crisis', 'opportunity'] as const;
const isCrisis = (kind: Happening['kind']): boolean => kind === 'crisis' || kind === 'lasting-crisis';

/** So many texts of the deck are worth showing as examples. */
const mostSamples = 12;
const samplesOf = ({ config: { pack } }: State): readonly string[] => [
  'News from afar.',
  ...pack.happeningDeck.slice(0, mostSamples).map(({ text: said }) => said),
];

/** A word to find an opportunity by, or none. */
const tagOrNone: Choice<string | null> = via<string | null, { readonly marked: boolean; readonly word?: string }>(
  group<{ readonly marked: boolean; readonly word?: string }>({
    marked: () => one([false, true]),
    word: ({ marked }) => (marked ? text(['trade'], limits.text) : skip),
  }),
  { to: ({ word }) => word ?? null, from: (tag) => (tag === null ? { marked: false } : { marked: true, word: tag }) },
);

/** [OT-REF-01] [OT-EVT-01] */
export const postHappening = ruling<PostHappening>({
  type: 'post-happening',
  cites: ['OT-REF-01', 'OT-EVT-01', 'OT-EVT-02'],
  codec: action<PostHappening>('post-happening', {
    category: oneOf(['natural', 'human']),
    kind: oneOf(kinds),
    nations: names,
    text: note,
    effects: optional(list(effect, 20)),
    crisis: optional(crisisSpec),
    opportunity: optional(
      shape<PostedOpportunity>({ cost: asked, effects: list(effect, 20), lastTurn: nullable(turnNumber), tag: nullable(title) }),
    ),
  }),
  known: (state, { nations }) => nations.map((id) => ['nations', id, own(state.nations, id)?.alive === true] as const),
  note: ({ text: said }) => ['text', said],
  choices: {
    category: ({ config }) => one(config.noteMaxLength === 0 ? [] : ['natural' as const, 'human' as const]),
    kind: () => one(kinds),
    nations: (state, _player, { kind }) => {
      const all = livingNations(state);
      return some(all, isCrisis(kind) ? 1 : 0, all.length, 'nation');
    },
    text: (state) => text(samplesOf(state), state.config.noteMaxLength, 'not-blank'),
    effects: (state, _player, { kind, nations }) =>
      kind === 'effect' ? effectsFor(state, { kind: 'now', recipients: recipientsOf(nations) }, 1) : skip,
    crisis: (_state, _player, { kind }) => (isCrisis(kind) ? crisisOf(kind === 'lasting-crisis') : skip),
    opportunity: (state, _player, { kind }) =>
      kind === 'opportunity'
        ? group<PostedOpportunity>({
            cost: () => price,
            effects: () => effectsFor(state, { kind: 'promise' }),
            lastTurn: () => lastTurnOrThis(state),
            tag: () => tagOrNone,
          })
        : skip,
  },
  canonical: (_state, { effects, ...rest }) => (effects === undefined || effects.length === 0 ? rest : { ...rest, effects }),
  *list(state, player) {
    const [target] = livingNations(state).filter((id) => isPrincipal(state, id));
    for (const row of state.config.pack.happeningDeck) {
      if (row.targeted && target === undefined) continue;
      const { effects, crisis, opportunity, ...rest } = postOf(row, row.targeted ? target! : null);
      yield {
        type: 'post-happening',
        player,
        ...rest,
        ...(effects.length === 0 ? {} : { effects }),
        ...(crisis === null ? {} : { crisis }),
        ...(opportunity === null ? {} : { opportunity }),
      };
    }
  },
  *check(state, { kind, nations, text: said, effects = [], crisis, opportunity }) {
    if (said.trim() === '') yield refuse('note-required', 'OT-REF-01', {}, 'text');
    if (new Set(nations).size < nations.length) yield refuse('bad-parameter', 'OT-REF-01', { fault: 'nation-twice' }, 'nations');
    if (
      isCrisis(kind) !== (crisis !== undefined) ||
      (kind === 'opportunity') !== (opportunity !== undefined) ||
      (kind === 'effect') !== effects.length > 0
    )
      return yield refuse('bad-parameter', 'OT-REF-01', { fault: 'kind', kind }, 'kind');
    if (crisis !== undefined) {
      const fault = faultOfBounds({ do: 'crisis', nation: null, ...crisis }, state.config.contextYearsMax);
      const lasting = (kind === 'lasting-crisis') === (crisis.turns !== null);
      if (fault !== null || !lasting || nations.length === 0)
        yield refuse(fault?.code ?? 'bad-effect', 'OT-REF-06', fault?.facts ?? { fault: 'befalls-nobody' }, 'crisis');
    }
    if (opportunity !== undefined) {
      const { cost, lastTurn } = opportunity;
      const wrong = opportunity.effects.map((one) => faultOfPromise(state, one)).find((fault) => fault !== null);
      if (wrong != null) yield refuse(wrong.code, 'OT-REF-06', wrong.facts, 'opportunity');
      if (cost.wealth < 0 || cost.progress < 0 || (lastTurn !== null && lastTurn < state.turn))
        yield refuse('bad-parameter', 'OT-EVT-08', { fault: 'cost' }, 'opportunity');
    }
    const fault = faultOfPost(state, { nations, effects });
    if (fault !== null) yield refuse(fault.code, 'OT-REF-06', fault.facts, 'effects');
  },
  apply(state, { effects = [], crisis = null, opportunity = null, category, kind, nations, text: said }, table) {
    post(state, { category, kind, nations, text: said, effects, crisis, opportunity }, table);
  },
});
