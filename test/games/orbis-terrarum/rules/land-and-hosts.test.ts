import { expect } from 'vitest';
import { ruled } from '../attacks.js';
import { act, announce, at, change, clause, damage, divided, given, measure, modifiersOf, nationWith, rebellion, reportOn, resolve, type State, start, startAuto, strike, treaty, turn, withHost } from '../table.js'; // biome-ignore format: one line

type Submit = ReturnType<typeof measure>;
/** One throw for each net grade from slight to critical; whoever answers fails. */
const throws = [30, 20, 10, 1];
const byGrade = <T>(state: State, one: Submit, read: (after: State) => T, ...answer: number[]): T[] =>
  throws.map((die) => read(turn(state, [one], die, ...answer)));
const land = (id: string) => ({ target: { kind: 'region', id } }) as const;
const undamaged = (state: State, ...ids: string[]) => ids.every((id) => damage(state, id).every((one) => one === 0));

clause('OT-EFF-12', 'an occupation takes as many black regions as agreed for its grade, joined by land, in region order', () => {
  const gained = (id: string, expansionRegions: readonly number[]) =>
    byGrade(start({ expansionRegions }), measure('francia', 'expansion', 'occupy', land(id)), ({ regions }) =>
      Object.keys(regions).filter((one) => regions[one]!.owner === 'francia' && one !== 'belgica' && one !== 'neustria'),
    );
  expect(gained('noricum', [1, 1, 1, 1])).toEqual(Array(4).fill(['noricum']));
  expect(gained('noricum', [1, 2, 3, 5])).toEqual([['noricum'], ['bohemia', 'noricum'], ['bohemia', 'noricum', 'dalmatia'], ['bohemia', 'noricum', 'dalmatia']]); // biome-ignore format: a row
  // Apulia comes first, but lies over the sea; Thrace is Romania's.
  expect(gained('achaia', [2, 3, 4, 5])).toEqual([['dalmatia', 'achaia'], ...Array(3).fill(['dalmatia', 'moesia', 'achaia'])]);
  // What has been given away meanwhile is not taken.
  const posted = announce(start(), measure('francia', 'expansion', 'occupy', land('armorica')));
  expect(resolve(given(posted, 'armorica', 'gothia'), 1).state.regions['armorica']!.owner).toBe('gothia');
});
clause('OT-EFF-13', 'acculturation takes 5, 10 or 15 off a cultural distance, or all of it, and never more', () => {
  const wise = nationWith(start(), 'francia', { attributes: { CLT: 50, TCN: 50 } });
  const left = (value: number, die: number) => {
    const strange = act(wise, { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'cultural', value });
    const after = turn(strange, [measure('francia', 'reform', 'acculturate', { target: at('gothia') })], die);
    expect(after.scopes.at(-1)).toMatchObject({ from: 'francia', to: 'gothia', dimension: 'cultural', lastTurn: null });
    return after.scopes.reduce((sum, one) => sum + (one.value as number), 0);
  };
  // At 25 away the threshold of 100 makes 60 slight, 20 normal and 2 very good.
  expect([60, 20, 2, 1].map((die) => left(25, die))).toEqual([20, 15, 10, 0]);
  expect([left(5, 90), left(10, 2), left(5, 1), left(15, 2)]).toEqual([0, 0, 0, 0]);
});
clause('OT-EFF-14', 'land that is detached is a vassal with the people of its patron and its strongest attributes', () => {
  const detach = measure('romania', 'reform', 'detach', { regions: ['achaia', 'bithynia'], name: 'Asia' });
  const made = (attributes: object) => {
    const after = turn(given(nationWith(start(), 'romania', { attributes }), 'achaia', 'romania'), [detach], 30);
    expect([after.regions['achaia']!.owner, after.regions['bithynia']!.owner, after.regions['thracia']!.owner]).toEqual(['nation-1', 'nation-1', 'romania']); // biome-ignore format: one line
    return after.nations['nation-1'];
  };
  expect(made({ CLT: 25, TCN: 21 })).toMatchObject({
    name: 'Asia',
    kind: 'state',
    patron: 'romania',
    culture: 'greek',
    faith: 'nicene',
    capital: 'achaia',
  });
  expect(made({ CLT: 25, TCN: 21 })!.attributes).toMatchObject({
    CLT: 30,
    ECN: 25,
    AUX: 20,
    MIL: 15,
    ADM: 10,
    TCN: 30,
    LEA: 25,
    GES: 20,
    PRS: 15,
    INT: 10,
  });
  expect(made({})!.attributes).toMatchObject({ MIL: 30, GES: 30 });
  expect(made({ ECN: 22, ADM: 22, INT: 22, PRS: 22 })!.attributes).toMatchObject({ ECN: 30, INT: 30 });
});
clause('OT-EFF-15', 'a horde settles where it has come to stand, if that is nobody’s', () => {
  const roaming = (moveTo: string) =>
    given(
      given(nationWith(start(), 'francia', { kind: 'horde', capital: null, position: 'armorica', moveTo }), 'belgica', null),
      'neustria',
      null,
    );
  const settle = measure('francia', 'expansion', 'settle');
  const settled = turn(roaming('neustria'), [settle], 10);
  expect([settled.nations['francia'], settled.regions['neustria']!.owner, settled.regions['armorica']!.owner]).toMatchObject([
    ...[{ kind: 'state', capital: 'neustria', position: null, settled: true }, 'francia', null],
  ]);
  const inGothia = turn(roaming('aquitania'), [settle], 2, 10);
  expect([inGothia.nations['francia'], inGothia.regions['aquitania']!.owner]).toMatchObject([
    { kind: 'horde', position: 'aquitania', settled: false },
    'gothia',
  ]);
});
clause('OT-EFF-16', 'a state that takes to the road leaves its land sparse, and keeps all else', () => {
  const migrate = measure('francia', 'reform', 'migrate');
  const rich = nationWith(nationWith(start(), 'francia', { wealth: 5, progress: 4, viaDamage: 3, legDamage: 2 }), 'saxonia', {
    patron: 'francia',
  });
  const full = treaty(withHost(rich, 'francia', 'armorica'), ['francia', 'gothia'], [{ kind: 'alliance' }]);
  const gone = turn(full, [migrate], 10);
  expect(gone.nations['francia']).toMatchObject({
    kind: 'horde',
    capital: null,
    position: 'belgica',
    wealth: 5,
    progress: 4,
    viaDamage: 3,
    legDamage: 2,
  });
  expect(['belgica', 'neustria'].map((id) => gone.regions[id])).toMatchObject(Array(2).fill({ owner: null, population: 'sparse' }));
  expect([gone.nations['saxonia']!.patron, gone.hosts.length, gone.treaties[0]!.parties]).toEqual(['francia', 1, ['francia', 'gothia']]);
  const occupied = (...places: string[]) =>
    places.reduce((state, position, i) => {
      const id = ['saxonia', 'thuringia'][i]!;
      return given(
        nationWith(state, id, { kind: 'horde', capital: null, position, moveTo: 'noricum' }),
        `${['saxonia-vetus', 'thuringia-silva'][i]}`,
        null,
      );
    }, start());
  const still = (state: State) =>
    change(announce(state, migrate), (draft) => {
      draft.nations = Object.fromEntries(Object.entries(draft.nations).map(([id, one]) => [id, { ...one, moveTo: null }]));
    });
  // Hordes wander before measures are rolled, so these are held where they are by having nowhere to go.
  const held = (...places: string[]) =>
    still(
      ['armorica', 'bohemia', 'noricum', 'saxonia-vetus', 'thuringia-silva'].reduce(
        (state, id) => given(state, id, 'gothia'),
        occupied(...places),
      ),
    );
  const lugdunum = given(held('belgica'), 'lugdunum', 'francia');
  expect(resolve(lugdunum, 10).state.nations['francia']).toMatchObject({ kind: 'horde', position: 'neustria' });
  expect(resolve(held('belgica'), 10).state.nations['francia']).toMatchObject({ kind: 'horde', position: 'neustria' });
  const crowded = resolve(held('belgica', 'neustria'), 10).state;
  expect([crowded.nations['francia'], crowded.regions['belgica']!.owner]).toMatchObject([{ kind: 'state', capital: 'belgica' }, 'francia']);
});
clause(['OT-EFF-17', 'OT-EFF-18'], 'hosts of an expedition and of a rising last until something ends them', () => {
  const sent = turn(start(), [measure('francia', 'logistics', 'expedition', { region: 'neustria' })], 30);
  expect(sent.hosts).toEqual([
    { id: 'host-1', owner: 'francia', kind: 'expeditionary', region: 'neustria', rebellion: null, lastTurn: null, moveTo: null },
  ]);
  const roaming = nationWith(start(), 'gothia', { kind: 'movement', capital: null, position: 'noricum' });
  const subvert = measure('francia', 'rhetoric', 'subvert', { target: at('gothia') });
  for (const [state, region] of [
    [start(), 'tarraco'],
    [roaming, 'noricum'],
  ] as const) {
    const risen = turn(state, [subvert], 10, 99);
    expect(risen.rebellions).toMatchObject([{ id: 'rebellion-1', nation: 'gothia', sponsor: 'francia', sponsorKnown: true }]);
    expect(risen.hosts).toMatchObject([{ owner: 'francia', kind: 'rebel', region, rebellion: 'rebellion-1', lastTurn: null }]);
  }
});
clause('OT-EFF-20', 'without a referee incitement raises rebels from a very good success on, if it can, and else brings a penalty', () => {
  const incite = measure('francia', 'intrigue', 'incite', { target: at('gothia') });
  const after = (state: State, ...dice: number[]) => {
    const two = ['ada', 'bo'].reduce((now, player) => act(now, { type: 'ready', player }), announce(state, incite));
    const { rebellions, hosts, ...rest } = act(two, { type: 'ready', player: 'cy' }, ...dice);
    return [
      rebellions.map(({ sponsor }) => sponsor),
      hosts.length,
      modifiersOf({ rebellions, hosts, ...rest } as State, 'gothia').map(([target, value]) => [target, value]),
    ];
  };
  expect([30, 20, 10, 1].map((die) => after(startAuto(), die, 99))).toEqual([
    ...[
      [[], 0, [['ADM', 4]]],
      [[], 0, [['ADM', 8]]],
      [['francia'], 0, []],
      [['francia'], 0, []],
    ],
  ]);
  const risen = rebellion(startAuto(), 'gothia', { sponsor: 'francia' });
  expect(after(risen, 10, 99)).toEqual([['francia'], 0, [['ADM', 12]]]);
  expect(after(rebellion(startAuto(), 'gothia', { sponsor: 'romania' }), 10, 99)).toEqual([['romania', 'francia'], 0, []]);
  const asked = (state: State) => turn(state, [incite], 30, 99).decisions.map(({ options }) => options);
  expect([asked(start()), asked(rebellion(start(), 'gothia', { sponsor: 'francia' }))]).toEqual([
    [['rebellion', 'penalty', 'nothing']],
    [['penalty', 'nothing']],
  ]);
});
clause('OT-EFF-21', 'a host is destroyed, or driven by a slight success into the first land that is free or its owner’s', () => {
  const hit = (owner: string, region: string, die: number, mode: 'strike' | 'raid' = 'strike') => {
    const one = measure('francia', mode === 'strike' ? 'offensive' : 'incision', mode, { target: { kind: 'host', id: 'host-1' } });
    const after = turn(withHost(start(), owner, region), [one], die, 99);
    expect(undamaged(after, owner, 'francia')).toBe(true);
    return after.hosts.map((one) => one.region);
  };
  expect(throws.map((die) => hit('gothia', 'armorica', die))).toEqual([['aquitania'], [], [], []]);
  expect(throws.map((die) => hit('gothia', 'armorica', die, 'raid'))).toEqual([['aquitania'], [], [], []]);
  // Sapaudia, Padania and Thuringia come before Bohemia, and belong to others; Dalmatia comes after it.
  expect([hit('romania', 'noricum', 30), hit('gothia', 'persis', 30)]).toEqual([['bohemia'], []]);
});
clause('OT-EFF-22', 'what has its own rules takes effect by those', () => {
  const suppressed = turn(rebellion(start(), 'francia'), [measure('francia', 'incision', 'suppress')], 30);
  const vassal = nationWith(start(), 'francia', { patron: 'persia', tribute: 'pending' });
  const paid = turn(vassal, [measure('francia', 'intervention', 'tribute', { kind: 'wealth' })], 20);
  const asked = turn(
    start(),
    [measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] })],
    30,
    99,
  );
  const talked = turn(start(), [measure('francia', 'diplomacy', 'parley', { ...land('armorica'), aim: 'attitude' })], 20);
  const side = (id: string) => ({ kind: 'side', id: `civil-war-1.${id}` }) as const;
  const fought = turn(
    divided(start(), 'francia'),
    [measure('francia', 'offensive', 'strike', { slot: side('1'), target: side('2') })],
    30,
    99,
  );
  expect([
    suppressed.rebellions,
    paid.nations['persia']!.wealth,
    asked.decisions.length,
    talked.regions['armorica']!.attitudes.length,
  ]).toEqual([[], 3, 1, 1]);
  expect(fought.civilWars[0]!.sides.map(({ supremacy }) => supremacy)).toEqual([58, 42]);
});
clause('OT-EFF-23', 'a measure taken for another is rolled and answered as it was announced, and what is left has the other effect', () => {
  const state = nationWith(nationWith(start(), 'francia', { attributes: { MIL: 30 } }), 'gothia', { attributes: { MIL: 25 } });
  const as = { kind: 'reinterpret', as: { statistic: 'competition', mode: 'undermine', attribute: null } };
  const after = resolve(ruled(announce(state, strike('francia', 'gothia')), 'francia/main/1', as), 10, 31).state;
  expect(reportOn(after, 'francia')).toMatchObject({
    netGrade: 2,
    roll: { threshold: 50 },
    counter: { statistic: 'offensive', threshold: 45 },
  });
  expect([damage(after, 'gothia'), modifiersOf(after, 'gothia')]).toEqual([[0, 0], [['GES', 8, 'acquired', 6]]]);
});
clause('OT-EFF-24', 'a slight success is enough for each of the special measures', () => {
  const horde = nationWith(start(), 'francia', { kind: 'horde', capital: null, position: 'armorica', moveTo: 'neustria' });
  const free = given(given(horde, 'belgica', null), 'neustria', null);
  // A horde persuades well: 45 counts as 35.
  expect(turn(free, [measure('francia', 'expansion', 'settle')], 45).nations['francia']!.kind).toBe('state');
  expect(turn(start(), [measure('francia', 'reform', 'migrate')], 30).nations['francia']!.kind).toBe('horde');
  expect(turn(start(), [measure('francia', 'logistics', 'expedition', { region: 'belgica' })], 30).hosts).toHaveLength(1);
  expect(turn(start(), [measure('francia', 'rhetoric', 'subvert', { target: at('gothia') })], 10, 20).rebellions).toHaveLength(1);
  const sick = change(start(), (draft) => {
    draft.crises = [
      { id: 'crisis-1', nation: 'francia', counter: 'industry', loss: 'via', perTurn: { via: 1, leg: 0 }, turns: 3, lastTurn: 4 },
    ];
  });
  const welfare = measure('francia', 'industry', 'welfare', { target: { kind: 'crisis', id: 'crisis-1' } });
  expect([turn(sick, [welfare], 30).crises.length, turn(sick, [welfare], 50).crises.length]).toEqual([0, 1]);
});
