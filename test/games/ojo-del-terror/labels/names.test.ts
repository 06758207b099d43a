import { scripted, seeded } from 'ludoteca';
import { type Action, eyeOfTerror, ojoDelTerror, type State, type View } from 'ludoteca/ojo-del-terror';
import { accepted, randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { actions } from '../helpers/action-of-every-type.js';
import { claim, defendSector } from '../helpers/orders.js';
import { smallPack } from '../helpers/packs.js';
import { holding, playAll, resolve, start, withActions, withOrders } from '../helpers/positions.js';
import { labels } from '../helpers/spoken.js';

const languages = ['en', 'es', 'ca', 'fr'] as const;
const viewOf = (state: State): View => ojoDelTerror.view(state, null);

const state = start(['10', '9', 'constructor']);

test('everything of the pack has a name in both languages', () => {
  const { planets, warbands, sectors, kinds, gods } = eyeOfTerror;
  // The map gives the minor gods their epithets in English alone.
  const translated: readonly string[] = ['morvath', 'issilaq', 'uhlgrim'];
  for (const list of [planets, warbands, sectors, kinds, gods] as readonly (readonly { id: string; name: string; english?: string }[])[])
    for (const { id, name, english } of list) {
      expect([id, labels.name(id, 'es') === name]).toEqual([id, !translated.includes(id)]);
      expect(labels.name(id, 'en')).toBe(english ?? name);
    }
  expect([labels.name('skulls'), labels.name('skulls', 'es')]).toEqual([
    'Skulls for the Throne of Skulls!',
    '¡Cráneos para el trono de cráneos!',
  ]);
  expect(labels.name('morvath', 'es')).toBe('Morvath, el Yunque de Abajo');
});

test('what a pack calls by blanks alone goes by its id', () => {
  const pack = { ...smallPack, planets: smallPack.planets.map((planet) => ({ ...planet, name: ' ' })) };
  const view = viewOf(accepted(ojoDelTerror.setup({ players: ['ada', 'bo'], pack, recruitmentKinds: 'any' }, seeded(1))).state);
  for (const language of languages) {
    expect(labels.name('10', language, view)).toBe('"10"');
    expect(labels.answer('add-order', 'order.planet', '10', language, view)).toContain('"10"');
  }
});

test('what the book prints in Spanish has a Catalan and a French name; planets keep theirs', () => {
  const { warbands, sectors } = eyeOfTerror;
  for (const { id, name } of [...warbands, ...sectors])
    for (const language of ['ca', 'fr']) expect([id, language, labels.name(id, language) === name]).toEqual([id, language, false]);
  expect(['cadia', 'morvath', 'blackLegion', 'skulls'].map((id) => labels.name(id, 'fr'))).toEqual([
    ...['Cadia', 'Morvath, l’Enclume d’en bas', 'Légion Noire', 'Des crânes pour le trône de crânes !'],
  ]);
  expect(['cadia', 'morvath', 'blackLegion', 'skulls'].map((id) => labels.name(id, 'ca'))).toEqual([
    ...['Cadia', 'Morvath, l’Enclusa de sota', 'Legió Negra', 'Cranis per al tron de cranis!'],
  ]);
});

test('every action, phase and kind of order has a name of its own in both languages', () => {
  const ids = [
    ...actions.map(({ type }) => type),
    ...['invade', 'defend', 'defend-sector', 'cede', 'trade', 'claim'],
    ...['warbands', 'orders', 'review', 'lieutenants', 'finished', 'referee', 'absolute', 'renegade'],
  ];
  for (const id of ids)
    for (const language of languages) expect([id, language, labels.name(id, language).length > 2]).toEqual([id, language, true]);
  for (const id of ids) if (id !== 'invade') expect([id, labels.name(id, 'es') === id]).toEqual([id, false]);
});

/** Every field that any form asks for, with the places in lists as #, by its action. */
const fields = (): ReadonlySet<string> => {
  const found = new Set<string>();
  const note = (game: State, player: string, type: Action['type']): void => {
    for (let form = 0; form < 40; form++)
      for (const { field } of randomForm(ojoDelTerror, game, player, type, seeded(`${type} ${form}`)).asked)
        found.add(`${type} ${field.replace(/\d+/g, '#')}`);
  };
  const bands = accepted(ojoDelTerror.setup({ players: ['a', 'b'] }, scripted([]))).state;
  note(bands, 'a', 'choose-warband');
  const begun = start(['a', 'b', 'c'], ['ironWarriors', 'blackLegion', 'deathGuard'], { referee: 'present', turns: 2 });
  const refereed = withActions(holding(begun, { a: ['ferrod', 'extasis'], b: ['coralis'], c: ['mena-honda', 'llaga'] }), 3);
  for (const player of ['a', 'b']) for (const type of ['add-order', 'submit-orders'] as const) note(refereed, player, type);
  const written = withOrders(refereed, { a: [claim('no-mercy')] });
  note(written, 'a', 'remove-order');
  note(playAll(written, { type: 'close-orders', player: 'referee' }), 'referee', 'overrule-deed');
  const last = resolve(resolve(holding(refereed, { a: ['ferrod'] })).state).state;
  note(last, 'a', 'choose-lieutenants');
  return found;
};

test('every field of every form is asked for in words of each language', () => {
  const asked = [...fields()];
  expect(asked).toEqual(
    expect.arrayContaining(['choose-warband warband', 'remove-order index', 'overrule-deed claimant', 'choose-lieutenants lieutenants']),
  );
  expect(asked.map((named) => named.replace(/^.* (order|orders\.#)\./, ''))).toEqual(
    expect.arrayContaining([
      ...['type', 'planet', 'across', 'count', 'alliance.members', 'alliance.beneficiary', 'alliance.killer', 'warlord', 'to', 'partner'],
      ...['give.#', 'receive.#', 'deed', 'inside', 'outside', 'sector', 'god'],
    ]),
  );
  for (const named of asked) {
    const [type, field] = named.replaceAll('#', '0').split(' ') as [Action['type'], string];
    for (const language of languages)
      expect([named, language, labels.question(type, field, language)]).toEqual([named, language, expect.stringMatching(/^¿?[A-ZÀ].*\?$/)]);
  }
});

test('ids that nothing has, or that every object has, are their own names', () => {
  for (const id of ['nowhere', 'constructor', 'toString', '__proto__', ''])
    for (const language of [undefined, 'en', 'es', 'fr']) {
      expect(labels.name(id, language)).toBe(id);
      expect(labels.name(id, language, viewOf(state))).toBe(id);
    }
});

test('names of a pack of one’s own come with its view', () => {
  const small = viewOf(start(['10', '9'], undefined, { pack: smallPack }));
  expect(labels.name('valueOf', 'en', small)).toBe('Inside');
  expect(labels.action({ type: 'add-order', player: '10', order: defendSector('valueOf') }, 'en', small)).toContain('Inside');
  expect(labels.name('cadia', 'en', small)).toBe('cadia');
});
