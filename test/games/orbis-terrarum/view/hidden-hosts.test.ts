import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { march } from '../helpers/movement.js';
import { change, conflict, given, nationWith, rebellion, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, game, type State } from '../helpers/table.js';
import { announce, measure, resolve } from '../helpers/turns.js';

/** A host of Saxonia or of whoever else, among rebels in Gothia, whose sponsor may be hidden. */
const rebels = (owner: string, sponsorKnown: boolean, region: string, state = start()): State =>
  change(rebellion(state, 'gothia', { sponsor: owner, sponsorKnown }), (draft) => {
    draft.hosts = [{ id: 'host-1', owner, kind: 'rebel', region, rebellion: 'rebellion-1', lastTurn: null, moveTo: null }];
    draft.counters = { ...draft.counters, host: 1 };
  });
const raided = (state: State) =>
  resolve(announce(state, measure('romania', 'incision', 'raid', { target: { kind: 'host', id: 'host-1' } })), 30, 99);
/** The first neighbours of Belgica in region order; all else is somebody's. */
const beside = (id: string) =>
  orbis500.edges.flatMap(({ between: [a, b] }) => (a === id ? [b] : b === id ? [a] : [])).sort((a, b) => place(a) - place(b));
const place = (id: string) => orbis500.regions.findIndex((region) => region.id === id);

clause('OT-EFF-21', 'a beaten host goes home or to land of nobody, a hidden one only where nobody owns, and both places are told', () => {
  const [first, next] = beside('belgica') as [string, string];
  const land = (owner: string, sponsorKnown: boolean) => given(given(rebels(owner, sponsorKnown, 'belgica'), first, owner), next, null);
  const fled = (state: State) => {
    const { state: after, events } = raided(state);
    return [after.hosts.map(({ region }) => region), events.flatMap((event) => (event.type === 'moved' ? [[event.from, event.to]] : []))];
  };
  expect(fled(land('saxonia', true))).toEqual([[first], [['belgica', first]]]);
  expect(fled(land('saxonia', false))).toEqual([[next], [['belgica', next]]]);
  expect(fled(land('thuringia', false))).toEqual([[next], [['belgica', next]]]);
});
clause(
  ['OT-NAT-04', 'OT-VIEW-11'],
  'a hidden host needs a passage roll into every land, its owner’s and friends’ too, and the die names nobody',
  () => {
    const marching = (state: State) => act(state, march('aquitania'));
    /** What the dice of the turn were thrown for. */
    const thrown = (state: State, ...dice: number[]) => resolve(state, ...dice).rolls.map((roll) => (roll.kind === 'roll' ? roll.why : ''));
    const inArmorica = (sponsorKnown: boolean) => given(rebels('francia', sponsorKnown, 'armorica'), 'aquitania', 'francia');
    expect(thrown(marching(inArmorica(true)))).toEqual([]);
    expect(thrown(marching(inArmorica(false)), 10)).toEqual(['passage of somebody into aquitania']);
    const friends = (sponsorKnown: boolean) =>
      treaty(rebels('francia', sponsorKnown, 'armorica'), ['francia', 'gothia'], [{ kind: 'passage', by: 'gothia', to: 'francia' }]);
    expect(thrown(marching(friends(true)))).toEqual([]);
    expect(thrown(marching(friends(false)), 10)).toEqual(['passage of somebody into aquitania']);
    expect(thrown(act(rebels('francia', false, 'armorica'), march('neustria')), 10)).toEqual(['passage of somebody into neustria']);
    expect(thrown(act(rebels('francia', false, 'tarraco'), march('baetica')))).toEqual([]); // nobody's land
    // Whose host it is hears of the roll what others do not.
    const rolled = resolve(marching(friends(false)), 10).events.find(({ type }) => type === 'rolled')!;
    expect(game.witness(rolled, 'ada')).toMatchObject({ nation: 'francia', why: 'passage', roll: { natural: 10 } });
    for (const viewer of ['bo', null]) expect(game.witness(rolled, viewer)).toMatchObject({ nation: null });
  },
);
clause(['OT-END-07', 'OT-VIEW-11'], 'land that a hidden host empties falls to nobody, where the conqueror would have it', () => {
  const fallen = (owner: string, sponsorKnown: boolean) => {
    const state = change(
      nationWith(rebels(owner, sponsorKnown, 'tarraco', start({ extinctionTerritory: 'conqueror' })), 'gothia', {
        ...{ viaDamage: 60, legDamage: 57 },
      }),
      (draft) => {
        draft.conflicts = ['francia', 'saxonia'].map((enemy) => conflict(enemy, 'gothia', 'war'));
        draft.nations = { ...draft.nations, saxonia: { ...draft.nations['saxonia']!, attributes: draft.nations['francia']!.attributes } };
      },
    );
    const blow = measure(owner, 'incision', 'raid', { slot: { kind: 'host', id: 'host-1' }, target: { kind: 'nation', id: 'gothia' } });
    const after = resolve(announce(state, blow), 5, 99).state;
    return [after.nations['gothia']!.alive, after.regions['tarraco']!.owner];
  };
  expect([fallen('francia', true), fallen('francia', false), fallen('saxonia', false)]).toEqual([
    [false, 'francia'],
    [false, null],
    [false, null],
  ]);
});
clause(['OT-VIEW-05', 'OT-VIEW-06'], 'what a hidden host brings others or itself names its owner to nobody else', () => {
  const slot = { kind: 'host', id: 'host-1' } as const;
  const bonuses = [
    measure('francia', 'rhetoric', 'boost', { slot, target: { kind: 'nation', id: 'saxonia' } }),
    measure('francia', 'reform', 'modify', { slot, attribute: 'LEA' }),
  ];
  for (const bonus of bonuses)
    for (const sponsorKnown of [true, false]) {
      const { state, events } = resolve(announce(rebels('francia', sponsorKnown, 'armorica'), bonus), 5);
      const added = events.find(({ type }) => type === 'modifier-added')!;
      const others = sponsorKnown ? 'francia' : null;
      for (const [viewer, who] of [
        ['ada', 'francia'],
        ['referee', 'francia'],
        ['bo', others],
        [null, others],
      ] as const) {
        expect(game.view(state, viewer).modifiers.map(({ grantedBy }) => grantedBy)).toEqual([who]);
        expect(game.witness(added, viewer)).toMatchObject({ grantedBy: who });
      }
    }
});
