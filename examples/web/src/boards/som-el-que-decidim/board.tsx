import { own } from 'ludoteca';
import type { View } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';
import type { BoardProps } from '../board.js';
import { PannedMap } from '../plate.js';
import { Frame, useTable } from '../table.js';
import { Affairs } from './affairs.js';
import { Citizens } from './citizens.js';
import { CountryLegend } from './legend.js';
import { Purses } from './purses.js';
import { Side } from './side.js';
import { pitch, Tiles } from './tiles.js';
import { useWords } from './words.js';

/** What lies beside the board needs this much room. */
const sideWidth = 164;
const sideHeight = 540;
const margin = 16;

const Sitting = ({ view }: { readonly view: View }): ReactNode => {
  const word = useWords();
  const { cells } = view.config.content;
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const width = (Math.max(...columns) - left + 1) * pitch + sideWidth + margin;
  const height = Math.max(sideHeight, (Math.max(...rows) - top + 1) * pitch + 2 * margin);
  const origin = { left: sideWidth - left * pitch, top: margin - top * pitch };
  const { viewer } = useTable();
  const mine = viewer === null ? undefined : cells[own(view.players, viewer)?.cell ?? -1];
  return (
    <>
      <PannedMap
        width={width}
        height={height}
        label={word('map')}
        fromLeft
        around={mine === undefined ? undefined : [origin.left + (mine.column + 0.5) * pitch, origin.top + (mine.row + 0.5) * pitch]}
      >
        <Side view={view} />
        <Tiles view={view} {...origin} />
        <Citizens view={view} {...origin} />
      </PannedMap>
      <Affairs view={view} />
      <Purses view={view} />
    </>
  );
};

/** Som el que decidim!: the country in tiles, its citizens and what they have. */
const SomElQueDecidimBoard = ({ view, ...props }: BoardProps<View>): ReactNode => (
  <Frame
    props={props}
    game="som-el-que-decidim"
    label={`${props.name(view.step, 'words')} · ${view.turn}`}
    legend={(asked) => <CountryLegend {...asked} />}
  >
    <Sitting view={view} />
  </Frame>
);

export default SomElQueDecidimBoard;
