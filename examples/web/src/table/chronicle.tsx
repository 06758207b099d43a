import { useState } from 'react';
import { inOrder } from '../boards/listing.js';
import { useSpeech } from '../language/speech.js';
import { ClauseId, RuleOf } from '../rules/rules.js';
import type { AnyEvent } from '../tables/catalogue.js';
import type { Moment } from '../tables/seen.js';
import { useTelling } from './telling.js';

/** So many moments are told unless more are asked for. */
const recent = 12;

/** What the viewer was told, newest first. */
export const Chronicle = ({ moments }: { readonly moments: readonly Moment[] }) => {
  const { words } = useSpeech();
  const [shown, setShown] = useState(recent);
  const told = moments.filter(({ events }) => events.length > 0);
  return (
    <section className="panel chronicle" aria-labelledby="chronicle">
      <h2 id="chronicle">{words.chronicle}</h2>
      <ol reversed>
        {told
          .slice(-shown)
          .toReversed()
          .map(({ at, events }) => (
            <li key={at}>
              {inOrder(events).map(({ thing: event, key }) => (
                <Told key={key} event={event} />
              ))}
            </li>
          ))}
      </ol>
      {told.length > shown && (
        <button type="button" className="link" onClick={() => setShown(shown + 100)}>
          {words.earlier}
        </button>
      )}
    </section>
  );
};

const Told = ({ event }: { readonly event: AnyEvent }) => {
  const { words } = useSpeech();
  const telling = useTelling();
  const clauses = telling.cites({ event: event.type });
  const sentence = telling.event(event);
  if (clauses.length === 0) return <p>{sentence}</p>;
  return (
    <div className="told-event">
      <details>
        <summary>{sentence}</summary>
        <dl aria-label={words.because}>
          {clauses.map((clause) => (
            <div key={clause}>
              <dt>
                <ClauseId clause={clause} />
              </dt>
              <dd>{telling.clause(clause)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <RuleOf clause={clauses[0]!} />
    </div>
  );
};

/** Says what happened last to those who listen rather than look. */
export const Herald = ({ moments }: { readonly moments: readonly Moment[] }) => {
  const telling = useTelling();
  const last = moments.at(-1);
  return (
    <p className="unseen" aria-live="polite">
      {last?.events.slice(-6).map(telling.event).join(' ')}
    </p>
  );
};
