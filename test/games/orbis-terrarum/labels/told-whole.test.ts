import { E, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { labels, spokenGame } from '../helpers/spoken.js';

type Event = Parameters<typeof labels.event>[0];
type View = ReturnType<typeof spokenGame.view>;

const inAll = (event: Event, view?: View): readonly string[] => labels.languages.map((language) => labels.event(event, language, view));
const inEnglish = (event: Event, view?: View): string => labels.event(event, 'en', view);

test('of a civil war that is over it is told what became of the government, and not which side by its number alone', () => {
  const ended = { type: 'civil-war-ended', civilWar: 'civil-war-1', nation: 'francia' } as const;
  expect(inAll({ ...ended, winner: 'civil-war-1.2', governmentChanged: true })).toEqual([
    'The civil war in Francia is over: the government is overthrown by side 2.',
    'Termina la guerra civil en Francia: el gobierno cae ante el bando 2.',
    'S’acaba la guerra civil a Frància: el govern cau davant del bàndol 2.',
    'La guerre civile s’achève en Francie : le gouvernement tombe devant le camp 2.',
  ]);
  expect(inAll({ ...ended, winner: 'civil-war-1.1', governmentChanged: false })).toEqual([
    'The civil war in Francia is over: the government prevails.',
    'Termina la guerra civil en Francia: el gobierno se impone.',
    'S’acaba la guerra civil a Frància: el govern s’imposa.',
    'La guerre civile s’achève en Francie : le gouvernement l’emporte.',
  ]);
  expect(inEnglish({ ...ended, winner: null, governmentChanged: false })).toBe('The civil war in Francia is over.');
});

test('what later sentences call by a number is told with its number when it arises', () => {
  const clauses = [{ kind: 'alliance' }] as const;
  expect(inEnglish({ type: 'offer-made', offer: 'offer-3', from: 'francia', to: 'gothia', clauses, note: 'May it last.' })).toBe(
    'Francia offers Gothia (offer 3): alliance. “May it last.”',
  );
  const host = { type: 'host-created', secret: null, host: 'host-2', owner: 'gothia', kind: 'mercenary', region: 'armorica' } as const;
  expect(inEnglish(host)).toBe('Host 2 of Gothia (mercenary host) appears in Armorica.');
  const war = { type: 'declaration-issued', declaration: 'declaration-4', kind: 'war', declarants: ['gothia'], target: 'francia' } as const;
  expect(inEnglish({ ...war, text: 'To arms.', penalty: null, statute: null })).toBe(
    'Declaration of war by Gothia on Francia (declaration 4). To arms.',
  );
});

test('whoever asks to join is told with what is not to bind them, and the answer with what it answers', () => {
  const asked = { instrument: 'treaty-2', request: 'request-1', nation: 'iberia' } as const;
  expect(inAll({ type: 'adhesion-requested', ...asked, reservations: [0, 2] })).toEqual([
    'Iberia asks to join treaty 2 (request 1); reservations: 1, 3.',
    'Iberia pide adherirse al tratado 2 (petición 1); reservas: 1, 3.',
    'Ibèria demana adherir-se al tractat 2 (sol·licitud 1); reserves: 1, 3.',
    'L’Ibérie demande à adhérer au traité 2 (demande 1) ; réserves : 1, 3.',
  ]);
  expect(inAll({ type: 'adhesion-answered', ...asked, nation: 'francia', accept: true })).toEqual([
    'Francia accepts request 1 to join treaty 2.',
    'Francia acepta la petición 1 de adhesión al tratado 2.',
    'Frància accepta la sol·licitud 1 d’adhesió al tractat 2.',
    'La Francie accepte la demande 1 d’adhésion au traité 2.',
  ]);
});

test('a conference is told with what it is called together for', () => {
  const call = {
    ...{ topic: 'Peace', basis: { kind: 'prestige', id: null }, startTurn: 4, invited: ['gothia', 'romania'], includeVassals: true },
    ...{ openFloor: false, majority: 'simple', weights: [] },
  } as const;
  expect(
    inEnglish({ type: 'conference-changed', conference: 'conference-1', stage: 'scheduled', nation: 'francia', what: 'convened', call }),
  ).toBe(
    'Conference 1, Francia: convened (scheduled). The call: topic Peace, right to convene Prestige, first turn 4, invited Gothia and Romania, vassals included, simple majority.',
  );
});

test('a vote is told with what is voted on, but where a leader is elected', () => {
  const vote = { type: 'vote-cast', in: 'conference-1', nation: 'francia', item: 'conference-1.1', choice: 'yes' } as const;
  expect(inAll(vote)).toEqual([
    'Francia votes “yes” on proposal 1 in conference 1.',
    'Francia vota «sí» sobre la propuesta 1 en la conferencia 1.',
    'Frància vota «sí» sobre la proposta 1 a la conferència 1.',
    'La Francie vote « oui » sur la proposition 1 à la conférence 1.',
  ]);
  expect(inEnglish({ ...vote, in: 'organization-1', item: 'leader', choice: 'gothia' })).toBe('Francia votes “Gothia” in organization 1.');
});

test('a measure that is withdrawn or ruled on is told with its slot, where that is known', () => {
  const withdrawn = { type: 'measure-withdrawn', secret: null } as const;
  expect(inAll({ ...withdrawn, measure: 'gothia/main/1', nation: 'gothia' })).toEqual([
    'The measure of Gothia (main 1) is withdrawn.',
    'Se retira la medida de Gothia (principal 1).',
    'Es retira la mesura de Gòtia (principal 1).',
    'La mesure de la Gothie (principal 1) est retirée.',
  ]);
  expect(inEnglish({ ...withdrawn, measure: null, nation: null })).toBe('A measure of somebody is withdrawn.');
  expect(inEnglish({ type: 'measure-adjudicated', secret: null, measure: 'gothia/main/1', nation: 'gothia', ruling: 'void' })).toBe(
    'The referee rules on the measure of Gothia (main 1): void.',
  );
});

test('whoever is to decide hears about whom and what, and the decision is told by its number', () => {
  const about = { nation: 'suebia', other: null, subject: 'conference-2', terms: [], grade: 0, hidden: false };
  const raised = {
    type: 'decision-raised',
    secret: null,
    decision: 'decision-1',
    kind: 'conference-authority',
    decider: 'referee',
  } as const;
  expect(inAll({ ...raised, about })).toEqual([
    'The referee has to take decision 1: leave to convene, Suebia, conference 2.',
    'El administrador debe tomar la decisión 1: permiso para convocar, Suebia, conferencia 2.',
    'L’àrbitre ha de prendre la decisió 1: permís per convocar, Suèbia, conferència 2.',
    'L’arbitre doit prendre la décision 1 : permission de convoquer, Suévie, conférence 2.',
  ]);
  expect(inEnglish({ ...raised, about: null })).toBe('The referee has to take decision 1: leave to convene.');
  expect(
    inEnglish({ type: 'decision-answered', secret: null, decision: 'decision-1', kind: 'conference-authority', answer: 'grant' }),
  ).toBe('Decision 1 is taken, leave to convene: grant.');
});

test('of a purse and of an index it is told why it changes', () => {
  const changed = { nation: 'francia', before: 9, after: 4 } as const;
  const told = (why: string): string => inEnglish({ type: 'wealth-changed', ...changed, why });
  expect(['theft', 'treaty-2', 'authority-bonus', 'transfer', 'tribute'].map((why) => told(why).split('4 ')[1])).toEqual([
    '(theft).',
    '(treaty 2).',
    '(an Authority bonus).',
    '(handed over).',
    '(tribute).',
  ]);
  expect(inAll({ type: 'index-changed', ...changed, index: 'via', why: 'suppression' })).toEqual([
    'Viability of Francia goes from 9 to 4 (failure to suppress).',
    'La Viabilidad de Francia pasa de 9 a 4 (represión fallida).',
    'La Viabilitat de Frància passa de 9 a 4 (repressió fallida).',
    'La Viabilité de la Francie passe de 9 à 4 (répression manquée).',
  ]);
});

test('an opportunity is told with what it is and costs, and fronts with how many more can be borne', () => {
  const begun = spokenGame.setup({ players: ['ada'], freeNationChoice: false }, seeded('an opportunity'));
  if (E.isLeft(begun)) throw new Error(begun.left[0].message);
  const view = spokenGame.view(begun.right.state, 'referee');
  const opportunity = {
    ...{ id: 'opportunity-1', nations: null, cost: { wealth: 5, progress: 0 }, lastTurn: 3, tag: 'mercenaries-for-hire', takenBy: [] },
    effects: [{ do: 'host', owner: null, region: null, kind: 'mercenary', turns: 5 }],
  } as const;
  const offered = { type: 'opportunity-offered', opportunity: 'opportunity-1', nations: null } as const;
  expect([inEnglish(offered, { ...view, opportunities: [opportunity] }), inEnglish(offered)]).toEqual([
    'Opportunity 1 (“mercenaries for hire”, 5 Wealth, host) is open to all.',
    'Opportunity 1 is open to all.',
  ]);
  expect(inAll({ type: 'flag-changed', nation: 'francia', flag: 'fronts', value: '1.5/2' })).toEqual([
    'Francia, weight of fronts: 1.5, extra 2.',
    'Francia, peso de los frentes: 1,5, extra 2.',
    'Frància, pes dels fronts: 1,5, de més 2.',
    'La Francie, poids des fronts : 1,5, en plus 2.',
  ]);
});
