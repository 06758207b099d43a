import { clone, type Dice, pick, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { convene } from '../helpers/conference.js';
import { change, modified, rebellion, treaty, withHost } from '../helpers/positions.js';
import { start, startAuto } from '../helpers/start.js';
import { act, at, clause, game, type State } from '../helpers/table.js';
import { announce, measure, resolve } from '../helpers/turns.js';

const dealt = (state: State, viewer: string | null, seed = 'deal') => game.redeal(state, viewer, seeded(seed));
/** Two states that differ only in what the viewer cannot know are dealt anew alike. */
const same = (one: State, other: State, viewer: string | null) => {
  expect(game.view(other, viewer)).toEqual(game.view(one, viewer));
  for (const seed of ['a', 'b', 'c']) expect(dealt(other, viewer, seed)).toEqual(dealt(one, viewer, seed));
};
const risen = (sponsor: string | null, host: boolean): State => {
  const state = rebellion(start(), 'gothia', { sponsor, sponsorKnown: sponsor === null });
  if (!host || sponsor === null) return state;
  return change(state, (draft) => {
    draft.hosts = [
      { id: 'host-1', owner: sponsor, kind: 'rebel', region: 'tarraco', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
    ];
    draft.counters = { ...state.counters, host: 1 };
  });
};
/** Dealt often, something comes out in more than one way. */
const varies = (state: State, viewer: string | null, look: (state: State) => unknown) =>
  expect(new Set(Array.from({ length: 30 }, (_, i) => JSON.stringify(look(dealt(state, viewer, `deal ${i}`))))).size).toBeGreaterThan(1);

clause(['OT-VIEW-05', 'OT-VIEW-11'], 'a hidden sponsor and the owner of its host are dealt anew, together', () => {
  same(risen('saxonia', true), risen('thuringia', true), 'ada');
  same(risen('saxonia', false), risen(null, false), 'ada');
  for (let i = 0; i < 20; i++) {
    const { hosts, rebellions } = dealt(risen('saxonia', true), 'ada', `deal ${i}`);
    expect(hosts[0]!.owner).toBe(rebellions[0]!.sponsor);
    expect(['francia', 'gothia']).not.toContain(rebellions[0]!.sponsor);
  }
  varies(risen('saxonia', true), 'ada', ({ hosts }) => hosts[0]!.owner);
  varies(risen(null, false), 'ada', ({ rebellions }) => rebellions[0]!.sponsor);
  expect(dealt(risen('francia', true), 'ada').hosts[0]!.owner).toBe('francia');
});

/** A covert theft from Romania that was not found out. */
const stolen = (thief: string): State =>
  resolve(announce(start(), measure(thief, 'sabotage', 'plunder', { target: at('romania'), covert: true })), 30, 99).state;

clause(['OT-VIEW-03', 'OT-VIEW-06'], 'past authors, and the hands behind penalties, are dealt anew', () => {
  varies(stolen('francia'), 'cy', ({ reports }) => reports[0]!.measure.nation);
  expect(dealt(stolen('francia'), 'cy').reports[0]).toMatchObject({ veiled: true, netGrade: stolen('francia').reports[0]!.netGrade });
  for (let i = 0; i < 5; i++) expect(dealt(stolen('francia'), 'cy', `deal ${i}`).reports[0]!.victim).toBe('romania');
  expect(dealt(stolen('francia'), 'ada').reports).toEqual(stolen('francia').reports);
  const hurt = (by: string | null) => modified(start(), { nation: 'romania', target: 'ADM', value: 8, grantedBy: by, hidden: by !== null });
  same(hurt('francia'), hurt('gothia'), 'cy');
  same(hurt('francia'), hurt(null), 'cy');
  varies(hurt('francia'), 'cy', ({ modifiers }) => modifiers[0]!.grantedBy);
});
clause(['OT-VIEW-03', 'OT-VIEW-07'], 'whether others have announced something is dealt anew', () => {
  const sealed = start({ orderVisibility: 'sealed' });
  const announced = announce(sealed, measure('gothia', 'intervention', 'invest'), measure('romania', 'development', 'research'));
  const acted = (state: State) =>
    change(state, (draft) => {
      draft.players = sealed.players;
    });
  same(acted(announced), sealed, 'ada');
  varies(announced, 'ada', ({ measures }) => measures);
  const covert = measure('gothia', 'espionage', 'steal', { target: at('romania'), covert: true });
  same(acted(announce(start(), covert)), start(), 'ada');
  varies(start(), 'ada', ({ measures }) => measures);
  expect(dealt(announced, 'bo').measures.find(({ nation }) => nation === 'gothia')).toEqual(announced.measures[0]);
});
clause('OT-VIEW-08', 'what others have to decide is dealt anew, and can still be decided', () => {
  const asked = resolve(
    announce(start(), { ...measure('francia', 'intrigue', 'incite', { target: at('gothia'), covert: true }) }),
    1,
    99,
  ).state;
  expect(asked.decisions).toMatchObject([{ kind: 'incitement', about: { nation: 'francia' } }]);
  varies(asked, 'bo', ({ decisions }) => decisions[0]!.about.nation);
  for (let i = 0; i < 5; i++) {
    const other = dealt(asked, 'bo', `deal ${i}`);
    expect(act(other, { type: 'decide', player: 'referee', decision: 'decision-1', answer: 'rebellion' }).rebellions).toHaveLength(1);
  }
});
clause(['OT-VIEW-08', 'OT-CONF-03'], 'who asks for leave to convene by prestige is no secret where the conference is seen', () => {
  const convened = act(start(), convene({ player: 'bo', nation: 'gothia', basis: { kind: 'prestige', id: null } }));
  expect(convened.decisions).toMatchObject([{ kind: 'conference-authority', about: { nation: 'gothia', subject: 'conference-1' } }]);
  for (let i = 0; i < 5; i++) expect(dealt(convened, 'cy', `deal ${i}`).decisions).toEqual(convened.decisions);
});
clause(['OT-VIEW-07', 'OT-VIEW-11'], 'policies, held bonuses and numbers of actions decide nothing of what is dealt', () => {
  const base = modified(start(), { nation: 'gothia', target: 'MIL', value: -8 }, { nation: 'gothia', target: 'AUX', value: -4 });
  const secretive = change(base, (draft) => {
    draft.nations = {
      ...base.nations,
      gothia: { ...base.nations['gothia']!, held: ['modifier-1'], defence: { all: false, against: [{ nation: 'francia', defend: true }] } },
    };
    draft.players = { ...base.players, bo: { ...base.players['bo']!, actionsThisTurn: 41 } };
    draft.privateNotes = [{ author: 'referee', nation: null, turn: 1, subject: 'x', text: 'Hm.' }];
  });
  same(base, secretive, 'ada');
  same(base, secretive, null);
});

clause(
  ['OT-MEAS-19', 'OT-MOD-09'],
  'others defend themselves and use what helps them in most deals, as they do unless they say otherwise',
  () => {
    const base = modified(start(), { nation: 'gothia', target: 'MIL', value: -8 });
    const deals = Array.from({ length: 200 }, (_, i) => dealt(base, 'ada', `deal ${i}`).nations['gothia']!);
    const [undefended, heldBack] = [deals.filter(({ defence }) => !defence.all), deals.filter(({ held }) => held.length > 0)];
    for (const { length } of [undefended, heldBack]) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(50);
    }
  },
);

test('over random games: what is dealt anew is the same for all states the viewer cannot tell apart', () => {
  const configs = [
    { players: ['a', 'b', 'c'], orderVisibility: 'sealed' as const, startProgress: 30 },
    { players: ['a', 'b'], orderVisibility: 'public' as const, organizationMin: 2 },
  ];
  for (const [g, config] of configs.entries()) {
    const dice: Dice = seeded(`canonical ${g}`);
    const begun = game.setup({ ...config, refereeMode: 'auto', turnLimit: 6, freeNationChoice: false }, dice);
    if (begun._tag === 'Left') throw new Error(begun.left[0].message);
    const state = clone(begun.right.state);
    for (let step = 0; game.actors(state).length > 0; step++) {
      const action = game.randomAction(state, pick(dice, game.actors(state), 'who'), dice);
      if (action !== undefined) expect(game.reduceInPlace(state, action, dice)._tag).toBe('Right');
      if (step % 12 > 0) continue;
      for (const viewer of [...config.players, null]) {
        const other = dealt(state, viewer, `other ${step}`);
        expect(dealt(other, viewer)).toEqual(dealt(state, viewer));
      }
    }
  }
  expect(startAuto().phase).toBe('orders');
});

clause('OT-VIEW-08', 'what a Nation without player is asked is dealt as some negotiation that succeeded, whatever else did', () => {
  const talk = measure('francia', 'diplomacy', 'negotiate', {
    target: at('saxonia'),
    counterpart: 'francia',
    terms: [{ kind: 'alliance' }],
  });
  const asked = resolve(announce(start(), measure('romania', 'intervention', 'invest'), talk), 1, 1, 99).state;
  expect(asked.decisions).toMatchObject([{ kind: 'npc-response' }]);
  for (let i = 0; i < 20; i++)
    expect(dealt(asked, 'bo', `deal ${i}`).decisions).toMatchObject([{ about: { nation: 'francia', other: 'saxonia' } }]);
});

clause('OT-VIEW-08', 'a question of authority that others answer is about a conference that was called by prestige', () => {
  const pact = treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }]);
  const asked = act(act(pact, convene({ startTurn: 3 })), convene({ basis: { kind: 'prestige', id: null }, startTurn: 3, topic: 'War' }));
  expect(asked.conferences.map(({ stage, basis }) => [stage, basis.kind])).toEqual([
    ['scheduled', 'treaty'],
    ['scheduled', 'prestige'],
  ]);
  expect(asked.decisions).toMatchObject([{ kind: 'conference-authority', about: { nation: 'francia', subject: 'conference-2' } }]);
  for (let i = 0; i < 8; i++)
    expect(dealt(asked, 'bo', `deal ${i}`).decisions).toMatchObject([{ about: { nation: 'francia', subject: 'conference-2' } }]);
});

clause('OT-VIEW-05', 'a host that betrays a hidden sponsor has one, though there be nobody else for another rising', () => {
  const both = rebellion(rebellion(start(), 'gothia'), 'gothia', { sponsor: 'saxonia', sponsorKnown: false });
  const few = change(withHost(both, 'saxonia', 'tarraco', { kind: 'rebel', rebellion: 'rebellion-2' }), (draft) => {
    draft.nations = Object.fromEntries(
      Object.entries(both.nations).map(([id, nation]) => [id, { ...nation, alive: ['francia', 'gothia', 'saxonia'].includes(id) }]),
    );
  });
  for (let i = 0; i < 8; i++) {
    const { hosts, rebellions } = dealt(few, 'ada', `deal ${i}`);
    expect([hosts[0]!.owner, ...rebellions.map(({ sponsor }) => sponsor)]).toEqual(['saxonia', null, 'saxonia']);
  }
});

clause(['OT-VIEW-03', 'OT-ROLL-05'], 'a hidden measure that threw 100 failed, whoever may be behind it', () => {
  const thrown = (natural: number): State =>
    change(stolen('francia'), (draft) => {
      draft.reports = draft.reports.map((report) => ({ ...report, netGrade: 0, roll: { ...report.roll!, natural } }));
    });
  const results = (natural: number) =>
    new Set(Array.from({ length: 12 }, (_, i) => dealt(thrown(natural), 'cy', `deal ${i}`).reports[0]!.roll!.result));
  expect([results(100), results(99).size]).toEqual([new Set(['failure']), 2]);
});

clause(['OT-VIEW-06', 'OT-VIEW-11'], 'whose penalty one knows is not dealt anew', () => {
  const hurt = (hidden: boolean) => modified(start(), { nation: 'romania', target: 'ADM', value: 8, grantedBy: 'francia', hidden });
  for (let i = 0; i < 5; i++) {
    expect(dealt(hurt(true), 'ada', `deal ${i}`).modifiers).toEqual(hurt(true).modifiers);
    expect(dealt(hurt(false), 'cy', `deal ${i}`).modifiers).toEqual(hurt(false).modifiers);
  }
});

clause(['OT-VIEW-11', 'OT-MOD-18'], 'what others have done in secret time and again is forgotten, and the own is not', () => {
  const secret = change(start(), (draft) => {
    draft.streaks = [
      { ...{ nation: 'gothia', statistic: 'sabotage', area: 'romania' }, outcome: 'success', length: 2, lastTurn: 0, covert: true },
    ];
  });
  same(start(), secret, 'ada');
  expect([dealt(secret, 'ada').streaks, dealt(secret, 'bo').streaks]).toEqual([[], secret.streaks]);
});

test('every die of what is dealt anew is thrown for something', () => {
  const dice = seeded('deal');
  const asked: string[] = [];
  const listening: Dice = {
    ...dice,
    roll: (sides, why) => {
      asked.push(why);
      return dice.roll(sides, why);
    },
  };
  game.redeal(start({ orderVisibility: 'sealed' }), 'ada', listening);
  expect(asked).toContain('covert');
  expect(asked).not.toContain('');
});
