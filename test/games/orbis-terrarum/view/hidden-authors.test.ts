import { expect } from 'vitest';
import { seeded } from '../../../../src/core/index.js';
import { isHiddenId } from '../../../../src/games/orbis-terrarum/mechanics/measures/posting.js';
import { change, conflict, divided, modified, nationWith, rebellion, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, at, clause, extinguish, game, type State, told } from '../helpers/table.js';
import { announce, measure, nextTurn, reportOn, resolve } from '../helpers/turns.js';

/** Rebels of a sponsor in Gothia, with a host; who sponsors them may be hidden. */
const rebels = (sponsorKnown: boolean): State => {
  const state = rebellion(start(), 'gothia', { sponsor: 'saxonia', sponsorKnown });
  return change(state, (draft) => {
    draft.hosts = [
      { id: 'host-1', owner: 'saxonia', kind: 'rebel', region: 'tarraco', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
    ];
    draft.counters = { ...state.counters, host: 1 };
  });
};

clause(
  ['OT-VIEW-05', 'OT-VIEW-11', 'OT-WAR-01', 'OT-TRE-13'],
  'whose host was attacked stays hidden, in reports and events, from wars and treaties',
  () => {
    const raid = (state: State) =>
      resolve(announce(state, measure('francia', 'incision', 'raid', { target: { kind: 'host', id: 'host-1' } })), 30, 39);
    const hidden = raid(treaty(rebels(false), ['francia', 'saxonia'], [{ kind: 'non-aggression' }]));
    for (const viewer of ['ada', 'bo', null]) {
      expect(game.view(hidden.state, viewer).reports).toMatchObject([{ victim: null, counter: null }]);
      const seen = hidden.events.map((event) => game.witness(event, viewer));
      expect(JSON.stringify(seen)).not.toContain('saxonia');
      expect(seen).toContainEqual(expect.objectContaining({ type: 'countered', nation: null, roll: null }));
    }
    expect(game.view(hidden.state, 'referee').reports).toMatchObject([{ victim: 'saxonia', counter: { nation: 'saxonia' } }]);
    expect([hidden.state.conflicts, hidden.state.treaties.length, hidden.state.modifiers]).toEqual([[], 1, []]);
    const open = raid(treaty(rebels(true), ['francia', 'saxonia'], [{ kind: 'non-aggression' }]));
    expect(game.view(open.state, 'bo').reports).toMatchObject([{ victim: 'saxonia', counter: { nation: 'saxonia' } }]);
    expect([open.state.conflicts, open.state.treaties, open.state.modifiers]).toMatchObject([
      [{ a: 'francia', b: 'saxonia', status: 'hostilities' }],
      [],
      [{ nation: 'francia', source: 'breach' }],
    ]);
    expect(nextTurn(rebels(false)).conflicts).toEqual([]);
  },
);
clause(
  ['OT-VIEW-04', 'OT-VIEW-05'],
  'whoever is found out in a covert act from a hidden host is known to own it and to sponsor its rebels',
  () => {
    const plunder = measure('saxonia', 'sabotage', 'plunder', { target: at('gothia'), slot: { kind: 'host', id: 'host-1' }, covert: true });
    const known = (...dice: number[]) => {
      const { hosts, rebellions, reports } = game.view(resolve(announce(rebels(false), plunder), ...dice).state, 'ada');
      return [hosts[0]!.owner, rebellions[0]!.sponsor, reports[0]!.measure?.slot.id ?? null];
    };
    expect(known(99)).toEqual([null, null, null]);
    expect(known(100)).toEqual(['saxonia', 'saxonia', 'host-1']);
  },
);

const strike = (nation: string, target: NonNullable<Parameters<typeof measure>[3]>['target']) =>
  measure(nation, 'offensive', 'strike', target === undefined ? {} : { target });
/** A host in francia whose owner nobody knows, and francia so beset that wars tire it. */
const infested = (sponsorKnown: boolean, enemy: boolean): State => {
  const state = rebellion(start(), 'francia', { sponsor: 'romania', sponsorKnown });
  return change(state, (draft) => {
    draft.hosts = [
      { id: 'host-1', owner: 'romania', kind: 'rebel', region: 'belgica', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
    ];
    draft.counters = { ...state.counters, host: 1 };
    draft.conflicts = [...(enemy ? ['romania'] : []), 'saxonia', 'thuringia', 'gepidia', 'persia'].map((other) =>
      conflict('francia', other, 'war'),
    );
  });
};

clause(
  ['OT-VIEW-11', 'OT-VIEW-05', 'OT-WAR-16', 'OT-MOD-01', 'OT-CIV-06'],
  'neither fatigue nor a modifier against somebody tells who owns a hidden host',
  () => {
    const itemsOf = (state: State) => {
      const armed = modified(state, { nation: 'francia', target: 'MIL', value: 7, against: 'romania' });
      const after = resolve(
        announce(divided(armed, 'francia', [50, 50], ['ada', 'ada']), strike('francia', { kind: 'host', id: 'host-1' })),
        99,
      ).state;
      return reportOn(after, 'francia').roll!.items.map(({ source, value }) => [source, value]);
    };
    expect(itemsOf(infested(false, true))).toEqual(itemsOf(infested(false, false)));
    expect(itemsOf(infested(false, true))).toEqual([]);
    expect(itemsOf(infested(true, true))).toEqual([
      ['MIL', 7],
      ['fatigue', 15],
    ]);
  },
);
clause(['OT-VIEW-11', 'OT-REF-02'], 'two hidden authors in one contest stay hidden from each other', () => {
  const steal = (nation: string) => measure(nation, 'sabotage', 'plunder', { target: at('romania'), covert: true });
  const state = ['francia', 'gothia'].reduce(
    (now, id) =>
      act(now, { type: 'adjudicate-measure', player: 'referee', measure: `${id}/main/1/hidden`, ruling: { kind: 'contest', key: 'k' } }),
    announce(start(), steal('francia'), steal('gothia')),
  );
  const { events } = resolve(state, 10, 30, 99);
  const contest = events.find(({ type }) => type === 'contest-resolved')!;
  expect([
    JSON.stringify(game.witness(contest, 'ada')).includes('gothia'),
    JSON.stringify(game.witness(contest, 'bo')).includes('francia'),
  ]).toEqual([false, false]);
});
clause(['OT-VIEW-11', 'OT-VIEW-10'], 'what a hidden thief gains does not say that it was stolen', () => {
  const state = nationWith(
    announce(start(), measure('francia', 'sabotage', 'plunder', { target: at('romania'), covert: true })),
    'romania',
    { wealth: 20 },
  );
  const seen = resolve(state, 1, 99)
    .events.map((event) => game.witness(event, 'bo'))
    .filter((event) => event?.type === 'wealth-changed' && event.nation === 'francia');
  expect([seen.length, JSON.stringify(seen).includes('theft')]).toEqual([1, false]);
});
clause(['OT-VIEW-05', 'OT-END-07'], 'the end of a hidden sponsor does not tell what it had sponsored', () => {
  const state = rebellion(start(), 'gothia', { sponsor: 'saxonia', sponsorKnown: false });
  const after = act(state, extinguish('saxonia'));
  expect(game.view(after, 'ada').rebellions).toEqual(game.view(state, 'ada').rebellions);
});
clause(['OT-VIEW-03', 'OT-VIEW-11', 'OT-MEAS-14'], 'whoever opposes a hidden measure does not tell of it', () => {
  const hidden = announce(start(), measure('francia', 'sabotage', 'plunder', { target: at('gothia'), covert: true }));
  const [{ id }] = hidden.measures as readonly [State['measures'][number]];
  const opposing = measure('vandalia', 'offensive', 'strike', { target: at('francia'), opposes: id });
  const opposed = announce(hidden, opposing);
  const events = told(hidden, opposing);
  const after = resolve(opposed, 30, 30);
  for (const viewer of ['bo', 'cy', null]) {
    const known = [game.view(opposed, viewer).measures, events.map((event) => game.witness(event, viewer))];
    expect(JSON.stringify([...known, game.view(after.state, viewer).reports])).not.toContain(id);
    expect(game.view(opposed, viewer).measures).toMatchObject([{ nation: 'vandalia', opposes: null }]);
  }
  expect(game.view(opposed, 'referee').measures.map(({ opposes }) => opposes)).toEqual([null, id]);
  expect(game.view(opposed, 'ada').measures.map(({ opposes }) => opposes)).toEqual([null, id]);
  expect(JSON.stringify(events.map((event) => game.witness(event, 'referee')))).toContain(id);
  for (const { measures, reports } of [game.redeal(opposed, 'bo', seeded(1)), game.redeal(after.state, 'bo', seeded(1))])
    for (const { nation, opposes } of [...measures, ...reports.map(({ measure }) => measure)])
      if (nation === 'vandalia') expect(opposes).toBeNull();
  const alone = change(opposed, (draft) => {
    draft.measures = draft.measures.filter((one) => one.id !== id);
  });
  expect(['referee', 'ada'].map((viewer) => game.view(alone, viewer).measures[0]!.opposes)).toEqual([id, null]);
  const open = announce(start(), measure('francia', 'offensive', 'strike', { target: at('gothia') }));
  const known = announce(open, { ...opposing, opposes: open.measures[0]!.id });
  expect(game.view(known, 'bo').measures.map(({ opposes }) => opposes)).toEqual([null, open.measures[0]!.id]);
});
clause('OT-MEAS-23', 'an id tells whether its measure was hidden, whatever Nations and Regions are called', () => {
  for (const id of ['francia/main/1/hidden', 'francia/main/1/hidden/2', 'terra/nova/region/a/hidden', 'terra/nova/main/1/hidden/2'])
    expect([id, isHiddenId(id)]).toEqual([id, true]);
  for (const id of ['francia/main/1', 'francia/main/1/2', 'francia/region/hidden', 'hidden/main/1/2', 'hidden/region/hidden'])
    expect([id, isHiddenId(id)]).toEqual([id, false]);
});
clause(['OT-VIEW-11', 'OT-DIP-03'], 'what a hidden host negotiates or invests does not tell whose it is', () => {
  const state = change(rebels(false), (draft) => {
    draft.hosts = draft.hosts.map((host) => ({ ...host, owner: 'francia' }));
    draft.rebellions = draft.rebellions.map((rising) => ({ ...rising, sponsor: 'francia' }));
  });
  const slot = { kind: 'host', id: 'host-1' } as const;
  const talk = measure('francia', 'diplomacy', 'negotiate', { slot, target: at('saxonia'), terms: [{ kind: 'ceasefire' }] });
  const talked = resolve(announce(state, talk), 5, 90).state;
  const precedent = { actor: 'francia', nation: 'saxonia', count: 1 };
  expect(['bo', 'cy', null].map((viewer) => game.view(talked, viewer).precedents)).toEqual([[], [], []]);
  expect(['ada', 'referee'].map((viewer) => game.view(talked, viewer).precedents)).toMatchObject([[precedent], [precedent]]);
  const open = resolve(announce(state, { ...talk, slot: { kind: 'main', id: '1' } }), 5, 90).state;
  expect(game.view(open, 'bo').precedents).toEqual([precedent]);
  for (const viewer of ['bo', null]) expect(game.redeal(talked, viewer, seeded(1)).precedents).toEqual([]);
  expect(game.redeal(talked, 'ada', seeded(1)).precedents).toMatchObject([precedent]);
  const both = resolve(announce(state, talk, { ...talk, slot: { kind: 'main', id: '1' } }), 5, 5, 90, 90).state;
  expect(game.view(both, 'bo').precedents).toEqual([precedent]);
  expect(game.view(both, 'ada').precedents).toMatchObject([precedent, precedent]);
  for (const work of [measure('francia', 'intervention', 'invest', { slot }), measure('francia', 'development', 'research', { slot })]) {
    const { mode } = work;
    const { events } = resolve(announce(state, work), 5);
    const gains = events.map((event) => game.witness(event, 'bo')).filter((event) => event?.type.endsWith('-changed'));
    expect([mode, gains.length > 0, JSON.stringify(gains).includes(mode)]).toEqual([mode, true, false]);
  }
});
