import './boards.css';
import './maps.css';
import { type ComponentType, lazy } from 'react';
import type { BoardProps } from './board.js';

/** A board and its style sheet, fetched together. */
const drawn = <T>(board: Promise<T>, style: Promise<unknown>): Promise<T> => Promise.all([board, style]).then(([found]) => found);

const fetched = {
  'ojo-del-terror': () => drawn(import('./ojo-del-terror/board.js'), import('./ojo-del-terror/chart.css')),
  genegrafter: () => drawn(import('./genegrafter/board.js'), import('./genegrafter/cards.css')),
  'som-el-que-decidim': () => drawn(import('./som-el-que-decidim/board.js'), import('./som-el-que-decidim/country.css')),
  'genes-mactantes': () => drawn(import('./genes-mactantes/board.js'), import('./genes-mactantes/region.css')),
  'orbis-terrarum': () => drawn(import('./orbis-terrarum/board.js'), import('./orbis-terrarum/world.css')),
} as const;

/** The picture of every game, by the id of the game; fetched when it is first shown. */
export const boards: Readonly<Record<string, ComponentType<BoardProps<never>>>> = {
  'ojo-del-terror': lazy(fetched['ojo-del-terror']),
  genegrafter: lazy(fetched.genegrafter),
  'som-el-que-decidim': lazy(fetched['som-el-que-decidim']),
  'genes-mactantes': lazy(fetched['genes-mactantes']),
  'orbis-terrarum': lazy(fetched['orbis-terrarum']),
};

/** Is there a picture of this game? */
export const hasBoard = (id: string): boolean => Object.hasOwn(boards, id);

/** Fetches the picture of a game before it is shown. */
export const fetchBoard = (id: keyof typeof fetched): Promise<unknown> => fetched[id]();
