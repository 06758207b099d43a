import { useMemo } from 'react';
import { hasBoard } from '../boards/index.js';
import { useSpeech } from '../language/speech.js';
import type { AnyView } from '../tables/catalogue.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import type { Draft } from './draft.js';
import { Drawing } from './drawing.js';
import type { Form } from './form.js';
import { noPointing, pointingOf } from './pointing.js';

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
  const { words } = useSpeech();
  const pointing = pointingOf(
    draft,
    told.flatMap(({ things }) => things),
  );
  const filling = useMemo(
    () => (type === null ? null : { type, answers: Object.fromEntries(told.map(({ field, value }) => [field, value])) }),
    [type, told],
  );
  const isPresent = seen.looking === null && before === null;
  return (
    <Drawing
      game={sitting.game}
      view={before ?? seen.view}
      viewer={seen.viewer}
      pointing={isPresent ? pointing : noPointing}
      filling={isPresent ? filling : null}
    >
      {pointing.isAnyAsked && seen.looking === null && hasBoard(sitting.id) && <p className="quiet hint">{words.boardHint}</p>}
    </Drawing>
  );
};
