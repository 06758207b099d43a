import type { Refusal } from 'ludoteca';
import { type ReactNode, useState } from 'react';
import { isReferee } from '../../../shared/referees.js';
import { useSpeech } from '../language/speech.js';
import type { LaidOut } from '../local/saving.js';
import { Driving } from '../start/seating.js';
import { RefusalCard } from '../table/refusal-card.js';
import { useTelling } from '../table/telling.js';
import type { Seat } from '../tables/seats.js';
import { seatsProposed, upTo } from './branch.js';
import type { Study } from './opening.js';

interface BranchingProps {
  readonly study: Study;
  /** How many actions stand. */
  readonly step: number;
  open(laidOut: LaidOut): Promise<Refusal | null>;
}

/** Playing on from what is shown: who plays whom, and a table that came the same way. */
export const Branching = ({ study, step, open }: BranchingProps): ReactNode => {
  const { words, say } = useSpeech();
  const telling = useTelling();
  const { id, game, record } = study;
  const [seats, setSeats] = useState<readonly Seat[]>(() => seatsProposed(game, study, study.seats));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isEnd = step >= record.steps.length;
  return (
    <details className="panel branching">
      <summary>{words.studyBranch}</summary>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          // A table that came the same way, and goes on with dice of its own.
          setRefusal(await open({ id, game, seats, config: record.config, seed: null, past: { ...upTo(study, step), at: step } }));
        }}
      >
        <p className="quiet">{isEnd ? words.studyBranchEnd : say('studyBranchExplain', { count: step })}</p>
        <ul>
          {seats.map((seat, place) => (
            <li key={seat.id}>
              <strong>{isReferee(id, seat.id) ? words.referee : seat.id}</strong>
              <Driving
                chair={{ ...seat, number: place }}
                called={telling.player(seat.id)}
                isApart={false}
                change={({ number: _, ...changed }) => setSeats(seats.map((one) => (one.id === changed.id ? changed : one)))}
              />
            </li>
          ))}
        </ul>
        {refusal !== null && <RefusalCard refusal={refusal} clause={telling.clause} told={telling.refusal} />}
        <button type="submit" className="primary" disabled={isEnd}>
          {words.playOn}
        </button>
      </form>
    </details>
  );
};
