import type { Target } from '../../types/index.js';
import { described, voteFor } from '../describing.js';
import { aimedAt, basisOf, clauseInWords, decisionInWords, placedClause, placeForMeasure } from '../describing-treaties.js';
import type { AnswerWords, Questions } from '../language.js';
import { clausePlaces, penaltyPlaces, statutePlaces, together, under } from '../nested-fields.js';
import { signed } from '../telling.js';

const clauseQuestions: Questions = {
  standing: 'Quina clàusula es manté, o n’és una de nova?',
  kind: 'Quina mena de clàusula?',
  by: 'Qui ho concedeix?',
  on: 'Sobre qui pesa?',
  between: 'Entre qui?',
  vassal: 'Qui és el vassall?',
  to: 'A qui?',
  patron: 'Qui és el senyor?',
  beneficiary: 'A qui es protegeix?',
  treaty: 'Quin tractat?',
  target: 'Quin atribut?',
  dimension: 'Quina mena d’abast?',
  against: 'Contra qui compta?',
  regions: 'Quines regions?',
  'regions.extent': 'Quanta terra?',
  'regions.which': 'Quines regions?',
  name: 'Com es diu el nou Estat?',
  wealth: 'Quanta Riquesa?',
  progress: 'Quant de Progrés?',
  value: 'De quant?',
  years: 'Per quants anys?',
  text: 'Què es promet?',
};

const statuteQuestions: Questions = {
  name: 'Com es diu l’organització?',
  leaderElection: 'Quina mena d’elecció del líder?',
  electors: 'Qui són els electors?',
  electorate: 'Hi ha electors nous amb cada líder?',
  term: 'Quant dura el mandat del líder?',
  reelection: 'El líder pot ser reelegit de seguida?',
  allowedMeasures: 'Quines estadístiques pot fer servir la seva pròpia mesura?',
  memberModifiers: 'En quins atributs pot ajudar els membres?',
  closeness: 'Com és de proper el líder als membres?',
  holdsTerritory: 'Pot tenir regions?',
  joinRule: 'Qui admet membres?',
  leaveRule: 'Com se’n van els membres?',
  leaderConvenes: 'Només el líder pot convocar conferències?',
};

const penaltyQuestions: Questions = {
  on: 'Sobre què pesa la penalització?',
  isOwn: 'Amenaça amb una penalització pròpia?',
  value: 'De quant és?',
  years: 'Quants anys dura?',
  wealth: 'Quanta Riquesa costa?',
  progress: 'Quant de Progrés costa?',
};

/** What Catalan asks of measures, treaties, proposals, statutes and declarations, and of what the referee makes of them. */
export const questionsOfTreaties: Questions = /* @__PURE__ */ together(
  /* @__PURE__ */ under(clausePlaces, clauseQuestions),
  /* @__PURE__ */ under(statutePlaces, statuteQuestions),
  /* @__PURE__ */ under(penaltyPlaces, penaltyQuestions),
  {
    'submit-measure.nation': 'Quina Nació actua?',
    'submit-measure.slot': 'A quina casella?',
    'submit-measure.statistic': 'Amb quina estadística?',
    'submit-measure.mode': 'Què ha de fer?',
    'submit-measure.target': 'A què s’adreça?',
    'submit-measure.region': 'On apareix l’expedició?',
    'submit-measure.regions': 'Quines regions se separen?',
    'submit-measure.name': 'Com es diu el nou Estat?',
    'submit-measure.counterpart': 'En nom de qui?',
    'submit-measure.aim': 'Què es vol de la tribu?',
    'submit-measure.exclusive': 'Exclou totes les altres negociacions?',
    'submit-measure.supports': 'Quin bàndol ajuda?',
    'submit-measure.opposes': 'A quina mesura s’oposa?',
    'submit-measure.force': 'Com es mou l’exèrcit?',
    'submit-measure.covert': 'Queda ocult el seu autor?',
    'submit-measure.decline': 'Quins bonificadors es deixen de banda?',
    note: 'Què s’hi diu?',
    'make-offer.from': 'Qui ofereix?',
    'make-offer.to': 'A qui?',
    'make-offer.years': 'Per quants anys?',
    adhesion: 'Qui ha d’aprovar que algú s’hi adhereixi?',
    'issue-declaration.nation': 'Qui declara?',
    'issue-declaration.kind': 'Què es declara?',
    'issue-declaration.target': 'Contra qui?',
    'issue-declaration.text': 'Amb quines paraules?',
    'statute.isFounding': 'Funda una organització?',
    reserved: 'Es reserva el dret de convocar?',
    'join-declaration.nation': 'Qui s’hi adhereix?',
    'join-declaration.reservations': 'Quins punts no l’han d’afectar?',
    'request-adhesion.nation': 'Qui s’hi vol adherir?',
    'request-adhesion.reservations': 'Quines clàusules no l’han d’afectar?',
    'void-declaration.declaration': 'Quina declaració no té cap pes?',
    'convene-conference.nation': 'Qui convoca?',
    'convene-conference.basis': 'Amb quin dret?',
    'convene-conference.topic': 'De què tracta?',
    'convene-conference.startTurn': 'A quin torn s’obre?',
    'convene-conference.invited': 'Qui hi és convidat?',
    'convene-conference.includeVassals': 'Hi poden assistir vassalls?',
    'convene-conference.openFloor': 'Poden presentar propostes tots els assistents?',
    'convene-conference.majority': 'Què necessita una proposta discutida?',
    'weights.#.nation': 'De qui és el vot que pesa diferent?',
    'weights.#.weight': 'Quant pesa?',
    'present-proposal.nation': 'Qui proposa?',
    counterTo: 'Respon a una altra proposta?',
    'motion.kind': 'Què s’ha de resoldre?',
    'motion.nation': 'Quina Nació?',
    'motion.condition': 'Què ha de fer per ser restituïda?',
    'motion.promise': 'Què es declara?',
    'motion.text': 'Amb quines paraules?',
    'motion.text.isNew': 'Es diu amb altres paraules?',
    'motion.text.words': 'Amb quines paraules?',
    'motion.years': 'Per quants anys?',
    'motion.statute.isFounding': 'Funda una organització?',
    'start-civil-war.nation': 'Quina Nació es divideix?',
    'sideNames.#': 'Com es diu el bàndol?',
    'decide.decision': 'Què es decideix?',
    'decide.answer': 'Com?',
    'ruling.kind': 'Què es dictamina?',
    'ruling.value': 'Com és de lluny?',
    'ruling.undefended': 'L’objectiu queda sense defensa?',
    'ruling.as.isChanged': 'Fa una altra cosa?',
    'ruling.as.statistic': 'Amb quina estadística?',
    'ruling.as.mode': 'Què fa?',
    'ruling.as.attribute': 'Quin atribut toca?',
    'ruling.key.contest': 'És en una contesa?',
    'ruling.key.named': 'En quina contesa?',
    'ruling.key.name': 'Com es diu la contesa?',
    'ruling.warn': 'S’adverteix el seu autor?',
    'ruling.reason': 'Per quin motiu?',
  },
);

const years = (value: unknown): string => (value === null ? 'el que és habitual' : value === 1 ? '1 any' : `${String(value)} anys`);
const points = (value: unknown): string => `${signed(Number(value))} ${Math.abs(Number(value)) === 1 ? 'punt' : 'punts'}`;

const clauseAnswers: AnswerWords = {
  kind: (value, { name }) => (value === 'non-aggression' ? 'un pacte de no-agressió' : name(String(value))),
  standing: (value, narrator) => (value === 'new' ? 'una clàusula nova' : clauseInWords(value, narrator)),
  value: points,
  years,
  target: (value, { name }) => name(String(value)),
  'regions.extent': (value) => (value === 'all' ? 'tota, amb la capital' : 'una part, sense la capital'),
};

const statuteAnswers: AnswerWords = {
  electorate: (value) => (value === 'renewed' ? 'cada líder en pot nomenar de nous' : 'continuen sent els mateixos'),
  term: (value) => (value === null ? 'el que diguin els daus' : `${String(value)} anys`),
  closeness: (value, { name }) => name(`scope ${String(value)}`),
  joinRule: (value) =>
    ({ leader: 'el líder', conference: 'una conferència', leaderOrConference: 'el líder o una conferència' })[String(value)] ??
    String(value),
  leaveRule: (value) => (value === 'free' ? 'de seguida' : 'amb preavís'),
};

const penaltyAnswers: AnswerWords = {
  on: (value, { name }) =>
    ({ none: 'no hi ha penalització', payment: 'sobre res: només hi ha un pagament', all: 'totes les tirades' })[String(value)] ??
    name(String(value)),
};

/** What Catalan calls the answers to these. */
export const answersOfTreaties: AnswerWords = /* @__PURE__ */ together(
  /* @__PURE__ */ under(clausePlaces, clauseAnswers),
  /* @__PURE__ */ under(statutePlaces, statuteAnswers),
  /* @__PURE__ */ under(penaltyPlaces, penaltyAnswers),
  {
    'make-offer.years': years,
    'counter-offer.years': years,
    'motion.years': years,
    'submit-measure.slot': placeForMeasure,
    'submit-measure.target': (value, narrator, view) => (value === null ? 'a res en particular' : aimedAt(value as Target, narrator, view)),
    'submit-measure.opposes': (value, narrator, view) => (value === null ? 'a cap' : described(String(value), narrator, view)),
    adhesion: (value) => (value === 'all' ? 'totes les parts' : 'més de la meitat de les parts'),
    'issue-declaration.target': (value, narrator, view) => described(String(value), narrator, view, 'nations'),
    'convene-conference.basis': basisOf,
    'join-declaration.reservations': (value) => `punt ${Number(value) + 1}`,
    'request-adhesion.reservations': (value, narrator) => placedClause(value, narrator, 'clàusula'),
    counterTo: (value, narrator, view) => (value === null ? 'no, és un assumpte nou' : voteFor(String(value), narrator, view)),
    'decide.decision': decisionInWords,
    'ruling.value': (value, { name }) => (value === null ? 'com es calcula' : name(`scope ${String(value)}`)),
    'ruling.key.contest': (value) =>
      ({ none: 'en cap', named: 'en una que ja té nom', new: 'en una de nova' })[String(value)] ?? String(value),
    'ruling.key.named': (value) => `«${String(value)}»`,
  },
);
