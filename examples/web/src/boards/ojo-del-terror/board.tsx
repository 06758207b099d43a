import { own } from 'ludoteca';
import type { View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import type { BoardProps } from '../board.js';
import { PannedMap } from '../plate.js';
import { Frame, useTable } from '../table.js';
import { Bands } from './bands.js';
import { chartOf } from './chart.js';
import { Deeds } from './deeds.js';
import { StarChartLegend } from './legend.js';
import { Orders } from './orders.js';
import { Planets } from './planets.js';
import { Sky } from './sky.js';
import { useWords } from './words.js';

const Sitting = ({ view }: { readonly view: View }): ReactNode => {
  const word = useWords();
  const { viewer } = useTable();
  const chart = chartOf(view.config.pack);
  const home = viewer === null ? null : (own(view.players, viewer)?.home ?? null);
  return (
    <>
      <PannedMap width={chart.width} height={chart.height} label={word('map')} around={home === null ? undefined : chart.planets.get(home)}>
        <Sky view={view} chart={chart} />
        <Planets view={view} chart={chart} />
        <Orders view={view} chart={chart} />
      </PannedMap>
      <Bands view={view} />
      <Deeds view={view} />
    </>
  );
};

/** El Ojo del Terror: the star chart with the Eye in its middle, the bands and their deeds. */
const OjoDelTerrorBoard = ({ view, ...props }: BoardProps<View>): ReactNode => (
  <Frame
    props={props}
    game="ojo-del-terror"
    label={`${props.name(view.phase, 'words')} ${view.turn}/${view.config.turns}`}
    legend={(asked) => <StarChartLegend view={view} {...asked} />}
  >
    <Sitting view={view} />
  </Frame>
);

export default OjoDelTerrorBoard;
