import type { GameTypes } from 'ludoteca';
import { joinTable, type LinkMaker } from 'ludoteca/client';
import type { Host } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, house, opened, sixes, Time, tokenOf } from '../host/helpers/house.js';

/** A wire that carries so many letters a second to a client, one message after the other; each link is counted. */
const slowWire = (host: Host, time: Time, perSecond: number) => {
  const links = { made: 0 };
  const link: LinkMaker = (listener) => {
    links.made++;
    const queue: { readonly text: string; left: number }[] = [];
    let isOpen = true;
    const connection = host.connect({
      send: (message) => {
        const text = JSON.stringify(message);
        queue.push({ text, left: text.length });
      },
      get waiting() {
        return queue.reduce((sum, { left }) => sum + left, 0);
      },
      close: () => {},
    });
    const carry = (): void => {
      let room = perSecond / 10;
      for (let first = queue[0]; isOpen && first !== undefined && room > 0; first = queue[0]) {
        const carried = Math.min(room, first.left);
        first.left -= carried;
        room -= carried;
        if (first.left > 0) break;
        queue.shift();
        listener.message(JSON.parse(first.text));
      }
      if (isOpen) time.after(100, carry);
    };
    time.after(100, carry);
    return {
      send: (message) => void time.after(50, () => connection.receive(JSON.stringify(message))),
      close: () => {
        isOpen = false;
        connection.closed();
      },
    };
  };
  return { link, links };
};

test('whoever is shown more at once than may wait for a slow reader is answered over the link they have, however much the others do', async () => {
  const time = new Time();
  const { host } = house({ dice: () => sixes, budgets: { slow: 300 } }, time);
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  const { link, links } = slowWire(host, time, 400);
  const store = joinTable<GameTypes>({ link, table, token: tokenOf('bo'), after: time.after });
  let answered = 0;
  for (let i = 0; i < 120; i++) {
    await ada.act('roll');
    if (i % 3 === 0) void store.act({ type: 'roll', player: 'bo' }).then(() => answered++);
    await time.pass(500);
  }
  expect(links.made).toBe(1);
  expect(answered).toBeGreaterThan(10);
  store.close();
});
