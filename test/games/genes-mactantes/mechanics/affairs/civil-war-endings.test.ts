import { expect } from 'vitest';
import { rebel, torn, war } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, internal, perform } = t;

const order = internal('civil-war');

/** One garrison point against the rebels. */
const weak = (changes: Parameters<typeof torn>[0] = () => undefined) =>
  torn((draft) => {
    t.arm(draft, 'ada', 'a1 garrison 1');
    changes!(draft);
  });
const endingOf = (events: Parameters<typeof t.only>[0]) => t.only(events, 'civil-war-ended').ending;
const killPrincipal = (state: ReturnType<typeof torn>, id: string, by = 'ada') => {
  const target = { character: id };
  const begun = perform(state, by, by === 'ada' ? internal('assassinate', target) : t.external('assassinate', target)).state;
  const { player } = begun.affairs.at(-1)!.window!;
  return t.play(begun, { type: 'defend-contest', player, characters: [] }, [9, 2]);
};

clause(['GM-CIVW-11', 'GM-ELIM-02'], 'without Army after the battle the government is lost, even if it won or wiped the rebels out', () => {
  const { state, events } = war(weak(), {}, [], [2, 9]);
  expect([endingOf(events), t.only(events, 'player-eliminated')]).toMatchObject(['loyal-defeated', { player: 'ada', cause: 'civil-war' }]);
  expect(state.countries['ada']!.eliminated).toMatchObject({ turn: 1, index: 0 });
  const empty = torn((draft) => {
    t.arm(draft, 'ada', '');
    draft.countries['ada']!.civilWar!.rebelArmy = 1;
  });
  const won = war(empty, {}, [], [9, 2]);
  expect([t.only(won.events, 'battle-rolled').winner, endingOf(won.events)]).toEqual(['ada', 'loyal-defeated']);
  const survived = war(
    torn((draft) => t.arm(draft, 'ada', 'a1 garrison 5')),
    {},
    [],
    [2, 9, 2],
  );
  expect([t.army(survived.state, 'ada'), survived.state.countries['ada']!.eliminated]).toEqual([5, null]);
});

clause('GM-ELIM-06', 'land and cities are nobody’s then, and the surviving rebels hold the capital, else the first city', () => {
  const { state } = war(weak(), {}, [], [2, 9]);
  expect(Object.keys(state.controllers).filter((id) => id.startsWith('a') && state.controllers[id] !== 'independent')).toEqual([]);
  expect(state.units['independent']).toEqual([{ territory: 'a1', kind: 'garrison', strength: 5 }]);
  const fled = weak((draft) => {
    t.arm(draft, 'ada', 'a3 garrison 1');
    Object.assign(draft.controllers, { a1: 'cy', a2: 'cy' });
    draft.countries['ada']!.civilWar!.rebelArmy = 3;
  });
  const lost = war(fled, {}, [], [2, 9]).state;
  expect(lost.units['independent']).toEqual([{ territory: 'a3', kind: 'garrison', strength: 3 }]);
  expect([lost.controllers['a1'], lost.controllers['a3']]).toEqual(['cy', 'independent']);
});

clause('GM-ELIM-03', 'units, orders, passages, sieges and intel of the one that is out end', () => {
  const busy = torn((draft) => {
    t.arm(draft, 'ada', 'a1 garrison 2, b3 army 1');
    draft.cities['b3']!.siege = { by: 'ada', base: 'b3' };
    draft.countries['bo']!.intel = { ada: 2, cy: 1 };
    draft.countries['ada']!.intel = { cy: 1 };
    draft.passages = [
      { from: 'ada', to: 'bo', untilTurn: 3 },
      { from: 'bo', to: 'ada', untilTurn: 3 },
      { from: 'bo', to: 'cy', untilTurn: 3 },
    ];
    Object.assign(draft.characters[0]!, { location: 'b1', ...t.seenAt('b1') });
  });
  const { state, events } = killPrincipal(busy, 'person-1', 'cy');
  expect([state.sheets['ada'], state.units['ada'], state.cities['b3']!.siege]).toEqual([[], [], null]);
  expect(t.only(events, 'siege-ended')).toMatchObject({ territory: 'b3', by: 'ada', reason: 'eliminated' });
  expect([state.countries['ada']!.intel, state.countries['bo']!.intel]).toEqual([{}, { cy: 1 }]);
  expect(state.passages).toEqual([{ from: 'bo', to: 'cy', untilTurn: 3 }]);
  expect([state.countries['ada']!.ledger.disbanded, t.army(state, 'ada')]).toEqual([3, 0]);
});

clause('GM-ELIM-04', 'its people leave play, free or captive, and whom it held goes free where it is', () => {
  const { state } = war(
    weak((draft) => {
      t.person(draft, 'cy', 'A1', 'a3', { captor: 'ada' });
      t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    }),
    {},
    [],
    [2, 9],
  );
  expect(['person-1', 'person-2', 'person-7'].map((id) => t.characterIn(state, id).out)).toEqual(['gone', 'gone', 'gone']);
  expect(t.characterIn(state, 'person-7').captor).toBeNull();
  expect(t.characterIn(state, 'person-6')).toMatchObject({ captor: null, out: null, location: 'a3' });
});

clause(
  ['GM-CIVW-12', 'GM-ELIM-02'],
  'the death of its principal, by any cause, ends country and war at once; of another, or in peace, it does not',
  () => {
    const abroad = edit(torn(), (draft) => {
      Object.assign(draft.characters[0]!, { location: 'b3', ...t.seenAt('b3') });
    });
    const killed = killPrincipal(abroad, 'person-1', 'cy');
    expect([endingOf(killed.events), killed.state.countries['ada']!.eliminated]).toMatchObject(['principal-dead', { turn: 1 }]);
    expect(killed.state.units['independent']).toEqual([{ territory: 'a1', kind: 'garrison', strength: 5 }]);
    const other = killPrincipal(
      edit(torn(), (draft) => void Object.assign(draft.characters[1]!, { location: 'b3', ...t.seenAt('b3') })),
      'person-2',
      'cy',
    );
    expect([t.eventsOf(other.events, 'civil-war-ended'), other.state.countries['ada']!.eliminated]).toEqual([[], null]);
    const peace = edit(abroad, (draft) => {
      draft.countries['ada']!.civilWar = null;
    });
    expect(killPrincipal(peace, 'person-1', 'cy').state.countries['ada']!.eliminated).toBeNull();
  },
);

clause('GM-CIVW-13', 'without rebels, or by the death of their principal, the government has won', () => {
  const { state, events } = war(torn(), {}, [], [9, 2]);
  expect([endingOf(events), state.countries['ada']!.civilWar, t.eventsOf(events, 'test-rolled')]).toEqual(['rebels-defeated', null, []]);
  const led = (who: string) =>
    torn((draft) => {
      draft.countries['ada']!.civilWar!.rebelPrincipal = who;
    });
  const killed = killPrincipal(led('person-3'), 'person-3');
  expect([endingOf(killed.events), killed.state.countries['ada']!.civilWar]).toEqual(['rebel-principal-dead', null]);
  expect(killPrincipal(led('person-4'), 'person-3').state.countries['ada']!.civilWar).not.toBeNull();
});

clause('GM-CIVW-14', 'what is left, a test of Authority at 14 may end, with speakers not named for the battle', () => {
  const refused = (means: object, state = torn()) => t.refusedMeans(state, 'ada', order, means);
  const named = torn((draft) => void Object.assign(draft.characters[1]!.values, { militarism: 1 }));
  expect(refused({ authorityCharacters: ['person-2'], characters: ['person-2'] }, named)).toEqual(['character-not-eligible', 'GM-CIVW-14']);
  expect(refused({ authorityCharacters: ['person-3'] })).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const away = torn((draft) => void Object.assign(draft.characters[1]!, { location: 'b1' }));
  expect(refused({ authorityCharacters: ['person-2'] }, away)).toEqual(['character-not-present', 'GM-ACTV-04']);
  const dull = torn((draft) => void Object.assign(draft.characters[1]!.values, { authority: 0, militarism: 1 }));
  expect(refused({ authorityCharacters: ['person-2'] }, dull)).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const failed = war(torn(), { authorityCharacters: ['person-2'] }, [], [1, 1, 7]);
  expect([t.only(failed.events, 'test-rolled').success, failed.state.countries['ada']!.civilWar]).toMatchObject([false, { rebelArmy: 5 }]);
  const { state, events } = war(torn(), { authorityCharacters: ['person-2'] }, [], [1, 1, 8]);
  expect([t.only(events, 'test-rolled').total, state.countries['ada']!.civilWar, endingOf(events)]).toEqual([15, null, 'authority']);
  expect(t.characterIn(state, 'person-2').used).toBe(true);
});

clause('GM-CIVW-02', 'the war goes on from turn to turn, and a turn without action passes without battle', () => {
  const fought = war(torn(), {}, [], [1, 1, 2]).state;
  const rest = t.resolved(fought);
  expect([rest.turn, rest.countries['ada']!.civilWar]).toEqual([2, { since: 1, rebelArmy: 5, rebelPrincipal: null }]);
  expect(t.refusal(rest, { type: 'commit', player: 'ada' })).toEqual(['civil-war-compulsory', 'GM-DECL-07']);
  const penniless = edit(t.resolving(fought, 'ada', {}), (draft) => {
    draft.config.minActions = 0;
    draft.countries['ada']!.nextTurn.penalty = 20;
  });
  const idle = t.resolved(penniless);
  expect([idle.turn, idle.committed['ada'], idle.countries['ada']!.civilWar!.rebelArmy]).toEqual([2, true, 5]);
});

clause('GM-CIVW-15', 'the end of a war changes nothing else', () => {
  const before = torn((draft) => {
    draft.countries['ada']!.counterpower = 1;
    draft.countries['ada']!.principal = null;
    draft.countries['ada']!.levels = { blockade: 1, anarchy: 0, autarchy: 0 };
    t.values(draft, 'ada', [6, 2, 5, 5]);
  });
  const { state } = t.play(war(before).state, rebel({ units: [{ territory: 'a2', kind: 'army' }] }), [5, 10, 10]);
  const { civilWar, levels, counterpower, characteristics } = state.countries['ada']!;
  expect([civilWar, levels, counterpower, characteristics]).toEqual([
    null,
    before.countries['ada']!.levels,
    1,
    before.countries['ada']!.characteristics,
  ]);
  expect([t.at(state, 'bo', 'a2', 'army'), state.controllers['a2']]).toEqual([4, 'ada']);
});

clause('GM-CIVW-16', 'losers are exposed: the loyal to the rebels’ leader, the rebels to the government', () => {
  const asked = war(torn(), {}).state;
  const leader = rebel({ units: [{ territory: 'a2', kind: 'army' }], characters: ['person-3'], principal: 'person-3' });
  const beaten = t.after(asked, leader, [2, 9]);
  expect(beaten.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
  const won = t.after(asked, leader, [9, 2]);
  expect(won.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'ada', exposed: ['person-3'] });
  // Nobody acts for rebels without a supporter.
  expect(war(torn(), {}, [], [2, 10, 2]).state.affairs).toEqual([]);
  expect(t.after(asked, rebel(), [2, 10, 2]).affairs).toEqual([]);
  const two = war(
    torn((draft) => t.arm(draft, 'cy', 'a3 army 2')),
    {},
    ['bo', 'cy'],
  ).state;
  const cys = { ...(rebel({ units: [{ territory: 'a3', kind: 'army' }] }) as object), player: 'cy' } as never;
  const first = t.after(t.after(two, rebel({ units: [{ territory: 'a2', kind: 'army' }] })), cys, [2, 10]);
  expect(first.affairs.at(-1)).toMatchObject({ player: 'bo' });
  const second = t.after(t.after(two, rebel()), cys, [2, 10]);
  expect(second.affairs.at(-1)).toMatchObject({ player: 'cy' });
  const titled = edit(two, (draft) => {
    t.person(draft, 'cy', 'M1', 'a3');
    Object.assign(draft.countries['ada']!.civilWar!, { rebelPrincipal: 'person-6' });
  });
  const led = { ...(rebel({ characters: ['person-6'] }) as object), player: 'cy' } as never;
  const third = t.after(t.after(titled, rebel({ units: [{ territory: 'a2', kind: 'army' }] })), led, [2, 10]);
  expect(third.affairs.at(-1)).toMatchObject({ player: 'cy' });
});

clause('GM-CIVW-11', 'a government whose troops are gone in any other way has lost too', () => {
  const sole = torn((draft) => {
    t.arm(draft, 'ada', 'a1 garrison 1');
    t.values(draft, 'ada', [5, 5, 5, 5]);
  });
  const home = { from: [{ territory: 'a1', kind: 'garrison', amount: 1 }] } as const;
  const sent = t.perform(sole, 'ada', t.internal('demobilise'), home);
  expect([endingOf(sent.events), sent.state.countries['ada']!.eliminated !== null]).toEqual(['loyal-defeated', true]);
  const offer = {
    type: 'propose-trade',
    player: 'ada',
    to: 'bo',
    give: [{ item: 'troops', territory: 'a1', kind: 'garrison', amount: 1 }],
    take: [],
  };
  const open = t.after(t.resolving(sole, 'ada', {}), offer as never);
  const sold = t.play(open, { type: 'accept-trade', player: 'bo', offer: open.offers[0]!.id });
  expect(endingOf(sold.events)).toBe('loyal-defeated');
  const breaking = t.edit(sole, (draft) => {
    t.arm(draft, 'ada', '');
    draft.countries['ada']!.civilWar = null;
    t.values(draft, 'ada', [0, 5, 5, 5]);
    draft.config.foreignSupport = false;
    draft.turn = 2;
    draft.step = 'crisis';
    draft.crises = [{ player: 'ada', characteristic: 'authority' }];
  });
  const face = { type: 'face-crisis', player: 'ada', characteristic: 'authority', characters: [] } as const;
  expect(endingOf(t.play(breaking, face, [2]).events)).toBe('loyal-defeated');
});
