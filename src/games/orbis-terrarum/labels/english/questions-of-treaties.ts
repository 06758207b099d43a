import type { Target } from '../../types/index.js';
import { described, voteFor } from '../describing.js';
import { aimedAt, basisOf, clauseInWords, decisionInWords, placedClause, placeForMeasure } from '../describing-treaties.js';
import type { AnswerWords, Questions } from '../language.js';
import { clausePlaces, penaltyPlaces, statutePlaces, together, under } from '../nested-fields.js';
import { signed } from '../telling.js';

const clauseQuestions: Questions = {
  standing: 'Which clause is kept, or is it a new one?',
  kind: 'Which kind of clause?',
  by: 'Who grants it?',
  on: 'Whom does it weigh on?',
  between: 'Between whom?',
  vassal: 'Who is the vassal?',
  to: 'To whom?',
  patron: 'Who is the patron?',
  beneficiary: 'Who is protected?',
  treaty: 'Which treaty?',
  target: 'Which attribute?',
  dimension: 'Which kind of scope?',
  against: 'Against whom does it count?',
  regions: 'Which regions?',
  'regions.extent': 'How much of the land?',
  'regions.which': 'Which regions?',
  name: 'What is the new state called?',
  wealth: 'How much Wealth?',
  progress: 'How much Progress?',
  value: 'How much?',
  years: 'For how many years?',
  text: 'What is promised?',
};

const statuteQuestions: Questions = {
  name: 'What is the organization called?',
  leaderElection: 'Which kind of election of the leader?',
  electors: 'Who are the electors?',
  electorate: 'Are there new electors with each leader?',
  term: 'How long is a leader in office?',
  reelection: 'May a leader be elected again at once?',
  allowedMeasures: 'Which statistics may its own measure use?',
  memberModifiers: 'In which attributes may it help members?',
  closeness: 'How near is the leader to the members?',
  holdsTerritory: 'May it own regions?',
  joinRule: 'Who admits members?',
  leaveRule: 'How do members leave?',
  leaderConvenes: 'May the leader alone convene conferences?',
};

const penaltyQuestions: Questions = {
  on: 'What does the penalty weigh on?',
  isOwn: 'Does it threaten a penalty of its own?',
  value: 'How heavy is it?',
  years: 'How many years does it last?',
  wealth: 'How much Wealth does it cost?',
  progress: 'How much Progress does it cost?',
};

/** What English asks of measures, treaties, proposals, statutes and declarations, and of what the referee makes of them. */
export const questionsOfTreaties: Questions = /* @__PURE__ */ together(
  /* @__PURE__ */ under(clausePlaces, clauseQuestions),
  /* @__PURE__ */ under(statutePlaces, statuteQuestions),
  /* @__PURE__ */ under(penaltyPlaces, penaltyQuestions),
  {
    'submit-measure.nation': 'Which Nation acts?',
    'submit-measure.slot': 'In which slot?',
    'submit-measure.statistic': 'With which statistic?',
    'submit-measure.mode': 'What is it to do?',
    'submit-measure.target': 'At what is it aimed?',
    'submit-measure.region': 'Where does the expedition appear?',
    'submit-measure.regions': 'Which regions are detached?',
    'submit-measure.name': 'What is the new state called?',
    'submit-measure.counterpart': 'On whose behalf?',
    'submit-measure.aim': 'What is wanted of the tribe?',
    'submit-measure.exclusive': 'Does it shut out all other negotiations?',
    'submit-measure.supports': 'Which side does it help?',
    'submit-measure.opposes': 'Which measure does it oppose?',
    'submit-measure.force': 'How does the army move?',
    'submit-measure.covert': 'Does its author stay hidden?',
    'submit-measure.decline': 'Which bonuses are left aside?',
    note: 'What is said with it?',
    'make-offer.from': 'Who offers?',
    'make-offer.to': 'To whom?',
    'make-offer.years': 'For how many years?',
    adhesion: 'Who must approve when somebody wants to join?',
    'issue-declaration.nation': 'Who declares?',
    'issue-declaration.kind': 'What is declared?',
    'issue-declaration.target': 'On whom?',
    'issue-declaration.text': 'In which words?',
    'statute.isFounding': 'Does it found an organization?',
    reserved: 'Is the right to convene on it kept?',
    'join-declaration.nation': 'Who joins?',
    'join-declaration.reservations': 'Which points are not to touch it?',
    'request-adhesion.nation': 'Who wants to join?',
    'request-adhesion.reservations': 'Which clauses are not to touch it?',
    'void-declaration.declaration': 'Which declaration has no weight?',
    'convene-conference.nation': 'Who convenes?',
    'convene-conference.basis': 'By what right?',
    'convene-conference.topic': 'What is it about?',
    'convene-conference.startTurn': 'In which turn does it open?',
    'convene-conference.invited': 'Who is invited?',
    'convene-conference.includeVassals': 'May vassals attend?',
    'convene-conference.openFloor': 'May every attendee present proposals?',
    'convene-conference.majority': 'What does a contested proposal need?',
    'weights.#.nation': 'Whose vote has another weight?',
    'weights.#.weight': 'How much does it weigh?',
    'present-proposal.nation': 'Who proposes?',
    counterTo: 'Does it answer another proposal?',
    'motion.kind': 'What is to be resolved?',
    'motion.nation': 'Which Nation?',
    'motion.condition': 'What must it do to be taken back?',
    'motion.promise': 'What is declared?',
    'motion.text': 'In which words?',
    'motion.text.isNew': 'Does it get other words?',
    'motion.text.words': 'In which words?',
    'motion.years': 'For how many years?',
    'motion.statute.isFounding': 'Does it found an organization?',
    'start-civil-war.nation': 'Which Nation is divided?',
    'sideNames.#': 'What is the side called?',
    'decide.decision': 'What is decided?',
    'decide.answer': 'How?',
    'ruling.kind': 'What is ruled?',
    'ruling.value': 'How far is it?',
    'ruling.undefended': 'Is the target left without defence?',
    'ruling.as.isChanged': 'Does it do something else?',
    'ruling.as.statistic': 'With which statistic?',
    'ruling.as.mode': 'What does it do?',
    'ruling.as.attribute': 'Which attribute does it touch?',
    'ruling.key.contest': 'Is it in a contest?',
    'ruling.key.named': 'In which contest?',
    'ruling.key.name': 'What is the contest called?',
    'ruling.warn': 'Is its author warned?',
    'ruling.reason': 'For what reason?',
  },
);

const years = (value: unknown): string => (value === null ? 'as long as usual' : value === 1 ? '1 year' : `${String(value)} years`);
const points = (value: unknown): string => `${signed(Number(value))} ${Math.abs(Number(value)) === 1 ? 'point' : 'points'}`;

const clauseAnswers: AnswerWords = {
  kind: (value, { name }) => (value === 'non-aggression' ? 'a pact of non-aggression' : name(String(value))),
  standing: (value, narrator) => (value === 'new' ? 'a new clause' : clauseInWords(value, narrator)),
  value: points,
  years,
  target: (value, { name }) => name(String(value)),
  'regions.extent': (value) => (value === 'all' ? 'all of it, with the capital' : 'some of it, without the capital'),
};

const statuteAnswers: AnswerWords = {
  electorate: (value) => (value === 'renewed' ? 'each leader may name new ones' : 'they stay the same'),
  term: (value) => (value === null ? 'as long as the dice say' : `${String(value)} years`),
  closeness: (value, { name }) => name(`scope ${String(value)}`),
  joinRule: (value) =>
    ({ leader: 'the leader', conference: 'a conference', leaderOrConference: 'the leader or a conference' })[String(value)] ??
    String(value),
  leaveRule: (value) => (value === 'free' ? 'at once' : 'after notice'),
};

const penaltyAnswers: AnswerWords = {
  on: (value, { name }) =>
    ({ none: 'there is no penalty', payment: 'nothing: there is only a payment', all: 'every roll' })[String(value)] ?? name(String(value)),
};

/** What English calls the answers to these. */
export const answersOfTreaties: AnswerWords = /* @__PURE__ */ together(
  /* @__PURE__ */ under(clausePlaces, clauseAnswers),
  /* @__PURE__ */ under(statutePlaces, statuteAnswers),
  /* @__PURE__ */ under(penaltyPlaces, penaltyAnswers),
  {
    'make-offer.years': years,
    'counter-offer.years': years,
    'motion.years': years,
    'submit-measure.slot': placeForMeasure,
    'submit-measure.target': (value, narrator, view) =>
      value === null ? 'nothing in particular' : aimedAt(value as Target, narrator, view),
    'submit-measure.opposes': (value, narrator, view) => (value === null ? 'none' : described(String(value), narrator, view)),
    adhesion: (value) => (value === 'all' ? 'all parties' : 'more than half of the parties'),
    'issue-declaration.target': (value, narrator, view) => described(String(value), narrator, view, 'nations'),
    'convene-conference.basis': basisOf,
    'join-declaration.reservations': (value) => `point ${Number(value) + 1}`,
    'request-adhesion.reservations': (value, narrator) => placedClause(value, narrator, 'clause'),
    counterTo: (value, narrator, view) => (value === null ? 'no, it is a new item' : voteFor(String(value), narrator, view)),
    'decide.decision': decisionInWords,
    'ruling.value': (value, { name }) => (value === null ? 'as it is reckoned' : name(`scope ${String(value)}`)),
    'ruling.key.contest': (value) =>
      ({ none: 'in none', named: 'in one that has a name', new: 'in a new one' })[String(value)] ?? String(value),
    'ruling.key.named': (value) => `“${String(value)}”`,
  },
);
