import { type Game, type GameTypes, own } from 'ludoteca';
import type { View as OjoDelTerrorView } from 'ludoteca/ojo-del-terror';
import { inLanguage } from '../shared/languages.js';
import { columnsOf, padded } from './cells.js';
import { read } from './reading.js';
import { type Sign, signs } from './signs.js';
import type { Sitting } from './sitting.js';
import { tell } from './words.js';

/** What the signs of a game’s picture mean, a line each, with the clauses that tell more; nothing of a game whose picture is not known here. */
export const legendOf = ({ id }: Game, language: string): readonly string[] => {
  const known = own<readonly Sign[]>(signs, id) ?? [];
  const drawn = known.map(({ sign }) => (typeof sign === 'string' ? sign : inLanguage(sign, language)));
  const width = Math.max(0, ...drawn.map(columnsOf));
  return known.map(({ means, clauses }, place) => {
    const cited = clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`;
    return `  ${padded(drawn[place]!, width)}  ${inLanguage(means, language)}${cited}`;
  });
};

/** What a picture draws without its name: things, each where it stands, in the order in which they are drawn. */
type Unnamed = (view: GameTypes['View']) => readonly (readonly [place: string, things: readonly string[]])[];

/** The star chart has room for the marks of its planets alone, and orders are given by their names. */
const planetsOfSubsectors: Unnamed = (view) => {
  const { pack } = (view as unknown as OjoDelTerrorView).config;
  return pack.subsectors.map(({ id }) => [id, pack.planets.filter(({ subsector }) => subsector === id).map((planet) => planet.id)]);
};

const unnamed: Readonly<Record<string, Unnamed>> = { 'ojo-del-terror': planetsOfSubsectors };

/** The names of what the picture shows by marks alone, a place to a line; nothing where the picture names all there is. */
const namesOf = ({ game, match, viewer, language }: Sitting): readonly string[] => {
  const view = match.view(viewer);
  const places = own<Unnamed>(unnamed, game.id)?.(view) ?? [];
  if (places.length === 0) return [];
  const width = Math.max(...places.map(([place]) => columnsOf(place)));
  const nameOf = (thing: string): string => game.labels.name(thing, language, view);
  return [
    '',
    `  ${tell(language, 'drawnInOrder')}`,
    ...places.map(([place, things]) => `  ${padded(place, width)}  ${things.map(nameOf).join(', ')}`),
  ];
};

/** Says what the signs of the picture mean, and what is called how in it. */
export const explainPicture = async (sitting: Sitting): Promise<void> =>
  read(sitting.desk, sitting.language, ['', ...legendOf(sitting.game, sitting.language), ...namesOf(sitting), '']);
