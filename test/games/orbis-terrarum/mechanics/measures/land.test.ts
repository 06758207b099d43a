import { expect } from 'vitest';
import { byGrade, land } from '../../helpers/grades.js';
import { change, given, nationWith, treaty, withHost } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, refused, type State } from '../../helpers/table.js';
import { announce, measure, reportOn, resolve, turn } from '../../helpers/turns.js';

clause('OT-EFF-12', 'an occupation takes as many black regions as agreed for its grade, joined by land, in region order', () => {
  const gained = (id: string, expansionRegions: readonly number[]) =>
    byGrade(start({ expansionRegions }), measure('francia', 'expansion', 'occupy', land(id)), ({ regions }) =>
      Object.keys(regions).filter((one) => regions[one]!.owner === 'francia' && one !== 'belgica' && one !== 'neustria'),
    );
  expect(gained('noricum', [1, 1, 1, 1])).toEqual(Array(4).fill(['noricum']));
  expect(gained('noricum', [1, 2, 3, 5])).toEqual([
    ['noricum'],
    ['bohemia', 'noricum'],
    ['bohemia', 'noricum', 'dalmatia'],
    ['bohemia', 'noricum', 'dalmatia'],
  ]);
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
clause(
  ['OT-EFF-13', 'OT-MEAS-11'],
  'acculturation shortens what lasts alone, so that nothing becomes closeness when an exit or a treaty ends',
  () => {
    type Adjustment = State['scopes'][number];
    const towards = (...values: readonly (readonly [value: number, lastTurn: number | null])[]): State =>
      change(nationWith(start(), 'francia', { attributes: { CLT: 50, TCN: 50 } }), (draft) => {
        draft.scopes = values.map(
          ([value, lastTurn], i): Adjustment => ({
            ...{ id: `scope-${i + 1}`, from: 'francia', to: 'gothia', dimension: 'cultural', value, lastTurn },
            cause: lastTurn === null ? 'purchase' : 'exit',
          }),
        );
        draft.counters = { scope: values.length };
      });
    const learn = measure('francia', 'reform', 'acculturate', { target: at('gothia') });
    const shortened = (state: State, die: number) =>
      turn(state, [learn], die)
        .scopes.slice(state.scopes.length)
        .map(({ value }) => value);
    expect([60, 20, 1].map((die) => shortened(towards([10, null], [15, 9]), die))).toEqual([[-5], [-10], [-10]]);
    expect(refused(towards([5, 9]), learn)).toEqual(['no-distance', 'OT-MEAS-11']);
    expect(refused(towards([10, 9], [-5, null]), learn)).toEqual(['no-distance', 'OT-MEAS-11']);
    // What is nearer for a while, by treaty or otherwise, does not keep anybody from learning for good.
    expect([shortened(towards([10, null], [-10, 9]), 80)]).toEqual([[-5]]);
    const near = treaty(
      towards([10, null]),
      ['francia', 'gothia'],
      [{ kind: 'scope', between: ['francia', 'gothia'], dimension: 'cultural', value: 10 }],
    );
    expect([shortened(near, 80), shortened(near, 1)]).toEqual([[-5], [-10]]);
    // Beyond 25 nothing is felt, so it is shortened from there.
    expect([shortened(towards([25, null], [10, null]), 60), shortened(towards([25, null], [10, null]), 1)]).toEqual([[-15], [-35]]);
  },
);
clause('OT-EFF-14', 'land that is detached is a vassal with the people of its patron and its strongest attributes', () => {
  const detach = measure('romania', 'reform', 'detach', { regions: ['achaia', 'bithynia'], name: 'Asia' });
  const made = (attributes: object) => {
    const after = turn(given(nationWith(start(), 'romania', { attributes }), 'achaia', 'romania'), [detach], 30);
    expect([after.regions['achaia']!.owner, after.regions['bithynia']!.owner, after.regions['thracia']!.owner]).toEqual([
      'nation-1',
      'nation-1',
      'romania',
    ]);
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
clause(['OT-EFF-13', 'OT-SCOPE-04', 'OT-SCOPE-12'], 'acculturation shortens a cultural distance for good', () => {
  const far = act(start(), { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'cultural', value: 15 });
  const near = turn(far, [measure('francia', 'reform', 'acculturate', { target: at('gothia') })], 6);
  expect([reportOn(near, 'francia').roll!.total, near.scopes.map(({ value, lastTurn }) => [value, lastTurn])]).toEqual([
    15,
    [
      [15, null],
      [-10, null],
    ],
  ]);
});
clause(['OT-EFF-14', 'OT-EFF-24', 'OT-VAS-04'], 'own land becomes a vassal', () => {
  const after = turn(start(), [measure('francia', 'reform', 'detach', { regions: ['neustria'], name: 'March' })], 30);
  expect([after.regions['neustria']!.owner, after.nations['nation-1']]).toEqual([
    'nation-1',
    expect.objectContaining({ name: 'March', patron: 'francia', tribute: 'none', capital: 'neustria', culture: 'germanic' }),
  ]);
  expect(after.nations['francia']!.reforms).toBe(1);
});

const horde = (state = start(), position = 'armorica') =>
  given(given(nationWith(state, 'francia', { kind: 'horde', capital: null, position }), 'belgica', null), 'neustria', null);

clause(['OT-EFF-15', 'OT-EFF-16'], 'hordes settle and states take to the road', () => {
  const settled = turn(horde(), [measure('francia', 'expansion', 'settle')], 10);
  expect([settled.nations['francia'], settled.regions['neustria']!.owner]).toEqual([
    expect.objectContaining({ kind: 'state', capital: 'neustria', settled: true }),
    'francia',
  ]);
  const gone = turn(start(), [measure('francia', 'reform', 'migrate')], 10);
  expect([gone.nations['francia'], gone.regions['belgica']]).toEqual([
    expect.objectContaining({ kind: 'horde', position: 'belgica', capital: null }),
    expect.objectContaining({ owner: null, population: 'sparse' }),
  ]);
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
