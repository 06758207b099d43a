import { type Dice, pick } from '../../../../core/dice/dice.js';
import type { Viewer } from '../../../../core/game/game-types.js';
import { convenerVoice, itemsOf, proposalsOf, winnerOf } from '../../mechanics/diplomacy/conferences.js';
import { nothingAbout } from '../../mechanics/referee/decisions.js';
import { hasRebellion } from '../../mechanics/war/rebellion.js';
import { livingNations, playerOf } from '../../queries/state.js';
import type { Decision, State } from '../../types/index.js';

type About = Decision['about'];

/** What a question of each kind may be about, as far as everybody can tell from what happened. */
const subjects: Readonly<Record<Decision['kind'], (state: State) => readonly About[]>> = {
  'npc-response': ({ reports }) =>
    reports.flatMap(({ measure: { mode, nation, target, counterpart, terms }, netGrade }) =>
      mode === 'negotiate' && netGrade > 0
        ? [{ nation, other: target!.id, subject: counterpart ?? nation, terms, grade: netGrade, hidden: false }]
        : [],
    ),
  incitement: ({ reports }) =>
    reports.flatMap(({ measure: { mode, nation, target, id }, netGrade, veiled }) =>
      mode === 'incite' && netGrade > 0 ? [{ nation, other: target!.id, subject: id, terms: [], grade: netGrade, hidden: veiled }] : [],
    ),
  'rebellion-outcome': ({ rebellions, turn }) =>
    rebellions.flatMap(({ id, nation, deadlineTurn, lastFailure }) =>
      deadlineTurn <= turn && lastFailure === null ? [{ ...nothingAbout, nation, subject: id }] : [],
    ),
  veto: (state) =>
    state.conferences.flatMap((conference) =>
      itemsOf(conference).flatMap((item) => {
        const winner = proposalsOf(conference, item).length > 1 ? winnerOf(state, conference, item) : null;
        return winner === null ? [] : [{ ...nothingAbout, nation: convenerVoice(state, conference), subject: winner.id }];
      }),
    ),
  'epoch-mode': () => [nothingAbout],
  adoption: (state) =>
    livingNations(state).flatMap((nation) =>
      playerOf(state, nation) === undefined
        ? state.config.players.flatMap((subject) =>
            state.players[subject]!.principal === null ? [{ ...nothingAbout, nation, subject }] : [],
          )
        : [],
    ),
  'conference-authority': ({ conferences }) =>
    conferences.flatMap(({ id, convener, stage, basis }) =>
      stage === 'scheduled' && basis.kind === 'prestige' ? [{ ...nothingAbout, nation: convener, subject: id }] : [],
    ),
  'milestone-claim': (state) =>
    livingNations(state).flatMap((nation) =>
      [...state.config.pack.milestones, ...state.publishedMilestones].map(({ id }) => ({ ...nothingAbout, nation, subject: id })),
    ),
};

/** What is asked where nothing that everybody knows explains the question. */
const anything = (state: State, strangers: readonly string[], dice: Dice): About => {
  const nation = pick(dice, strangers.length > 0 ? strangers : livingNations(state), 'somebody');
  const others = livingNations(state).filter((id) => id !== nation);
  const other = pick(dice, others.length > 0 ? others : [nation], 'somebody else');
  return { ...nothingAbout, nation, other, subject: nation, terms: [{ kind: 'non-aggression' }], grade: 1 };
};

const optionsOf = (state: State, kind: Decision['kind'], { nation, other }: About): readonly string[] => {
  switch (kind) {
    case 'npc-response':
      return ['accept', 'amend', 'refuse'];
    case 'incitement':
      return hasRebellion(state, other!, nation) ? ['penalty', 'nothing'] : ['rebellion', 'penalty', 'nothing'];
    case 'rebellion-outcome':
      return ['armed-movement', 'civil-war', 'fade'];
    case 'veto':
      return ['accept', 'reject'];
    case 'epoch-mode':
      return ['partial', 'total'];
    case 'adoption':
      return ['approve', 'deny'];
    case 'conference-authority':
      return ['grant', 'deny'];
    case 'milestone-claim':
      return ['award', 'deny'];
  }
};

/** Questions put to others, of which the viewer knows the kind alone. [OT-VIEW-08] */
export const dealQuestions = (state: State, strangers: readonly string[], viewer: Viewer, dice: Dice): readonly Decision[] => {
  const asked = new Set<About>();
  return state.decisions.map((decision) => {
    if (decision.options.length > 0) return decision;
    const all = subjects[decision.kind](state);
    const open = all.filter(
      (about) => !asked.has(about) && about.subject !== viewer && (about.nation === null || strangers.includes(about.nation)),
    );
    const about = open.length > 0 ? pick(dice, open, 'question') : anything(state, strangers, dice);
    asked.add(about);
    return { ...decision, about, options: optionsOf(state, decision.kind, about) };
  });
};
