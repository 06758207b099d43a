import { E } from 'ludoteca';
import { useEffect, useState } from 'react';
import { Host } from './host/host.js';
import { kept, type Opened, takeUp } from './host/saving.js';
import { Start } from './start/start.js';
import { Table } from './table/table.js';

/** Somebody who sits at the table comes back to it after a reload. */
const atTable = '#table';

const takenUp = (): Host | null => {
  const text = location.hash === atTable ? kept() : null;
  const opened = text === null ? null : takeUp(text);
  return opened !== null && E.isRight(opened) ? new Host(opened.right) : null;
};

/** The page: the start, or a table. */
export const App = () => {
  const [host, setHost] = useState(takenUp);
  useEffect(() => {
    const hash = host === null ? '' : atTable;
    if (location.hash !== hash) history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
  }, [host]);
  if (host === null) return <Start open={(opened: Opened) => setHost(new Host(opened))} />;
  return <Table host={host} leave={() => setHost(null)} />;
};
