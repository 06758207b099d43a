import { type Action, type ContentPack, type Event, eyeOfTerror, ojoDelTerror, validatePack } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { write } from '../helpers/actions.js';
import { claim, defend, defendSector, trade } from '../helpers/orders.js';
import { start } from '../helpers/positions.js';
import { labels } from '../helpers/spoken.js';

const languages = ['en', 'es', 'ca', 'fr'] as const;

/** A pack in which something of a list has another id. */
const renamed = (pack: ContentPack, from: string, to: string): ContentPack =>
  JSON.parse(JSON.stringify(pack).replaceAll(JSON.stringify(from), JSON.stringify(to))) as ContentPack;

/** Ids of planets stand in for those of two sectors, a band, a god and a kind of inhabitants, and words of the rules for those of planets. */
const pack = [
  ...(['CF/fenris', 'CH/extasis', 'worldEaters/furia', 'nurgle/rubra', 'chaosMarines/eco'] as const),
  ...(['portico/gate', 'coralis/give', 'ceniza/absolute', 'umbrath/one point', 'dique/commit-orders'] as const),
].reduce((before, change) => renamed(before, ...(change.split('/') as [string, string])), eyeOfTerror);

const players = ['ada', 'bo'];
const state = start(players, ['furia', 'blackLegion'], { pack });
const view = ojoDelTerror.view(state, 'ada');
const usual = ojoDelTerror.view(start(players, ['worldEaters', 'blackLegion']), 'ada');

test('a pack may use one id in several lists, and words of the rules as ids', () => {
  expect(validatePack(pack)).toEqual([]);
});

test('an order calls a sector, a band and a god by the names of the answers that it was made from', () => {
  const answers: readonly (readonly [type: Action['type'], field: string, id: string, action: Action])[] = [
    ['add-order', 'order.sector', 'fenris', write('ada', defendSector('fenris'))],
    ['choose-warband', 'warband', 'furia', { type: 'choose-warband', player: 'ada', warband: 'furia' }],
    ['add-order', 'order.god', 'rubra', write('ada', claim('chosen-of-chaos', { god: 'rubra' }))],
    ['add-order', 'order.planet', 'give', write('ada', defend('give'))],
  ];
  for (const [type, field, id, action] of answers)
    for (const language of languages)
      expect([language, labels.action(action, language, view)]).toEqual([
        language,
        expect.stringContaining(labels.answer(type, field, id, language, view)),
      ]);
  expect(labels.action(write('ada', claim('consecration', { sector: 'fenris', god: 'rubra' })), 'en', view)).toBe(
    'claim Consecration (Fenris Reaches and Nurgle)',
  );
  expect(labels.action(write('ada', trade('bo', ['rubra', 'fenris'], ['eco'])), 'en', view)).toBe('trade Rubra and Fenris for Eco with bo');
  expect(labels.action({ type: 'commit-orders', player: 'ada' }, 'en', view)).toBe('commit the sheet');
});

test('what happens to a planet, a band, a god or a kind of inhabitants is told of none of another list', () => {
  const told = (event: Event): string => labels.event(event, 'en', view);
  expect(told({ type: 'warband-chosen', player: 'ada', warband: 'furia', dedication: 'rubra' })).toBe(
    'ada leads the World Eaters (Nurgle).',
  );
  expect(told({ type: 'warband-chosen', player: 'bo', warband: 'blackLegion', dedication: 'absolute' })).toBe(
    'bo leads the Black Legion (Absolute Chaos).',
  );
  expect(told({ type: 'inhabitants-killed', planet: 'eco', player: 'ada', kind: 'eco', units: 2 })).toBe(
    'ada kills 2 units of Chaos Marines on Eco.',
  );
});

test('a refusal calls a sector, a band, a god and a side of a trade by their own names', () => {
  const refused = (action: Action): readonly string[] =>
    ojoDelTerror.explain(state, action).map((violation) => labels.refusal(violation, 'en', view) ?? '');
  expect(refused(write('bo', defendSector('fenris')))).toContain(
    'bo does not control the whole of the sector Fenris Reaches, which has 6 planets.',
  );
  expect(refused(write('bo', claim('consecration', { sector: 'extasis', god: 'nobody' })))).toEqual([
    expect.stringContaining('in the sector Hollow Heart'),
  ]);
  expect(refused(write('bo', claim('chosen-of-chaos', { god: 'nobody' })))).toEqual([expect.stringMatching(/Nurgle/)]);
  expect(refused(write('ada', trade('bo', [], ['rubra'])))[0]).toBe(
    'A trade names planets on both sides; one side is empty (planets given).',
  );
  const taken = { code: 'warband-taken', clause: 'ET-WAR-01', message: '', facts: { warband: 'furia', holder: 'ada' } } as const;
  expect(labels.refusal(taken, 'en', view)).toBe('ada already leads the World Eaters.');
});

test('the map marks its gates and counts in words of the rules, and names bands, whatever the planets are called', () => {
  for (const language of languages) expect(labels.draw!(view, language)).toBe(labels.draw!(usual, language));
});
