import { createContext, type ReactNode, type SVGProps, useContext, useMemo, useState } from 'react';
import type { BoardProps } from './board.js';

/** What every part of a picture may need: names, and what can be chosen. */
interface Table extends Omit<BoardProps<never>, 'view'> {
  /** Is the question one of players? Their names are typed by people, and one may be called like a planet or a number. */
  readonly asksPlayers: boolean;
  /** Says under the picture what is being looked at. */
  tell(text: string): void;
}

const TableContext = createContext<Table | null>(null);

/** The table a part of a picture lies on. */
export const useTable = (): Table => {
  const table = useContext(TableContext);
  if (table === null) throw new Error('This belongs on a board.');
  return table;
};

interface FrameProps {
  readonly props: Omit<BoardProps<never>, 'view'>;
  readonly game: string;
  readonly label: string;
  readonly asksPlayers: boolean;
  readonly children: ReactNode;
}

/** The frame of a picture. Under it a line tells what is pointed at or focused, so that a finger learns what a mouse does. */
export const Frame = ({ props, game, label, asksPlayers, children }: FrameProps): ReactNode => {
  const { viewer, language, name, asked, choosable, chosen, choose } = props;
  const [told, tell] = useState('');
  const table = useMemo(
    () => ({ viewer, language, name, asked, asksPlayers, choosable, chosen, choose, tell }),
    [viewer, language, name, asked, asksPlayers, choosable, chosen, choose],
  );
  return (
    <TableContext value={table}>
      <section className={`picture picture-${game}`} aria-label={label}>
        {children}
        <p className="picture-told" aria-hidden="true">
          {told === '' ? label : told}
        </p>
      </section>
    </TableContext>
  );
};

interface ThingProps {
  /** What a click answers; a thing without an id is only looked at. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Only a larger target for an answer that stands elsewhere too: the keyboard does not stop here. */
  readonly isEcho?: boolean;
  readonly className?: string;
  readonly transform?: string;
  readonly children: ReactNode;
}

/** A thing in a picture: it tells its name, and can be chosen where the question allows it. */
export const Thing = ({ id, label, isEcho = false, className = '', transform, children }: ThingProps): ReactNode => {
  const { asksPlayers, choosable, chosen, choose, tell } = useTable();
  const isChosen = id !== undefined && chosen.has(id);
  const isChoosable = id !== undefined && !asksPlayers && choosable.has(id);
  return (
    <g
      className={`thing ${isChoosable ? 'choosable' : ''} ${isChosen ? 'chosen' : ''} ${className}`}
      transform={transform}
      onPointerEnter={() => tell(label)}
      onPointerDown={() => tell(label)}
      {...(isChoosable && asButton({ label, isEcho, isPressed: isChosen, focus: () => tell(label), press: () => choose(id) }))}
    >
      <title>{label}</title>
      {children}
    </g>
  );
};

interface Pressed {
  readonly label: string;
  readonly isEcho: boolean;
  readonly isPressed: boolean;
  focus(): void;
  press(): void;
}

/** A drawing knows no buttons: what makes a part of it one, for the pointer, for the keyboard and for those who listen. */
const asButton = ({ label, isEcho, isPressed, focus, press }: Pressed): SVGProps<SVGGElement> => ({
  role: 'button',
  tabIndex: isEcho ? -1 : 0,
  'aria-label': label,
  'aria-pressed': isPressed,
  onFocus: focus,
  onClick: press,
  onKeyDown(event) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});
