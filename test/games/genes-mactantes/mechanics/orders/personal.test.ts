import type { KindId } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { cast, contest, gone, outside } from '../../helpers/scenes/external-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, internal, perform, refusal, declaring } = t;

/** The three deeds aimed at a person, with means that each needs. */
const deeds = ['assassinate', 'capture', 'convince'] as const;
const meansOf = (kind: KindId) => (kind === 'capture' ? { characteristic: 'diplomacy' as const } : {});
const written = (id: string) => ({ character: id });
const inPlay = (changes: Parameters<typeof edit>[1]) => edit(cast, changes);

clause('GM-PERS-01', 'in both scopes targets are living characters of living rivals, wherever they are', () => {
  const dead = inPlay((draft) => void Object.assign(draft.characters[0]!, { out: 'dead' }));
  for (const kind of deeds)
    for (const [order, open] of [
      [internal, (state = cast) => state],
      [external, (state = cast) => outside(state)],
    ] as const) {
      const refused = (id: string, state = cast) => refusal(open(state), declaring('ada', order(kind, written(id))));
      expect(refused('person-4')).toEqual(['bad-target', 'GM-PERS-01']);
      expect(refused('person-1', dead)).toEqual(['bad-target', 'GM-PERS-01']);
      expect(refused('zed')).toEqual(['bad-parameter', 'GM-ERR-01']);
      for (const id of ['person-1', 'person-2'])
        expect(t.after(open(), declaring('ada', order(kind, written(id)))).sheets['ada']!.length).toBe(1);
    }
  const exile = gone.characters.find(({ owner }) => owner === 'bo')!.id;
  expect(refusal(gone, declaring('ada', internal('capture', written(exile))))).toEqual(['bad-target', 'GM-PERS-01']);
});

clause('GM-PERS-02', 'at home the target must be on own land, abroad on any other; else the order is void', () => {
  const landOf = (controller: string) => inPlay((draft) => void Object.assign(draft.controllers, { b2: controller }));
  for (const kind of deeds) {
    const means = meansOf(kind);
    const meets = (order: typeof internal, id: string, state = cast) =>
      expect(perform(state, 'ada', order(kind, written(id)), means, kind === 'convince' ? [2] : []).events[0]!.type).toBe('action-read');
    const misses = (order: typeof internal, id: string, state = cast) =>
      expect(t.voidReason(state, 'ada', order(kind, written(id)), means)).toBe('target-not-there');
    meets(internal, 'person-1');
    misses(external, 'person-1');
    for (const state of [cast, landOf('independent'), landOf('cy')]) {
      misses(internal, 'person-2', state);
      meets(external, 'person-2', state);
    }
  }
});

clause('GM-PERS-02', 'where everybody can see the target elsewhere, the order is void whatever the means', () => {
  const captive = internal('assassinate', written('person-3'));
  expect(t.voidReason(cast, 'ada', captive, { characters: ['zed'] })).toBe('target-not-there');
  const away = internal('assassinate', written('person-2'));
  expect(t.refusedMeans(cast, 'ada', away, { characters: ['zed'] })[0]).toBe('bad-parameter');
  const open = inPlay((draft) => {
    draft.config.hiddenCharacters = false;
  });
  expect(t.voidReason(open, 'ada', away, { characters: ['zed'] })).toBe('target-not-there');
});

clause('GM-EXEC-04', 'that a target is elsewhere shows only after the means are accepted, and costs the order', () => {
  const away = internal('assassinate', written('person-2'));
  expect(t.refusedMeans(cast, 'ada', away, { characters: ['person-1'] })).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(t.refusedMeans(cast, 'ada', away, { useIntel: true })).toEqual(['no-intel', 'GM-INTL-02']);
  const { state, events, rolls } = perform(cast, 'ada', away, { characters: ['person-4'] });
  expect([t.only(events, 'action-void').reason, state.sheets['ada']![0]!.state, rolls]).toEqual(['target-not-there', 'void', []]);
});

clause('GM-ACTV-07', 'who was to take part in a void action is not used', () => {
  const { state } = perform(cast, 'ada', external('assassinate', written('person-1')), { characters: ['person-4'] });
  expect([t.characterIn(state, 'person-4').used, t.characterIn(state, 'person-4').sighting]).toEqual([false, null]);
});

clause('GM-PERS-03', 'void when the target is dead, out of play or own by then', () => {
  const lost = (changes: object) => inPlay((draft) => void Object.assign(draft.characters[0]!, changes));
  for (const kind of deeds)
    for (const order of [internal(kind, written('person-1')), external(kind, written('person-1'))]) {
      expect(t.voidReason(lost({ out: 'dead' }), 'ada', order)).toBe('target-dead');
      expect(t.voidReason(lost({ out: 'gone' }), 'ada', order)).toBe('target-changed');
      expect(t.voidReason(lost({ owner: 'ada' }), 'ada', order)).toBe('target-changed');
    }
  const own = lost({ owner: 'ada', captor: 'bo', location: 'b1' });
  for (const kind of ['assassinate', 'convince'] as const)
    expect(t.voidReason(own, 'ada', external(kind, written('person-1')))).toBe('target-changed');
});

clause('GM-PERS-04', 'the opponent is the owner, also of a captive', () => {
  for (const kind of ['assassinate', 'capture'] as const)
    expect(perform(cast, 'ada', internal(kind, written('person-1')), meansOf(kind)).state.affairs[0]).toMatchObject({
      opponent: 'bo',
      window: { type: 'contest-defence', player: 'bo' },
    });
  const captive = perform(cast, 'ada', external('assassinate', written('person-3'))).state;
  expect(captive.affairs[0]).toMatchObject({ opponent: 'bo', window: { player: 'bo' } });
  const spoken = inPlay((draft) => void t.person(draft, 'ada', 'A1', 'a2'));
  const failed = perform(spoken, 'ada', internal('convince', written('person-1')), { characters: ['person-5'] }, [2]).state;
  expect(failed.affairs[0]).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-5'] });
});

clause('GM-ASSA-01', 'the winner of a contest of Diplomacy kills; otherwise the target lives', () => {
  const uneven = inPlay((draft) => {
    t.values(draft, 'ada', [6, 7, 2, 6]);
    t.values(draft, 'bo', [6, 4, 9, 6]);
  });
  const strike = (script: readonly number[]) => contest(uneven, internal('assassinate', written('person-1')), script);
  const { state, events } = strike([3, 4]);
  expect(t.only(events, 'contest-rolled')).toMatchObject({ characteristic: 'diplomacy', totals: [10, 9], winner: 'ada' });
  expect(t.only(events, 'character-killed')).toMatchObject({ character: 'person-1', by: 'ada', territory: 'a2' });
  expect(t.characterIn(state, 'person-1').out).toBe('dead');
  for (const script of [
    [3, 5],
    [3, 6],
  ])
    expect(t.characterIn(strike(script).state, 'person-1').out).toBeNull();
});

clause('GM-STATE-10', 'the dead are out of play for good', () => {
  const dead = contest(cast, external('assassinate', written('person-2')), [9, 2]).state;
  const later = t.resolved(dead);
  expect([later.turn, t.characterIn(later, 'person-2').out, t.game.view(later, 'bo').characters[1]!.out]).toEqual([2, 'dead', 'dead']);
  expect(refusal(t.resolving(dead, 'bo', {}), { type: 'travel', player: 'bo', character: 'person-2', path: ['b1'] })[0]).toBe(
    'not-your-character',
  );
  expect(t.refusedMeans(dead, 'bo', internal('taxes'), { characters: ['person-2'] })).toEqual(['character-not-eligible', 'GM-ACTV-01']);
});

clause('GM-ASSA-03', 'anybody but its owner may kill a captive, whose value does not count', () => {
  const able = inPlay((draft) => void Object.assign(draft.characters[2]!.values, { diplomacy: 3 }));
  const rolled = contest(able, external('assassinate', written('person-3')), [9, 2]);
  expect(t.only(rolled.events, 'contest-rolled').totals).toEqual([14, 7]);
  expect(t.characterIn(rolled.state, 'person-3').out).toBe('dead');
  const byCaptor = contest(t.resolving(able, 'cy', {}), internal('assassinate', written('person-3')), [9, 2], {}, 'cy');
  expect(t.characterIn(byCaptor.state, 'person-3').out).toBe('dead');
  expect(refusal(outside(able), declaring('bo', external('assassinate', written('person-3'))))).toEqual(['bad-target', 'GM-PERS-01']);
});

clause('GM-CONT-04', 'the target counts once and is used by it; used, captive, disabled or no good at it it does not count', () => {
  const totals = (changes: Parameters<typeof edit>[1], kind: 'assassinate' | 'capture' = 'assassinate') => {
    const { events, state } = contest(
      inPlay(changes),
      internal(kind, written('person-1')),
      [2, 9],
      kind === 'capture' ? { characteristic: 'militarism' } : {},
    );
    return [t.only(events, 'contest-rolled').totals[1], t.characterIn(state, 'person-1').used];
  };
  expect(totals(() => undefined)).toEqual([9 + 5 + 1, true]);
  expect(totals((draft) => void Object.assign(draft.characters[0]!, { used: true }))).toEqual([14, true]);
  expect(totals((draft) => void Object.assign(draft.characters[0]!.values, { diplomacy: 0 }))).toEqual([14, false]);
  expect(totals((draft) => void Object.assign(draft.characters[0]!.values, { diplomacy: 0, militarism: 3 }), 'capture')).toEqual([
    17,
    true,
  ]);
  expect(
    totals((draft) => {
      draft.cities['a2']!.disasterTurn = 1;
    }),
  ).toEqual([14, false]);
  const guarded = perform(cast, 'ada', internal('assassinate', written('person-1'))).state;
  expect(refusal(guarded, { type: 'defend-contest', player: 'bo', characters: ['person-1'] })).toEqual([
    'character-not-eligible',
    'GM-CONT-04',
  ]);
});
