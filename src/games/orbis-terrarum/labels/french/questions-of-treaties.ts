import type { Target } from '../../types/index.js';
import { described, voteFor } from '../describing.js';
import { aimedAt, basisOf, clauseInWords, decisionInWords, placedClause, placeForMeasure } from '../describing-treaties.js';
import type { AnswerWords, Questions } from '../language.js';
import { clausePlaces, penaltyPlaces, statutePlaces, together, under } from '../nested-fields.js';
import { signed } from '../telling.js';

const clauseQuestions: Questions = {
  standing: 'Quelle clause garde-t-on, ou en est-ce une nouvelle ?',
  kind: 'Quel genre de clause ?',
  by: 'Qui l’accorde ?',
  on: 'Sur qui pèse-t-il ?',
  between: 'Entre qui ?',
  vassal: 'Qui est le vassal ?',
  to: 'À qui ?',
  patron: 'Qui est le suzerain ?',
  beneficiary: 'Qui est protégé ?',
  treaty: 'Quel traité ?',
  target: 'Quel attribut ?',
  dimension: 'Quel genre de portée ?',
  against: 'Contre qui compte-t-il ?',
  regions: 'Quelles régions ?',
  'regions.extent': 'Combien de terres ?',
  'regions.which': 'Quelles régions ?',
  name: 'Comment s’appelle le nouvel État ?',
  wealth: 'Combien de Richesse ?',
  progress: 'Combien de Progrès ?',
  value: 'De combien ?',
  years: 'Pour combien d’années ?',
  text: 'Que promet-on ?',
};

const statuteQuestions: Questions = {
  name: 'Comment s’appelle l’organisation ?',
  leaderElection: 'Quel genre d’élection du leader ?',
  electors: 'Qui sont les électeurs ?',
  electorate: 'Change-t-on d’électeurs à chaque leader ?',
  term: 'Combien dure le mandat du leader ?',
  reelection: 'Le leader peut-il être réélu aussitôt ?',
  allowedMeasures: 'Quelles statistiques sa propre mesure peut-elle employer ?',
  memberModifiers: 'Dans quels attributs peut-elle aider ses membres ?',
  closeness: 'À quel point le leader est-il proche des membres ?',
  holdsTerritory: 'Peut-elle posséder des régions ?',
  joinRule: 'Qui admet les membres ?',
  leaveRule: 'Comment les membres partent-ils ?',
  leaderConvenes: 'Le leader seul peut-il convoquer des conférences ?',
};

const penaltyQuestions: Questions = {
  on: 'Sur quoi pèse la pénalité ?',
  isOwn: 'Menace-t-elle d’une pénalité qui lui est propre ?',
  value: 'De combien est-elle ?',
  years: 'Combien d’années dure-t-elle ?',
  wealth: 'Combien de Richesse coûte-t-elle ?',
  progress: 'Combien de Progrès coûte-t-elle ?',
};

/** What French asks of measures, treaties, proposals, statutes and declarations, and of what the referee makes of them. */
export const questionsOfTreaties: Questions = /* @__PURE__ */ together(
  /* @__PURE__ */ under(clausePlaces, clauseQuestions),
  /* @__PURE__ */ under(statutePlaces, statuteQuestions),
  /* @__PURE__ */ under(penaltyPlaces, penaltyQuestions),
  {
    'submit-measure.nation': 'Quelle Nation agit ?',
    'submit-measure.slot': 'À quel emplacement ?',
    'submit-measure.statistic': 'Par quelle statistique ?',
    'submit-measure.mode': 'Que doit-elle faire ?',
    'submit-measure.target': 'Que vise-t-elle ?',
    'submit-measure.region': 'Où l’expédition apparaît-elle ?',
    'submit-measure.regions': 'Quelles régions se détachent ?',
    'submit-measure.name': 'Comment s’appelle le nouvel État ?',
    'submit-measure.counterpart': 'Au nom de qui ?',
    'submit-measure.aim': 'Que veut-on de la tribu ?',
    'submit-measure.exclusive': 'Exclut-elle toute autre négociation ?',
    'submit-measure.supports': 'Quel camp aide-t-elle ?',
    'submit-measure.opposes': 'Quelle mesure contre-t-elle ?',
    'submit-measure.force': 'Comment l’armée se déplace-t-elle ?',
    'submit-measure.covert': 'Son auteur reste-t-il caché ?',
    'submit-measure.decline': 'Quels bonus laisse-t-on de côté ?',
    note: 'Que dit-on avec ?',
    'make-offer.from': 'Qui offre ?',
    'make-offer.to': 'À qui ?',
    'make-offer.years': 'Pour combien d’années ?',
    adhesion: 'Qui doit approuver une adhésion ?',
    'issue-declaration.nation': 'Qui déclare ?',
    'issue-declaration.kind': 'Que déclare-t-on ?',
    'issue-declaration.target': 'À qui ?',
    'issue-declaration.text': 'En quels termes ?',
    'statute.isFounding': 'Fonde-t-elle une organisation ?',
    reserved: 'Se réserve-t-on le droit de convoquer à son sujet ?',
    'join-declaration.nation': 'Qui s’y joint ?',
    'join-declaration.reservations': 'Quels points ne doivent pas la toucher ?',
    'request-adhesion.nation': 'Qui veut adhérer ?',
    'request-adhesion.reservations': 'Quelles clauses ne doivent pas la toucher ?',
    'void-declaration.declaration': 'Quelle déclaration est sans valeur ?',
    'convene-conference.nation': 'Qui convoque ?',
    'convene-conference.basis': 'De quel droit ?',
    'convene-conference.topic': 'De quoi s’agit-il ?',
    'convene-conference.startTurn': 'À quel tour s’ouvre-t-elle ?',
    'convene-conference.invited': 'Qui invite-t-on ?',
    'convene-conference.includeVassals': 'Les vassaux peuvent-ils venir ?',
    'convene-conference.openFloor': 'Tous les participants peuvent-ils présenter des propositions ?',
    'convene-conference.majority': 'Que faut-il à une proposition disputée ?',
    'weights.#.nation': 'Quelle voix a un autre poids ?',
    'weights.#.weight': 'Combien pèse-t-elle ?',
    'present-proposal.nation': 'Qui propose ?',
    counterTo: 'Répond-elle à une autre proposition ?',
    'motion.kind': 'Que faut-il décider ?',
    'motion.nation': 'Quelle Nation ?',
    'motion.condition': 'Que doit-elle faire pour être rétablie ?',
    'motion.promise': 'Que déclare-t-on ?',
    'motion.text': 'En quels termes ?',
    'motion.text.isNew': 'Le dit-on en d’autres termes ?',
    'motion.text.words': 'En quels termes ?',
    'motion.years': 'Pour combien d’années ?',
    'motion.statute.isFounding': 'Fonde-t-elle une organisation ?',
    'start-civil-war.nation': 'Quelle Nation se divise ?',
    'sideNames.#': 'Comment s’appelle le camp ?',
    'decide.decision': 'Que tranche-t-on ?',
    'decide.answer': 'Comment ?',
    'ruling.kind': 'Quel est le verdict ?',
    'ruling.value': 'À quelle distance est-ce ?',
    'ruling.undefended': 'La cible reste-t-elle sans défense ?',
    'ruling.as.isChanged': 'Fait-elle autre chose ?',
    'ruling.as.statistic': 'Par quelle statistique ?',
    'ruling.as.mode': 'Que fait-elle ?',
    'ruling.as.attribute': 'Quel attribut touche-t-elle ?',
    'ruling.key.contest': 'Entre-t-elle dans une contestation ?',
    'ruling.key.named': 'Dans quelle contestation ?',
    'ruling.key.name': 'Comment s’appelle la contestation ?',
    'ruling.warn': 'Avertit-on son auteur ?',
    'ruling.reason': 'Pour quel motif ?',
  },
);

const years = (value: unknown): string => (value === null ? 'la durée habituelle' : value === 1 ? '1 an' : `${String(value)} ans`);
const points = (value: unknown): string => `${signed(Number(value))} ${Math.abs(Number(value)) < 2 ? 'point' : 'points'}`;

const clauseAnswers: AnswerWords = {
  kind: (value, { name }) => (value === 'non-aggression' ? 'un pacte de non-agression' : name(String(value))),
  standing: (value, narrator) => (value === 'new' ? 'une nouvelle clause' : clauseInWords(value, narrator)),
  value: points,
  years,
  target: (value, { name }) => name(String(value)),
  'regions.extent': (value) => (value === 'all' ? 'toutes, avec la capitale' : 'une partie, sans la capitale'),
};

const statuteAnswers: AnswerWords = {
  electorate: (value) => (value === 'renewed' ? 'chaque leader peut en nommer d’autres' : 'ce sont toujours les mêmes'),
  term: (value) => (value === null ? 'ce que disent les dés' : `${String(value)} ans`),
  closeness: (value, { name }) => name(`scope ${String(value)}`),
  joinRule: (value) =>
    ({ leader: 'le leader', conference: 'une conférence', leaderOrConference: 'le leader ou une conférence' })[String(value)] ??
    String(value),
  leaveRule: (value) => (value === 'free' ? 'aussitôt' : 'après préavis'),
};

const penaltyAnswers: AnswerWords = {
  on: (value, { name }) =>
    ({ none: 'il n’y a pas de pénalité', payment: 'sur rien : il n’y a qu’un paiement', all: 'tous les jets' })[String(value)] ??
    name(String(value)),
};

/** What French calls the answers to these. */
export const answersOfTreaties: AnswerWords = /* @__PURE__ */ together(
  /* @__PURE__ */ under(clausePlaces, clauseAnswers),
  /* @__PURE__ */ under(statutePlaces, statuteAnswers),
  /* @__PURE__ */ under(penaltyPlaces, penaltyAnswers),
  {
    'make-offer.years': years,
    'counter-offer.years': years,
    'motion.years': years,
    'submit-measure.slot': placeForMeasure,
    'submit-measure.target': (value, narrator, view) => (value === null ? 'rien de particulier' : aimedAt(value as Target, narrator, view)),
    'submit-measure.opposes': (value, narrator, view) => (value === null ? 'aucune' : described(String(value), narrator, view)),
    adhesion: (value) => (value === 'all' ? 'toutes les parties' : 'plus de la moitié des parties'),
    'issue-declaration.target': (value, narrator, view) => described(String(value), narrator, view, 'nations'),
    'convene-conference.basis': basisOf,
    'join-declaration.reservations': (value) => `point ${Number(value) + 1}`,
    'request-adhesion.reservations': (value, narrator) => placedClause(value, narrator, 'clause'),
    counterTo: (value, narrator, view) => (value === null ? 'non, c’est un nouveau sujet' : voteFor(String(value), narrator, view)),
    'decide.decision': decisionInWords,
    'ruling.value': (value, { name }) => (value === null ? 'comme le donne le calcul' : name(`scope ${String(value)}`)),
    'ruling.key.contest': (value) =>
      ({ none: 'dans aucune', named: 'dans une qui a déjà un nom', new: 'dans une nouvelle' })[String(value)] ?? String(value),
    'ruling.key.named': (value) => `« ${String(value)} »`,
  },
);
