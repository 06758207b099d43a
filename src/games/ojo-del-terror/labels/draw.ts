import { own } from '../../../core/data/own.js';
import { aligned } from '../../../core/words/columns.js';
import { countIn } from '../../../core/words/saying.js';
import { atlasOf, type Passage, type Region } from '../content/atlas.js';
import type { View } from '../types/index.js';
import { across, drawGrid } from './grid.js';
import type { Countable, Naming } from './language.js';
import { namingIn } from './naming.js';

const width = 15;

/** Beyond this many cells (or without any) the map is a list. */
const largestGrid = 400;

/** One mark per planet: the seat letter of its controller, the number of its inhabitants, or a dot where it is empty. */
const marksOf = (view: View, { planets }: Region): string =>
  planets
    .map((planet) => {
      const { controller, inhabitants } = view.planets[planet]!;
      return controller === null ? (inhabitants > 0 ? String(inhabitants) : '·') : seatLetter(view, controller);
    })
    .join(' ');

/** The lines of the grid, for ways that are told one after the other. */
const passages: Readonly<Record<Passage, string>> = { near: across.single, gate: across.dotted, boundary: across.double };

/** Where one gets to from a subsector, and how. */
const waysFrom = ({ neighbours }: Region): string => neighbours.map(({ to, passage }) => `${passages[passage]} ${to}`).join('  ');

const seatLetter = (view: View, player: string): string => String.fromCharCode(65 + view.config.players.indexOf(player));

/** The grid of subsectors with the Boundary of the Eye in double lines, and a line for every player. */
export const drawMap = (view: View, language: Naming): string => {
  const { code, words } = language;
  const nameOf = namingIn(language, view);
  const counted = (count: number, what: Countable): string => countIn(code, count, words[`one ${what}`], words[`many ${what}s`]);
  const { pack } = view.config;
  const written = (region: Region): readonly string[] => [region.gate ? `${region.id} ${words.gate}` : region.id, marksOf(view, region)];
  const lines =
    drawGrid(pack, width, largestGrid, written) ??
    aligned(
      [...atlasOf(pack).subsectors.values()].map((region) => [...written(region), ` ${waysFrom(region)}`]),
      [8, 0],
    );
  const table = view.config.players.map((player) => {
    const { score, warband, deeds } = view.players[player]!;
    const held = Object.values(view.planets).filter(({ controller }) => controller === player).length;
    const actions = own(view.allowances, player);
    return [
      `${seatLetter(view, player)}  ${player}`,
      warband === null ? '' : nameOf(warband, 'warbands'),
      counted(score, 'point'),
      counted(held, 'planet'),
      actions === undefined ? '' : counted(actions, 'action'),
      deeds.map((deed) => nameOf(deed)).join(' · '),
    ];
  });
  return [...lines, '', ...aligned(table, [14, 24, 12, 12, Object.keys(view.allowances).length > 0 ? 12 : 0])].join('\n');
};
