import { E, type GameTypes, type Refusal } from 'ludoteca';
import type { TableStore } from 'ludoteca/client';
import { useEffect, useRef, useState } from 'react';
import { openHere } from './local/device.js';
import { kept, type LaidOut, takeUp } from './local/saving.js';
import { Approaching } from './online/approaching.js';
import { addressOf, type Key, keepKey, keyFor, keyInAddress, setAside } from './online/keys.js';
import { joinFar } from './online/server.js';
import { Start } from './start/start.js';
import { Table } from './table/table.js';
import type { Place } from './tables/place.js';
import { Sitting } from './tables/sitting.js';

/** Somebody who sits at the table of this device comes back to it after a reload, and leaves it by going back. */
const atTable = '#table';

const keptHere = (): LaidOut | null => {
  const text = location.hash === atTable ? kept() : null;
  const laidOut = text === null ? null : takeUp(text);
  return laidOut !== null && E.isRight(laidOut) ? laidOut.right : null;
};

const goTo = (hash: string): void => history.pushState(null, '', `${location.pathname}${location.search}${hash}`);

/** Where somebody is. */
type Where =
  | { readonly kind: 'start' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'approaching'; readonly table: string; readonly store: TableStore<GameTypes> }
  | { readonly kind: 'seated'; readonly sitting: Sitting };

/** The page: the start, or a table, of this device or somewhere else. */
export const App = () => {
  const [where, setWhere] = useState<Where>({ kind: 'opening' });
  const left = useRef<{ close(): void } | null>(null);
  /** Which of the tables that were asked for is wanted: the last. */
  const wanted = useRef(0);

  const be = (next: Where): void => {
    const now = next.kind === 'approaching' ? next.store : next.kind === 'seated' ? next.sitting : null;
    left.current?.close();
    left.current = now;
    setWhere(next);
  };
  const openTable = async (laidOut: LaidOut): Promise<Refusal | null> => {
    const mine = ++wanted.current;
    const opened = await openHere(laidOut);
    if (E.isLeft(opened)) return opened.left;
    if (mine === wanted.current) be({ kind: 'seated', sitting: new Sitting(opened.right) });
    else opened.right.device?.close();
    return null;
  };
  const approach = (key: Key): void => {
    wanted.current++;
    const store = joinFar(key);
    store.subscribe(() => {
      const { farewell } = store.getSnapshot();
      if (farewell === 'unknown' || farewell === 'revoked') setAside(key);
    });
    be({ kind: 'approaching', table: key.table, store });
  };
  const arrive = (place: Place): void => {
    const sitting = new Sitting(place);
    left.current = sitting; // the store goes along
    setWhere({ kind: 'seated', sitting });
  };
  const follow = (): void => {
    wanted.current++;
    const key = keyInAddress();
    const laidOut = key === null ? keptHere() : null;
    if (key !== null) approach(key);
    else if (laidOut === null) be({ kind: 'start' });
    else void openTable(laidOut);
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

  const open = async (laidOut: LaidOut): Promise<Refusal | null> => {
    const refusal = await openTable(laidOut);
    if (refusal === null) goTo(atTable);
    return refusal;
  };
  const goFar = (key: Key): void => {
    keepKey(key);
    goTo(addressOf(key.table));
    approach(key);
  };
  /** Everybody has the same rights at a rematch. */
  const goToRematch = (from: string | null, table: string): void => {
    const key = keyFor(table) ?? (from === null ? null : keyFor(from));
    if (key !== null) goFar({ ...key, table });
  };
  const leave = (): void => {
    wanted.current++;
    goTo('');
    be({ kind: 'start' });
  };
  switch (where.kind) {
    case 'start':
      return <Start open={open} goFar={goFar} />;
    case 'opening':
      return null;
    case 'approaching':
      return <Approaching key={where.table} table={where.table} store={where.store} arrive={arrive} leave={leave} />;
    case 'seated': {
      const { sitting } = where;
      return <Table sitting={sitting} leave={leave} goTo={(table) => goToRematch(sitting.place.table, table)} />;
    }
  }
};
