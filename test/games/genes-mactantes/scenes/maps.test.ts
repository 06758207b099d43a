import fc from 'fast-check';
import type { RegionMap } from 'ludoteca/genes-mactantes';
import { maps } from 'ludoteca/genes-mactantes/testing';
import { mapFaults } from '../../../../src/games/genes-mactantes/content/validate.js';
import { packsAtRandom } from '../../packs-at-random.js';
import { spokenGame } from '../helpers/spoken.js';

const landsOf = ({ territories }: RegionMap): number => territories.filter(({ kind }) => kind === 'land').length;

packsAtRandom(spokenGame, {
  packs: maps(fc, { players: 3 }),
  faults: (map) => [...mapFaults(map, 3)],
  smallest: { territories: { length: 9 }, edges: { length: 8 }, countries: [{ cities: { length: 3 } }, {}, {}] },
  reach: {
    'three lands each': (map) => landsOf(map) === 9,
    'two hundred lands': (map) => landsOf(map) === 200,
    'no sea': (map) => landsOf(map) === map.territories.length,
    seas: (map) => landsOf(map) < map.territories.length - 4,
    'a cliff': ({ edges }) => edges.some(({ barrier }) => barrier === 'cliff'),
    'a land that is called as nothing': ({ territories }) => territories.some(({ name }) => name.trim() === ''),
    'a land with a long name': ({ territories }) => territories.some(({ name }) => name.length === 10_000),
    'a land with a feature twice': ({ territories }) => territories.some(({ features }) => new Set(features).size < features.length),
    'a volcano': ({ territories }) => territories.some(({ features }) => features.includes('volcano')),
    'a country that is called as a land': ({ territories, countries }) =>
      countries.some(({ id }) => territories.some((land) => land.id === id)),
    'a sea before a land': ({ territories }) => territories[0]?.kind === 'sea',
    'an id that stands on a prototype': ({ territories }) => territories.some(({ id }) => id in {}),
    'a city in another script': ({ countries }) => countries.some(({ cities }) => cities.some(({ name }) => name === '東京')),
  },
});
