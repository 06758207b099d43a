import { titleOf } from 'ludoteca';
import { type ComponentType, Suspense } from 'react';
import type { BoardProps } from '../boards/board.js';
import { boards } from '../boards/index.js';
import type { AnyView } from '../host/catalogue.js';
import type { Host } from '../host/host.js';
import type { Seated } from '../host/seen.js';
import { useSpeech } from '../language/speech.js';
import type { Form } from './form.js';
import { Sturdy } from './sturdy.js';
import { useTelling } from './telling.js';

// The registry cannot say that each board is given the view of its own game; the host sees to it.
const boardOf = (id: string): ComponentType<BoardProps<AnyView>> | undefined => boards[id] as never;

/** An answer as the picture knows it: whatever it is, by its id. */
const idOf = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

interface PictureProps {
  readonly host: Host;
  readonly seen: Seated;
  readonly form: Form;
  readonly ticked: readonly unknown[];
  tick(value: unknown): void;
}

/** The board: what can be pointed at answers the question being asked. */
export const Picture = ({ host, seen, form, ticked, tick }: PictureProps) => {
  const { words, language, say } = useSpeech();
  const telling = useTelling();
  const { stage, told } = form;
  const question = stage?.kind === 'ask' ? stage.question : null;
  const from = question?.kind === 'one' || question?.kind === 'some' ? question.from : [];
  const byId = new Map(from.flatMap((value) => (idOf(value) === null ? [] : [[idOf(value)!, value] as const])));
  const given = [...told.map(({ value }) => value), ...ticked].flat().map(idOf);
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
              asked={stage?.kind === 'ask' ? `${form.type}.${stage.field}` : null}
              choosable={new Set(byId.keys())}
              chosen={new Set(given.filter((id) => id !== null))}
              choose={(id) => {
                if (!byId.has(id)) return;
                if (question?.kind === 'one') form.answer(byId.get(id));
                else tick(byId.get(id));
              }}
            />
          </Suspense>
        </Sturdy>
      )}
      {byId.size > 0 && Board !== undefined && <p className="quiet hint">{words.boardHint}</p>}
    </section>
  );
};
