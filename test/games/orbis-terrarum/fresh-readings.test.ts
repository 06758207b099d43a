import { expect } from 'vitest';
import { schismOf } from './organization.js';
import {
  act,
  announce,
  change,
  clause,
  conflict,
  divided,
  extinguish,
  game,
  given,
  measure,
  modified,
  nationWith,
  organized,
  pass,
  rebellion,
  reportOn,
  resolve,
  type State,
  start,
  treaty,
} from './table.js';

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
      ['civil-war', 10],
    ]);
  },
);

clause(
  ['OT-REF-02', 'OT-REF-08', 'OT-STATE-07'],
  'whoever gave the order is warned: for a vassal its patron, for a side whoever commands it',
  () => {
    const vassal = nationWith(start(), 'saxonia', { patron: 'francia' });
    const warned = (state: State): readonly (readonly [string, number])[] => {
      const [{ id }] = state.measures as readonly [State['measures'][number]];
      const after = act(state, {
        type: 'adjudicate-measure',
        player: 'referee',
        measure: id,
        ruling: { kind: 'void', reason: 'No.', warn: true },
      });
      return game.seats(after).flatMap((seat) => (seat === 'referee' ? [] : [[seat, after.players[seat]!.warnings] as const]));
    };
    const none = { ada: 0, bo: 0, cy: 0 };
    const all = (more: Partial<typeof none>) => Object.entries({ ...none, ...more });
    expect(warned(announce(vassal, { ...measure('saxonia', 'intervention', 'invest'), player: 'ada' }))).toEqual(all({ ada: 1 }));
    expect(warned(announce(start(), measure('saxonia', 'intervention', 'invest')))).toEqual(all({}));
    expect(warned(announce(start(), measure('francia', 'intervention', 'invest')))).toEqual(all({ ada: 1 }));
    const war = divided(start(), 'gothia', [50, 50], ['bo', 'cy']);
    const sided = measure('gothia', 'offensive', 'strike', {
      ...{ player: 'cy', slot: { kind: 'side', id: 'civil-war-1.2' }, target: { kind: 'side', id: 'civil-war-1.1' } },
    });
    expect(warned(announce(war, sided))).toEqual(all({ cy: 1 }));
  },
);

clause(['OT-ORG-18', 'OT-ORG-19', 'OT-RES-05'], 'a notice to leave holds in whichever half of a split organization', () => {
  const members = ['francia', 'gothia', 'romania', 'saxonia', 'thuringia', 'persia'];
  const torn = change(
    organized(start({ organizationMin: 2, noticeYears: 3, schismTurns: 1 }), members, {
      schism: {
        ...{ since: 0, rival: 'gothia', petitions: [] },
        recognitions: members.map((nation) => ({
          nation,
          leader: ['gothia', 'romania', 'persia'].includes(nation) ? 'gothia' : 'francia',
        })),
      },
      disavowals: [],
      statute: { ...organized(start(), members).organizations[0]!.statute, term: 10 },
    }),
    () => {},
  );
  const noticed = [
    ['cy', 'romania'],
    ['referee', 'saxonia'],
  ].reduce(
    (now, [player, nation]) => act(now, { type: 'leave-organization', player: player!, nation: nation!, organization: 'organization-1' }),
    torn,
  );
  const split = pass(noticed, 1);
  const halves = ({ organizations }: State) =>
    organizations.map(({ id, members: all, leaving }) => [id, all, leaving.map(({ nation, turn }) => [nation, turn])]);
  expect(halves(split)).toEqual([
    ['organization-1', ['francia', 'saxonia', 'thuringia'], [['saxonia', 4]]],
    ['organization-2', ['gothia', 'romania', 'persia'], [['romania', 4]]],
  ]);
  expect(halves(pass(split, 3))).toEqual([
    ['organization-1', ['francia', 'thuringia'], []],
    ['organization-2', ['gothia', 'persia'], []],
  ]);
});

clause(
  ['OT-NAT-04', 'OT-ORG-07', 'OT-ORG-15'],
  'into the land of an organization its leader goes freely, others by the leave of its leader or by force',
  () => {
    const members = ['francia', 'gothia', 'romania'];
    const land = (more: Parameters<typeof organized>[2] = {}): State =>
      given(organized(start(), members, more), 'armorica', 'organization-1');
    const hosted = (state: State, owner: string): State =>
      act(state, {
        ...{ type: 'apply-effects', player: 'referee', reason: '' },
        effects: [{ do: 'host', owner, region: 'aquitania', kind: 'mercenary', turns: null }],
      });
    const enters = (state: State, owner: string, player: string, ...dice: number[]): string => {
      const moved = resolve(act(hosted(state, owner), { type: 'move-host', player, host: 'host-1', to: 'armorica' }), ...dice).state;
      return moved.hosts[0]!.region;
    };
    expect(enters(land(), 'francia', 'ada')).toBe('armorica');
    expect([enters(land(), 'romania', 'cy', 1), enters(land(), 'romania', 'cy', 99)]).toEqual(['armorica', 'aquitania']);
    const passage = treaty(land(), ['francia', 'romania'], [{ kind: 'passage', by: 'francia', to: 'romania' }]);
    expect(enters(passage, 'romania', 'cy')).toBe('armorica');
    expect(enters(nationWith(land(), 'saxonia', { patron: 'francia' }), 'saxonia', 'ada')).toBe('armorica');
    const torn = land({ schism: schismOf(...members.slice(1)) });
    expect([enters(torn, 'francia', 'ada', 1), enters(torn, 'francia', 'ada', 99)]).toEqual(['armorica', 'aquitania']);
  },
);

/** A conference about two drafts of one treaty, to be counted in the next upkeep. */
const drafts = (state: State, convener: string, more: Partial<State['conferences'][number]> = {}): State =>
  change(state, (draft) => {
    const proposal = (id: string, by: string, kind: 'alliance' | 'non-aggression') => ({
      ...{ id, item: 'conference-1.1', by, turn: 1 },
      motion: { kind: 'adopt' as const, clauses: [{ kind }], years: null, penalty: null, exitPenalty: null },
    });
    const conference = {
      ...{ id: 'conference-1', convener, topic: 'Peace', basis: { kind: 'prestige' as const, id: null }, stage: 'voting' as const },
      ...{ startTurn: 1, votingSince: 1, invited: [], attendees: ['francia', 'gothia', 'romania'], includeVassals: true, openFloor: true },
      ...{ majority: 'absolute' as const, weights: [], departed: [], floorSupport: [], rested: [] },
      proposals: [proposal('conference-1.1', 'francia', 'alliance'), proposal('conference-1.2', 'gothia', 'non-aggression')],
      votes: ['francia', 'gothia', 'romania'].map((nation) => ({ nation, item: 'conference-1.1', choice: 'conference-1.1' })),
      ...more,
    };
    draft.conferences = [conference as never];
    draft.counters = { ...state.counters, conference: 1 };
  });
const treatiesOf = ({ treaties }: State) => treaties.map(({ parties, clauses }) => [parties, clauses.map(({ kind }) => kind)]);

clause(['OT-CONF-19', 'OT-CONF-23', 'OT-FLOW-16', 'OT-END-07'], 'a veto lapses with its convener, and what won stands', () => {
  const asked = resolve(drafts(start(), 'romania')).state;
  expect(asked.decisions.map(({ kind, decider }) => [kind, decider])).toEqual([['veto', 'cy']]);
  const gone = act(asked, extinguish('romania'));
  expect([gone.decisions, treatiesOf(gone)]).toEqual([[], [[['francia', 'gothia'], ['alliance']]]]);
});
clause(
  ['OT-CONF-19', 'OT-CONF-23', 'OT-ORG-05'],
  'so it does with an organization dissolved in the same upkeep, and its members are bound',
  () => {
    const members = ['francia', 'gothia', 'romania'];
    const state = drafts(organized(start({ turnsPerCycle: 1 }), members, { enough: false }), 'organization-1');
    const after = resolve(state).state;
    expect([after.organizations, after.decisions, treatiesOf(after)]).toEqual([[], [], [[members, ['alliance']]]]);
  },
);
clause(
  ['OT-CONF-23', 'OT-RES-02', 'OT-ACT-16'],
  'a conference still talking ends with the organization that convened it; one that votes goes on',
  () => {
    const members = ['francia', 'gothia', 'romania'];
    const began = (stage: 'discussion' | 'voting') =>
      drafts(organized(start(), members), 'organization-1', { stage, ...(stage === 'voting' ? { votes: [] } : { votingSince: null }) });
    const dissolved = (state: State) => {
      const effects = members.map((nation) => ({ do: 'extinguish' as const, nation }));
      return act(state, { type: 'apply-effects', player: 'referee', reason: '', effects });
    };
    const talking = dissolved(began('discussion'));
    expect([talking.organizations, talking.conferences[0]!.stage]).toEqual([[], 'dissolved']);
    const voting = dissolved(began('voting'));
    expect([voting.organizations, voting.conferences[0]!.stage]).toEqual([[], 'voting']);
    expect(game.decodeState(JSON.parse(JSON.stringify(voting)))._tag).toBe('Right');
    expect(pass(voting, 2).conferences.filter(({ stage }) => stage !== 'closed')).toEqual([]);
  },
);
clause(['OT-ORG-18', 'OT-ORG-04', 'OT-ACT-07'], 'the half that splits off is told of as founded', () => {
  const members = ['francia', 'gothia', 'romania', 'saxonia'];
  const recognitions = members.map((nation, i) => ({ nation, leader: i % 2 === 0 ? 'francia' : 'gothia' }));
  const { statute } = organized(start(), members).organizations[0]!;
  const torn = organized(start({ organizationMin: 2, schismTurns: 1 }), members, {
    ...{ schism: { since: 0, rival: 'gothia', petitions: [], recognitions }, statute: { ...statute, term: 10 } },
  });
  const { events } = resolve(torn);
  const founded = events.filter((event) => event.type === 'organization-changed' && event.what === 'founded');
  expect(founded).toMatchObject([{ organization: 'organization-2' }]);
});
clause(['OT-ACT-03', 'OT-SLOT-07'], 'what is written with the measure of a side is by whoever commands it', () => {
  const war = divided(start(), 'gothia', [50, 50], ['bo', 'cy']);
  const sided = measure('gothia', 'offensive', 'strike', {
    ...{ player: 'cy', slot: { kind: 'side', id: 'civil-war-1.2' }, target: { kind: 'side', id: 'civil-war-1.1' } },
    note: 'For the people!',
  });
  expect(resolve(announce(war, sided), 99).state.notes.map(({ author, nation, text }) => [author, nation, text])).toEqual([
    ['cy', 'gothia', 'For the people!'],
  ]);
});
