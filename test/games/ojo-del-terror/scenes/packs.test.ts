import fc from 'fast-check';
import { validatePack } from 'ludoteca/ojo-del-terror';
import { configs, packs } from 'ludoteca/ojo-del-terror/testing';
import { expect, test } from 'vitest';
import { packsAtRandom } from '../../packs-at-random.js';
import { spokenGame } from '../helpers/spoken.js';

packsAtRandom(spokenGame, {
  packs: packs(fc),
  faults: validatePack,
  smallest: {
    ...{ kinds: { length: 0 }, gods: { length: 1 }, warbands: { length: 2 }, sectors: { length: 2 }, subsectors: { length: 2 } },
    ...{ planets: { length: 4 }, links: { length: 1 }, deeds: { length: 0 }, startTable: {} },
  },
  reach: {
    'a map of two rooms': ({ subsectors }) => subsectors.length === 2,
    'a map of many rooms': ({ subsectors }) => subsectors.length > 12,
    'more than a hundred planets': ({ planets }) => planets.length > 100,
    'a crowd of planets of which nothing is to be said': ({ planets }) =>
      planets.filter(({ name, extreme, baseDefence, resources }) => name === 'World' && !extreme && baseDefence + resources === 0).length >
      100,
    'a map with cells': ({ subsectors }) => subsectors.some(({ cells }) => cells !== undefined),
    'rooms of several cells': ({ subsectors }) => subsectors.some(({ cells = [] }) => cells.length > 1),
    'a map without cells': ({ subsectors }) => subsectors.every(({ cells }) => cells === undefined),
    'four major gods': ({ gods }) => gods.filter(({ rank }) => rank === 'major').length > 3,
    'no minor god': ({ gods }) => gods.every(({ rank }) => rank === 'major'),
    'no inhabitants of any kind': ({ kinds }) => kinds.length === 0,
    'a planet as strong and as rich as can be': ({ planets }) => planets.some(({ baseDefence }) => baseDefence === 9),
    'as many inhabitants as can be': ({ planets }) => planets.some(({ inhabitants }) => inhabitants?.units === 20),
    'nowhere to begin at home': ({ startTable }) => Object.keys(startTable).length === 0,
    'homes for eight': ({ startTable }) => Object.hasOwn(startTable, '8'),
    'every deed': ({ deeds }) => deeds.length === 18,
    'a deed of a hundred points': ({ deeds }) => deeds.some(({ points }) => points === 100),
    'an id that stands on a prototype': ({ planets }) => planets.some(({ id }) => id in {}),
    'an id that is a number': ({ planets }) => planets.some(({ id }) => id === '10'),
    'an id of two hundred signs': ({ planets }) => planets.some(({ id }) => id.length === 200),
    'an id that is used twice, in two lists': ({ planets, gods }) => planets.some(({ id }) => gods.some((god) => god.id === id)),
    'a name in another script': ({ planets }) => planets.some(({ name }) => /\p{Script=Hebrew}|\p{Script=Han}/u.test(name)),
  },
});

test('configurations at random say every option or leave it, and recruit any kind or those they name', () => {
  const options = ['turns', 'scoreOn', 'startMode', 'homeAssignment', 'warbandSelection', 'referee', 'creedBenefits'] as const;
  const others = ['templeSanctity', 'favourOpensDeeds', 'gateCountsAsCrossing', 'noMercyNeedsSuccess', 'doubledTurns'] as const;
  const said = fc.sample(configs(fc), { seed: 1, numRuns: 200 });
  for (const option of [...options, ...others, 'lieutenants', 'recruitmentKinds'] as const)
    expect([option, new Set(said.map((config) => config[option] !== undefined)).size]).toEqual([option, 2]);
  expect([...new Set(said.map(({ recruitmentKinds }) => typeof recruitmentKinds))].sort()).toEqual(['object', 'string', 'undefined']);
});
