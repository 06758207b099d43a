import { expect, test } from 'vitest';
import { genesMactantes as examples } from '../../../refusals/examples/genes-mactantes.js';
import { labels } from '../helpers/spoken.js';
import * as t from '../helpers/table.js';

const languages = ['en', 'ca', 'es', 'fr'] as const;
const state = t.started(['ada', 'bo', 'cai']);
const view = t.game.view(state, 'ada');

/** A refusal as it is told at this table, in every language. */
const told = (code: string, clause: string, facts: object): readonly (string | undefined)[] =>
  languages.map((language) => labels.refusal?.({ code, clause, message: 'as it was', facts } as never, language, view));

test('every refusal has a sentence in every language, with no id of the table or of the rules in it', () => {
  for (const [code, [clause, facts]] of Object.entries(examples))
    for (const said of told(code, clause, 'wanted' in facts ? { player: 'nobody' } : facts)) {
      expect([code, said]).toEqual([code, expect.stringMatching(/^(ada|bo|cai|di|[A-ZÀ-Ý«“]).*\.$/)]);
      if (!/^(map|bad)-|^unknown-country/.test(code))
        expect(said).not.toMatch(/\b[abc][1-8]\b|person-|undefined|\[object|[a-z]-[a-z]+-|[a-z][A-Z]/);
    }
});

test('refusals call things by the names they have at the table', () => {
  expect(told('site-taken', 'GM-FOUN-01', { territory: 'a1' })).toEqual([
    'There is a city in Planells already.',
    'A Planells ja hi ha una ciutat.',
    'En Planells ya hay una ciudad.',
    'Il y a déjà une ville à Planells.',
  ]);
  expect(told('wrong-scope', 'GM-DECL-01', { kind: 'taxes', scope: 'external' })).toEqual([
    'This cannot be written in this step: taxes, external order. Internal orders come first, then external ones.',
    'Això no es pot apuntar en aquest pas: taxes, acció externa. Primer van les internes i després les externes.',
    'Esto no puede anotarse en este paso: impuestos, acción externa. Primero van las internas y después las externas.',
    'Cela ne se note pas à cette étape : impôts, action externe. D’abord les internes, puis les externes.',
  ]);
  expect(told('not-your-character', 'GM-TRAV-02', { character: 'person-1', player: 'bo' })[0]).toBe('Guifré does not serve bo.');
});

test('one thing stands in the singular and several in the plural', () => {
  const orders = (many: number) => told('must-execute', 'GM-FLOW-11', { player: 'bo', orders: many });
  expect(orders(1)).toEqual([
    'bo still has 1 order to carry out, and cannot pass.',
    'A bo encara li queda 1 acció per fer, i no pot passar.',
    'A bo aún le queda 1 acción por hacer, y no puede pasar.',
    'Il reste à bo 1 action à accomplir : impossible de passer.',
  ]);
  expect(orders(2)).toEqual([
    'bo still has 2 orders to carry out, and cannot pass.',
    'A bo encara li queden 2 accions per fer, i no pot passar.',
    'A bo aún le quedan 2 acciones por hacer, y no puede pasar.',
    'Il reste à bo 2 actions à accomplir : impossible de passer.',
  ]);
});

test('several things stand in a row as each language joins them', () => {
  expect(told('bad-path', 'GM-TRAV-03', { from: 'a8', path: ['a4', 'b1'] })).toEqual([
    'No journey leads from Illa Brava by way of Gual Llarg and Pla de Brúgol: it goes from neighbour to neighbour, over no cliff and nowhere twice, and ends on land.',
    'Cap viatge no porta d’Illa Brava per Gual Llarg i Pla de Brúgol: es va de veí en veí, sense penya-segats ni repetir cap territori, i s’acaba en terra.',
    'Ningún viaje lleva desde Illa Brava por Gual Llarg y Pla de Brúgol: se va de vecino en vecino, sin acantilados ni repetir territorio, y se acaba en tierra.',
    'Aucun voyage ne mène d’Illa Brava par Gual Llarg et Pla de Brúgol : on va de voisin en voisin, sans falaise ni retour, et l’on finit sur terre.',
  ]);
});

test('what stands in the way of an offer is told in the same language', () => {
  const because = {
    code: 'not-yours',
    clause: 'GM-TRAD-06',
    message: 'as it was',
    facts: { fault: 'no-city', giver: 'ada', territory: 'a2' },
  };
  expect(told('offer-no-longer-valid', 'GM-TRAD-05', { because })).toEqual([
    "This can no longer be handed over: ada has no city in Port d'Alba.",
    "Això ja no es pot lliurar: ada no té cap ciutat a Port d'Alba.",
    "Esto ya no puede entregarse. ada no tiene ninguna ciudad en Port d'Alba.",
    "Cela ne peut plus être livré : ada n’a aucune ville à Port d'Alba.",
  ]);
  const strange = { ...because, code: 'no-such-code' };
  expect(told('offer-no-longer-valid', 'GM-TRAD-05', { because: strange })[2]).toBe('Esto ya no puede entregarse. as it was');
});

test('a refusal of a real action is told in each language', () => {
  const refused = t.game.reduce(
    state,
    { type: 'declare', player: 'ada', scope: 'internal', kind: 'found-city', written: { territory: 'b2', name: 'Nova' } },
    { roll: () => 1, shuffle: <T>(of: T) => of } as never,
  );
  const [violation] = refused._tag === 'Left' ? refused.left : [];
  expect(languages.map((language) => labels.refusal?.(violation!, language, view))).toEqual([
    'Cala Blanca is not land of ada.',
    'Cala Blanca no és terra d’ada.',
    'Cala Blanca no es tierra de ada.',
    'Cala Blanca n’est pas une terre d’ada.',
  ]);
});

test('a battle for a city that is nobody’s is not refused as one against somebody called nobody', () => {
  expect(told('unknown-opponent', 'GM-BATT-01', { player: 'ada', opponent: 'independent' })).toEqual([
    'A battle for a city that is nobody’s is an external order.',
    'Una batalla per una ciutat de ningú és una acció externa.',
    'Una batalla por una ciudad de nadie es una acción externa.',
    'Une bataille pour une ville qui n’est à personne est une action externe.',
  ]);
  expect(told('unknown-opponent', 'GM-BATT-01', { player: 'ada', opponent: 'cai' })[1]).toBe(
    'cai no és un rival d’ada que siga encara en joc, i no se li pot donar batalla.',
  );
});

test('numbers are elided before in Catalan where they begin with a vowel', () => {
  expect(told('no-disorder', 'GM-REST-01', { disorder: 2, declared: 1 })[1]).toBe(
    'Hi ha 2 desastres per reparar, i el full ja s’ocupa d’1.',
  );
  expect(told('too-many-characters', 'GM-TRAD-06', { receiver: 'bo', most: 11 })[1]).toBe('bo passaria d’11 personatges.');
});
