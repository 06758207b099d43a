import { expect, test } from 'vitest';
import { spoken } from '../../spoken.js';
import { rebel, torn, war } from '../helpers/scenes/wars.js';
import { labels, spokenGame } from '../helpers/spoken.js';
import { arm, only, opened, play } from '../helpers/table.js';

const players = ['ada', 'bo', 'cy'];
const { name, event, action } = labels;
spoken(spokenGame, {
  configs: [
    { players, length: { mode: 'turns', turns: 3 } },
    { players, length: { mode: 'turns', turns: 2 }, boardMode: 'drawn' },
  ],
  alike: ['text', 'principal', 'capital', 'base', 'taxes'],
  keys: /^([a-d]\d|[ab])$/,
  wordless: ['draw-coast', 'draw-features', 'draw-borders', 'place-cities'],
});

test('fields, wares and terrain have Catalan names', () => {
  expect(['role', 'values', 'location', 'walled', 'promise', 'marsh'].map((id) => name(id, 'ca'))).toEqual([
    'càrrec',
    'característiques',
    'lloc',
    'emmurallada',
    'promesa',
    'aiguamoll',
  ]);
});

test('why an order is void has words in every language, whatever the reason', () => {
  const reasons = [
    ...['already-besieged', 'already-captive', 'already-principal', 'already-walled', 'at-maximum', 'bad-target', 'city-lost'],
    ...['no-army-in-place', 'no-battle-possible', 'no-civil-war', 'no-counterpower', 'no-disorder', 'no-lead', 'no-patrol-in-place'],
    ...['no-troops', 'site-taken', 'target-captive', 'target-changed', 'target-dead', 'target-eliminated', 'target-not-there'],
    ...['territory-lost', 'too-many-characters'],
  ];
  expect(name('no-such-reason', 'ca')).toBe('no such reason');
  for (const language of ['ca', 'es', 'fr']) {
    expect(reasons.filter((reason) => name(reason, language) === reason.replaceAll('-', ' '))).toEqual([]);
    expect(reasons.filter((reason) => name(reason, language) === name(reason, 'en'))).toEqual([]);
  }
});

test('the disasters of the box are told in every language, and those of a list of one’s own as they are called there', () => {
  expect(labels.languages).toEqual(['en', 'ca', 'es', 'fr']);
  const flood = (language: string) => name('flood', language);
  expect(labels.languages.map(flood)).toEqual(['flood', 'inundació', 'inundación', 'inondation']);
  const own = [{ id: 'flood', name: 'la gran riuada', english: 'the great flood', terrain: 'any' as const }];
  const view = spokenGame.view(opened(players, { disasterKinds: own }), null);
  expect(labels.languages.map((language) => name('flood', language, view))).toEqual([
    'the great flood',
    'la gran riuada',
    'la gran riuada',
    'la gran riuada',
  ]);
});

test('French and Catalan elide before a vowel, and French sets its colons apart', () => {
  expect(event({ type: 'civil-war-began', player: 'ada' }, 'ca')).toBe('Esclata la guerra civil al país d’ada.');
  expect(event({ type: 'civil-war-began', player: 'Iolanda' }, 'ca')).toBe('Esclata la guerra civil al país de Iolanda.');
  expect(event({ type: 'civil-war-began', player: 'ada' }, 'fr')).toBe('La guerre civile éclate dans le pays d’ada.');
  expect(event({ type: 'civil-war-began', player: 'bo' }, 'fr')).toBe('La guerre civile éclate dans le pays de bo.');
  expect(action({ type: 'pick-country', player: 'ada', country: 'aurenca' }, 'fr')).toBe('choisir un pays : Aurenca');
  expect(action({ type: 'pick-country', player: 'ada', country: 'aurenca' }, 'es')).toBe('elegir país: Aurenca');
  expect(name('pass', 'oc')).toBe('pass');
});

test('troops that take a city enter into it in Spanish, and march to any other place', () => {
  const moved = {
    type: 'unit-moved',
    player: 'ada',
    amount: 3,
    from: { kind: 'army', territory: 'a1' },
    to: { kind: 'garrison', territory: 'a2' },
  } as const;
  expect((['conquest', 'order'] as const).map((cause) => event({ ...moved, cause }, 'es'))).toEqual([
    "ada hace entrar 3 puntos de Planells (ejército) en Port d'Alba (guarnición).",
    "ada traslada 3 puntos de Planells (ejército) a Port d'Alba (guarnición).",
  ]);
});

test('Authority that counterpower keeps at 0 is not said to rise', () => {
  const faced = { type: 'crisis-faced', player: 'bo', characteristic: 'authority', developed: true, value: 0 } as const;
  expect(['en', 'ca', 'es', 'fr'].map((language) => event(faced, language))).toEqual([
    'bo faces a crisis of Authority, which Counterpower keeps at 0.',
    'bo afronta una crisi d’Autoritat, que el Contrapoder manté a 0.',
    'bo afronta una crisis de Autoridad, que el Contrapoder mantiene en 0.',
    'bo affronte une crise d’Autorité, que le Contre-pouvoir maintient à 0.',
  ]);
  expect(event({ ...faced, value: 1 }, 'en')).toBe('bo faces a crisis of Authority, which rises to 1.');
  expect(event({ ...faced, developed: false }, 'en')).toBe('bo faces a crisis of Authority, which stays at 0.');
});

test('whoever is shown a sheet reads its orders', () => {
  const declarations = [
    { id: '1', order: { scope: 'internal', kind: 'taxes', written: {} }, state: 'pending' },
    { id: '2', order: { scope: 'external', kind: 'sabotage', written: { target: 'cy' } }, state: 'pending' },
  ] as const;
  const shown = { type: 'disclosed', from: 'ada', to: 'bo', declarations, character: null, territory: null } as const;
  expect(['en', 'ca', 'es', 'fr'].map((language) => event(shown, language))).toEqual([
    'ada shows bo a sheet of 2 orders: raise taxes; sabotage against cy.',
    'ada mostra a bo un full de 2 accions: posar taxes; sabotatge contra cy.',
    'ada muestra a bo una hoja de 2 acciones: cobrar impuestos; sabotaje contra cy.',
    'ada montre à bo une feuille de 2 actions : lever des impôts ; sabotage contre cy.',
  ]);
  expect(event({ ...shown, declarations: [] }, 'en')).toBe('ada shows bo a sheet of 0 orders.');
});

test('the garrison that rebels leave in a country without government is theirs, and no city is founded for it', () => {
  const stays = { type: 'army-changed', player: 'independent', territory: 'a1', kind: 'garrison', delta: 5, ledger: 'founded' } as const;
  expect(['en', 'ca', 'es', 'fr'].map((language) => event(stays, language))).toEqual([
    'the rebels, garrison in Planells: +5 (civil war).',
    'els rebels, guarnició a Planells: +5 (guerra civil).',
    'los rebeldes, guarnición en Planells: +5 (guerra civil).',
    'les rebelles, garnison à Planells : +5 (guerre civile).',
  ]);
  expect(event({ ...stays, player: 'ada', delta: 2 }, 'en')).toBe('ada, garrison in Planells: +2 (founding).');
});

test('support that waited for a battle in vain is not told as if the civil war were over', () => {
  const order = { scope: 'external', kind: 'support-rebellion', written: { target: 'bo' } } as const;
  const unused = { type: 'action-void', player: 'ada', declaration: { id: '1', order, state: 'void' }, reason: 'no-civil-war' } as const;
  expect(['en', 'ca', 'es', 'fr'].map((language) => event(unused, language))).toEqual([
    'ada: support the rebellion against bo is void (no battle of a civil war).',
    'ada: recolzar l’alçament contra bo, nul·la (no hi ha cap batalla de guerra civil).',
    'ada: apoyar el alzamiento contra bo, nula (no hay batalla de guerra civil).',
    'ada : soutenir le soulèvement contre bo, caduque (pas de bataille de guerre civile).',
  ]);
});

test('what the rebels themselves lose is told where supporters lose with them, and stands for all else where nobody does', () => {
  const state = torn((draft) => {
    draft.countries['ada']!.principal = null;
    arm(draft, 'ada', 'a1 garrison 12');
  });
  const asked = war(state).state;
  // 3 + 5 + 12 against 5 + 5 + 4 of bo; alone the rebels lose all they have, and the war is over.
  const { events, state: after } = play(asked, rebel({ units: [{ territory: 'a2', kind: 'army' }] }), [3, 5, 2]);
  const fought = only(events, 'battle-rolled');
  expect(fought).toMatchObject({ loss: 6 });
  expect(after.countries['ada']!.civilWar!.rebelArmy).toBe(5 - 3);
  expect(['en', 'ca', 'es', 'fr'].map((language) => event(fought, language).split(/ ?; /)[1])).toEqual([
    'ada wins, the defeated lose 6 points, 3 of them the rebels’ own.',
    'guanya ada, i els vençuts perden 6 punts, 3 dels mateixos rebels.',
    'vence ada, y los vencidos pierden 6 puntos, 3 de los propios rebeldes.',
    'ada l’emporte, et les vaincus perdent 6 points, dont 3 des rebelles eux-mêmes.',
  ]);
  const alone = only(play(asked, rebel(), [3, 5]).events, 'battle-rolled');
  expect(event(alone, 'en')).toMatch(/; ada wins, the defeated lose 5 points\.$/);
  const lost = only(play(asked, rebel({ units: [{ territory: 'a2', kind: 'army' }] }), [1, 5, 2]).events, 'battle-rolled');
  expect(event(lost, 'en')).toMatch(/; the rebels win, the defeated lose 1 point\.$/);
});
