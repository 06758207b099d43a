import type { Action, Event } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { labels } from '../helpers/spoken.js';
import { after, game, started } from '../helpers/table.js';

const { languages } = labels;

/** An order as it is read aloud, in every language, by somebody with this name. */
const read = (kind: string, written: object, scope = 'internal'): readonly string[] =>
  languages.map((language) => {
    const declaration = { id: '1', order: { scope, kind, written }, state: 'done' };
    const said = labels.event({ type: 'action-read', player: 'ada', declaration } as unknown as Event, language);
    return said.replace(/^ada \S+ ?: (.*)\.$/, '$1');
  });

const told = (event: object): readonly string[] => languages.map((language) => labels.event(event as Event, language));

test('an order is read aloud as one says it, with what is written in it', () => {
  expect(read('found-city', { territory: 'a4', name: 'Nova' })).toEqual([
    'found Nova in Gual Llarg',
    'fundar Nova a Gual Llarg',
    'fundar Nova en Gual Llarg',
    'fonder Nova à Gual Llarg',
  ]);
  expect(read('recruit', { mode: 'levy' })).toEqual(['raise a levy', 'fer una lleva', 'hacer una leva', 'faire une levée']);
  expect(read('promote', { mode: 'introduce', name: 'Ot', role: 'chancellor', characteristic: 'militarism', city: 'a1' })).toEqual([
    'introduce Ot in Planells (Militarism, as chancellor)',
    'presentar Ot a Planells (Militarisme, amb el càrrec: canceller)',
    'presentar a Ot en Planells (Militarismo, con el cargo: canciller)',
    'présenter Ot à Planells (Militarisme, avec la charge : chancelier)',
  ]);
  expect(read('promote', { mode: 'appoint', character: 'Ot' })[0]).toBe('promote Ot to principal');
  expect(read('promote', { mode: 'appoint', character: 'Ot', role: 'Queen' })[0]).toBe('promote Ot to principal (as Queen)');
  expect(read('promote', { mode: 'improve', character: 'Ot', characteristic: 'diplomacy' })[0]).toBe('promote Ot (Diplomacy)');
});

test('what may be ordered at home as abroad is read with which it is', () => {
  expect(read('battle', { opponent: 'bo' })).toEqual([
    'battle against bo (internal)',
    'batalla contra bo (interna)',
    'batalla contra bo (interna)',
    'bataille contre bo (interne)',
  ]);
  expect(read('battle', { opponent: 'bo' }, 'external')[3]).toBe('bataille contre bo (externe)');
  for (const [kind, said] of [
    ['assassinate', 'asesinar a Oliba'],
    ['capture', 'capturar a Oliba'],
    ['convince', 'convencer a Oliba'],
  ] as const)
    expect([read(kind, { character: 'Oliba' })[2], read(kind, { character: 'Oliba' }, 'external')[2]]).toEqual([
      `${said} (interna)`,
      `${said} (externa)`,
    ]);
  expect(read('siege', { territory: 'b1' }, 'external')[0]).toBe('besiege Pla de Brúgol');
});

test('troops that march, leave a lost city, move into one that is taken or out of one that is traded are told by it', () => {
  const from = { territory: 'a1', kind: 'garrison' };
  const moved = (cause: string) => told({ type: 'unit-moved', player: 'bo', from, to: { ...from, kind: 'army' }, amount: 5, cause });
  expect(['order', 'retreat', 'conquest', 'trade'].map((cause) => moved(cause)[0])).toEqual(
    ['moves', 'withdraws', 'leads in', 'leads out'].map((deed) => `bo ${deed} 5 points from Planells (garrison) to Planells (army).`),
  );
  expect(moved('retreat').slice(1)).toEqual([
    'bo retira 5 punts de Planells (guarnició) a Planells (armada).',
    'bo retira 5 puntos de Planells (guarnición) a Planells (ejército).',
    'bo replie 5 points de Planells (garnison) à Planells (armée).',
  ]);
});

test('nobody wins no battle: it is a garrison that does', () => {
  expect(read('battle', { opponent: 'independent' })).toEqual([
    'battle for a city that is nobody’s',
    'batalla per una ciutat de ningú',
    'batalla por una ciudad de nadie',
    'bataille pour une ville qui n’est à personne',
  ]);
  const side = (leader: string, total: number) => ({
    ...{ leader, allies: [], units: [], characters: [], strength: 2, characteristic: 0, support: 0, modifiers: 0 },
    ...{ die: 4, total },
  });
  const battle = { type: 'battle-rolled', objective: 'assault', territory: 'a1', sides: [side('bo', 6), side('independent', 9)], loss: 3 };
  expect(told({ ...battle, winner: 'independent' }).map((said) => said.split('; ')[1])).toEqual([
    'the garrison wins, the defeated lose 3 points.',
    'guanya la guarnició, i els vençuts perden 3 punts.',
    'vence la guarnición, y los vencidos pierden 3 puntos.',
    'la garnison l’emporte, et les vaincus perdent 3 points.',
  ]);
  expect(told({ type: 'city-conquered', territory: 'a1', from: 'independent', to: 'bo' })[1]).toBe(
    'bo conquereix la ciutat de Planells, que no era de ningú.',
  );
  expect(told({ type: 'land-passed', territory: 'a1', from: 'ada', to: 'independent' })[3]).toBe('Planells n’est plus à personne.');
});

test('who rises is told with what it gains', () => {
  const risen = (mode: string, characteristic: string | null) =>
    told({ type: 'character-promoted', player: 'ada', mode, character: 'person-1', name: 'Ot', characteristic, role: 'envoy' });
  expect(risen('appoint', null)).toEqual([
    'ada makes Ot the principal (envoy).',
    'ada nomena principal Ot (ambaixador).',
    'ada nombra principal a Ot (embajador).',
    'ada nomme Ot personnage principal (ambassadeur).',
  ]);
  expect(risen('improve', 'technology')[2]).toBe('ada asciende a Ot (Tecnología, embajador).');
});

test('how a civil war ends and what is answered is told in words of the language', () => {
  expect(told({ type: 'civil-war-ended', player: 'bo', ending: 'authority' })).toEqual([
    'The civil war of bo is over (the government is obeyed again).',
    'S’acaba la guerra civil de bo (el govern torna a ser obeït).',
    'Termina la guerra civil de bo (el gobierno vuelve a ser obedecido).',
    'La guerre civile de bo est finie (le gouvernement est de nouveau obéi).',
  ]);
  expect(told({ type: 'civil-war-ended', player: 'bo', ending: 'rebels-defeated' })[1]).toBe(
    'S’acaba la guerra civil de bo (els rebels són derrotats).',
  );
  expect(told({ type: 'window-answered', player: 'bo', window: 'repatriate', answer: 'stay', parties: null })).toEqual([
    'bo answers (repatriate): stay.',
    'bo respon (repatriar): quedar-s’hi.',
    'bo responde (repatriar): quedarse.',
    'bo répond (rapatrier) : rester.',
  ]);
  const answered = (window: string, answer: string) => told({ type: 'window-answered', player: 'bo', window, answer, parties: null })[0];
  expect(answered('disaster-kind', 'plague of frogs')).toBe('bo answers (kind of disaster): plague of frogs.');
  expect(answered('crisis-support', 'person-1 person-2')).toBe('bo answers (help in a crisis): person-1, person-2.');
});

test('means are told by what they are', () => {
  const execute = (means: object): readonly string[] =>
    languages.map((language) => labels.action({ type: 'execute', player: 'ada', declaration: '3', ...means } as never, language));
  const march = { from: { territory: 'a1', kind: 'garrison' }, to: { territory: 'a2', kind: 'army' }, amount: 4 };
  expect(execute(march)[0]).toBe("carry out order 3: garrison in Planells (4) → army in Port d'Alba");
  expect(execute({ from: [{ territory: 'a1', kind: 'army', amount: 2 }] })[1]).toBe('fer l’acció 3: armada a Planells (2)');
  expect(execute({ base: 'a1', useIntel: true })[2]).toBe('llevar a cabo la acción 3: base en Planells, usar información');
  expect(execute({ characters: ['Oliba'], authorityCharacters: ['Guisla', 'Ot'] })[1]).toBe(
    'fer l’acció 3: Guisla, Ot (en nom de l’Autoritat), Oliba',
  );
  expect(execute({ characters: ['Oliba'], authorityCharacters: [] })[1]).toBe('fer l’acció 3: Oliba');
  expect(execute({ patrol: 'a1', useIntel: false })[3]).toBe('accomplir l’action 3 : patrouille à Planells');
});

test('an open offer is told by who gives what, and in Spanish « y » gives way before its own sound', () => {
  const give = [
    { item: 'passage', turns: 1 },
    { item: 'land', territory: 'a8' },
  ] as const;
  const state = after(started(), { type: 'propose-trade', player: 'ada', to: 'bo', give, take: [], note: null } as Action);
  const accept = { type: 'accept-trade', player: 'bo', offer: state.offers[0]!.id } as const;
  expect(languages.map((language) => labels.action(accept, language, game.view(state, 'bo')))).toEqual([
    'accept a trade: ada offers bo passage (1 turn) and land (Illa Brava) for nothing',
    'acceptar un bescanvi: ada ofereix a bo pas (1 torn) i terra (Illa Brava) a canvi de res',
    'aceptar un trueque: ada ofrece a bo paso (1 turno) y tierra (Illa Brava) por nada',
    'accepter un échange : ada offre à bo un droit de passage (1 tour) et une terre (Illa Brava) contre rien',
  ]);
  const demanding = after(started(), { type: 'propose-trade', player: 'ada', to: 'bo', give: [], take: [give[0]], note: null } as Action);
  const [offer] = demanding.offers;
  expect(labels.action({ ...accept, offer: offer!.id }, 'fr', game.view(demanding, 'bo'))).toBe(
    'accepter un échange : ada n’offre rien à bo contre un droit de passage (1 tour)',
  );
  expect(told({ type: 'trade-completed', from: 'ada', to: 'bo', given: [], taken: [...give] })[3]).toBe(
    'ada ne donne rien à bo contre un droit de passage (1 tour) et une terre (Illa Brava).',
  );
  expect(told({ type: 'character-moved', player: 'ada', character: 'Oliba', path: ['a1', 'a8', 'a2'], isPublic: true })[2]).toBe(
    "Oliba viaja hasta Port d'Alba por Planells e Illa Brava.",
  );
  expect(told({ type: 'character-moved', player: 'ada', character: 'Oliba', path: ['a1'], isPublic: true })).toEqual([
    'Oliba travels to Planells.',
    'Oliba viatja fins a Planells.',
    'Oliba viaja hasta Planells.',
    'Oliba voyage jusqu’à Planells.',
  ]);
});

test('Catalan elides before one and eleven, French does not before a y that is half a consonant', () => {
  const declaration = (_: unknown, nth: number) => ({
    id: String(nth + 1),
    order: { scope: 'internal', kind: 'taxes', written: {} },
    state: 'pending',
  });
  const shown = (many: number) => {
    const declarations = Array.from({ length: many }, declaration);
    return told({ type: 'disclosed', from: 'ada', to: 'bo', declarations, character: null, territory: null })[1];
  };
  expect([1, 2, 11, 12].map(shown).map((sentence) => sentence?.split(':')[0])).toEqual([
    'ada mostra a bo un full d’1 acció',
    'ada mostra a bo un full de 2 accions',
    'ada mostra a bo un full d’11 accions',
    'ada mostra a bo un full de 12 accions',
  ]);
  const french = (player: string) => told({ type: 'civil-war-began', player })[3];
  expect(['Yann', 'Yves', 'Óscar'].map(french)).toEqual([
    'La guerre civile éclate dans le pays de Yann.',
    'La guerre civile éclate dans le pays d’Yves.',
    'La guerre civile éclate dans le pays d’Óscar.',
  ]);
});

test('what is given is told as a thing, and what is left out as what is missing', () => {
  const answer = (type: Action['type'], field: string, value: unknown) =>
    languages.map((language) => labels.answer(type, field, value, language));
  expect(answer('propose-trade', 'give.0.item', 'lift-siege')).toEqual([
    'end of a siege',
    'fi d’un setge',
    'fin de un asedio',
    'fin d’un siège',
  ]);
  expect(answer('propose-trade', 'note', null)).toEqual(['nothing', 'res', 'nada', 'rien']);
  expect(answer('execute', 'units', [])).toEqual(['none', 'cap', 'ninguna', 'aucune']);
  expect(answer('create-country', 'characteristics', { authority: 3, diplomacy: 0 })[3]).toBe('Autorité 3, Diplomatie 0');
});

test('what players name and promise is told as they wrote it, and titles and promises of the box in the words of the language', () => {
  expect(read('found-city', { territory: 'a4', name: 'saint-denis' })).toEqual([
    'found saint-denis in Gual Llarg',
    'fundar saint-denis a Gual Llarg',
    'fundar saint-denis en Gual Llarg',
    'fonder saint-denis à Gual Llarg',
  ]);
  expect(read('found-city', { territory: 'a4', name: 'peace' })[1]).toBe('fundar peace a Gual Llarg');
  const introduced = { mode: 'introduce', name: 'mary-ann', role: 'vice-chancellor', characteristic: 'militarism', city: 'a1' };
  expect(read('promote', introduced)[0]).toBe('introduce mary-ann in Planells (Militarism, as vice-chancellor)');
  const risen = { type: 'character-promoted', player: 'ada', mode: 'appoint', character: 'person-1', name: 'Ot', characteristic: null };
  expect(told({ ...risen, role: 'vice-roi' })[3]).toBe('ada nomme Ot personnage principal (vice-roi).');
  const promises = ['non-aggression', 'all', 'b1', 'peace'].map((text) => ({ item: 'promise', text }));
  expect(told({ type: 'trade-completed', from: 'ada', to: 'bo', given: promises, taken: [] })[1]).toBe(
    'ada dona a bo promesa (non-aggression), promesa (all), promesa (b1) i promesa (pau) a canvi de res.',
  );
  expect(read('sabotage', { target: 'peace' })[1]).toBe('sabotatge contra peace');
  const answer = (field: string, value: string) => labels.answer('declare', field, value, 'ca');
  expect(['saint-denis', 'peace', ''].map((name) => answer('written.name', name))).toEqual(['saint-denis', 'peace', 'cap']);
  expect(['vice-chancellor', 'envoy'].map((role) => answer('written.role', role))).toEqual(['vice-chancellor', 'ambaixador']);
});

test('what supporters give the rebels is told, and where they give nothing, that', () => {
  const supported = (units: readonly object[], characters: readonly string[]) =>
    told({ type: 'rebellion-supported', player: 'bo', target: 'ada', units, characters });
  expect(supported([], [])).toEqual([
    'bo gives the rebels against ada nothing.',
    'bo no dona res als rebels contra ada.',
    'bo no da nada a los rebeldes contra ada.',
    'bo ne donne rien aux rebelles contre ada.',
  ]);
  const army = { territory: 'a4', kind: 'army', strength: 9 };
  expect(supported([army], ['Oliba'])).toEqual([
    'bo supports the rebels against ada with army in Gual Llarg (9) and Oliba.',
    'bo recolza els rebels contra ada amb armada a Gual Llarg (9) i Oliba.',
    'bo apoya a los rebeldes contra ada con ejército en Gual Llarg (9) y Oliba.',
    'bo soutient les rebelles contre ada avec armée à Gual Llarg (9) et Oliba.',
  ]);
});

test('whoever gives nothing in a trade is told with what each language denies by', () => {
  const take = [{ item: 'passage', turns: 1 }];
  const trade = { id: '1', from: 'ada', to: 'bo', give: [], take, note: null };
  expect(told({ type: 'trade-proposed', offer: trade })).toEqual([
    'ada offers bo nothing for passage (1 turn).',
    'ada no ofereix res a bo a canvi de pas (1 torn).',
    'ada no ofrece nada a bo por paso (1 turno).',
    'ada n’offre rien à bo contre un droit de passage (1 tour).',
  ]);
  expect(told({ type: 'trade-completed', from: 'ada', to: 'bo', given: [], taken: take })).toEqual([
    'ada gives bo nothing for passage (1 turn).',
    'ada no dona res a bo a canvi de pas (1 torn).',
    'ada no da nada a bo por paso (1 turno).',
    'ada ne donne rien à bo contre un droit de passage (1 tour).',
  ]);
  const demanding = after(started(), { type: 'propose-trade', player: 'ada', to: 'bo', give: [], take, note: null } as Action);
  const accept = { type: 'accept-trade', player: 'bo', offer: demanding.offers[0]!.id } as const;
  expect(['ca', 'es'].map((language) => labels.action(accept, language, game.view(demanding, 'bo')))).toEqual([
    'acceptar un bescanvi: ada no ofereix res a bo a canvi de pas (1 torn)',
    'aceptar un trueque: ada no ofrece nada a bo por paso (1 turno)',
  ]);
});

test('what is written to go with an offer is told with it', () => {
  const trade = { id: '1', from: 'ada', to: 'bo', give: [], take: [{ item: 'reveal-sheet' }], note: 'Or else.' };
  expect(told({ type: 'trade-proposed', offer: trade })).toEqual([
    'ada offers bo nothing for a look at the sheet. “Or else.”',
    'ada no ofereix res a bo a canvi d’una ullada al full. «Or else.»',
    'ada no ofrece nada a bo por una mirada a la hoja. «Or else.»',
    'ada n’offre rien à bo contre un regard sur la feuille. « Or else. »',
  ]);
});

test('a test won by a natural 10 below the difficulty is not told as above it', () => {
  const rolled = { player: 'ada', purpose: 'suppress-counterpower', characteristic: 'authority', value: 0, die: 10, characters: [] };
  const won = { type: 'test-rolled', ...rolled, bonus: 0, total: 10, difficulty: 11, success: true };
  expect([1, 4].map((margin) => told({ ...won, margin }).map((said) => said.split('11, ')[1]))).toEqual([
    ['success with a margin of 1.', 'èxit amb un marge d’1.', 'éxito con un margen de 1.', 'réussite avec une marge de 1.'],
    ['success with a margin of 4.', 'èxit amb un marge de 4.', 'éxito con un margen de 4.', 'réussite avec une marge de 4.'],
  ]);
});

test('walls for a city that never stood there are not told as void because it was lost', () => {
  const order = { scope: 'internal', kind: 'fortify', written: { territory: 'a4' } };
  expect(told({ type: 'action-void', player: 'ada', declaration: { id: '1', order, state: 'void' }, reason: 'city-lost' })).toEqual([
    'ada: fortify Gual Llarg is void (no city of one’s own there).',
    'ada: fortificar Gual Llarg, nul·la (no hi ha cap ciutat pròpia).',
    'ada: fortificar Gual Llarg, nula (no hay allí ninguna ciudad propia).',
    'ada : fortifier Gual Llarg, caduque (aucune ville à soi à cet endroit).',
  ]);
  expect(labels.name('city-lost', 'en')).toBe('city lost');
});

test('help from others in a crisis is told only where it is refused: some games ask nobody', () => {
  const face = (changes: object) =>
    languages.map((language) =>
      labels.action({ type: 'face-crisis', player: 'ada', characteristic: 'technology', characters: [], ...changes } as Action, language),
    );
  const plain = [
    'face a crisis: Technology',
    'afrontar una crisi: Tecnologia',
    'afrontar una crisis: Tecnología',
    'affronter une crise : Technologie',
  ];
  expect([face({ acceptSupport: true }), face({})]).toEqual([plain, plain]);
  expect(face({ acceptSupport: false })).toEqual([
    'face a crisis: Technology, without help from others',
    'afrontar una crisi: Tecnologia, sense ajuda d’altres',
    'afrontar una crisis: Tecnología, sin ayuda de otros',
    'affronter une crise : Technologie, sans l’aide d’autres',
  ]);
});

test('in French wares have their articles, a test is tried, and a country is of some importance', () => {
  const give = [
    { item: 'troops', territory: 'a1', kind: 'garrison', amount: 3 },
    { item: 'city', territory: 'a2' },
    { item: 'reveal-sheet' },
    { item: 'lift-siege', territory: 'a3' },
    { item: 'promise', text: 'peace' },
  ];
  const offer = { id: 'o', from: 'ada', to: 'bo', give, take: [{ item: 'intel', against: 'cy' }], note: '' };
  expect(told({ type: 'trade-proposed', offer })[3]).toBe(
    "ada offre à bo des troupes (3, garnison à Planells), une ville (Port d'Alba), un regard sur la feuille, la fin d’un siège (Rouredes) et une promesse (paix) contre un point de renseignements (cy).",
  );
  expect(told({ type: 'relevance-set', player: 'ada', relevance: 'small', die: 2 })[3]).toBe(
    'Le pays d’ada est d’importance faible (dé 2).',
  );
  const rolled = {
    characteristic: 'technology',
    purpose: 'taxes',
    characters: [],
    die: 8,
    value: 4,
    bonus: 0,
    total: 12,
    difficulty: 10,
    success: true,
    margin: 2,
  };
  expect(told({ type: 'test-rolled', player: 'ada', ...rolled })[3]).toBe(
    'ada tente une épreuve de Technologie (impôts) : 8 + 4 = 12 contre 10, réussite avec une marge de 2.',
  );
});
