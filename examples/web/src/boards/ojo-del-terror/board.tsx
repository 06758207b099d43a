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
import { Names } from './names.js';
import { Orders } from './orders.js';
import { Planets } from './planets.js';
import { Sky } from './sky.js';
import { inTongue, useWords } from './words.js';

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
        <Names view={view} chart={chart} />
      </PannedMap>
      <Bands view={view} />
      <Deeds view={view} />
    </>
  );
};

/** What is being done, in which turn, and whether it pays double. [ET-CFG-08] */
const stageOf = ({ view, name, language }: BoardProps<View>): string => {
  const word = inTongue(language);
  const { turns, doubledTurns } = view.config;
  const isPlayed = view.phase === 'orders' || view.phase === 'review';
  return [
    name(view.phase, 'words'),
    ...(view.turn > 0 ? [`${word('turn')} ${view.turn}/${turns}`] : []),
    ...(isPlayed && view.turn > turns - doubledTurns ? [word('doubled')] : []),
  ].join(' · ');
};

/** El Ojo del Terror: the star chart with the Eye in its middle, the bands and their deeds. */
const OjoDelTerrorBoard = (props: BoardProps<View>): ReactNode => (
  <Frame props={props} game="ojo-del-terror" label={stageOf(props)} legend={(asked) => <StarChartLegend view={props.view} {...asked} />}>
    <Sitting view={props.view} />
  </Frame>
);

export default OjoDelTerrorBoard;
