import { atlasOf, defaultMap, mapFaults } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from '../helpers/table.js';

const { clause } = t;

/** The countries of the default maps as the book has them: id, name, and the eight territories with their cities. */
const book = [
  "aurenca, Aurenca, Planells (Aurenc), Port d'Alba, Rouredes (Rouredal), Gual Llarg, Aiguabaixa, Serrat Gris (Castellgris), Cingles Alts, Illa Brava",
  "brugola, Brúgola, Pla de Brúgol (Brúgol), Cala Blanca, Bosc d'Arç (Arçosa), Gual de Llum, Llacunes, Puig Roig (Rojal), Penyal Ventós, Illa Fosca",
  'cendral, Cendral, Vall de Cendra (Cendrassa), Platja Llarga, Pineda Vella (Pinedell), Gual Fred, Joncar, Serra Negra (Negral), Cims Bessons, Illa Rodona',
  'dorveny, Dorveny, Camp Daurat (Dorv), Port Nou, Fageda (Fagell), Gual Vell, Salines, Muntanyola (Muntell), Estimball, Illa Llarga',
  'estuaria, Estuària, Horta Gran (Estuera), Badia, Alzinar (Alzinell), Gual Ample, Canyissar, Serra Blanca (Blancal), Espadats, Illa Petita',
  'ferrany, Ferrany, Pla de Ferran (Ferranell), Port Vell, Castanyeda (Castanyell), Gual Fondo, Marjals, Serra Llisa (Llisal), Cingle Roig, Illa Verda',
  'gorgonda, Gorgonda, Conca Gran (Gorg), Cala Fonda, Avetosa (Avetell), Gual Sec, Estanyols, Puig Pelat (Pelatell), Penya Tallada, Illa Calba',
  'hortalia, Hortàlia, Horta Vella (Hortal), Platja Fina, Omeda (Omedell), Gual Clar, Tamarigar, Serra Alta (Altell), Timba Fosca, Illa Seca',
  "ixonia, Ixònia, Pla d'Ixó (Ixó), Port Fondo, Sureda (Suredell), Gual Trencat, Bova, Turó Gran (Turonell), Cims Trencats, Illa Grisa",
  'jovaria, Jovària, Camps de Jou (Jovell), Cala Llarga, Freixeda (Freixell), Gual Estret, Aiguamolls, Serra del Vent (Ventell), Balç Negre, Illa Blanca',
];
const features = ['plain river', 'plain', 'forest', 'plain river', 'marsh', 'mountain', 'mountain forest cliff', 'volcano plain'];
const inside =
  'x1-x2 x1-x3 x1-x4 x1-x5 x1-x6 x1-x7 x2-x3 x2-mar-de-fora x3-x4 x4-x5 x5-x6 x5-mar-de-dins x6-x7 x7-x2 x7!mar-de-fora x8-mar-de-fora';
const border = 'x3-y7 x4-y7 x4~y6';
const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const letters = [...'abcdefghij'];
const positions = [1, 2, 3, 4, 5, 6, 7, 8];

clause('GM-PACK-01', 'the first N modules of eight territories, and two seas', () => {
  for (const n of sizes) {
    const { id, territories, countries } = defaultMap(n);
    expect([id, territories.length]).toEqual([`default-${n}`, 8 * n + 2]);
    const ids = letters.slice(0, n).flatMap((letter) => positions.map((position) => `${letter}${position}`));
    expect(territories.map((territory) => territory.id)).toEqual([...ids, 'mar-de-fora', 'mar-de-dins']);
    expect(territories.slice(-2).map(({ name, kind }) => `${kind} ${name}`)).toEqual(['sea Mar de Fora', 'sea Mar de Dins']);
    expect(territories.slice(0, -2).every(({ kind }) => kind === 'land')).toBe(true);
    const told = countries.map((country) =>
      [
        ...[country.id, country.name],
        ...country.territories.map((place) => {
          const city = country.cities.find(({ territory }) => territory === place);
          const { name } = territories.find((territory) => territory.id === place)!;
          return city === undefined ? name : `${name} (${city.name})`;
        }),
      ].join(', '),
    );
    expect(told).toEqual(book.slice(0, n));
  }
});

clause('GM-PACK-02', 'sixteen edges in each module and three to the next, all round: 19N', () => {
  const signs = { none: '-', river: '~', cliff: '!' };
  for (const n of sizes) {
    const edges = defaultMap(n).edges.map(({ a, b, barrier }) => `${a}${signs[barrier]}${b}`);
    expect(edges.length).toBe(19 * n);
    const module = (i: number, text: string) =>
      text.split(' ').map((edge) => edge.replaceAll(/\bx(?=\d)/g, letters[i]!).replaceAll(/\by(?=\d)/g, letters[(i + 1) % n]!));
    const expected = Array.from({ length: n }, (_, i) => [...module(i, inside), ...module(i, border)]).flat();
    expect([...edges].sort()).toEqual(expected.sort());
  }
});

clause('GM-PACK-03', 'initial cities at positions 1, 3 and 6, and five free sites', () => {
  for (const n of sizes)
    for (const { territories, cities } of defaultMap(n).countries) {
      expect(cities.map(({ territory }) => territory[1])).toEqual(['1', '3', '6']);
      expect(territories.map((id) => id[1])).toEqual(positions.map(String));
    }
});

clause('GM-PACK-04', 'the packs are valid and connected, and all countries have the same land', () => {
  for (const n of sizes) {
    const map = defaultMap(n);
    expect([...mapFaults(map, n)]).toEqual([]);
    const { places } = atlasOf(map);
    const reached = new Set(['a1']);
    for (const here of reached) for (const there of places.get(here)!.ways) reached.add(there);
    expect(reached.size).toBe(map.territories.length);
    const degree = (id: string) => map.edges.filter(({ a, b }) => a === id || b === id).length;
    for (const { territories } of map.countries) {
      expect(territories.map((id) => places.get(id)!.features.join(' '))).toEqual(features);
      expect(territories.map(degree)).toEqual(map.countries[0]!.territories.map(degree));
    }
  }
});

clause(['GM-PACK-04', 'GM-PACK-05'], 'every pack is a wheel: moved on by a country it is the same map, so nobody sits better', () => {
  for (const n of sizes) {
    const map = defaultMap(n);
    const next = (id: string) => (/^[a-j]\d$/.test(id) ? `${letters[(letters.indexOf(id[0]!) + 1) % n]}${id[1]}` : id);
    const told = (turn: (id: string) => string) =>
      map.edges.map(({ a, b, barrier }) => `${[turn(a), turn(b)].sort().join('-')} ${barrier}`).sort();
    expect(told(next)).toEqual(told((id) => id));
    const { places } = atlasOf(map);
    for (const { id, features: here, kind } of map.territories) {
      const there = map.territories.find((other) => other.id === next(id))!;
      expect([there.features, there.kind, places.get(next(id))!.isLand]).toEqual([here, kind, places.get(id)!.isLand]);
    }
  }
});

clause(['GM-PACK-01', 'GM-PACK-02', 'GM-PACK-05'], 'two to ten players have a map of 8N + 2 territories and 19N edges', () => {
  for (const players of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { id, territories, edges, countries } = defaultMap(players);
    expect([id, territories.length, edges.length, countries.length]).toEqual([
      `default-${players}`,
      8 * players + 2,
      19 * players,
      players,
    ]);
    expect([...mapFaults(defaultMap(players), players)]).toEqual([]);
  }
});
