import type { GameTypes, Refusal } from 'ludoteca';
import type { TableStore } from 'ludoteca/client';
import type { GameId } from 'ludoteca/games';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSpeech } from './language/speech.js';
import type { Course } from './lessons/course.js';
import { keepStep, lessonAddress, lessonInAddress } from './lessons/progress.js';
import type { Refused } from './local/refused.js';
import type { LaidOut, Played } from './local/saving.js';
import { keepStudied, kept, keptStudied } from './local/shelves.js';
import { addressOf, type Key, keyOfRematch } from './online/keyring.js';
import { keepKey, keyFor, keyInAddress, setAside } from './online/keys.js';
import { Fetching } from './start/fetching.js';
import { Start } from './start/start.js';
import { addressOfSource, type Source, sourceIn } from './study/address.js';
import { useFocusKept } from './table/adrift.js';
import { Sturdy } from './table/sturdy.js';
import type { SatDown } from './tables/at-a-table.js';
import type { Sitting } from './tables/sitting.js';

/** Tables, hosts and boards are fetched when somebody sits down: the start page has no use for them. */
const tables = () => import('./tables/at-a-table.js');
const Table = lazy(async () => ({ default: (await tables()).Table }));
const Approaching = lazy(async () => ({ default: (await tables()).Approaching }));
const StudyPage = lazy(async () => ({ default: (await import('./study/study-page.js')).StudyPage }));

/** Somebody who sits at the table of this device comes back to it after a reload, and leaves it by going back. */
const atTable = '#table';

const goTo = (hash: string): void => history.pushState(null, '', `${location.pathname}${location.search}${hash}`);

/** Where somebody is. */
type Where =
  | { readonly kind: 'start'; readonly again?: Played }
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'approaching'; readonly opener: Key; readonly store: TableStore<GameTypes> }
  | { readonly kind: 'seated'; readonly sitting: Sitting; readonly course: Course | null; readonly visit: number }
  | { readonly kind: 'studying'; readonly source: Source };

/** The page: the start, a table, of this device or somewhere else, or a game that is looked at again. */
export const App = () => {
  const { words, language } = useSpeech();
  const [where, setWhere] = useState<Where>({ kind: 'opening' });
  const left = useRef<{ close(): void } | null>(null);
  /** Which of the tables that were asked for is wanted: the last. */
  const wanted = useRef(0);

  useFocusKept();
  const be = (next: Where): void => {
    const now = next.kind === 'approaching' ? next.store : next.kind === 'seated' ? next.sitting : null;
    left.current?.close();
    left.current = now;
    setWhere(next);
    // Whoever comes somewhere else begins at its top.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  /** Sits down at a table of this device, unless another is wanted by then. */
  const sit = async (sitDown: (at: Awaited<ReturnType<typeof tables>>) => Promise<SatDown>): Promise<Refused | null> => {
    const mine = ++wanted.current;
    const satDown = await sitDown(await tables());
    if ('refusal' in satDown) return satDown;
    if (mine === wanted.current) be({ kind: 'seated', sitting: satDown.sitting, course: satDown.course ?? null, visit: mine });
    else satDown.sitting.close();
    return null;
  };
  const approach = async (key: Key): Promise<void> => {
    const mine = ++wanted.current;
    const { joinFar } = await tables();
    if (mine !== wanted.current) return;
    const store = joinFar(key);
    store.subscribe(() => {
      const { farewell } = store.getSnapshot();
      if (farewell === 'unknown' || farewell === 'revoked') setAside(key);
    });
    be({ kind: 'approaching', opener: key, store });
  };
  const arrive = (sitting: Sitting): void => {
    left.current = sitting; // the store goes along
    setWhere({ kind: 'seated', sitting, course: null, visit: wanted.current });
  };
  /** Whatever has to be fetched may be out of reach. */
  const orMissing = (going: Promise<unknown>): void => void going.catch(() => be({ kind: 'missing' }));
  const follow = (): void => {
    wanted.current++;
    const source = sourceIn(location.hash, keptStudied);
    if (source !== null) {
      be({ kind: 'studying', source });
      return;
    }
    const key = keyInAddress();
    const lesson = lessonInAddress();
    const text = key === null && location.hash === atTable ? kept() : null;
    if (key !== null) orMissing(approach(key));
    else if (lesson !== null) orMissing(sit((at) => at.sitDownToLesson(lesson, language)));
    else if (text === null) be({ kind: 'start' });
    else
      orMissing(
        sit((at) => at.sitDownAgain(text, language)).then((refused) => {
          if (refused !== null) be({ kind: 'start' });
        }),
      );
  };
  const now = useRef(follow);
  now.current = follow;
  useEffect(() => {
    let isHere = true;
    const go = (): void => {
      if (isHere) now.current();
    };
    queueMicrotask(go); // whoever is gone at once again has asked nobody for anything
    addEventListener('popstate', go);
    return () => {
      isHere = false;
      removeEventListener('popstate', go);
      wanted.current++;
      left.current?.close();
      left.current = null;
    };
  }, []);

  const open = async (sitDown: Parameters<typeof sit>[0]): Promise<Refused | null> => {
    const mine = wanted.current + 1;
    const refused = await sit(sitDown);
    if (refused === null && mine === wanted.current) goTo(atTable);
    return refused;
  };
  const openLaidOut = async (laidOut: LaidOut): Promise<Refusal | null> => (await open((at) => at.sitDown(laidOut)))?.refusal ?? null;
  /** The lesson of a game, from where it was left or from its beginning. */
  const learn = (id: GameId, fromTheStart = false): void => {
    if (fromTheStart) keepStep(id, 0);
    goTo(lessonAddress(id));
    be({ kind: 'opening' });
    orMissing(sit((at) => at.sitDownToLesson(id, language)));
  };
  /** What has been learnt at goes on as an ordinary table. */
  const playOn = (text: string): void => {
    be({ kind: 'opening' });
    orMissing(open((at) => at.sitDownAgain(text, language)));
  };
  /** The game comes back to this tab. */
  const playHere = (text: string): void => orMissing(sit((at) => at.sitDownAgain(text, language)));
  const goFar = (key: Key): void => {
    keepKey(key);
    goTo(addressOf(key.table));
    be({ kind: 'opening' });
    orMissing(approach(key));
  };
  const goToRematch = (from: string | null, table: string): void => {
    const before = from === null ? null : keyFor(from);
    const key = keyFor(table) ?? (before === null ? null : keyOfRematch(before, table));
    if (key !== null) goFar(key);
  };
  const study = (source: Source): void => {
    wanted.current++;
    if (source.kind === 'here') keepStudied(source.text);
    goTo(addressOfSource(source));
    be({ kind: 'studying', source });
  };
  /** The game that was played at a table is looked at again: its record is here, or with its host. */
  const studyTable = ({ place: { device, table } }: Sitting): void => {
    if (device !== null) study({ kind: 'here', text: JSON.stringify(device.saved()) });
    else if (table !== null) study({ kind: 'host', table });
  };
  const leave = (): void => {
    wanted.current++;
    goTo('');
    be({ kind: 'start' });
  };
  /** Whoever has played together at this device may do so again: the form is as they had filled it in. */
  const playAgain = ({ id, place: { device } }: Sitting): void => {
    if (device === null) return;
    const { seats, record } = device.saved();
    wanted.current++;
    goTo('');
    be({ kind: 'start', again: { id, seats, config: record.config } });
  };
  const missing = (
    <main className="handover">
      <p role="alert">{words.notFetched}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
    </main>
  );
  switch (where.kind) {
    case 'start':
      return (
        <Start
          again={where.again ?? null}
          open={openLaidOut}
          takeUp={(text) => open((at) => at.sitDownAgain(text, language))}
          goFar={goFar}
          study={(text) => study({ kind: 'here', text })}
          learn={learn}
        />
      );
    case 'opening':
      return (
        <main>
          <Fetching isQuick />
        </main>
      );
    case 'missing':
      return missing;
    case 'approaching':
      return (
        <Suspense fallback={<Fetching />}>
          <Approaching key={where.opener.table} opener={where.opener} store={where.store} arrive={arrive} leave={leave} />
        </Suspense>
      );
    case 'studying':
      return (
        <Sturdy instead={missing}>
          <Suspense fallback={<Fetching />}>
            <StudyPage source={where.source} leave={leave} open={openLaidOut} />
          </Suspense>
        </Sturdy>
      );
    case 'seated': {
      const { sitting, course, visit } = where;
      const lesson =
        course === null
          ? null
          : {
              course,
              again: () => learn(sitting.id, true),
              playOn,
            };
      return (
        <Suspense fallback={<Fetching />}>
          <Table
            key={visit} // nothing of one table stays for the next
            sitting={sitting}
            lesson={lesson}
            leave={leave}
            goTo={(table) => goToRematch(sitting.place.table, table)}
            study={() => studyTable(sitting)}
            again={() => playAgain(sitting)}
            playHere={playHere}
          />
        </Suspense>
      );
    }
  }
};
