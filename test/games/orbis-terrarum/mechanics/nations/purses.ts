import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';
import { steps, told } from '../../helpers/long-games.js';

type Event = OrbisTerrarum['Event'];
/** Every change is told with its old and its new value: the book kept from events alone agrees with the state. How many entries it has. */
const agree = (
  book: ReadonlyMap<string, unknown>,
  entries: readonly { readonly of: string; readonly before: unknown; readonly after: unknown }[],
  end: ReadonlyMap<string, unknown>,
): number => {
  const kept = new Map(book);
  const wrong: unknown[] = [];
  for (const { of, before, after } of entries) {
    if ((kept.get(of) ?? 0) !== before) wrong.push({ of, told: before, kept: kept.get(of) });
    kept.set(of, after);
  }
  for (const [of, value] of end) if ((kept.get(of) ?? 0) !== value) wrong.push({ of, is: value, kept: kept.get(of) });
  expect(wrong).toEqual([]);
  return entries.length;
};
type State = OrbisTerrarum['State'];
const purses = (kind: 'wealth' | 'progress') => (state: State) =>
  new Map(Object.entries(state.nations).map(([id, nation]) => [id, nation[kind]] as const));

for (const kind of ['wealth', 'progress'] as const)
  test(`${kind}: what is told of the purses is what is in them; paying moves, stealing never adds`, () => {
    const why = new Set<string>();
    for (const { before, after, events } of steps()) {
      const entries = told(events, `${kind}-changed`) as readonly Extract<Event, { readonly type: 'wealth-changed' }>[];
      agree(
        purses(kind)(before),
        entries.map((one) => ({ of: one.nation, ...one })),
        purses(kind)(after),
      );
      const sum = (reason: string) => entries.reduce((total, one) => total + (one.why === reason ? one.after - one.before : 0), 0);
      for (const reason of ['transfer', 'payment', 'penalty', 'subsidy'])
        if (sum(reason) !== 0) expect([reason, sum(reason)]).toEqual([reason, 0]);
      if (sum('theft') > 0) expect(sum('theft')).toBe(0);
      for (const one of entries) {
        why.add(one.why);
        if (one.after < 0) expect(one).toMatchObject({ after: 0 });
      }
    }
    for (const reason of ['production', 'theft']) expect([...why]).toContain(reason);
  });

test('land belongs to one living holder or to nobody, and never changes hands untold', () => {
  const owners = (state: State) => new Map(Object.entries(state.regions).map(([id, { owner }]) => [id, owner ?? 'nobody'] as const));
  let changes = 0;
  for (const { before, after, events } of steps()) {
    const entries = told(events, 'region-changed').map((one) => ({
      ...{ of: one.region, before: one.before ?? 'nobody', after: one.after ?? 'nobody' },
    }));
    changes += agree(owners(before), entries, owners(after));
    const holders = new Set([...after.nationOrder.filter((id) => after.nations[id]!.alive), ...after.organizations.map(({ id }) => id)]);
    expect([...new Set(owners(after).values())].filter((owner) => owner !== 'nobody' && !holders.has(owner))).toEqual([]);
    const exiled = Object.entries(after.nations).filter(
      ([id, one]) => one.alive && one.kind === 'state' && after.regions[one.capital!]!.owner !== id,
    );
    expect(exiled).toEqual([]);
  }
  expect(changes).toBeGreaterThan(8);
});

test('Supremacy sums to 100 in every metered civil war, and passes from side to side as told', () => {
  const shares = (state: State) =>
    new Map(state.civilWars.flatMap(({ sides }) => sides.map(({ id, supremacy }) => [id, supremacy] as const)));
  let changes = 0;
  for (const { before, after, events } of steps()) {
    changes += agree(
      shares(before),
      told(events, 'supremacy-changed').map((one) => ({ of: one.side, ...one })),
      shares(after),
    );
    for (const { id, metered, sides } of after.civilWars) {
      expect([id, sides.reduce((sum, { supremacy }) => sum + supremacy, 0)]).toEqual([id, metered ? 100 : 0]);
      expect(sides.every(({ supremacy, alive }) => supremacy >= 0 && (!metered || alive === supremacy > 0))).toBe(true);
      expect(sides.every(({ supremacy }) => supremacy < 100)).toBe(true);
    }
  }
  expect(changes).toBeGreaterThan(3);
});

test('attributes change as told and stay within 1 to 100, damage within what they bear, modifiers within their cap', () => {
  for (const { before, after, events } of steps()) {
    const sheet = ({ nations }: State) =>
      new Map(Object.entries(nations).flatMap(([id, { attributes }]) => Object.entries(attributes).map(([key, n]) => [`${id} ${key}`, n])));
    const whole = new Set(told(events, 'attributes-set').map(({ nation }) => nation));
    const made = new Set(told(events, 'nation-created').map(({ nation }) => nation));
    const end = [...sheet(after)].filter(([key]) => !whole.has(key.split(' ')[0]!) && !made.has(key.split(' ')[0]!));
    const entries = told(events, 'attribute-changed').filter(({ nation }) => !whole.has(nation) && !made.has(nation));
    agree(
      sheet(before),
      entries.map((one) => ({ of: `${one.nation} ${one.attribute}`, ...one })),
      new Map(end),
    );
    const impossible = Object.values(after.nations).filter(({ attributes, viaDamage, legDamage }) => {
      const { MIL, AUX, ECN, CLT, ADM } = attributes;
      const whole = Object.values(attributes).every((value) => Number.isInteger(value) && value >= 1 && value <= 100);
      return !whole || viaDamage < 0 || viaDamage > MIL + ADM + ECN || legDamage < 0 || legDamage > CLT + AUX + ECN;
    });
    expect(impossible).toEqual([]);
    const sums = new Map<string, number>();
    for (const { nation, target, against, value } of after.modifiers) {
      const key = [nation, target, against, Math.sign(value)].join(' ');
      sums.set(key, (sums.get(key) ?? 0) + value);
    }
    expect([...sums].filter(([, sum]) => Math.abs(sum) > after.config.attributeModifierCap)).toEqual([]);
  }
});
