import { E, type Refusal } from 'ludoteca';
import { useEffect, useRef, useState } from 'react';
import { openHere } from './local/device.js';
import { kept, type LaidOut, takeUp } from './local/saving.js';
import { Start } from './start/start.js';
import { Table } from './table/table.js';
import { Sitting } from './tables/sitting.js';

/** Somebody who sits at the table comes back to it after a reload, and leaves it by going back. */
const atTable = '#table';

const keptHere = (): LaidOut | null => {
  const text = location.hash === atTable ? kept() : null;
  const laidOut = text === null ? null : takeUp(text);
  return laidOut !== null && E.isRight(laidOut) ? laidOut.right : null;
};

const goTo = (hash: string): void => history.pushState(null, '', `${location.pathname}${location.search}${hash}`);

/** The page: the start, or a table. */
export const App = () => {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [isOpening, setOpening] = useState(() => keptHere() !== null);
  const current = useRef<Sitting | null>(null);
  /** Which of the tables that were asked for is wanted: the last. */
  const wanted = useRef(0);

  const sitAt = (next: Sitting | null): void => {
    if (current.current !== next) current.current?.close();
    current.current = next;
    setSitting(next);
    setOpening(false);
  };
  const openTable = async (laidOut: LaidOut): Promise<Refusal | null> => {
    const mine = ++wanted.current;
    const opened = await openHere(laidOut);
    if (E.isLeft(opened)) return opened.left;
    if (mine === wanted.current) sitAt(new Sitting(opened.right));
    else opened.right.device?.close();
    return null;
  };
  const go = useRef({ sitAt, openTable });
  go.current = { sitAt, openTable };
  useEffect(() => {
    const follow = (): void => {
      const laidOut = keptHere();
      wanted.current++;
      if (laidOut === null) go.current.sitAt(null);
      else void go.current.openTable(laidOut);
    };
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      wanted.current++;
      current.current?.close();
    };
  }, []);

  const open = async (laidOut: LaidOut): Promise<Refusal | null> => {
    const refusal = await openTable(laidOut);
    if (refusal === null) goTo(atTable);
    return refusal;
  };
  const leave = (): void => {
    goTo('');
    wanted.current++;
    sitAt(null);
  };
  if (sitting !== null) return <Table sitting={sitting} leave={leave} />;
  return isOpening ? null : <Start open={open} />;
};
