import './boards.css';
import './maps.css';
import { type ComponentType, lazy } from 'react';
import type { BoardProps } from './board.js';

/** A board and its style sheet, fetched together. */
const drawn = <T>(board: Promise<T>, style: Promise<unknown>): Promise<T> => Promise.all([board, style]).then(([found]) => found);

/** The picture of every game, by the id of the game; loaded when it is first shown. */
export const boards: Readonly<Record<string, ComponentType<BoardProps<never>>>> = {
  'ojo-del-terror': lazy(() => drawn(import('./ojo-del-terror/board.js'), import('./ojo-del-terror/chart.css'))),
  genegrafter: lazy(() => drawn(import('./genegrafter/board.js'), import('./genegrafter/cards.css'))),
  'som-el-que-decidim': lazy(() => drawn(import('./som-el-que-decidim/board.js'), import('./som-el-que-decidim/country.css'))),
  'genes-mactantes': lazy(() => drawn(import('./genes-mactantes/board.js'), import('./genes-mactantes/region.css'))),
  'orbis-terrarum': lazy(() => drawn(import('./orbis-terrarum/board.js'), import('./orbis-terrarum/world.css'))),
};
