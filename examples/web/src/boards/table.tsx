import type { Thing as Named } from 'ludoteca';
import { createContext, type ReactNode, type SVGProps, useContext, useMemo, useState } from 'react';
import type { BoardProps } from './board.js';

/** What every part of a picture may need: names, and what can be pointed at. */
interface Table extends Omit<BoardProps<never>, 'view' | 'filling'> {
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
  readonly children: ReactNode;
}

/** The frame of a picture. Under it a line tells what is pointed at or focused, so that a finger learns what a mouse does. */
export const Frame = ({ props, game, label, children }: FrameProps): ReactNode => {
  const { viewer, language, name, called, pointing } = props;
  const [told, tell] = useState('');
  const table = useMemo(() => ({ viewer, language, name, called, pointing, tell }), [viewer, language, name, called, pointing]);
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

/** What a part of a picture is: nothing that could be asked for, one thing, or several, the most telling first. */
export type Shown = Named | readonly Named[] | undefined;

const listed = (shown: Shown): readonly Named[] => (shown === undefined ? [] : Array.isArray(shown) ? shown : [shown as Named]);

interface Target {
  readonly isChosen: boolean;
  /** Pointing at it answers. */
  readonly isTarget: boolean;
  /** It answers only as a larger target for something that is shown elsewhere. */
  readonly isEcho: boolean;
  press(): void;
}

/** Whether a part of a picture answers the question being asked, by itself or for something that is shown elsewhere. */
export const useTarget = (shows: Shown, echoes?: Shown): Target => {
  const { pointing } = useTable();
  const [own, others] = [listed(shows), listed(echoes)];
  const isOwn = pointing.asksFor(own);
  const isEcho = !isOwn && pointing.asksFor(others);
  return {
    isChosen: pointing.isChosen(own) || pointing.isChosen(others),
    isTarget: isOwn || isEcho,
    isEcho,
    press: () => pointing.point(isOwn ? own : others),
  };
};

interface ThingProps {
  /** What it is: pointing at it answers where that is asked for. */
  readonly shows?: Shown;
  /** What stands elsewhere too, and is meant where nothing it shows itself is asked for: the keyboard does not stop here for it. */
  readonly echoes?: Shown;
  readonly label: string;
  readonly className?: string;
  readonly transform?: string;
  readonly children: ReactNode;
}

/** A thing in a picture: it tells its name, and can be chosen where the question allows it. */
export const Thing = ({ shows, echoes, label, className = '', transform, children }: ThingProps): ReactNode => {
  const { tell } = useTable();
  const { isChosen, isTarget, isEcho, press } = useTarget(shows, echoes);
  return (
    <g
      className={`thing ${isTarget ? 'choosable' : ''} ${isChosen ? 'chosen' : ''} ${className}`}
      transform={transform}
      onPointerEnter={() => tell(label)}
      onPointerDown={() => tell(label)}
      {...(isTarget && asButton({ label, isEcho, isPressed: isChosen, focus: () => tell(label), press }))}
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
