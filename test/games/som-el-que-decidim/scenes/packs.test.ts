import fc from 'fast-check';
import { type Content, validateContent } from 'ludoteca/som-el-que-decidim';
import { configs, packs } from 'ludoteca/som-el-que-decidim/testing';
import { expect, test } from 'vitest';
import { packsAtRandom } from '../../packs-at-random.js';
import { spokenGame } from '../helpers/spoken.js';

const symbols = ['economic', 'taxAgency', 'prescription', 'inheritance', 'suffrage'];

packsAtRandom(spokenGame, {
  packs: packs(fc),
  faults: (content) => validateContent(content),
  smallest: { cells: { length: 2 }, tiles: { length: 2 }, discs: { length: 16 }, die: { length: 6 }, participation: 0 },
  reach: {
    'two cells': ({ cells }) => cells.length === 2,
    'more than forty cells': ({ cells }) => cells.length > 40,
    'a board at the edge of the numbers': ({ cells }) => cells.some(({ row }) => row > 2 ** 52),
    'a board below nothing': ({ cells }) => cells.some(({ row, column }) => row < 0 && column < 0),
    'no tile of Spain': ({ tiles }) => tiles.every(({ flag }) => flag !== 'spain'),
    'several urns': ({ tiles }) => tiles.filter(({ flag }) => flag === 'urn').length > 2,
    'the rally is not the first tile': ({ tiles }) => tiles[0]?.start === false,
    'no money but what must be': ({ discs }) => discs.length === 16,
    'thirty discs more': ({ discs }) => discs.length > 46,
    'a face that pays all there is': ({ die }) => die.some(({ money }) => money === Number.MAX_SAFE_INTEGER),
    'a die that moves everybody': ({ die }) => die.some(({ icon }) => icon === 'everybody'),
    'a die of four signs at least': ({ die }) => new Set(die.map(({ icon }) => icon)).size > 3,
    'nobody participates': ({ participation }) => participation === 0,
    'a million participate': ({ participation }) => participation === 1_000_000,
    'a tile that is called as a disc': ({ tiles, discs }) => tiles.some(({ id }) => discs.some((disc) => disc.id === id)),
    'an id that stands on a prototype': ({ tiles }) => tiles.some(({ id }) => id in {}),
    ...Object.fromEntries(
      symbols.map((symbol) => [`a tile of the symbol ${symbol}`, ({ tiles }: Content) => tiles.some((tile) => tile.symbol === symbol)]),
    ),
  },
});

test('a country for one player has money enough for one', () => {
  for (const content of fc.sample(packs(fc, { players: 1 }), { seed: 1, numRuns: 100 })) expect(validateContent(content, 1)).toEqual([]);
});

test('configurations at random name their country, or bring one of their own, or leave it', () => {
  const said = fc.sample(configs(fc), { seed: 1, numRuns: 100 }).map(({ content }) => typeof content);
  expect([...new Set(said)].sort()).toEqual(['object', 'string', 'undefined']);
});
