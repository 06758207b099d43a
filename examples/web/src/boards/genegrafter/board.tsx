import type { View } from 'ludoteca/genegrafter';
import { Fragment, type ReactNode } from 'react';
import type { BoardProps } from '../board.js';
import { Frame } from '../table.js';
import { Arena } from './duel.js';
import { CardLegend } from './legend.js';
import { Hand, Mat } from './mats.js';
import { Piles } from './piles.js';

/** Genegrafter: the players round the table, the viewer in front, the duel and the piles in the middle. */
const GenegrafterBoard = ({ view, ...props }: BoardProps<View>): ReactNode => {
  const seats = view.settings.players.map((id, seat) => ({ seat, player: view.players.find((player) => player.id === id)! }));
  const others = seats.filter(({ player }) => player.id !== props.viewer);
  const own = seats.filter(({ player }) => player.id === props.viewer);
  return (
    <Frame
      props={props}
      game="genegrafter"
      label={`${props.name(view.phase, 'words')} · ${view.turn}`}
      legend={(asked) => <CardLegend view={view} {...asked} />}
    >
      <div className="mats">
        {others.map(({ player, seat }) => (
          <Mat key={player.id} view={view} player={player} seat={seat} />
        ))}
      </div>
      <div className="middle">
        <Piles view={view} />
        <Arena view={view} />
      </div>
      {own.map(({ player, seat }) => (
        <Fragment key={player.id}>
          <Mat view={view} player={player} seat={seat} />
          <Hand view={view} player={player} seat={seat} />
        </Fragment>
      ))}
    </Frame>
  );
};

export default GenegrafterBoard;
