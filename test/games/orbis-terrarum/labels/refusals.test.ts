import { E } from 'ludoteca';
import { optionTable, orbis500, orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { describe, expect, test } from 'vitest';
import { type RefusalCode, refuse } from '../../../../src/games/orbis-terrarum/refusals/index.js';
import { examples } from '../../../refusals/examples/index.js';
import { offer } from '../helpers/offers.js';
import { nationWith } from '../helpers/positions.js';
import { labels, spokenGame } from '../helpers/spoken.js';
import { start } from '../helpers/start.js';
import { type Action, act, byReferee, clause } from '../helpers/table.js';

const view = orbisTerrarum.view(start({ pack: orbis500 }), 'ada');
const heard = (violation: Parameters<typeof labels.refusal>[0]): readonly string[] =>
  labels.languages.map((language) => labels.refusal(violation, language, view));
/** What is said to whoever tries this in turn 1, in English, Spanish, Catalan and French. */
const tried = (action: Action, state = start()): readonly string[] => heard(spokenGame.explain(state, action)[0]!);

test('every code is told in every language, with names and nothing left of what programs write', () => {
  for (const [code, [clause, facts]] of Object.entries(examples['orbis-terrarum'])) {
    const told = heard({ code: code as RefusalCode, clause, facts, message: '' });
    for (const said of told) {
      expect([code, said]).toEqual([code, expect.stringMatching(/^.{8,}\.$/s)]);
      // The referee names a milestone as he likes, and what nobody knows is quoted.
      expect(said.replace(/deed-1|(?<=["« ])decision-9/u, '')).not.toMatch(
        /undefined|\bnull\b|NaN|\[object|\{|[a-z]-\d|\b(ada|bo)-|[a-z][A-Z]/,
      );
      expect(said).toMatch(/^(\p{Lu}|\d|["«“(]|ada|bo)/u);
    }
    expect(new Set(told).size).toBe(told.length);
  }
});

test('an option is called as it is written, even where a sentence begins with it', () => {
  const told = (config: unknown): string | undefined => {
    const read = spokenGame.decodeConfig(config);
    return E.isLeft(read) ? labels.refusal(read.left[0], 'en') : undefined;
  };
  expect(told({})).toBe('players is missing; it should be a list of at most 100.');
  expect(told({ players: ['ada'], refereeMode: 'none' })).toBe('refereeMode should be one of "human", "auto"; it is "none".');
  expect(told(7)).toMatch(/^The input should be an object with players, /);
});

test('whoever takes no part is called as written, even where a sentence begins', () => {
  const facts = { fault: 'controller', controller: 'zed' } as const;
  const violation = refuse('bad-effect', 'OT-REF-06', facts);
  expect(labels.refusal(violation, 'en', view)).toBe('zed takes no part in this game.');
});

describe('what is refused is told by the names of things, with their articles', () => {
  test('a Nation that has another player', () => {
    expect(tried({ type: 'post-note', player: 'bo', nation: 'francia', text: 'Ours.' })).toEqual([
      'Francia does not take orders from bo.',
      'Francia no recibe órdenes de bo.',
      'Frància no rep ordres de bo.',
      'La Francie ne reçoit pas d’ordres de bo.',
    ]);
  });

  test('what is bought without the means', () => {
    const poor = start({ startWealth: 4, startProgress: 0 });
    const bonus = { type: 'spend', player: 'ada', nation: 'francia', item: 'authority-bonus', attribute: 'GES', times: 1 } as const;
    expect(tried(bonus, poor)).toEqual([
      'That costs 5 Wealth and 0 Progress (an Authority bonus, × 1); Francia has 4 and 0.',
      'Esto cuesta 5 de Riqueza y 0 de Progreso (un bonificador de Autoridad, × 1); Francia tiene 4 de Riqueza y 0 de Progreso.',
      'Això costa 5 de Riquesa i 0 de Progrés (un bonificador d’Autoritat, × 1); Frància té 4 de Riquesa i 0 de Progrés.',
      'Cela coûte 5 de Richesse et 0 de Progrès (un bonus d’Autorité, × 1) ; la Francie a 4 de Richesse et 0 de Progrès.',
    ]);
  });

  test('things that are counted, and words that melt', () => {
    expect(heard(refuse('not-a-party', 'OT-TRE-06', { nation: 'aegyptus', treaty: 'treaty-3' }))).toEqual([
      'Aegyptus is no party to treaty 3.',
      'Aegyptus no es parte del tratado 3.',
      'Egipte no és part del tractat 3.',
      'L’Égypte n’est pas partie au traité 3.',
    ]);
    expect(heard(refuse('not-adjacent', 'OT-MEAS-21', { to: 'noricum', from: 'aquitania' }))).toEqual([
      'Noricum does not border on Aquitania.',
      'Noricum no limita con Aquitania.',
      'El Nòric no limita amb Aquitània.',
      'Le Norique ne touche pas l’Aquitaine.',
    ]);
    expect(heard(refuse('index-full', 'OT-PROS-15', { index: 'leg', nation: 'armenia' }))).toEqual([
      'Legitimacy of Armenia has no damage to be made good.',
      'La Legitimidad de Armenia no tiene daño que reparar.',
      'La Legitimitat d’Armènia no té cap dany per reparar.',
      'La Légitimité de l’Arménie n’a aucun dommage à réparer.',
    ]);
  });

  test('a measure by whose it is', () => {
    expect(heard(refuse('cannot-oppose', 'OT-MEAS-14', { nation: 'gothia', measure: 'francia/main/1' }))).toEqual([
      'Gothia cannot oppose the measure of Francia (main 1) in this way.',
      'Gothia no puede oponerse así a la medida de Francia (principal 1).',
      'Gòtia no es pot oposar així a la mesura de Frància (principal 1).',
      'La Gothie ne peut contrer ainsi la mesure de la Francie (principal 1).',
    ]);
  });
});

test('what a horde cannot do is not only for states', () => {
  expect(heard(refuse('not-a-state', 'OT-MEAS-07', { nation: 'lombardia' }))).toEqual([
    'Lombardia is a horde, and hordes cannot do this.',
    'Lombardia es una Horda, y las Hordas no pueden hacer esto.',
    'Llombardia és una Horda, i les Hordes no ho poden fer.',
    'La Lombardie est une Horde, et les Hordes ne peuvent le faire.',
  ]);
});

test('a milestone that is claimed waits for an answer, and is not said to be reached', () => {
  const claim = { type: 'claim-milestone', player: 'ada', nation: 'francia', milestone: 'full-treasury' } as const;
  const asked = act(nationWith(start(), 'francia', { wealth: 30 }), claim);
  expect(tried(claim, asked)).toEqual([
    'Francia has claimed the milestone Full Treasury and waits for an answer.',
    'Francia ya ha reclamado el hito Tesoro Lleno y espera respuesta.',
    'Frància ja ha reclamat la fita Tresor Ple i espera resposta.',
    'La Francie a déjà revendiqué le haut fait Trésor plein et attend une réponse.',
  ]);
  const won = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'award' });
  expect(tried(claim, won)[0]).toBe('The milestone Full Treasury has been reached and is closed.');
});

test('a row of the deck that carries what belongs to another kind', () => {
  expect(heard(refuse('content-bad-deck', 'OT-CONT-21', { fault: 'kind' })).slice(0, 2)).toEqual([
    'A row of the deck carries what belongs to its kind and nothing else.',
    'Una fila del mazo lleva lo que corresponde a su clase, y nada más.',
  ]);
});

test('one of something, and several', () => {
  const acted = (actions: number) => heard(refuse('action-limit', 'OT-FLOW-08', { player: 'ada', actions }));
  expect(acted(1)).toEqual([
    'ada has acted 1 time this turn and can do no more.',
    'ada ha actuado 1 vez este turno y no puede más.',
    'ada ha actuat 1 vegada aquest torn i ja no pot actuar més.',
    'ada a agi 1 fois ce tour-ci et ne peut plus agir.',
  ]);
  expect(acted(2).slice(0, 3)).toEqual([
    'ada has acted 2 times this turn and can do no more.',
    'ada ha actuado 2 veces este turno y no puede más.',
    'ada ha actuat 2 vegades aquest torn i ja no pot actuar més.',
  ]);
  const waiting = (...players: string[]) => heard(refuse('players-not-ready', 'OT-FLOW-06', { players }));
  expect(waiting('bo')).toEqual([
    'bo is not ready.',
    'Aún no ha acabado de dar órdenes: bo.',
    'bo encara no ha acabat les ordres.',
    'bo n’a pas fini ses ordres.',
  ]);
  expect(waiting('ada', 'bo', 'cy')).toEqual([
    'ada, bo and cy are not ready.',
    'Aún no han acabado de dar órdenes: ada, bo y cy.',
    'ada, bo i cy encara no han acabat les ordres.',
    'ada, bo et cy n’ont pas fini leurs ordres.',
  ]);
});

test('what would do instead is told in a row', () => {
  const told = heard(refuse('bad-choice', 'OT-REF-07', { decision: 'decision-1', options: ['accept', 'amend', 'refuse'] }));
  expect(told).toEqual([
    'Decision 1 is answered with accept, amend or refuse; new terms go with an amendment alone.',
    'A la decisión 1 se responde con aceptar, enmendar o rechazar; solo al enmendar se dan nuevos términos.',
    'Es pot respondre a la decisió 1: acceptar, esmenar o rebutjar; només en esmenar es donen termes nous.',
    'On répond à la décision 1 par : accepter, amender ou refuser ; seul un amendement porte de nouveaux termes.',
  ]);
});

test('what nobody has a name for is quoted as it was given', () => {
  expect(tried({ type: 'accept-offer', player: 'ada', offer: 'no-offer' })).toEqual([
    'There is no offer called "no-offer".',
    'Aquí no hay nada que se llame «no-offer» (oferta).',
    'Aquí no hi ha res que es digui «no-offer» (oferta).',
    'Rien ne s’appelle ici « no-offer » (offre).',
  ]);
  expect(tried(byReferee('set-activity', { seat: 'nobody', active: false }))[0]).toBe('There is nothing here called "nobody".');
});

test('a thing that is not there is told by its kind, whatever kind of thing it is', () => {
  const of = { player: 'ada', nation: 'francia' } as const;
  expect(tried({ ...of, type: 'break-treaty', treaty: 'no-treaty' })).toEqual([
    'There is no treaty called "no-treaty".',
    'Aquí no hay nada que se llame «no-treaty» (tratado).',
    'Aquí no hi ha res que es digui «no-treaty» (tractat).',
    'Rien ne s’appelle ici « no-treaty » (traité).',
  ]);
  const english = (what: string): string | undefined => heard(refuse('unknown-id', 'OT-ACT-02', { what, id: 'lost' }))[0];
  expect(['vassal', 'host', 'declaration', 'organization', 'seat'].map(english)).toEqual([
    'There is no vassal called "lost".',
    'There is no host called "lost".',
    'There is no declaration called "lost".',
    'There is no organization called "lost".',
    'There is nothing here called "lost".',
  ]);
});

clause('OT-TRE-02', 'a vassal that a treaty founds has a name', () => {
  const march = { kind: 'new-vassal', by: 'francia', regions: ['neustria'], patron: 'gothia' } as const;
  expect(spokenGame.explain(start(), offer([{ ...march, name: 'March' }]))).toEqual([]);
  const nameless = offer([{ ...march, name: ' ' }]);
  expect(spokenGame.explain(start(), nameless)).toMatchObject([{ code: 'bad-clause', clause: 'OT-TRE-02' }]);
  expect(tried(nameless)).toEqual([
    'The new vassal needs a name.',
    'El nuevo vasallo necesita un nombre.',
    'El nou vassall necessita un nom.',
    'Il faut un nom au nouveau vassal.',
  ]);
});

test('a reason within a reason is told in the same language', () => {
  const reason = refuse('region-not-black', 'OT-MEAS-07', { region: 'noricum' });
  const facts = { measure: 'francia/main/1', statistic: 'reform', mode: 'migrate', misreading: { fault: 'refused', reason } } as const;
  expect(heard(refuse('invalid-mode', 'OT-REF-02', facts))).toEqual([
    'The measure of Francia (main 1) cannot be taken for Reform, Migration: Noricum belongs to somebody.',
    'La medida de Francia (principal 1) no puede tomarse por Reforma, Migración. Noricum tiene dueño.',
    'La mesura de Frància (principal 1) no es pot prendre per Reforma, Migració: el Nòric ja és d’algú.',
    'La mesure de la Francie (principal 1) ne peut être prise pour Réforme, Migration : le Norique appartient à quelqu’un.',
  ]);
});

test('what an option should be is told in the language of the table, also where it is a shape that only this game has', () => {
  const english = /\b(?:multiple of|weights|whole|none|from|with at most)\b/;
  for (const [option, { codec }] of Object.entries(optionTable)) {
    const facts = { field: `options.${option}`, wanted: codec.name, found: 'an empty object' };
    const told = heard({ code: 'invalid-config', clause: 'OT-CFG-02', facts, message: '' });
    expect(told[0]).toContain(codec.name);
    for (const said of told.slice(1)) expect([option, said.replaceAll(/«.*?»/g, '')]).toEqual([option, expect.not.stringMatching(english)]);
    expect(new Set(told).size, option).toBe(told.length);
  }
});

test('what befalls a Nation needs one', () => {
  expect(heard(refuse('bad-effect', 'OT-REF-06', { fault: 'nobody' }))).toEqual([
    'There is no Nation to whom this happens.',
    'No hay ninguna Nación a la que le ocurra esto.',
    'No hi ha cap Nació a qui passi això.',
    'Il n’y a pas de Nation à qui cela arrive.',
  ]);
});
