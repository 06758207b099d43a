import { E, type Game, type GameTypes } from 'ludoteca';
import { joinTable, pageLink, type TableStore } from 'ludoteca/client';
import { expect, test } from 'vitest';
import { Sitting } from '../../examples/web/src/tables/sitting.js';
import { pig } from '../../examples/your-own-game/pig.js';
import { house, pigOrder, settled, sixes, tokenOf } from '../host/helpers/house.js';

/** These at one device, whose host says what may be done only when it is told to. */
const atOneDevice = async (people: readonly string[] = ['ada']) => {
  const { host } = house({ dice: () => sixes });
  const { table } = E.getOrElse((): { readonly table: string } => ({ table: '' }))(await host.open(pigOrder()));
  const held: (() => void)[] = [];
  let holds = false;
  const join = (seat: string | null): TableStore<GameTypes> => {
    const store = joinTable<GameTypes>({ link: pageLink(host), table, token: tokenOf(seat ?? 'run') });
    const offers: TableStore<GameTypes>['offers'] = async (types) => {
      if (holds) await new Promise<void>((resolve) => held.push(resolve));
      return store.offers(types);
    };
    return new Proxy(store, {
      get: (from, name) => {
        if (name === 'offers') return offers;
        const value: unknown = Reflect.get(from, name);
        return typeof value === 'function' ? value.bind(from) : value;
      },
    });
  };
  const sitting = new Sitting({
    id: 'pig' as never,
    game: pig as unknown as Game,
    people,
    hasBots: false,
    table: null,
    join,
    device: null,
  });
  await settled();
  return {
    sitting,
    hold: () => {
      holds = true;
    },
    release: async () => {
      holds = false;
      for (const go of held.splice(0)) go();
      await settled();
    },
  };
};

/** How many are told of what changes at a table, from now on. */
const listening = (sitting: Sitting) => {
  let count = 0;
  const subscribe = sitting.subscribe.bind(sitting);
  sitting.subscribe = (listener) => {
    count++;
    const leave = subscribe(listener);
    return () => {
      count--;
      return leave();
    };
  };
  return () => count;
};

test('an action counts as played once it is shown: what could be done before it is not on offer again', async () => {
  const { sitting, hold, release } = await atOneDevice();
  const shown = () => (sitting.seen.kind === 'seated' ? [sitting.seen.moments.length, sitting.seen.offers.map(({ type }) => type)] : []);
  expect(shown()).toEqual([0, ['roll']]);
  hold();
  let answer: unknown = 'none yet';
  void sitting.play({ type: 'roll', player: 'ada' }).then((said) => {
    answer = said;
  });
  await settled();
  expect([answer, shown()]).toEqual(['none yet', [0, ['roll']]]);
  await release();
  expect([answer, shown()]).toEqual([null, [1, ['roll', 'hold']]]);
  expect(await sitting.play({ type: 'steal', player: 'ada' })).toMatchObject([{ code: 'unknown-action' }]);
  sitting.close();
});

test('an action that waits to be shown counts as played once nobody sits there any more', async () => {
  const { sitting, hold } = await atOneDevice();
  hold();
  let answer: unknown = 'none yet';
  void sitting.play({ type: 'roll', player: 'ada' }).then((said) => {
    answer = said;
  });
  await settled();
  expect(answer).toBe('none yet');
  sitting.close();
  await settled();
  expect(answer).toBeNull();
});

test('whoever plays is told of it until it is shown, and no longer', async () => {
  const { sitting, hold, release } = await atOneDevice();
  const heard = listening(sitting);
  await sitting.play({ type: 'roll', player: 'ada' });
  expect(heard()).toBe(0);
  hold();
  const played = sitting.play({ type: 'roll', player: 'ada' });
  await settled();
  expect(heard()).toBe(1);
  await release();
  await played;
  expect(heard()).toBe(0);
  sitting.close();
});

test('what was played is shown where the device is to be passed on, too', async () => {
  const { sitting, hold, release } = await atOneDevice(['ada', 'bo']);
  sitting.sit('ada');
  await settled();
  await sitting.play({ type: 'roll', player: 'ada' });
  hold();
  const played = sitting.play({ type: 'hold', player: 'ada' });
  await release();
  expect(await played).toBeNull();
  expect(sitting.seen).toEqual({ kind: 'handover', to: 'bo' });
  sitting.close();
});
