import { titleOf } from 'ludoteca';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Host } from '../host/host.js';
import { download } from '../host/saving.js';
import type { Seated } from '../host/seen.js';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import { RulesButton, RulesProvider } from '../rules/rules.js';
import { Actions } from './actions.js';
import { Chronicle, Herald } from './chronicle.js';
import { useDraft } from './draft.js';
import { useForm } from './form.js';
import { HandingOver } from './handing-over.js';
import { Picture } from './picture.js';
import { Ranking } from './ranking.js';
import { TellingProvider, tellingOf } from './telling.js';
import { Timeline } from './timeline.js';
import { Turn } from './turn.js';

/** A table with a game on it. */
export const Table = ({ host, leave }: { readonly host: Host; leave(): void }) => {
  const seen = useSyncExternalStore(
    (listener) => host.subscribe(listener),
    () => host.seen,
  );
  useEffect(() => {
    host.open();
    return () => host.close();
  }, [host]);
  return seen.kind === 'handover' ? (
    <HandingOver key={seen.to} host={host} to={seen.to} leave={leave} />
  ) : (
    <RulesProvider id={host.id}>
      <AtTable host={host} seen={seen} leave={leave} />
    </RulesProvider>
  );
};

const AtTable = ({ host, seen, leave }: { readonly host: Host; readonly seen: Seated; leave(): void }) => {
  const speech = useSpeech();
  const { words, language } = speech;
  const telling = useMemo(() => tellingOf(host.game, seen.view, speech), [host, seen.view, speech]);
  const form = useForm(host, seen.revision);
  const draft = useDraft(host, form, language, seen.revision);
  const title = titleOf(host.game, language);
  useEffect(() => {
    document.title = `${title} – ludoteca`;
    return () => {
      document.title = 'ludoteca';
    };
  }, [title]);
  const mayAct = seen.looking === null && seen.offers.length > 0;
  return (
    <TellingProvider value={telling}>
      <header className="bar">
        <h1>{title}</h1>
        <div className="buttons">
          <RulesButton />
          <button type="button" disabled={!seen.canUndo} onClick={() => host.undo()}>
            {words.undo}
          </button>
          <button type="button" disabled={!seen.canRedo} onClick={() => host.redo()}>
            {words.redo}
          </button>
          <button type="button" onClick={() => download(host.saved())}>
            {words.save}
          </button>
          <button type="button" onClick={leave}>
            {words.back}
          </button>
          <LanguageChoice />
        </div>
      </header>
      <main className="table">
        <div className="play">
          <Turn host={host} seen={seen} />
          {!seen.kept && <p className="warning">{words.notKept}</p>}
          <Picture host={host} seen={seen} draft={draft} form={form} />
          <Timeline host={host} seen={seen} />
        </div>
        <div className="aside">
          {seen.outcome !== null && <Ranking outcome={seen.outcome} />}
          {mayAct && <Actions host={host} seen={seen} form={form} draft={draft} />}
          <Chronicle moments={seen.looking === null ? seen.moments : seen.moments.slice(0, seen.looking + 1)} />
        </div>
        <Herald moments={seen.moments} />
      </main>
    </TellingProvider>
  );
};
