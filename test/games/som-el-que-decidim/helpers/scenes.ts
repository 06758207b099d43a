import { scripted, type Throw } from 'ludoteca';
import { type Config, catalonia, type Due, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { type Scene as SceneOf, scene as sceneOf } from 'ludoteca/som-el-que-decidim/testing';
import { accepted } from 'ludoteca/testing';

/** P1 to P4 of the worked examples. */
export const [ada, bo, cai, dot] = ['ada', 'bo', 'cai', 'dot'] as const;

const everybody: readonly string[] = [ada, bo, cai, dot];

/** So many players, in the default colours. */
export const players = (count: number): string[] => everybody.slice(0, count);

/** A shuffle that changes nothing. */
export const still = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The shuffle that leaves content order: tile i lies on cell i. */
export const identity = still(37);

/** The throws of a setup in which every pick is 0 and the board lies in content order. */
export const plainSetup = (count: number): Throw[] => [...Array.from({ length: count === 1 ? 5 : 4 * count }, () => 1), identity];

/** The first state of a game dealt plainly. */
export const begun = (config: Partial<Config> = {}, count = 4): State => {
  const dice = scripted(plainSetup(count));
  const { state } = accepted(somElQueDecidim.setup({ players: players(count), ...config }, dice));
  dice.finish();
  return state;
};

/** What is said of a game that was dealt plainly. */
export interface Scene extends Pick<SceneOf, 'turn' | 'holder' | 'centralism' | 'faceUp'> {
  readonly config?: Partial<Config>;
  readonly count?: number;
  readonly step: State['step'];
  /** Discs by player; who is not named then has none, and the treasury has the rest. */
  readonly discs?: Readonly<Record<string, readonly string[]>>;
  readonly participation?: Readonly<Record<string, number>>;
  readonly cells?: Readonly<Record<string, number>>;
  /** Urn tiles set aside, by the cell they came from. */
  readonly aside?: readonly number[];
  readonly change?: Omit<SceneOf, 'players'>;
}

/** A position in the middle of a game. */
export const scene = ({ config, count = 4, discs = {}, participation = {}, cells = {}, aside, change, ...rest }: Scene): State => {
  const isNamed = Object.keys(discs).length > 0;
  return sceneOf(
    { players: players(count), concentration: 'keep', centralism: count === 1 ? 'high' : 'medium', ...config },
    {
      ...rest,
      players: Object.fromEntries(
        players(count).map((id) => [
          id,
          {
            ...(isNamed ? { discs: discs[id] ?? [] } : {}),
            participation: participation[id] ?? 0,
            ...(cells[id] === undefined ? {} : { cell: cells[id] }),
          },
        ]),
      ),
      ...(aside === undefined ? {} : { urnAside: aside }),
      ...change,
    },
  );
};

/** A tax due. */
export const tax = (payer: string, amount: number, payee = 'treasury'): Due => ({ payer, payee, amount, reason: 'tax' });

/** The id of the default tile with this number. */
export const tile = (number: number): string => catalonia.tiles[number]!.id;
