import { expect } from 'vitest';
import { slotsOf } from '../../../../../src/games/orbis-terrarum/mechanics/measures/slots.js';
import { schismOf } from '../../helpers/organization.js';
import { divided, given, nationWith, organized, withHost } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, code, refused, type State } from '../../helpers/table.js';
import { announce, expedition, invest, measure, modifiersOf, nextTurn, reportOn, strike, turn } from '../../helpers/turns.js';

clause(['OT-SLOT-01', 'OT-MEAS-18'], 'as many slots as agreed carry one measure each, at no cost, and are lost with the turn', () => {
  const once = announce(start(), invest);
  expect([once.nations['francia']!.wealth, refused(once, invest)]).toEqual([0, ['slot-used', 'OT-SLOT-01']]);
  const second = { ...invest, slot: { kind: 'main', id: '2' } as const };
  expect(refused(start(), second)).toEqual(['no-such-slot', 'OT-MEAS-02']);
  const two = start({ measuresPerTurn: 2 });
  expect([announce(two, invest, second).measures.length, slotsOf(nextTurn(two), 'francia').length]).toEqual([2, 2]);
});

const grant = (id: string, kind: 'granted' | 'bought' | 'special') => ({ id, kind, lastTurn: null });
const granted = nationWith(start(), 'francia', {
  grants: [grant('grant-1', 'bought'), grant('grant-2', 'special'), grant('grant-3', 'granted')],
});
const inSlot = (kind: 'main' | 'bought' | 'special' | 'granted', id: string) => ({ ...invest, slot: { kind, id } });

clause('OT-SLOT-02', 'a grant is used up when its measure is resolved, or lapses; one that was bought does not', () => {
  const left = (state: ReturnType<typeof start>) => state.nations['francia']!.grants.map(({ id }) => id);
  expect(left(turn(granted, [inSlot('granted', 'grant-3')], 99))).toEqual(['grant-1', 'grant-2']);
  expect(left(turn(granted, [inSlot('bought', 'grant-1')], 30))).toEqual(['grant-2', 'grant-3']);
  const lapsing = nationWith(start(), 'francia', {
    grants: [
      { ...grant('grant-1', 'granted'), lastTurn: 1 },
      { ...grant('grant-2', 'granted'), lastTurn: 2 },
    ],
  });
  expect(left(turn(lapsing, []))).toEqual(['grant-2']);
  const rich = nationWith(start(), 'francia', { progress: 45 });
  const buy = (item: 'extra-measure' | 'special-measure') => ({ type: 'spend' as const, player: 'ada', nation: 'francia', item, times: 1 });
  expect(act(act(rich, buy('extra-measure')), buy('special-measure')).nations['francia']).toMatchObject({
    ...{
      progress: 0,
      grants: [
        { kind: 'bought', lastTurn: null },
        { kind: 'special', lastTurn: null },
      ],
    },
  });
});
clause('OT-SLOT-03', 'a special grant carries special measures only', () => {
  expect(refused(granted, inSlot('special', 'grant-2'))).toEqual(['slot-special-only', 'OT-SLOT-03']);
  expect(turn(granted, [expedition('special', 'grant-2')], 10).nations['francia']!.grants.map(({ id }) => id)).toEqual([
    'grant-1',
    'grant-3',
  ]);
});
clause('OT-SLOT-04', 'special measures go in ordinary slots that were not bought, or in special ones alone', () => {
  for (const [kind, id] of [
    ['main', '1'],
    ['granted', 'grant-3'],
    ['special', 'grant-2'],
  ] as const)
    expect(announce(granted, expedition(kind, id)).measures).toHaveLength(1);
  expect(refused(granted, expedition('bought', 'grant-1'))).toEqual(['special-slot-required', 'OT-SLOT-04']);
  const strict = nationWith(start({ specialMeasures: 'purchaseOnly' }), 'francia', { grants: granted.nations['francia']!.grants });
  for (const [kind, id] of [
    ['main', '1'],
    ['granted', 'grant-3'],
    ['bought', 'grant-1'],
  ] as const)
    expect(refused(strict, expedition(kind, id))).toEqual(['special-slot-required', 'OT-SLOT-04']);
  expect(announce(strict, expedition('special', 'grant-2')).measures).toHaveLength(1);
});
clause(['OT-SLOT-05', 'OT-ROLL-01'], 'hosts and colonies give a slot each, with the attributes of their owner', () => {
  const state = given(withHost(start(), 'francia', 'armorica'), 'sicilia', 'francia');
  expect(slotsOf(state, 'francia')).toEqual([
    { kind: 'main', id: '1' },
    { kind: 'host', id: 'host-1' },
    { kind: 'colony', id: 'sicilia' },
  ]);
  const joined = given(start(), 'armorica', 'francia');
  expect(slotsOf(joined, 'francia')).toEqual([{ kind: 'main', id: '1' }]);
  expect(slotsOf(given(start({ colonyRecognition: 'referee' }), 'sicilia', 'francia'), 'francia')).toHaveLength(1);
  const { roll } = reportOn(turn(state, [strike('francia', 'gothia', { slot: { kind: 'host', id: 'host-1' } })], 50, 99), 'francia');
  expect([roll!.threshold, roll!.items]).toEqual([40, [{ source: 'host', value: -10, modifier: null }]]);
});
/** Land changes hands between Francia and Gothia, while orders are open. */
const ceded = (state: State, by: string, to: string, region: string) => {
  const clauses = [{ kind: 'cession', by, to, regions: [region] }] as const;
  const offer = { type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses } as const;
  return act(act(state, offer), { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
};
const inColony = (player: string, nation: string, id: string) => ({ ...invest, player, nation, slot: { kind: 'colony' as const, id } });

clause(['OT-SLOT-05', 'OT-SLOT-01'], 'a colony has one measure a turn: whatever was posted from it goes when it is given away', () => {
  const posted = announce(given(start(), 'hibernia', 'francia'), inColony('ada', 'francia', 'hibernia'));
  const gone = ceded(posted, 'francia', 'gothia', 'hibernia');
  expect(gone.measures).toEqual([]);
  expect(announce(gone, inColony('bo', 'gothia', 'hibernia')).measures.map(({ nation }) => nation)).toEqual(['gothia']);
});
clause(['OT-SLOT-05', 'OT-SLOT-01'], 'a colony that gains an earlier region has no second measure by that name', () => {
  const apart = given(given(start(), 'proconsularis', 'francia'), 'numidia', 'gothia');
  const posted = announce(apart, inColony('ada', 'francia', 'proconsularis'));
  const grown = ceded(posted, 'gothia', 'francia', 'numidia');
  expect([grown.measures.length, slotsOf(grown, 'francia')[1]]).toEqual([1, { kind: 'colony', id: 'numidia' }]);
  expect(refused(grown, inColony('ada', 'francia', 'numidia'))).toEqual(['slot-used', 'OT-SLOT-01']);
});
clause('OT-SLOT-06', 'whoever leads an organization that is whole has a slot for it, and nobody else has', () => {
  const slot = { kind: 'organization' as const, id: 'organization-1' };
  const state = organized(start(), ['francia', 'gothia']);
  expect([slotsOf(state, 'francia'), slotsOf(state, 'gothia')].map((slots) => slots.some(({ kind }) => kind === 'organization'))).toEqual([
    true,
    false,
  ]);
  const torn = organized(start(), ['francia', 'gothia'], { schism: schismOf() });
  expect(slotsOf(torn, 'francia')).toEqual([{ kind: 'main', id: '1' }]);
  const speak = measure('francia', 'rhetoric', 'boost', { slot, target: at('gothia') });
  expect(refused(announce(state, speak), speak)).toEqual(['slot-used', 'OT-SLOT-01']);
});
clause('OT-SLOT-07', 'a side slot is for the other sides', () => {
  const state = divided(start(), 'francia');
  const slot = { kind: 'side' as const, id: 'civil-war-1.2' };
  expect(refused(state, { ...invest, player: 'cy', slot })).toEqual(['slot-side-only', 'OT-SLOT-07']);
  expect(code(state, measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: 'civil-war-1.1' } }))).toBe(
    'not-your-nation',
  );
  expect(
    announce(state, measure('francia', 'offensive', 'strike', { player: 'cy', slot, target: { kind: 'side', id: 'civil-war-1.1' } }))
      .measures,
  ).toHaveLength(1);
});
clause(['OT-SLOT-08', 'OT-MEAS-13'], 'tribute, in a slot of its own where the rules say so', () => {
  const vassal = (options = {}) => nationWith(start(options), 'gothia', { patron: 'francia', tribute: 'pending' });
  const slot = { kind: 'tribute' as const, id: 'tribute' };
  const pay = measure('gothia', 'logistics', 'tribute', { kind: 'MIL' });
  expect(slotsOf(vassal({ tributeUsesSlot: false }), 'gothia')).toContainEqual(slot);
  expect(code(vassal({ tributeUsesSlot: false }), { ...measure('gothia', 'intervention', 'invest'), slot })).toBe('slot-tribute-only');
  expect(refused(start(), measure('francia', 'logistics', 'tribute'))).toEqual(['not-a-vassal', 'OT-MEAS-13']);
  expect(refused(announce(vassal({ measuresPerTurn: 2 }), pay), { ...pay, slot: { kind: 'main', id: '2' } })).toEqual([
    'tribute-not-due',
    'OT-VAS-21',
  ]);
  const paid = turn(vassal(), [pay], 10);
  expect([modifiersOf(paid, 'francia'), paid.nations['gothia']!.tribute]).toEqual([[['MIL', -12, 'acquired', 6]], 'attempted']);
  const forgiven = act(announce(vassal(), pay), { type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal: 'gothia' });
  expect(forgiven.measures).toEqual([]);
});
clause('OT-SLOT-08', 'the slot of its own is there while tribute is due, and no longer', () => {
  const slot = { kind: 'tribute', id: 'tribute' } as const;
  const pay = { ...measure('gothia', 'logistics', 'tribute', { kind: 'MIL' }), slot };
  const vassal = (tribute: 'none' | 'pending' | 'attempted' | 'forgiven') =>
    nationWith(start({ tributeUsesSlot: false }), 'gothia', { patron: 'francia', tribute });
  expect(slotsOf(vassal('pending'), 'gothia')).toEqual([{ kind: 'main', id: '1' }, slot]);
  expect(announce(vassal('pending'), pay).measures).toMatchObject([{ slot }]);
  for (const tribute of ['none', 'attempted', 'forgiven'] as const) {
    expect(slotsOf(vassal(tribute), 'gothia')).toEqual([{ kind: 'main', id: '1' }]);
    expect(refused(vassal(tribute), pay)).toEqual(['no-such-slot', 'OT-MEAS-02']);
  }
});
