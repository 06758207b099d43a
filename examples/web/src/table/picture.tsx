import { titleOf } from 'ludoteca';
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import type { BoardProps } from '../boards/board.js';
import { boards } from '../boards/index.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
import type { AnyView } from '../tables/catalogue.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import type { Draft } from './draft.js';
import type { Form } from './form.js';
import { noPointing, pointingOf } from './pointing.js';
import { Sturdy } from './sturdy.js';
import { useTelling } from './telling.js';

// The registry cannot say that each board is given the view of its own game; whoever opens the table does.
const boardOf = (id: string): ComponentType<BoardProps<AnyView>> | undefined => boards[id] as never;

const cite = (clause: string): ReactNode => <ClauseId clause={clause} />;

interface PictureProps {
  readonly sitting: Sitting;
  readonly seen: Seated;
  /** The board as it was, while what happened since is being shown; null for what is seen now. */
  readonly before: AnyView | null;
  readonly draft: Draft | null;
  readonly form: Form;
}

/** The board: what can be pointed at answers the question being asked, unless one looks at the past. */
export const Picture = ({ sitting, seen, before, draft, form: { type, told } }: PictureProps) => {
  const { words, language, say } = useSpeech();
  const telling = useTelling();
  const pointing = pointingOf(
    draft,
    told.flatMap(({ things }) => things),
  );
  const filling = useMemo(
    () => (type === null ? null : { type, answers: Object.fromEntries(told.map(({ field, value }) => [field, value])) }),
    [type, told],
  );
  const isPresent = seen.looking === null && before === null;
  const view = before ?? seen.view;
  const Board = boardOf(sitting.id);
  const drawn = <pre>{sitting.game.labels.draw?.(view, language)}</pre>;
  return (
    <section className="frame" aria-label={say('board', { game: titleOf(sitting.game, language) })}>
      {Board === undefined ? (
        drawn
      ) : (
        <Sturdy instead={drawn}>
          <Suspense fallback={<p className="quiet setting-up">{words.loading}</p>}>
            <Board
              view={view}
              viewer={seen.viewer}
              language={language}
              name={telling.name}
              called={telling.answer}
              clause={telling.clause}
              cite={cite}
              pointing={isPresent ? pointing : noPointing}
              filling={isPresent ? filling : null}
            />
          </Suspense>
        </Sturdy>
      )}
      {pointing.isAnyAsked && seen.looking === null && Board !== undefined && <p className="quiet hint">{words.boardHint}</p>}
    </section>
  );
};
