import { titleOf } from 'ludoteca';
import { type ComponentType, Suspense, useMemo } from 'react';
import type { BoardProps } from '../boards/board.js';
import { boards } from '../boards/index.js';
import type { AnyView } from '../host/catalogue.js';
import type { Host } from '../host/host.js';
import type { Seated } from '../host/seen.js';
import { useSpeech } from '../language/speech.js';
import type { Draft } from './draft.js';
import type { Form } from './form.js';
import { noPointing, pointingOf } from './pointing.js';
import { Sturdy } from './sturdy.js';
import { useTelling } from './telling.js';

// The registry cannot say that each board is given the view of its own game; the host sees to it.
const boardOf = (id: string): ComponentType<BoardProps<AnyView>> | undefined => boards[id] as never;

interface PictureProps {
  readonly host: Host;
  readonly seen: Seated;
  readonly draft: Draft | null;
  readonly form: Form;
}

/** The board: what can be pointed at answers the question being asked, unless one looks at the past. */
export const Picture = ({ host, seen, draft, form: { type, told } }: PictureProps) => {
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
  const isPresent = seen.looking === null;
  const Board = boardOf(host.id);
  const drawn = <pre>{host.game.labels.draw?.(seen.view, language)}</pre>;
  return (
    <section className="frame" aria-label={say('board', { game: titleOf(host.game, language) })}>
      {Board === undefined ? (
        drawn
      ) : (
        <Sturdy instead={drawn}>
          <Suspense fallback={<p className="quiet setting-up">{words.loading}</p>}>
            <Board
              view={seen.view}
              viewer={seen.viewer}
              language={language}
              name={telling.name}
              called={telling.answer}
              pointing={isPresent ? pointing : noPointing}
              filling={isPresent ? filling : null}
            />
          </Suspense>
        </Sturdy>
      )}
      {pointing.isAnyAsked && isPresent && Board !== undefined && <p className="quiet hint">{words.boardHint}</p>}
    </section>
  );
};
