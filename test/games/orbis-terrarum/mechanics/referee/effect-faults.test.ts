import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { divided, nationWith, rebellion } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, game, refused, type State, told } from '../../helpers/table.js';

type Effect = Extract<OrbisTerrarum['Action'], { readonly type: 'apply-effects' }>['effects'][number];
const apply = (...effects: readonly Effect[]): Action => ({ type: 'apply-effects', player: 'referee', reason: 'r', effects });
/** A world with a rising in Gothia, a divided Romania, a host, a crisis and a landless horde. */
const busy = (): State => {
  const torn = divided(rebellion(start(), 'gothia', { sponsor: 'saxonia' }), 'romania');
  return act(
    nationWith(torn, 'francia', { attributes: { MIL: 95, AUX: 3 } }),
    apply(
      { do: 'host', owner: 'francia', region: 'armorica', kind: 'mercenary', turns: 3 },
      { do: 'crisis', nation: 'francia', counter: 'industry', loss: 'via', perTurn: { via: 1, leg: 0 }, turns: 2 },
      {
        ...{ do: 'create-nation', name: 'Riders', kind: 'horde', regions: [], position: 'sarmatia' },
        ...{ predominantDomain: 'MIL', predominantAuthority: 'GES', patron: null },
      },
    ),
  );
};
const francia = { nation: 'francia' } as const;
const creation = { do: 'create-nation', predominantDomain: 'MIL', predominantAuthority: 'GES' } as const;
const state = { ...creation, name: 'March', kind: 'state', position: null, patron: null } as const;
const horde = { ...creation, name: 'Riders', kind: 'horde', regions: [], patron: null } as const;
const crisis = { do: 'crisis', ...francia, counter: 'industry', loss: 'leg' } as const;
/** Each primitive with the last values that are allowed and the first that are not. */
const bounds: readonly (readonly [allowed: readonly Effect[], forbidden: readonly Effect[]])[] = [
  [
    [25, -25, 1].map((value) => ({ do: 'modifier', ...francia, target: 'all', value, years: 20, source: 'event' })),
    [26, -26, 0].map((value) => ({ do: 'modifier', ...francia, target: 'all', value, years: 20, source: 'event' })),
  ],
  [
    [100, -100].map((delta) => ({ do: 'index', ...francia, index: 'via', delta })),
    [101, -101].map((delta) => ({ do: 'index', ...francia, index: 'via', delta })),
  ],
  [
    (['wealth', 'progress'] as const).flatMap((kind) => [100, -100].map((delta) => ({ do: kind, ...francia, delta }))),
    (['wealth', 'progress'] as const).flatMap((kind) => [101, -101].map((delta) => ({ do: kind, ...francia, delta }))),
  ],
  [
    [
      { do: 'attribute', ...francia, attribute: 'MIL', delta: 5 },
      { do: 'attribute', ...francia, attribute: 'AUX', delta: -2 },
      { do: 'attribute', ...francia, attribute: 'ADM', delta: -10 },
      { do: 'attribute', ...francia, attribute: 'ADM', delta: 10 },
    ],
    [
      { do: 'attribute', ...francia, attribute: 'MIL', delta: 6 },
      { do: 'attribute', ...francia, attribute: 'AUX', delta: -3 },
      { do: 'attribute', ...francia, attribute: 'ADM', delta: 0 },
      { do: 'attribute', ...francia, attribute: 'ADM', delta: -11 },
    ],
  ],
  [
    [
      { do: 'region', region: 'armorica', owner: 'francia' },
      { do: 'region', region: 'neustria', owner: null },
    ],
    [
      { do: 'region', region: 'armorica', owner: 'nation-1' },
      { do: 'region', region: 'thuringia-silva', owner: 'francia' },
      { do: 'region', region: 'atlantis', owner: 'francia' },
    ],
  ],
  [
    [
      { ...state, regions: ['armorica'] },
      { ...state, regions: ['neustria'], patron: 'francia' },
      { ...horde, position: 'alania' },
    ],
    [
      { ...state, regions: ['belgica'] },
      { ...state, regions: ['neustria', 'armorica'] },
      { ...state, regions: ['armorica', 'armorica'] },
      { ...state, regions: [] },
      { ...state, name: ' ', regions: ['armorica'] },
      { ...state, regions: ['armorica'], patron: 'iberia' },
      { ...horde, position: 'sarmatia' },
      { ...horde, position: null },
    ],
  ],
  [[{ do: 'extinguish', nation: 'thuringia' }], [{ do: 'extinguish', nation: 'atlantis' }]],
  [
    [
      { do: 'host', owner: 'francia', region: 'cambria', kind: 'expeditionary', turns: 1 },
      { do: 'remove-host', host: 'host-1' },
    ],
    [
      { do: 'host', owner: 'francia', region: 'cambria', kind: 'expeditionary', turns: 0 },
      { do: 'host', owner: 'francia', region: 'atlantis', kind: 'rebel', turns: null },
      { do: 'remove-host', host: 'host-2' },
    ],
  ],
  [
    [
      { do: 'rebellion', nation: 'gothia', sponsor: null },
      { do: 'rebellion', nation: 'gothia', sponsor: 'francia' },
      { do: 'rebellion-deadline', rebellion: 'rebellion-1', turn: 1 },
      { do: 'end-rebellion', rebellion: 'rebellion-1' },
    ],
    [
      { do: 'rebellion', nation: 'gothia', sponsor: 'saxonia' },
      { do: 'rebellion-deadline', rebellion: 'rebellion-1', turn: 0 },
      { do: 'rebellion-deadline', rebellion: 'rebellion-2', turn: 5 },
      { do: 'end-rebellion', rebellion: 'rebellion-2' },
    ],
  ],
  [
    [
      { do: 'civil-war', ...francia, sides: ['A', 'B'], controllers: ['ada', 'referee'] },
      { do: 'civil-war', ...francia, sides: ['A', 'B', 'C', 'D', 'E'], controllers: ['ada', 'bo', 'cy', 'ada', 'bo'] },
      { do: 'end-civil-war', civilWar: 'civil-war-1', winner: 'civil-war-1.2' },
    ],
    [
      { do: 'civil-war', ...francia, sides: ['A'], controllers: ['ada'] },
      { do: 'civil-war', ...francia, sides: ['A', 'B', 'C', 'D', 'E', 'F'], controllers: ['ada', 'bo', 'cy', 'ada', 'bo', 'cy'] },
      { do: 'civil-war', ...francia, sides: ['A', 'B'], controllers: ['ada'] },
      { do: 'civil-war', ...francia, sides: ['A', 'B'], controllers: ['ada', 'zoe'] },
      { do: 'civil-war', nation: 'romania', sides: ['A', 'B'], controllers: ['ada', 'bo'] },
      { do: 'end-civil-war', civilWar: 'civil-war-1', winner: 'civil-war-1.3' },
    ],
  ],
  [
    [
      { do: 'patron', ...francia, patron: 'gothia' },
      { do: 'patron', ...francia, patron: null },
    ],
    [
      { do: 'patron', ...francia, patron: 'francia' },
      { do: 'patron', nation: 'persia', patron: 'iberia' },
      { do: 'patron', ...francia, patron: 'iberia' },
    ],
  ],
  [
    [
      { do: 'grant', ...francia, special: true, lastTurn: 1 },
      { do: 'grant', ...francia, special: false, lastTurn: null },
    ],
    [{ do: 'grant', ...francia, special: true, lastTurn: 0 }],
  ],
  [[{ do: 'technology', ...francia, id: 'force-air' }], [{ do: 'technology', ...francia, id: 'wheel' }]],
  [
    [
      { do: 'fronts', ...francia, weight: 0.5, extra: 0 },
      { do: 'fronts', ...francia, weight: 5, extra: 5 },
    ],
    [
      { do: 'fronts', ...francia, weight: 0, extra: 0 },
      { do: 'fronts', ...francia, weight: 5.5, extra: 0 },
      { do: 'fronts', ...francia, weight: 1.25, extra: 0 },
      { do: 'fronts', ...francia, weight: 1, extra: 6 },
      { do: 'fronts', ...francia, weight: 1, extra: -1 },
    ],
  ],
  [[{ do: 'conflict', a: 'francia', b: 'gothia', status: 'suspended' }], [{ do: 'conflict', a: 'francia', b: 'francia', status: 'war' }]],
  [
    ([25, -25, 0, 'impossible', null] as const).map((value) => ({
      ...{ do: 'scope', ...francia, target: 'gothia', dimension: 'cultural', value, years: 1 },
    })),
    ([30, -30, 7] as const).map((value) => ({ do: 'scope', ...francia, target: 'gothia', dimension: 'cultural', value, years: 1 })),
  ],
  [
    [{ do: 'colony', region: 'himyar', recognised: false }],
    [
      { do: 'colony', region: 'belgica', recognised: true },
      { do: 'colony', region: 'armorica', recognised: true },
    ],
  ],
  [[{ do: 'autonomy', nation: 'armenia', autonomous: true }], [{ do: 'autonomy', ...francia, autonomous: true }]],
  [[{ do: 'defeated', ...francia, flag: true }], [{ do: 'defeated', nation: 'atlantis', flag: true }]],
  [
    [{ do: 'capital', ...francia, region: 'neustria' }],
    [
      { do: 'capital', ...francia, region: 'armorica' },
      { do: 'capital', nation: 'nation-1', region: 'sarmatia' },
    ],
  ],
  [
    [
      { ...crisis, perTurn: null, turns: null },
      { ...crisis, perTurn: { via: 0, leg: 100 }, turns: 20 },
      { do: 'end-crisis', crisis: 'crisis-1' },
    ],
    [
      { ...crisis, perTurn: { via: 1, leg: 1 }, turns: 21 },
      { ...crisis, perTurn: { via: 1, leg: 1 }, turns: 0 },
      { ...crisis, perTurn: { via: 101, leg: 1 }, turns: 2 },
      { ...crisis, perTurn: null, turns: 2 },
      { do: 'end-crisis', crisis: 'crisis-2' },
    ],
  ],
  [
    ([null, 1, 1000] as const).map((years) => ({ do: 'scope', ...francia, target: 'gothia', dimension: 'cultural', value: 5, years })),
    ([0, 1001] as const).map((years) => ({ do: 'scope', ...francia, target: 'gothia', dimension: 'cultural', value: 5, years })),
  ],
];
const isFine = (state: State, effect: Effect): boolean => game.explain(state, apply(effect)).length === 0;

clause('OT-REF-06', 'every primitive is bounded: the last value allowed, and the first that is not', () => {
  const world = busy();
  for (const [allowed, forbidden] of bounds) {
    for (const effect of allowed) expect([effect, isFine(world, effect)]).toEqual([effect, true]);
    for (const effect of forbidden) expect([effect, ...refused(world, apply(effect))]).toEqual([effect, 'bad-effect', 'OT-REF-06']);
  }
  const all = new Set(bounds.flatMap(([allowed]) => allowed.map((effect) => effect.do)));
  expect(all.size).toBe(27);
});
clause(['OT-REF-06', 'OT-MOD-15'], 'what the referee gives for a time says for how long', () => {
  const lasting = (years: number) => apply({ do: 'modifier', ...francia, target: 'MIL', value: 3, years, source: 'war' });
  for (const years of [0, 21, -1]) expect(refused(start(), lasting(years))).toEqual(['expiry-required', 'OT-REF-06']);
  for (const years of [1, 20]) expect(act(start(), lasting(years)).modifiers[0]!.lastTurn).toBe(1 + years);
});
clause('OT-ACT-07', 'a rising that the referee ends fades away, and everybody is told', () => {
  const end = apply({ do: 'end-rebellion', rebellion: 'rebellion-1' });
  expect(told(busy(), end)).toContainEqual({ type: 'rebellion-escalated', rebellion: 'rebellion-1', nation: 'gothia', into: 'fade' });
  expect(act(busy(), end).rebellions).toEqual([]);
});
clause('OT-REF-06', 'results stay within their limits', () => {
  const after = act(
    nationWith(start(), 'francia', { wealth: 30, progress: 2, viaDamage: 10 }),
    apply(
      { do: 'wealth', ...francia, delta: -100 },
      { do: 'progress', ...francia, delta: -3 },
      { do: 'index', ...francia, index: 'via', delta: 100 },
      { do: 'index', ...francia, index: 'leg', delta: -59 },
      { do: 'index', ...francia, index: 'leg', delta: -100 },
    ),
  ).nations['francia'];
  expect([after!.wealth, after!.progress, after!.viaDamage, after!.legDamage]).toEqual([0, 0, 0, 60]);
});
