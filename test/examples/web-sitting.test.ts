import { E, type Game, type GameTypes } from 'ludoteca';
import { joinTable, pageLink, type TableStore } from 'ludoteca/client';
import { expect, test } from 'vitest';
import { Sitting } from '../../examples/web/src/tables/sitting.js';
import { pig } from '../../examples/your-own-game/pig.js';
import { house, pigOrder, settled, sixes, tokenOf } from '../host/helpers/house.js';

/** Ada and Bo at one device, whose host says what may be done only when it is told to. */
const atOneDevice = async () => {
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
    people: ['ada'],
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
