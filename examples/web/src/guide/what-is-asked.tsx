import type { ReactNode } from 'react';
import { useSpeech } from '../language/speech.js';
import { ClauseId } from '../rules/rules.js';
import type { Form } from '../table/form.js';
import { useTelling } from '../table/telling.js';
import type { Seated } from '../tables/seen.js';

/** So many kinds of action are named; more are found below the picture. */
const few = 5;

/** What is asked of whoever looks, and why, in a sentence; or whom one waits for. */
export const WhatIsAsked = ({ seen, form }: { readonly seen: Seated; readonly form: Form }): ReactNode => {
  const { words, say, language } = useSpeech();
  const telling = useTelling();
  const { offers, acting, waitedFor, viewer, looking, outcome, afar } = seen;
  if (looking !== null || outcome !== null || viewer === null) return null;
  // What somebody asks leave for says itself whom it waits for; at a closed table nobody waits.
  if (afar !== null && (afar.request !== null || afar.closed)) return null;
  const mine = offers.filter(({ type }) => form.type === null || type === form.type);
  if (mine.length === 0 || !acting.includes(viewer)) {
    const others = waitedFor.filter((one) => one !== viewer).map(telling.player);
    return <p className="what-is-asked">{others.length > 0 ? say('waitFor', { players: others.join(', ') }) : words.nobodyWaits}</p>;
  }
  const [clause] = telling.cites({ action: mine[0]!.type });
  const names = mine.slice(0, few).map(({ type }) => telling.word(type));
  const ask = form.type === null ? null : (form.filling?.ask ?? null);
  return (
    <p className="what-is-asked">
      {ask === null
        ? say(mine.length > few ? 'mayDoMore' : 'mayDo', { actions: names.join(', ') })
        : `${names[0]}${language === 'fr' ? '\u202f' : ''}: ${telling.question(form.type ?? '', ask.field)}`}{' '}
      {clause !== undefined && (
        <span className="quiet">
          {words.whyAsked} {telling.clause(clause)} <ClauseId clause={clause} />
        </span>
      )}
    </p>
  );
};
