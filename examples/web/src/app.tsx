import { E } from 'ludoteca';
import { useEffect, useState } from 'react';
import { Host } from './host/host.js';
import { kept, type Opened, takeUp } from './host/saving.js';
import { Start } from './start/start.js';
import { Table } from './table/table.js';

/** Somebody who sits at the table comes back to it after a reload, and leaves it by going back. */
const atTable = '#table';

const takenUp = (): Host | null => {
  const text = location.hash === atTable ? kept() : null;
  const opened = text === null ? null : takeUp(text);
  return opened !== null && E.isRight(opened) ? new Host(opened.right) : null;
};

const goTo = (hash: string): void => history.pushState(null, '', `${location.pathname}${location.search}${hash}`);

/** The page: the start, or a table. */
export const App = () => {
  const [host, setHost] = useState(takenUp);
  useEffect(() => {
    const follow = (): void => setHost(takenUp());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const open = (opened: Opened): void => {
    goTo(atTable);
    setHost(new Host(opened));
  };
  const leave = (): void => {
    goTo('');
    setHost(null);
  };
  return host === null ? <Start open={open} /> : <Table host={host} leave={leave} />;
};
