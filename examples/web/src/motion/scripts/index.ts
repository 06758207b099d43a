import type { GameId } from 'ludoteca/games';
import type { AnyEvent, AnyView } from '../../tables/catalogue.js';
import { banner, type Cue } from '../cues.js';
import { genegrafterScript } from './genegrafter.js';
import { genesMactantesScript } from './genes-mactantes.js';
import { ojoDelTerrorScript } from './ojo-del-terror.js';
import { orbisTerrarumScript } from './orbis-terrarum.js';
import { somElQueDecidimScript } from './som-el-que-decidim.js';

/** The script of every game on offer. */
export const scripts = {
  'ojo-del-terror': ojoDelTerrorScript,
  genegrafter: genegrafterScript,
  'som-el-que-decidim': somElQueDecidimScript,
  'genes-mactantes': genesMactantesScript,
  'orbis-terrarum': orbisTerrarumScript,
} as const satisfies Record<GameId, object>;

type AnyScript = Readonly<Record<string, (event: AnyEvent, view: AnyView) => readonly Cue[]>>;

/** What is seen of an event by whoever had this view before it; nothing of one that no script knows, as newer hosts may tell. */
export const cuesOf = (id: GameId, event: AnyEvent, view: AnyView): readonly Cue[] => {
  // Which events and views belong together the registry cannot say; whoever opens the table does.
  const script = scripts[id] as unknown as AnyScript;
  if (!Object.hasOwn(script, event.type)) return [];
  const cues = script[event.type]!(event, view);
  // What names nothing on the board is at least told before it.
  return cues.length === 0 ? [banner] : cues;
};
