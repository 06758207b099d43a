import { own } from 'ludoteca';
import type { View } from 'ludoteca/genes-mactantes';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps, FillingIn } from '../board.js';
import { PannedMap } from '../plate.js';
import { Frame, useTable } from '../table.js';
import { Borders } from './borders.js';
import { mapSoFar } from './drawing.js';
import { Ground } from './ground.js';
import { RegionLegend } from './legend.js';
import { Fight, Moves } from './moves.js';
import { Pieces } from './pieces.js';
import { regionOf } from './region.js';
import { Offers, Sheets } from './sheets.js';
import { useWords } from './words.js';

const Sitting = ({ view: known, filling }: { readonly view: View; readonly filling: FillingIn | null }): ReactNode => {
  const word = useWords();
  const map = useMemo(() => mapSoFar(known, filling), [known, filling]);
  const view = { ...known, map };
  const region = regionOf(map);
  const { viewer } = useTable();
  const held = Object.keys(view.controllers).find((territory) => view.controllers[territory] === viewer);
  const home = viewer === null ? undefined : (own(view.countries, viewer)?.capital ?? held);
  return (
    <>
      <PannedMap
        width={region.width}
        height={region.height}
        label={word('map')}
        around={home === undefined ? undefined : region.at.get(home)}
      >
        <Ground view={view} region={region} />
        <Borders map={map} region={region} />
        <Moves view={view} region={region} />
        <Pieces view={view} region={region} />
        <Fight view={view} region={region} />
      </PannedMap>
      <Sheets view={view} />
      <Offers view={view} />
    </>
  );
};

/** Genes Mactantes: the region with its cities and troops, and the country sheets. */
const GenesMactantesBoard = ({ view, ...props }: BoardProps<View>): ReactNode => (
  <Frame
    props={props}
    game="genes-mactantes"
    label={`${props.name(view.step, 'words')} · ${view.turn}`}
    legend={(asked) => <RegionLegend {...asked} />}
  >
    <Sitting view={view} filling={props.filling} />
  </Frame>
);

export default GenesMactantesBoard;
