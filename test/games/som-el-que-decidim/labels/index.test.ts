import { openForm } from 'ludoteca';
import { type Config, catalonia, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { spoken } from '../../spoken.js';
import { mobilising } from '../helpers/positions.js';
import { ada, begun, tile } from '../helpers/scenes.js';
import { labels, spokenGame } from '../helpers/spoken.js';

const { name, action, event, answer, question, languages } = labels;

test('every action, step, kind, colour and field has a name in all languages', () => {
  const ids = [
    ...Object.keys(somElQueDecidim.definition.rules),
    ...Object.keys(somElQueDecidim.definition.phases).filter((id) => id !== 'mobilise'),
    ...Object.values(somElQueDecidim.definition.rules).flatMap(({ choices }) => Object.keys(choices ?? {})),
    ...['pink', 'justice', 'housing', 'medium', 'catalonia', 'suffrage', 'tax', 'treasury', 'dui', 'face-down'],
  ];
  const alike: Readonly<Record<string, readonly string[]>> = {
    es: [],
    ca: ['disc', 'discs', 'energies'],
    fr: ['services', 'infrastructures', 'justice', 'orange', 'intense'],
  };
  for (const language of languages) for (const id of ids) expect(name(id, language), `${id} in ${language}`).not.toMatch(/^$|[a-z][A-Z]/);
  for (const [language, spelled] of Object.entries(alike))
    expect(ids.filter((id) => name(id, language) === id && !spelled.includes(id))).toEqual([]);
});

test('English comes first, then the language of the book', () => {
  expect(languages).toEqual(['en', 'es', 'ca', 'fr']);
});

test('tiles and discs are named in every language, discs by what they show and what they are worth, and by no number', () => {
  expect(languages.map((language) => name('container-port', language))).toEqual([
    'Container port',
    'Puerto de contenedores',
    'Port de contenidors',
    'Port à conteneurs',
  ]);
  expect(languages.map((language) => name('railways-2', language))).toEqual([
    'railways (1 €)',
    'vías férreas (1 €)',
    'vies fèrries (1 €)',
    'voies ferrées (1 €)',
  ]);
  for (const language of languages) expect(name(tile(0), language)).toBe('Concentració nacional');
  expect(name('something-else', 'xx')).toBe('something-else');
});

test('no tile keeps its English name elsewhere, but for those named in Catalan', () => {
  const inCatalan = [0, 1, 2, 3, 18].map((at) => tile(at));
  for (const language of languages.slice(1))
    expect(catalonia.tiles.filter(({ id, name: printed }) => name(id, language) === printed).map(({ id }) => id)).toEqual(inCatalan);
});

test('what nobody has translated keeps its name', () => {
  const pack = { ...catalonia, tiles: catalonia.tiles.map((tile) => (tile.id === 'peace' ? { ...tile, name: 'Calm' } : tile)) };
  const view = somElQueDecidim.view(begun({ content: pack }), null);
  expect(['en', 'ca', 'fr'].map((language) => name('peace', language, view))).toEqual(['Calm', 'Calm', 'Calm']);
});

test('sentences', () => {
  const move = { type: 'give-disc', player: 'ada', to: 'bo', disc: 'health-1' } as const;
  expect(languages.map((language) => action(move, language))).toEqual([
    'give health (2 €) to bo',
    'entregar sanidad (2 €) a bo',
    'donar sanitat (2 €) a bo',
    'donner santé (2 €) à bo',
  ]);
  const rolled = { type: 'die-rolled', face: 6, money: 0, icon: 'everybody' } as const;
  expect(languages.map((language) => event(rolled, language))).toEqual([
    'The die shows 0 € and everybody.',
    'El dado muestra 0 € y a todos.',
    'El dau mostra 0 € i tothom.',
    'Le dé montre 0 € et tout le monde.',
  ]);
});

test('discs that are alike are counted', () => {
  const taken = {
    type: 'money-taken',
    receiver: 'ada',
    amount: 4,
    discs: ['forests-1', 'health-3', 'forests-3'],
    cause: 'transfer',
  } as const;
  expect(languages.map((language) => event(taken, language))).toEqual([
    'ada takes 4 €: 2 × forests (1 €) and health (2 €).',
    'ada toma 4 €: 2 × bosques (1 €) y sanidad (2 €).',
    'ada agafa 4 €: 2 × boscos (1 €) i sanitat (2 €).',
    'ada prend 4 € : 2 × forêts (1 €) et santé (2 €).',
  ]);
});

test('of two discs that are alike one goes to whoever gives the service, and the other to the treasury', () => {
  const given = { toTarget: 'railways-1', toTreasury: 'railways-2', taken: 'mossos-1' } as const;
  const exchanged = { type: 'service-exchanged', player: 'ada', target: 'bo', ...given } as const;
  expect(languages.map((language) => event(exchanged, language))).toEqual([
    'ada takes Mossos d’Esquadra (2 €) from bo for 2 × railways (1 €): one for bo, the other for the treasury.',
    'ada toma Mossos d’Esquadra (2 €) de bo a cambio de 2 × vías férreas (1 €): uno para bo y otro para Hacienda.',
    'ada agafa Mossos d’Esquadra (2 €) de bo a canvi de 2 × vies fèrries (1 €): un per a bo i l’altre per a Hisenda.',
    'ada prend Mossos d’Esquadra (2 €) à bo contre 2 × voies ferrées (1 €) : un pour bo, l’autre pour le Trésor.',
  ]);
});

test('whoever takes no discs of 2 € takes all in discs of 1 €', () => {
  const take = (twos: number) => languages.map((language) => action({ type: 'take-money', player: 'ada', twos }, language));
  expect(take(0)).toEqual([
    'take it all in discs of 1 €',
    'tomarlo todo en discos de 1 €',
    'agafar-ho tot en discs d’1 €',
    'tout prendre en disques de 1 €',
  ]);
  expect(take(1)).toEqual([
    'take 1 disc of 2 € and any rest in discs of 1 €',
    'tomar 1 disco de 2 € y lo que quede en discos de 1 €',
    'agafar 1 disc de 2 € i el que quedi en discs d’1 €',
    'prendre 1 disque de 2 € et ce qui reste en disques de 1 €',
  ]);
});

test('the treasury takes its article, and players take none', () => {
  const owed = { payer: 'bo', amount: 1, reason: 'tax' } as const;
  const dues = {
    type: 'dues-queued',
    dues: [
      { ...owed, payee: 'treasury' },
      { ...owed, payee: 'ada' },
    ],
  } as const;
  expect(languages.map((language) => event(dues, language))).toEqual([
    'Taxes: bo 1 € to the Spanish treasury, bo 1 € to ada.',
    'Impuestos: bo 1 € a la Hacienda española, bo 1 € a ada.',
    'Impostos: bo 1 € a la Hisenda espanyola, bo 1 € a ada.',
    'Impôts : bo 1 € au Trésor espagnol, bo 1 € à ada.',
  ]);
});

test('small words before a vowel are shortened', () => {
  const exchange = { type: 'exchange-service', player: 'bo', target: 'ada', payKind: 'education', takeKind: 'justice' } as const;
  expect(['ca', 'fr'].map((language) => action(exchange, language))).toEqual([
    'agafar justícia d’ada a canvi de dos discs d’educació',
    'prendre un disque de justice à ada contre deux disques d’éducation',
  ]);
});

test('who pays and gets nothing back is told so', () => {
  const paid = { type: 'paid', payer: 'ada', payee: 'treasury', amount: 1, discs: ['roads-1'], reason: 'tax', change: [] } as const;
  expect(event(paid, 'fr')).toBe('ada paie 1 € au Trésor espagnol (impôts) : routes (1 €), et ne récupère rien.');
  expect(event(paid, 'ca')).toBe('ada paga 1 € a la Hisenda espanyola (impostos): carreteres (1 €), i no rep res de tornada.');
  expect(action({ type: 'collect-prescription', player: 'ada', targets: [] }, 'ca')).toBe('no cobrar 1 € a ningú');
});

test('in French discs are taken, and protect, as discs, and participation is said to be taken from whoever receives', () => {
  const assignments = [{ tile: 'urn-lid', player: 'ada', kind: 'mossos' }] as const;
  expect(action({ type: 'mobilise', player: 'bo', assignments }, 'fr')).toBe(
    'protéger « urn-lid » avec un disque de Mossos d’Esquadra d’ada',
  );
  expect(event({ type: 'urn-protected', tile: 'urn-lid', player: 'ada', disc: 'mossos-1' }, 'fr')).toBe(
    '« urn-lid » est protégée par le disque Mossos d’Esquadra (2 €) d’ada.',
  );
  expect(event({ type: 'participation-gained', player: 'bo', fromPlayer: 1, fromPool: 1, lost: 1 }, 'fr')).toBe(
    'bo gagne 2 disques de participation (1 pris à qui reçoit, 1 au rassemblement ; 1 perdu).',
  );
});

test('« que » before whoever would govern is shortened before a vowel', () => {
  const motion = (beneficiary: string) => action({ type: 'present-motion', player: 'cai', beneficiary }, 'fr');
  expect(['ada', 'bo', 'Yves', 'Yann'].map(motion)).toEqual([
    'déposer une motion de censure pour qu’ada gouverne',
    'déposer une motion de censure pour que bo gouverne',
    'déposer une motion de censure pour qu’Yves gouverne',
    'déposer une motion de censure pour que Yann gouverne',
  ]);
  const declared = { type: 'list-declared', player: 'bo', members: ['ada', 'bo'], beneficiary: 'ada' } as const;
  expect(event(declared, 'fr')).toBe('bo se présente sur la liste d’ada et bo, pour qu’ada gouverne.');
});

test('numbers in French are singular below two', () => {
  const hide = (count: number) => action({ type: 'commit-votes', player: 'ada', count }, 'fr');
  expect([0, 1, 2].map(hide)).toEqual(['cacher 0 vote dans le poing', 'cacher 1 vote dans le poing', 'cacher 2 votes dans le poing']);
});

test('questions and answers', () => {
  expect(languages.map((language) => question('give-disc', 'disc', language))).toEqual([
    'Which disc?',
    '¿Qué disco?',
    'Quin disc?',
    'Quel disque ?',
  ]);
  expect(languages.map((language) => answer('declare-list', 'members', ['ada', 'bo'], language))).toEqual([
    'ada and bo',
    'ada y bo',
    'ada i bo',
    'ada et bo',
  ]);
  expect(languages.map((language) => answer('commit-votes', 'count', 0, language))).toEqual([
    'no votes',
    'ningún voto',
    'cap vot',
    'aucun vote',
  ]);
});

test('the board is drawn for whoever asks the labels', () => {
  expect(labels.draw?.(somElQueDecidim.view(begun(), null))).toContain('★');
});

const configs: readonly Config[] = [
  { players: [{ id: 'ada' }, { id: 'bo' }, { id: 'cai' }], mode: 'ABC', centralism: 'choose' },
  { players: [{ id: 'ada' }, { id: 'bo' }], mode: 'AC', centralism: 'intense' },
];

spoken(spokenGame, { configs, alike: ['disc', 'discs', 'services', 'infrastructures'] });

test('a cell has the name of its tile once the view shows it', () => {
  const state = begun();
  const cell = state.board.findIndex((square) => square?.faceUp === true);
  const view = somElQueDecidim.view(state, 'ada');
  expect(action({ type: 'move', player: 'ada', to: cell }, 'en', view)).toBe(`move to cell ${cell} (${name(state.board[cell]!.tile)})`);
  const hidden = state.board.findIndex((square) => square?.faceUp === false);
  expect(action({ type: 'move', player: 'ada', to: hidden }, 'es', view)).toBe(`desplazarse a la casilla ${hidden}`);
});

test('one of those who pay for a prescription is asked for by the id, several in one breath', () => {
  const said = (targets: unknown) => languages.map((language) => answer('collect-prescription', 'targets', targets, language));
  expect(said('bo')).toEqual(Array(4).fill('bo'));
  expect(said(['bo', 'cy'])).toEqual(['bo and cy', 'bo y cy', 'bo i cy', 'bo et cy']);
  expect(said([])).toEqual(['nobody', 'nadie', 'ningú', 'personne']);
});

test('where a form of protection may end, it is asked and answered in words how many parts are protected', () => {
  const asked = openForm(somElQueDecidim, mobilising(), ada, 'mobilise').ask!;
  expect(asked.enough).toEqual({ field: 'assignments.length', answer: 0 });
  const field = asked.enough!.field;
  expect(languages.map((language) => question('mobilise', field, language))).toEqual([
    ...['How many parts of the urn are protected?', '¿Cuántas partes de la urna se protegen?'],
    ...['Quantes parts de l’urna es protegeixen?', 'Combien de parties de l’urne protéger ?'],
  ]);
  expect(languages.map((language) => [0, 1, 2].map((parts) => answer('mobilise', field, parts, language)))).toEqual([
    ...[
      ['none', '1 part', '2 parts'],
      ['ninguna', '1 parte', '2 partes'],
    ],
    ...[
      ['cap', '1 part', '2 parts'],
      ['aucune', '1 partie', '2 parties'],
    ],
  ]);
});

test('the tax agency is told alike to one player and to several: of citizens who pay somebody else there may be none', () => {
  const told = languages.map((language) => event({ type: 'tax-agency-active', tile: tile(1) }, language).replace(/^.*? ?: /, ''));
  expect(told).toEqual([
    'from the next taxation on, the Generalitat keeps more of the taxes.',
    'desde la próxima tributación la Generalitat se queda con una parte mayor de los impuestos.',
    'des de la propera tributació la Generalitat es queda una part més gran dels impostos.',
    'dès les prochains impôts, la Generalitat en garde une plus grande part.',
  ]);
});
