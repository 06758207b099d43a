import { type Dice, seeded } from 'ludoteca';
import type { TableRules } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { often } from './helpers/effort.js';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, type Ear, house, opened, Time, tokenOf } from './helpers/house.js';

const seats = ['ada', 'bo', 'cy'] as const;
const generous = { burst: 1e6, perSecond: 1e6, forecasts: 1e6 };

/** Something Ada may say, or that befalls the table, the same whatever Bo has done. */
const anything = (dice: Dice): { readonly who: string; readonly says: object } | { readonly passes: number } | 'hello' => {
  const to = dice.roll(4, 'to') - 1;
  const others = (['cy', 'bo', 'run'] as const)[dice.roll(3, 'who') - 1]!;
  const ada = (says: object) => ({ who: 'ada', says });
  const lots = [
    () => ada({ kind: 'act', action: { type: 'seal' } }),
    () => ada({ kind: 'act', action: { type: 'peek' } }),
    () => ada({ kind: 'act', action: { type: 'seal' }, since: to }),
    () => ada({ kind: 'take-back', to }),
    () => ada({ kind: 'redo' }),
    () => ada({ kind: 'ask', what: { kind: 'take-back', to } }),
    () => ada({ kind: 'ask', what: { kind: 'redo' } }),
    () => ada({ kind: 'answer', yes: to > 1 }),
    () => ada({ kind: 'offers' }),
    () => ada({ kind: 'form', type: 'seal', answers: {} }),
    () => ada({ kind: 'past', before: to }),
    () => ada({ kind: 'look', at: to }),
    () => ({ who: others, says: { kind: 'answer', yes: to > 0 } }),
    () => ({ who: 'cy', says: { kind: 'act', action: { type: 'peek' } } }),
    () => ({ who: 'run', says: { kind: to > 1 ? 'pause' : 'resume' } }),
    () => ({ passes: to * 1000 }),
    () => 'hello' as const,
  ];
  return lots[dice.roll(lots.length, 'what') - 1]!();
};

/** All that Ada and a watcher hear of one table at which Bo does something unseen now and then, or never. */
const heardAt = async (seed: string, rules: Partial<TableRules>, isBusy: boolean): Promise<readonly unknown[]> => {
  const [time, dice, unseen] = [new Time(), seeded(seed), seeded(`${seed}/unseen`)];
  const { host, journal } = house({ budgets: generous, dice: () => seeded(`${seed}/dice`) }, time, [envelopes]);
  const order = envelopesOrder(rules);
  const table = await opened(host, {
    ...order,
    config: { players: [...seats] },
    seats: seats.map((id) => ({ id, driver: { kind: 'person' } })),
    tokens: [
      { token: tokenOf('run'), right: { kind: 'run' } },
      ...seats.map((seat) => ({ token: tokenOf(seat), right: { kind: 'seat', seat } }) as const),
    ],
  });
  const ears: Record<string, Ear> = {};
  for (const who of [...seats, 'run', 'watcher']) ears[who] = await at(host, table, who);
  for (let i = 0; i < 40; i++) {
    const secret = [{ kind: 'act', action: { type: 'seal' } }, { kind: 'take-back', to: 0 }, { kind: 'redo' }, null][
      unseen.roll(4, 'secret') - 1
    ];
    if (isBusy && secret != null) await ears['bo']!.say({ ...secret, id: `bo${i}` });
    const next = anything(dice);
    if (next === 'hello') await ears['ada']!.hello(table, tokenOf('ada'));
    else if ('passes' in next) await time.pass(next.passes);
    else await ears[next.who]!.say({ ...next.says, id: `m${i}` });
  }
  const entries = await journal.read(table, 0, 1000);
  const isSecret = entries.some(({ deed }) => deed.kind === 'acted' && deed.action.player === 'bo');
  return [isSecret, ears['ada']!.heard, ears['watcher']!.heard];
};

for (const [name, rules] of Object.entries<Partial<TableRules>>({
  'by consent': { undo: 'consent' },
  'freely, by the clock of each decision': { undo: 'free', clock: { kind: 'decision', seconds: 600 } },
  'by consent, on a bank': { undo: 'consent', clock: { kind: 'bank', seconds: 600, increment: 7 } },
  never: { undo: 'never', clock: { kind: 'bank', seconds: 600, increment: 7 } },
}))
  test(`whatever is said, nothing that is heard hangs on what another does unseen, where things are taken back ${name}`, async () => {
    let secrets = 0;
    const tables = often(6, 2);
    for (let i = 0; i < tables; i++) {
      const [isSecret, ...busy] = await heardAt(`${name}/${i}`, rules, true);
      const [, ...quiet] = await heardAt(`${name}/${i}`, rules, false);
      if (isSecret === true) secrets++;
      expect(busy, `${name}/${i}`).toEqual(quiet);
    }
    expect(secrets).toBeGreaterThan(often(3, 0));
  });
