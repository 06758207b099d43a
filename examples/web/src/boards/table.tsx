import type { Thing as Named } from 'ludoteca';
import { createContext, type PointerEvent, type ReactNode, type SVGProps, useContext, useMemo, useState } from 'react';
import { setApart } from '../language/type-setting.js';
import { type At, spotOf } from '../motion/spots.js';
import type { BoardProps } from './board.js';
import type { LegendAsked } from './legend.js';
import { tongue } from './tongue.js';

const inTongue = tongue({
  legend: ['What the signs mean', 'Què volen dir els signes', 'Qué significan los signos', 'Ce que disent les signes'],
  close: ['Close', 'Tanca', 'Cerrar', 'Fermer'],
});

/** What every part of a picture may need: names, and what can be pointed at. */
interface Table extends Omit<BoardProps<never>, 'view' | 'filling' | 'clause' | 'cite'> {
  /** Says under the picture what is under the pointer, and names its clauses. */
  tell(text: string, kind?: string): void;
  /** The same of what was pressed or has the focus: it stays, with all its clauses say, unless it answers what is asked. */
  explain(text: string, kind: string | undefined, isTarget: boolean): void;
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
  /** What the signs of this picture mean. */
  legend(asked: LegendAsked): ReactNode;
  readonly children: ReactNode;
}

interface Told {
  readonly text: string;
  /** What kind of thing it is of; null if it is none that could be asked for. */
  readonly kind: string | null;
}

/** The frame of a picture. Under it a line tells what is pointed at or focused, so that a finger learns what a mouse does; and there is the legend. */
export const Frame = ({ props, game, label, legend, children }: FrameProps): ReactNode => {
  const { viewer, language, name, called, pointing, clause, cite } = props;
  const [hovered, setHovered] = useState<Told | null>(null);
  const [pressed, setPressed] = useState<Told | null>(null);
  const [isOpen, setOpen] = useState(false);
  const table = useMemo((): Table => {
    const tell = (text: string, kind: string | null = null): void => setHovered({ text, kind });
    const explain = (text: string, kind: string | null = null, isTarget: boolean): void => {
      setPressed(isTarget ? null : { text, kind });
      if (isTarget) setHovered({ text, kind });
    };
    return { viewer, language, name, called, pointing, tell, explain };
  }, [viewer, language, name, called, pointing]);
  const told = pressed ?? hovered;
  const legendWord = inTongue(language);
  return (
    <TableContext value={table}>
      <section className={`picture picture-${game}`} aria-label={label} data-place="board">
        {children}
        <div className="picture-told">
          <p>
            <span aria-hidden="true">{setApart(told === null ? label : told.text)}</span>
            {told?.kind != null && told !== pressed && legend({ kind: told.kind, isBrief: true, clause, cite })}
            {pressed !== null && (
              <button type="button" className="let-go" aria-label={legendWord('close')} onClick={() => setPressed(null)}>
                ✕
              </button>
            )}
            <button type="button" className="open-legend" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <span className="words">{legendWord('legend')}</span>
              <span className="mark" aria-hidden="true">
                ?
              </span>
            </button>
          </p>
          {pressed?.kind != null && !isOpen && legend({ kind: pressed.kind, isBrief: false, clause, cite })}
          {isOpen && legend({ kind: null, isBrief: false, clause, cite })}
        </div>
      </section>
    </TableContext>
  );
};

/** What a part of a picture is: nothing that could be asked for, one thing, or several, the most telling first. */
export type Shown = Named | readonly Named[] | undefined;

const listed = (shown: Shown): readonly Named[] => (shown === undefined ? [] : Array.isArray(shown) ? shown : [shown as Named]);

/** What makes a part of a picture that is text say what it is. */
export const useHeard = (label: string, shows: Shown, places: At | undefined, isTarget: boolean) => {
  const { tell, explain } = useTable();
  const kind = kindOf(shows);
  return {
    onPointerEnter: () => tell(label, kind),
    onPointerDown: (event: PointerEvent) => {
      // What lies within something else speaks for itself.
      event.stopPropagation();
      explain(label, kind, isTarget);
    },
    ...(isTarget ? { onFocus: () => explain(label, kind, true) } : {}),
    ...foundBy(shows, places),
  };
};

/** How what happens finds a part of a picture: by what it shows, and by what else it is called. */
const foundBy = (shows: Shown, places: At = []): { readonly 'data-thing'?: string; readonly 'data-place'?: string } => {
  const things = listed(shows);
  return {
    ...(things.length > 0 ? { 'data-thing': things.map(spotOf).join(' ') } : {}),
    ...(places.length > 0 ? { 'data-place': places.join(' ') } : {}),
  };
};

/** What kind of thing a part of a picture is. */
const kindOf = (shows: Shown): string | undefined => listed(shows)[0]?.kind;

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
  /** What it is called besides. */
  readonly places?: At;
  readonly label: string;
  readonly className?: string;
  readonly transform?: string;
  readonly children: ReactNode;
}

/** A thing in a picture: it tells its name, and can be chosen where the question allows it. */
export const Thing = ({ shows, echoes, places, label, className = '', transform, children }: ThingProps): ReactNode => {
  const { tell, explain } = useTable();
  const { isChosen, isTarget, isEcho, press } = useTarget(shows, echoes);
  const kind = kindOf(shows ?? echoes);
  return (
    <g
      className={`thing ${isTarget ? 'choosable' : ''} ${isChosen ? 'chosen' : ''} ${className}`}
      transform={transform}
      {...foundBy(shows, places)}
      onPointerEnter={() => tell(label, kind)}
      onPointerDown={(event) => {
        // What lies within something else speaks for itself.
        event.stopPropagation();
        explain(label, kind, isTarget);
      }}
      {...(isTarget && asButton({ label, isEcho, isPressed: isChosen, focus: () => explain(label, kind, true), press }))}
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
