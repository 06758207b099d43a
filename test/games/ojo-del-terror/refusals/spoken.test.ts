import type { Violation } from 'ludoteca';
import { expect, test } from 'vitest';
import { ojoDelTerror as examples } from '../../../refusals/examples/ojo-del-terror.js';
import { labels } from '../helpers/spoken.js';

const languages = ['en', 'es', 'ca', 'fr'] as const;

const violations = Object.entries(examples).map(
  ([code, [clause, facts]]) => ({ code, clause, facts, message: '' }) as unknown as Violation,
);

/** A refusal of this code, with facts like those of its example. */
const refused = (code: string, facts: object = {}): Violation => {
  const found = violations.find((violation) => violation.code === code)!;
  return { ...found, facts: { ...found.facts, ...facts } } as Violation;
};

test('every refusal is said in each language, and differently in English, Spanish and French', () => {
  for (const violation of violations) {
    const said = languages.map((language) => labels.refusal!(violation, language));
    // Some short sentences are the same in Catalan as in Spanish.
    const [english, spanish, , french] = said;
    expect([violation.code, new Set([english, spanish, french]).size]).toEqual([violation.code, 3]);
    for (const sentence of said) expect(sentence).toMatch(/\S.*\.$/);
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

test('planets, sectors and deeds are called by their names, people as they call themselves', () => {
  const far = refused('no-access', { player: 'cadia', planet: 'cal-viva' });
  for (const language of languages) expect(labels.refusal!(far, language)).toMatch(/cadia.*Cal Viva/);
  const closed = refused('raid-sector-closed');
  expect(
    languages.map((language) => labels.refusal!(closed, language)?.match(/Pale Abyss|Abismo Pálido|Abisme Pàl·lid|Abîme Pâle/)?.[0]),
  ).toEqual([...['Pale Abyss', 'Abismo Pálido', 'Abisme Pàl·lid', 'Abîme Pâle']]);
});

test('one thing stands in the singular, several in the plural', () => {
  const costs = (cost: number, left: number, language: string) => labels.refusal!(refused('not-enough-actions', { cost, left }), language);
  expect([costs(1, 0, 'ca'), costs(2, 1, 'ca')]).toEqual([
    'Aquesta ordre costa 1 acció; a cy li’n queden 0.',
    'Aquesta ordre costa 2 accions; a cy li’n queda 1.',
  ]);
  expect([costs(1, 0, 'fr'), costs(2, 1, 'fr')]).toEqual([
    'Cet ordre coûte 1 action ; il en reste 0 à cy.',
    'Cet ordre coûte 2 actions ; il en reste 1 à cy.',
  ]);
});

test('what might be named instead stands in a row, and “de” is spoken as it is', () => {
  const god = {
    code: 'deed-parameters',
    clause: 'ET-CLAIM-06',
    message: '',
    facts: { fault: 'god', sector: 'GTE', gods: ['khorne', 'nurgle'] },
  };
  expect(labels.refusal!(god as unknown as Violation, 'fr')).toMatch(/Grande Tempête Éternelle : Khorne ou Nurgle\.$/);
  expect(labels.refusal!(god as unknown as Violation, 'ca')).toMatch(/Gran Tempesta Eterna: Khorne o Nurgle\.$/);
  const bandOf = (player: string, language: string) => labels.refusal!(refused('deed-not-eligible', { player }), language);
  expect(['ada', 'yves', 'yann'].map((player) => bandOf(player, 'fr'))).toEqual(
    ['La bande d’ada', 'La bande d’yves', 'La bande de yann'].map((whose) =>
      expect.stringContaining(`${whose} ne peut pas annoncer l’exploit « Avatar »`),
    ),
  );
  expect(['ada', 'bo'].map((player) => bandOf(player, 'ca'))).toEqual(
    ['La banda d’ada', 'La banda de bo'].map((whose) => expect.stringContaining(`${whose} no pot anunciar la gesta «Avatar»`)),
  );
});

test('whoever may not claim a deed is told what the band worships: a god with its class, or a creed', () => {
  const told = (creed: string, dedication: string, language: string) =>
    /\((.*)\)\.$/.exec(labels.refusal!(refused('deed-not-eligible', { creed, dedication }), language) ?? '')?.[1];
  expect(languages.map((language) => told('major', 'khorne', language))).toEqual([
    ...['dedication: Khorne, major god', 'consagración: Khorne, dios mayor'],
    ...['consagració: Khorne, déu major', 'consécration : Khorne, dieu majeur'],
  ]);
  expect(told('absolute', 'absolute', 'en')).toBe('dedication: Absolute Chaos');
});
