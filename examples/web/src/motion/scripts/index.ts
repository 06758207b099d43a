import type { GameId } from 'ludoteca/games';
import type { AnyEvent, AnyView } from '../../tables/catalogue.js';
import { banner, type Cue } from '../cues.js';

/** What is seen of the events of a game; what events and views it has only its own script knows. */
export type AnyScript = Readonly<Record<string, (event: AnyEvent, view: AnyView) => readonly Cue[]>>;

/** Which events and views belong together the registry cannot say; whoever opens the table does. */
const any = (script: object): AnyScript => script as unknown as AnyScript;

/** Fetches the script of a game. Scripts may look things up in the rules of their game: a table has no use for those of another. */
export const scriptBoxes: Readonly<Record<GameId, () => Promise<AnyScript>>> = {
  'ojo-del-terror': async () => any((await import('./ojo-del-terror.js')).ojoDelTerrorScript),
  genegrafter: async () => any((await import('./genegrafter.js')).genegrafterScript),
  'som-el-que-decidim': async () => any((await import('./som-el-que-decidim.js')).somElQueDecidimScript),
  'genes-mactantes': async () => any((await import('./genes-mactantes.js')).genesMactantesScript),
  'orbis-terrarum': async () => any((await import('./orbis-terrarum.js')).orbisTerrarumScript),
};

const fetched = new Map<GameId, AnyScript>();

/** Fetches the script of a game before something is to be seen of it. */
export const fetchScript = async (id: GameId): Promise<void> => {
  if (!fetched.has(id)) fetched.set(id, await scriptBoxes[id]());
};

/** What is seen of an event by whoever had this view before it; nothing of one that the script does not know, as newer hosts may tell. */
export const cuesOf = (id: GameId, event: AnyEvent, view: AnyView): readonly Cue[] => {
  const script = fetched.get(id);
  // What happens before its script is there is told before the board.
  if (script === undefined) return [banner];
  if (!Object.hasOwn(script, event.type)) return [];
  const cues = script[event.type]!(event, view);
  // What names nothing on the board is at least told before it.
  return cues.length === 0 ? [banner] : cues;
};
