import '../motion/motion.css';
import '../guide/guide.css';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { AimButton } from '../guide/aim.js';
import { Odds } from '../guide/odds.js';
import { WhatIsAsked } from '../guide/what-is-asked.js';
import { useSpeech } from '../language/speech.js';
import { LessonCard, type Taught } from '../lessons/card.js';
import { useGuidance } from '../lessons/guidance.js';
import { download } from '../local/saving.js';
import { SeeAgain } from '../motion/see-again.js';
import { Stage } from '../motion/stage.js';
import { useShowing } from '../motion/use-showing.js';
import { FarTable } from '../online/far-table.js';
import { Farewell } from '../online/farewell.js';
import { Inviting } from '../online/inviting.js';
import { People } from '../online/people.js';
import { RulesProvider } from '../rules/rules.js';
import { sound } from '../sound/sounds.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import { Actions } from './actions.js';
import { useFocusKept } from './adrift.js';
import { Bar } from './bar.js';
import { Chronicle, Herald } from './chronicle.js';
import { useDraft } from './draft.js';
import { Elsewhere } from './elsewhere.js';
import { useForm } from './form.js';
import { HandingOver } from './handing-over.js';
import { useOwnInView } from './own-in-view.js';
import { Picture } from './picture.js';
import { Ranking } from './ranking.js';
import { Signed } from './signed.js';
import { SteadyButton } from './steady-button.js';
import { TellingProvider, tellingOf } from './telling.js';
import { Timeline } from './timeline.js';
import { Turn } from './turn.js';

interface TableProps {
  readonly sitting: Sitting;
  /** The lesson that is given at it; null at an ordinary table. */
  readonly lesson: Taught | null;
  leave(): void;
  /** Goes to another table of the same host. */
  goTo(table: string): void;
  /** Looks at the game again, once it is over. */
  study(): void;
  /** Goes where the same people may begin again at this device. */
  again(): void;
  /** Goes on here with the game of this device that another tab plays. */
  playHere(text: string): void;
}

/** A table with a game on it. */
export const Table = ({ playHere, ...props }: TableProps) => {
  const { sitting, leave } = props;
  const seen = useSyncExternalStore(
    (listener) => sitting.subscribe(listener),
    () => sitting.seen,
  );
  switch (seen.kind) {
    case 'opening':
      return null;
    case 'ended':
      return <Farewell why={seen.why} leave={leave} />;
    case 'handover':
      return <HandingOver key={seen.to} sitting={sitting} to={seen.to} leave={leave} />;
    case 'elsewhere':
      return <Elsewhere playHere={() => playHere(sitting.place.device?.elsewhere ?? '')} leave={leave} />;
    case 'seated':
      return (
        <RulesProvider id={sitting.id}>
          <AtTable {...props} seen={seen} />
        </RulesProvider>
      );
  }
};

type AtTableProps = Omit<TableProps, 'playHere'> & { readonly seen: Seated };

const AtTable = ({ sitting, seen, lesson, leave, goTo, study, again }: AtTableProps) => {
  const speech = useSpeech();
  const { words, language } = speech;
  const telling = useMemo(() => tellingOf(sitting.game, seen.view, speech), [sitting, seen.view, speech]);
  const { showing, shown } = useShowing(sitting);
  const plain = useForm(sitting, seen.revision);
  const course = lesson?.course ?? null;
  const guidance = useGuidance({ course, sitting, seen, form: plain, telling, isShowing: shown.view !== null });
  const form = guidance?.form ?? plain;
  useFocusKept();
  useOwnInView({ done: form.done, isAwaited: seen.awaited, isShowing: shown.view !== null });
  const draft = useDraft(sitting, form, language, seen.revision);
  const { device, table } = sitting.place;
  const isMine = seen.awaited && seen.looking === null;
  useEffect(() => {
    if (isMine) sound('turn');
  }, [isMine]);
  const { refusal } = form;
  useEffect(() => {
    if (refusal !== null) sound('refusal');
  }, [refusal]);
  // Nothing is told before it has been seen to happen.
  const told = seen.looking === null ? (shown.told ?? seen.moments.length) : seen.looking + 1;
  const mayAct = seen.looking === null && seen.offers.length > 0 && (guidance === null || guidance.asks !== null);
  return (
    <TellingProvider value={telling}>
      <Bar game={sitting.game} calls={seen.afar !== null && !seen.afar.closed && seen.awaited}>
        <SteadyButton isOff={!seen.canUndo} onClick={() => sitting.undo()}>
          <Signed sign="undo">{words.undo}</Signed>
        </SteadyButton>
        <SteadyButton isOff={!seen.canRedo} onClick={() => sitting.redo()}>
          <Signed sign="redo">{words.redo}</Signed>
        </SteadyButton>
        {device !== null && (
          <button type="button" onClick={() => download(device.saved())}>
            <Signed sign="save">{words.save}</Signed>
          </button>
        )}
        <button type="button" onClick={leave}>
          {words.back}
        </button>
      </Bar>
      <main className={guidance === null ? 'table' : 'table taught'}>
        <div className="play">
          {guidance !== null && lesson !== null ? (
            <LessonCard guidance={guidance} taught={lesson} sitting={sitting} leave={leave} />
          ) : (
            <>
              <Turn sitting={sitting} seen={seen} />
              <WhatIsAsked seen={seen} form={form} />
            </>
          )}
          {seen.afar !== null && table !== null && <Inviting table={table} seen={seen} afar={seen.afar} />}
          {seen.afar !== null && <FarTable sitting={sitting} seen={seen} afar={seen.afar} goTo={goTo} />}
          {!seen.kept && <p className="warning">{words.notKept}</p>}
          <div className="over-picture">
            <SeeAgain showing={showing} seen={seen} />
            <AimButton sitting={sitting} seen={seen} />
          </div>
          <Picture sitting={sitting} seen={seen} before={shown.view} draft={draft} form={form} />
          <Timeline sitting={sitting} seen={seen} />
        </div>
        <div className="aside">
          {seen.outcome !== null && <Ranking outcome={seen.outcome} study={study} again={device === null ? null : again} />}
          {mayAct && <Actions sitting={sitting} seen={seen} form={form} draft={draft} isTaught={guidance !== null} />}
          {mayAct && <Odds key={seen.revision} sitting={sitting} offers={seen.offers} />}
          {seen.afar !== null && table !== null && <People key={table} sitting={sitting} table={table} seen={seen} afar={seen.afar} />}
          <Chronicle moments={seen.moments.slice(0, told)} />
        </div>
        <Herald moments={seen.moments} />
        <Stage showing={showing} game={sitting.id} />
      </main>
    </TellingProvider>
  );
};
