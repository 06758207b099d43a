import type { Target } from '../../types/index.js';
import { described, voteFor } from '../describing.js';
import { aimedAt, basisOf, clauseInWords, decisionInWords, placedClause, placeForMeasure } from '../describing-treaties.js';
import type { AnswerWords, Questions } from '../language.js';
import { clausePlaces, penaltyPlaces, statutePlaces, together, under } from '../nested-fields.js';
import { signed } from '../telling.js';

const clauseQuestions: Questions = {
  standing: '¿Qué cláusula se mantiene, o es una nueva?',
  kind: '¿Qué clase de cláusula?',
  by: '¿Quién lo concede?',
  on: '¿Sobre quién pesa?',
  between: '¿Entre quiénes?',
  vassal: '¿Quién es el vasallo?',
  to: '¿A quién?',
  patron: '¿Quién es el Patrono?',
  beneficiary: '¿A quién se protege?',
  treaty: '¿Qué tratado?',
  target: '¿Qué atributo?',
  dimension: '¿Qué clase de alcance?',
  against: '¿Contra quién cuenta?',
  regions: '¿Qué regiones?',
  'regions.extent': '¿Cuánta tierra?',
  'regions.which': '¿Qué regiones?',
  name: '¿Cómo se llama el nuevo Estado?',
  wealth: '¿Cuánta Riqueza?',
  progress: '¿Cuánto Progreso?',
  value: '¿Cuánto?',
  years: '¿Por cuántos años?',
  text: '¿Qué se promete?',
};

const statuteQuestions: Questions = {
  name: '¿Cómo se llama la Organización?',
  leaderElection: '¿Qué clase de elección del Líder?',
  electors: '¿Quiénes son los electores?',
  electorate: '¿Hay nuevos electores con cada Líder?',
  term: '¿Cuánto dura el mandato del Líder?',
  reelection: '¿Puede ser reelegido enseguida?',
  allowedMeasures: '¿Qué estadísticas puede usar su propia medida?',
  memberModifiers: '¿En qué atributos puede ayudar a sus miembros?',
  closeness: '¿Cuán cerca está el Líder de los miembros?',
  holdsTerritory: '¿Puede tener regiones?',
  joinRule: '¿Quién admite miembros?',
  leaveRule: '¿Cómo se retiran los miembros?',
  leaderConvenes: '¿Solo el Líder puede convocar conferencias?',
};

const penaltyQuestions: Questions = {
  on: '¿Sobre qué pesa la penalidad?',
  isOwn: '¿Amenaza con una penalidad propia?',
  value: '¿Cuánto pesa?',
  years: '¿Cuántos años dura?',
  wealth: '¿Cuánta Riqueza cuesta?',
  progress: '¿Cuánto Progreso cuesta?',
};

/** What Spanish asks of measures, treaties, proposals, statutes and declarations, and of what the referee makes of them. */
export const questionsOfTreaties: Questions = /* @__PURE__ */ together(
  /* @__PURE__ */ under(clausePlaces, clauseQuestions),
  /* @__PURE__ */ under(statutePlaces, statuteQuestions),
  /* @__PURE__ */ under(penaltyPlaces, penaltyQuestions),
  {
    'submit-measure.nation': '¿Qué Nación actúa?',
    'submit-measure.slot': '¿En qué casilla?',
    'submit-measure.statistic': '¿Con qué estadística?',
    'submit-measure.mode': '¿Qué ha de hacer?',
    'submit-measure.target': '¿A qué se dirige?',
    'submit-measure.region': '¿Dónde aparece la expedición?',
    'submit-measure.regions': '¿Qué regiones se separan?',
    'submit-measure.name': '¿Cómo se llama el nuevo Estado?',
    'submit-measure.counterpart': '¿En nombre de quién?',
    'submit-measure.aim': '¿Qué se quiere de la tribu?',
    'submit-measure.exclusive': '¿Excluye todas las demás negociaciones?',
    'submit-measure.supports': '¿A qué bando ayuda?',
    'submit-measure.opposes': '¿A qué medida se opone?',
    'submit-measure.force': '¿Cómo se mueve el ejército?',
    'submit-measure.covert': '¿Queda oculto su autor?',
    'submit-measure.decline': '¿Qué bonificadores se dejan aparte?',
    note: '¿Qué texto se añade?',
    'make-offer.from': '¿Quién ofrece?',
    'make-offer.to': '¿A quién?',
    'make-offer.years': '¿Por cuántos años?',
    adhesion: '¿Quién debe aprobar que alguien se adhiera?',
    'issue-declaration.nation': '¿Quién declara?',
    'issue-declaration.kind': '¿Qué se declara?',
    'issue-declaration.target': '¿A quién?',
    'issue-declaration.text': '¿Con qué texto?',
    'statute.isFounding': '¿Funda una Organización?',
    reserved: '¿Se reserva el derecho a convocar?',
    'join-declaration.nation': '¿Quién se adhiere?',
    'join-declaration.reservations': '¿Qué puntos no han de afectarla?',
    'request-adhesion.nation': '¿Quién quiere adherirse?',
    'request-adhesion.reservations': '¿Qué cláusulas no han de afectarla?',
    'void-declaration.declaration': '¿Qué declaración carece de peso?',
    'convene-conference.nation': '¿Quién convoca?',
    'convene-conference.basis': '¿Con qué derecho?',
    'convene-conference.topic': '¿Qué tema tiene?',
    'convene-conference.startTurn': '¿En qué turno se abre?',
    'convene-conference.invited': '¿A quién se invita?',
    'convene-conference.includeVassals': '¿Pueden asistir vasallos?',
    'convene-conference.openFloor': '¿Pueden presentar propuestas todos los asistentes?',
    'convene-conference.majority': '¿Qué necesita una propuesta discutida?',
    'weights.#.nation': '¿De quién es el voto que pesa distinto?',
    'weights.#.weight': '¿Cuánto pesa?',
    'present-proposal.nation': '¿Quién propone?',
    counterTo: '¿Responde a otra propuesta?',
    'motion.kind': '¿Qué se ha de resolver?',
    'motion.nation': '¿Qué Nación?',
    'motion.condition': '¿Qué requisito ha de cumplir para ser restituida?',
    'motion.promise': '¿Qué se declara?',
    'motion.text': '¿Con qué texto?',
    'motion.text.isNew': '¿Se dice con otras palabras?',
    'motion.text.words': '¿Con qué palabras?',
    'motion.years': '¿Por cuántos años?',
    'motion.statute.isFounding': '¿Funda una Organización?',
    'start-civil-war.nation': '¿Qué Nación se divide?',
    'sideNames.#': '¿Cómo se llama el bando?',
    'decide.decision': '¿Qué se decide?',
    'decide.answer': '¿Cómo?',
    'ruling.kind': '¿Qué se dictamina?',
    'ruling.value': '¿Cuán lejos está?',
    'ruling.undefended': '¿Queda el objetivo sin defensa?',
    'ruling.as.isChanged': '¿Hace otra cosa?',
    'ruling.as.statistic': '¿Con qué estadística?',
    'ruling.as.mode': '¿Qué hace?',
    'ruling.as.attribute': '¿Qué atributo toca?',
    'ruling.key.contest': '¿Está en una contienda?',
    'ruling.key.named': '¿En qué contienda?',
    'ruling.key.name': '¿Cómo se llama la contienda?',
    'ruling.warn': '¿Se advierte a su autor?',
    'ruling.reason': '¿Por qué motivo?',
  },
);

const years = (value: unknown): string => (value === null ? 'lo habitual' : value === 1 ? '1 año' : `${String(value)} años`);
const points = (value: unknown): string => `${signed(Number(value))} ${Math.abs(Number(value)) === 1 ? 'punto' : 'puntos'}`;

const clauseAnswers: AnswerWords = {
  kind: (value, { name }) => (value === 'non-aggression' ? 'un pacto de no agresión' : name(String(value))),
  standing: (value, narrator) => (value === 'new' ? 'una cláusula nueva' : clauseInWords(value, narrator)),
  value: points,
  years,
  target: (value, { name }) => name(String(value)),
  'regions.extent': (value) => (value === 'all' ? 'toda, con la capital' : 'una parte, sin la capital'),
};

const statuteAnswers: AnswerWords = {
  electorate: (value) => (value === 'renewed' ? 'cada Líder puede nombrar otros' : 'siguen siendo los mismos'),
  term: (value) => (value === null ? 'lo que digan los dados' : `${String(value)} años`),
  closeness: (value, { name }) => name(`scope ${String(value)}`),
  joinRule: (value) =>
    ({ leader: 'el Líder', conference: 'una conferencia', leaderOrConference: 'el Líder o una conferencia' })[String(value)] ??
    String(value),
  leaveRule: (value) => (value === 'free' ? 'enseguida' : 'con preaviso'),
};

const penaltyAnswers: AnswerWords = {
  on: (value, { name }) =>
    ({ none: 'no hay penalidad', payment: 'sobre nada: solo hay un pago', all: 'todas las tiradas' })[String(value)] ?? name(String(value)),
};

/** What Spanish calls the answers to these. */
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
      value === null ? 'a nada en particular' : aimedAt(value as Target, narrator, view),
    'submit-measure.opposes': (value, narrator, view) => (value === null ? 'a ninguna' : described(String(value), narrator, view)),
    adhesion: (value) => (value === 'all' ? 'todas las partes' : 'más de la mitad de las partes'),
    'issue-declaration.target': (value, narrator, view) => described(String(value), narrator, view, 'nations'),
    'convene-conference.basis': basisOf,
    'join-declaration.reservations': (value) => `punto ${Number(value) + 1}`,
    'request-adhesion.reservations': (value, narrator) => placedClause(value, narrator, 'cláusula'),
    counterTo: (value, narrator, view) => (value === null ? 'no, es un asunto nuevo' : voteFor(String(value), narrator, view)),
    'decide.decision': decisionInWords,
    'ruling.value': (value, { name }) => (value === null ? 'como se calcula' : name(`scope ${String(value)}`)),
    'ruling.key.contest': (value) =>
      ({ none: 'en ninguna', named: 'en una que ya tiene nombre', new: 'en una nueva' })[String(value)] ?? String(value),
    'ruling.key.named': (value) => `«${String(value)}»`,
  },
);
