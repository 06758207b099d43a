import { own } from 'ludoteca';
import type { View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import type { BoardProps } from '../board.js';
import { PannedMap } from '../plate.js';
import { Frame, useTable } from '../table.js';
import { Diplomacy } from './diplomacy.js';
import { Holdings } from './holdings.js';
import { Lands } from './lands.js';
import { WorldLegend } from './legend.js';
import { Nations } from './nations.js';
import { Powers, placeOf } from './powers.js';
import { Statistics } from './statistics.js';
import { Struggles } from './struggles.js';
import { Troubles } from './troubles.js';
import { useWords } from './words.js';
import { sheet, worldOf } from './world.js';

const Sitting = ({ view }: { readonly view: View }): ReactNode => {
  const word = useWords();
  const { viewer } = useTable();
  const world = worldOf(view.config.pack);
  const mine = viewer === null ? null : (own(view.players, viewer)?.principal ?? null);
  return (
    <>
      <PannedMap
        {...sheet}
        label={`${word('map')} · ${word('year')} ${view.year}`}
        around={mine === null ? undefined : placeOf(view, world, mine)}
      >
        <Lands view={view} world={world} />
        <Struggles view={view} world={world} />
        <Powers view={view} world={world} />
      </PannedMap>
      <Nations view={view} />
      <Statistics view={view} />
      <Troubles view={view} />
      <Diplomacy view={view} />
      <Holdings view={view} />
    </>
  );
};

/** Orbis Terrarum: the world and its Nations, their wars and what they have agreed on. */
const OrbisTerrarumBoard = ({ view, ...props }: BoardProps<View>): ReactNode => (
  <Frame
    props={props}
    game="orbis-terrarum"
    label={`${props.name(view.phase, 'words')} · ${view.turn}`}
    legend={(asked) => <WorldLegend {...asked} />}
  >
    <Sitting view={view} />
  </Frame>
);

export default OrbisTerrarumBoard;
