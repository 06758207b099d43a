import './boards.css';
import './maps.css';
import './ojo-del-terror/chart.css';
import './genegrafter/cards.css';
import './som-el-que-decidim/country.css';
import './genes-mactantes/region.css';
import './orbis-terrarum/world.css';
import { type ComponentType, lazy } from 'react';
import type { BoardProps } from './board.js';

/** The picture of every game, by the id of the game; loaded when it is first shown. */
export const boards: Readonly<Record<string, ComponentType<BoardProps<never>>>> = {
  'ojo-del-terror': lazy(() => import('./ojo-del-terror/board.js')),
  genegrafter: lazy(() => import('./genegrafter/board.js')),
  'som-el-que-decidim': lazy(() => import('./som-el-que-decidim/board.js')),
  'genes-mactantes': lazy(() => import('./genes-mactantes/board.js')),
  'orbis-terrarum': lazy(() => import('./orbis-terrarum/board.js')),
};
