import type { GameTypes } from 'ludoteca';
import { type Joining, joinTable, type LinkMaker, type Listener } from 'ludoteca/client';
import { Time, tokenOf } from '../../host/helpers/house.js';

export const table = '0'.repeat(32);

/** A table of ada whose host says whatever a test wants, and hears what it is told. */
export const puppet = (more: Partial<Joining> = {}) => {
  const time = new Time();
  const said: { readonly kind: string; readonly id?: string }[] = [];
  const links: Listener[] = [];
  let closed = 0;
  const link: LinkMaker = (listener) => {
    links.push(listener);
    return { send: (message) => void said.push(message as never), close: () => void closed++ };
  };
  const store = joinTable<GameTypes>({ link, table, token: tokenOf('ada'), after: time.after, ...more });
  const say = (message: unknown): void => links.at(-1)!.message(message);
  /** Answers what was said last. */
  const reply = (answer: unknown): void => say({ kind: 'reply', id: said.at(-1)!.id, answer });
  const kinds = (): readonly string[] => said.map(({ kind }) => kind);
  return { store, say, reply, said, kinds, time, links, closed: () => closed };
};

/** The table has changed: so much lies in the pot now. */
export const potOf = (pot: number, no: number) => ({
  kind: 'told',
  no,
  kept: 0,
  moments: [],
  patch: [{ op: 'replace', path: ['view', 'pot'], value: pot }],
});
