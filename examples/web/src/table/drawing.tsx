import { type Game, titleOf } from 'ludoteca';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { BoardProps } from '../boards/board.js';
import { boards } from '../boards/index.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
import type { AnyView } from '../tables/catalogue.js';
import { Sturdy } from './sturdy.js';
import { useTelling } from './telling.js';

// The registry cannot say that each board is given the view of its own game; whoever opens the table does.
const boardOf = (id: string): ComponentType<BoardProps<AnyView>> | undefined => boards[id] as never;

const cite = (clause: string): ReactNode => <ClauseId clause={clause} />;

interface DrawingProps extends Pick<BoardProps<AnyView>, 'view' | 'viewer' | 'pointing' | 'filling'> {
  readonly game: Game;
  /** What is said under it. */
  readonly children?: ReactNode;
}

/** The board of a game as somebody sees it; where its picture fails, in letters. */
export const Drawing = ({ game, view, viewer, pointing, filling, children }: DrawingProps): ReactNode => {
  const { words, language, say } = useSpeech();
  const telling = useTelling();
  const Board = boardOf(game.id);
  const drawn = <pre>{game.labels.draw?.(view, language)}</pre>;
  return (
    <section className="frame" aria-label={say('board', { game: titleOf(game, language) })}>
      {Board === undefined ? (
        drawn
      ) : (
        <Sturdy instead={drawn}>
          <Suspense fallback={<p className="quiet setting-up">{words.loading}</p>}>
            <Board
              view={view}
              viewer={viewer}
              language={language}
              name={telling.name}
              called={telling.answer}
              clause={telling.clause}
              cite={cite}
              pointing={pointing}
              filling={filling}
            />
          </Suspense>
        </Sturdy>
      )}
      {children}
    </section>
  );
};
