import type { State } from 'ludoteca/genes-mactantes';
import { scene } from 'ludoteca/genes-mactantes/testing';
import { expect } from 'vitest';
import { reread } from '../helpers/rereading.js';
import { crisis, eventful, face } from '../helpers/scenes/turns-and-travels.js';
import { field, fight, meeting } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { after, alone, clause, edit, external, internal, opened, person, resolving, started, game, perform } = t;

clause('GM-SETUP-02', 'a saved sheet or deployment that could not have been handed in is refused', () => {
  let state = opened(['ada', 'bo']);
  while (state.step === 'setup-draft') state = after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  const created = after(state, game.legalActions(state, 'ada', { types: ['create-country'] })[0]!);
  const deploying = after(created, game.legalActions(created, 'bo', { types: ['create-country'] })[0]!);
  const deployed = after(deploying, game.legalActions(deploying, 'ada', { types: ['deploy-army'] })[0]!);
  for (const handedIn of [created, deploying, deployed]) expect(reread(handedIn)).toBe('accepted');
  const { ada } = created.creations;
  const [first, ...others] = deployed.deployments['ada']!;
  const sheetOf = (changes: object) => ({ creations: { ada: { ...ada, ...changes } } });
  const troopsOf = (changes: object) => ({ deployments: { ada: [{ ...first, ...changes }, ...others] } });
  const spoilt: readonly (readonly [State, object, RegExp])[] = [
    [created, sheetOf({ characters: [] }), /^The sheet of ada will not do/],
    [created, sheetOf({ armyPoints: 31 }), /^The sheet of ada will not do/],
    [created, sheetOf({ capital: 'b1' }), /^The sheet of ada will not do/],
    [deployed, troopsOf({ territory: 'nowhere' }), /^The deployment of ada will not do/],
    [deployed, troopsOf({ strength: first!.strength + 1 }), /^The deployment of ada will not do/],
    [deployed, { creations: { ada } }, /^Armies are deployed once/],
    [created, { deployments: { ada: [] } }, /nobody waits for/],
    [started(), { creations: { ada } }, /nobody waits for/],
  ];
  for (const [saved, changes, message] of spoilt) expect(reread({ ...saved, ...changes })).toMatch(message);
});

clause('GM-CIVW-03', 'a saved civil war that would ask a supporter twice is refused', () => {
  const state = edit(started(['ada', 'bo', 'cy']), (draft) => {
    alone(draft);
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  const ready = resolving(state, 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] });
  const asked = after(ready, { type: 'execute', player: 'ada', declaration: '1' });
  expect(reread(asked)).toBe('accepted');
  const twice = edit(asked, (draft) => {
    (draft.affairs[0] as { toAsk: string[] }).toAsk = ['bo', 'bo'];
  });
  expect(reread(twice)).toBe('An affair asks somebody twice.');
});

clause('GM-CFG-13', 'a saved country, and one of a scene, has no more characters than it may', () => {
  const crowd = ['a1', 'a2', 'a3'].map((location) => ({ name: location, values: { authority: 1 }, location }) as const);
  const among = (maxCharacters: number) => () =>
    scene({ players: ['ada', 'bo'], maxCharacters }, { players: { ada: { characters: crowd } } });
  expect(among(2)).toThrow('ada has 3 characters, more than 2.');
  const full = among(3)();
  expect(reread(full)).toBe('accepted');
  expect(reread({ ...full, config: { ...full.config, maxCharacters: 2 } })).toMatch(/^ada has 3 characters/);
});

clause('GM-VIS-03', 'a saved sighting is of a place on land', () => {
  const seen = (territory: string, isPublic: boolean) =>
    edit(started(), (draft) => {
      alone(draft);
      const sighting = { territory, turn: 1 };
      person(draft, 'ada', 'A1', 'a1', isPublic ? { sighting } : { sightings: { bo: sighting } });
      t.enthrone(draft);
    });
  for (const isPublic of [true, false]) {
    expect(reread(seen('b2', isPublic))).toBe('accepted');
    for (const territory of ['mar-de-fora', 'nowhere']) expect(reread(seen(territory, isPublic))).toMatch(/^Nobody is seen in/);
  }
});

clause('GM-FORT-01', 'a saved order to fortify or besiege is aimed at a city', () => {
  const sheet = (territory: string) =>
    resolving(started(), 'ada', { ada: [internal('fortify', { territory })], bo: [external('siege', { territory })] });
  expect(reread(sheet('a1'))).toBe('accepted');
  expect(reread(sheet('a7'))).toMatch(/is aimed at nothing/);
});

clause('GM-TRAV-08', 'a saved journey that waits for a reaction to be over has come somewhere', () => {
  const state = edit(started(), (draft) => {
    alone(draft);
    person(draft, 'ada', 'A1', 'a1');
    person(draft, 'ada', 'D1', 'a1');
    t.enthrone(draft);
  });
  const gone = after(resolving(state, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['a4', 'b7'] });
  const struck = after(gone, { type: 'react', player: 'bo', mode: 'assassinate' });
  expect([struck.affairs.map(({ type }) => type), reread(struck)]).toEqual([['journey', 'contest'], 'accepted']);
  const nowhere = edit(struck, (draft) => {
    (draft.affairs[0] as { entered: number }).entered = 0;
  });
  expect(reread(nowhere)).toBe('A journey leads nowhere.');
});

clause('GM-WIND-01', 'a saved question that could not have been asked is refused', () => {
  const state = edit(started(), (draft) => {
    alone(draft);
    person(draft, 'ada', 'A1', 'a1');
    person(draft, 'bo', 'D1', 'a1');
    person(draft, 'bo', 'D1', 'a1');
    t.enthrone(draft);
  });
  const { state: asked } = perform(state, 'ada', internal('capture', { character: 'person-2' }), { characteristic: 'diplomacy' });
  expect(reread(asked)).toBe('accepted');
  const spoilt = (recipe: Parameters<typeof edit>[1]): string => reread(edit(asked, recipe));
  for (const type of ['reprisal', 'crisis-support', 'battle-join', 'rebel-support', 'repatriate'] as const)
    expect(
      spoilt((draft) => {
        draft.affairs[0]!.window = { type, player: 'bo' };
      }),
    ).not.toBe('accepted');
  expect(
    spoilt((draft) => {
      draft.affairs[0]!.window = null;
    }),
  ).not.toBe('accepted');
  expect(
    spoilt((draft) => {
      draft.characters[1]!.out = 'dead';
    }),
  ).not.toBe('accepted');
});

clause('GM-FLOW-15', 'a saved state in which nobody could act is refused', () => {
  const state = started();
  expect(reread(state)).toBe('accepted');
  const stuck: readonly Parameters<typeof edit>[1][] = [
    (draft) => {
      draft.step = 'crisis';
    },
    (draft) => {
      draft.committed = { ada: true, bo: true };
    },
  ];
  for (const recipe of stuck) expect(reread(edit(state, recipe))).toMatch(/^Nobody could go on from the phase/);
  expect(
    reread(
      edit(state, (draft) => {
        draft.committed = { ada: true, bo: false };
      }),
    ),
  ).toBe('accepted');
});

clause('GM-FLOW-17', 'a saved game that goes on although somebody has won is refused', () => {
  const won = (options: object): string =>
    reread(
      edit(started(['ada', 'bo'], options), (draft) => {
        alone(draft);
        draft.countries['bo']!.dethronedBy = [{ by: 'ada', character: 'person-1' }];
        person(draft, 'bo', 'A1', 'b1');
        person(draft, 'bo', 'A1', 'b1');
        draft.countries['bo']!.principal = 'person-2'; // whom ada had captured is free again, and no longer in office
      }),
    );
  expect(won({})).toBe('ada has won already: the game would be over.');
  expect(won({ earlyVictory: false })).toBe('accepted');
  expect(won({ earlyVictory: false, length: { mode: 'conditions', turnCap: null } })).toMatch(/^ada has won already/);
});

clause('GM-FLOW-17', 'a saved game in which somebody has won goes on to the end of the action that is under way', () => {
  const ready = edit(started(), (draft) => {
    alone(draft);
    person(draft, 'ada', 'A1', 'a1');
    person(draft, 'bo', 'A1', 'b1');
    person(draft, 'bo', 'A1', 'b1');
    t.enthrone(draft);
    draft.countries['bo']!.principal = 'person-3';
  });
  const gone = after(resolving(ready, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['a4', 'b7'] });
  const won = edit(gone, (draft) => void Object.assign(draft.countries['bo']!, { dethronedBy: [{ by: 'ada', character: 'person-2' }] }));
  expect([won.affairs.length, reread(won)]).toEqual([1, 'accepted']);
});

const number = /^No play comes to -?\d+ (here: it can be from -?\d+ to -?\d+|given and \d+ received)\.$/;
const refused = expect.stringMatching(number);

clause(['GM-TAXE-03', 'GM-STATE-11', 'GM-FLOW-10'], 'a saved number that no play comes to is refused', () => {
  const taxed = perform(started(), 'ada', internal('taxes'), {}, [9]).state;
  expect([taxed.countries['ada']!.nextTurn.bonus, reread(taxed)]).toEqual([1, 'accepted']);
  const strange = (recipe: Parameters<typeof edit>[1]) => reread(edit(taxed, recipe));
  const ofCountry = (changes: object, player = 'ada') => strange((draft) => void Object.assign(draft.countries[player]!, changes));
  const books = (entries: object) => strange((draft) => void Object.assign(draft.countries['ada']!.ledger, entries));
  const { nextTurn, thisTurn, levels } = taxed.countries['ada']!;
  const spoilt = [
    ofCountry({ nextTurn: { ...nextTurn, bonus: 2 } }),
    ofCountry({ nextTurn: { ...nextTurn, bonus: 1 } }, 'bo'),
    ofCountry({ nextTurn: { ...nextTurn, penalty: 1 } }),
    ofCountry({ thisTurn: { ...thisTurn, bonus: 1 } }),
    ofCountry({ thisTurn: { ...thisTurn, penalty: 1 } }),
    ofCountry({ thisTurn: { ...thisTurn, crisisSpent: 1 } }),
    ofCountry({ allowance: 14 }),
    ofCountry({ levels: { ...levels, anarchy: 1 } }),
    ofCountry({ disorder: 1 }),
    ofCountry({ intel: { bo: 1 } }),
    ofCountry({ civilWar: { since: 2, rebelArmy: 5, rebelPrincipal: null } }),
    books({ recruited: 1_000_000, lost: 1_000_000 }),
    books({ received: 1_000_000, lost: 1_000_000 }),
    books({ initial: taxed.countries['ada']!.ledger.initial + 5, demobilised: 5 }),
    strange((draft) => {
      for (const country of Object.values(draft.countries)) Object.assign(country.ledger, { given: 1_000_000, received: 1_000_000 });
    }),
    strange((draft) => void Object.assign(draft.slot!, { round: 900 })),
    strange((draft) => void Object.assign(draft.slot!, { round: 0 })),
    strange((draft) => void Object.assign(draft.characters[0]!, { journeys: 2 })),
    strange((draft) => void Object.assign(draft.characters[0]!, t.seenAt('a1'), { sighting: { territory: 'a1', turn: 2 } })),
    strange((draft) => void Object.assign(draft.cities['a1']!, { disasterTurn: 2 })),
    strange((draft) => void draft.passages.push({ from: 'ada', to: 'bo', untilTurn: 4 })),
    strange((draft) => {
      draft.turn = 11;
    }),
  ];
  expect([spoilt[0], spoilt.at(-1)]).toEqual([
    'No play comes to 2 here: it can be from 0 to 1.',
    'No play comes to 11 here: it can be from 0 to 10.',
  ]);
  expect(spoilt).toEqual(spoilt.map(() => refused));
});

clause('GM-INTL-02', 'in a saved battle whoever spends intel still has it', () => {
  const ready = edit(meeting, (draft) => {
    draft.turn = 2;
    draft.countries['ada']!.intel = { bo: 1 };
    t.enthrone(draft);
  });
  const { state: fought } = perform(ready, 'ada', fight, { ...field('b1', 'army'), useIntel: true });
  expect([fought.affairs[0], reread(fought)]).toMatchObject([{ type: 'battle', useIntel: true }, 'accepted']);
  const spent = edit(fought, (draft) => void Object.assign(draft.countries['ada']!, { intel: {} }));
  expect(reread(spent)).toBe('No play comes to 0 here: it can be from 1 to 1.');
});

clause(['GM-CRIS-01', 'GM-CRIS-12'], 'a saved critical situation has not grown worse by a crisis that is still to come', () => {
  const facing = crisis([5, 2, 2, 5]);
  const worse = (state: State, levels: object) =>
    reread(edit(state, (draft) => void Object.assign(draft.countries['ada']!.levels, levels)));
  expect([worse(facing, {}), worse(facing, { autarchy: 1 })]).toEqual(['accepted', 'accepted']); // none of Technology is to come
  expect([worse(facing, { blockade: 1 }), worse(facing, { anarchy: 1 })]).toEqual([refused, refused]);
  const failed = t.play(facing, face('diplomacy'), [1]).state;
  expect([failed.countries['ada']!.levels.blockade, reread(failed), worse(failed, { anarchy: 1 })]).toEqual([1, 'accepted', refused]);
  const later = edit(facing, (draft) => {
    draft.turn = 3;
  });
  expect([worse(later, { blockade: 1 }), worse(later, { blockade: 2 })]).toEqual(['accepted', refused]);
  // As long as others are asked for help it is to come, and while this turn's event is under way every crisis is.
  const asking = t.play(
    edit(facing, (draft) => {
      person(draft, 'bo', 'D2', 'b1');
      draft.countries['bo']!.principal = draft.characters[0]!.id;
    }),
    face('diplomacy', { acceptSupport: true }),
  ).state;
  expect([asking.affairs[0]?.type, reread(asking), worse(asking, { blockade: 1 })]).toEqual(['crisis', 'accepted', refused]);
  const struck = eventful([10, 4]).state;
  expect([struck.step, struck.turn, reread(struck), worse(struck, { blockade: 1 })]).toEqual(['events', 2, 'accepted', refused]);
});

clause(['GM-SIEG-04', 'GM-SABO-01', 'GM-INCU-02'], 'a saved penalty has been brought about by those who read such orders this turn', () => {
  const spied = perform(started(), 'ada', external('sabotage', { target: 'bo' }), {}, [10]).state;
  expect([spied.countries['bo']!.nextTurn.penalty, reread(spied)]).toEqual([1, 'accepted']);
  const fined = (state: State, penalty: number) =>
    reread(edit(state, (draft) => void Object.assign(draft.countries['bo']!.nextTurn, { penalty })));
  expect([fined(spied, 0), fined(spied, 2)]).toEqual(['accepted', refused]);
  const near = edit(started(), (draft) => t.arm(draft, 'ada', 'b1 army 9'));
  const shut = perform(near, 'ada', external('siege', { territory: 'b1' }), {}, [10]).state;
  expect([shut.countries['bo']!.nextTurn.penalty, reread(shut), fined(shut, 2)]).toEqual([1, 'accepted', refused]);
  for (const siegePenaltyTurn of [0, 2])
    expect(reread(edit(shut, (draft) => void Object.assign(draft.cities['b1']!, { siegePenaltyTurn })))).toMatch(number);
  expect(reread(edit(shut, (draft) => void Object.assign(draft.cities['b3']!, { siegePenaltyTurn: 1 })))).toMatch(number);
});

clause('GM-PROM-07', 'a saved country with somebody free to be its principal has one', () => {
  const vacant = (changes: object) =>
    reread(
      edit(started(), (draft) => {
        draft.countries['ada']!.principal = null;
        for (const character of draft.characters) if (character.owner === 'ada') Object.assign(character, changes);
      }),
    );
  expect(vacant({})).toMatch(/^ada has somebody to be its principal/);
  expect([vacant({ captor: 'bo', location: 'b1' }), vacant({ out: 'dead' })]).toEqual(['accepted', 'accepted']);
});

clause('GM-FLOW-18', 'a saved sheet of which something has been read is of the second round or later', () => {
  const read = perform(started(), 'ada', internal('taxes'), {}, [9]).state;
  const early = edit(read, (draft) => {
    draft.slot!.round = 1;
  });
  expect([reread(read), reread(early)]).toEqual(['accepted', 'No order of ada can have been read yet.']);
  const numbered = (nth: number | undefined, player: string) =>
    reread(edit(read, (draft) => void Object.assign(draft.sheets[player]![0]!, { nth })));
  expect([numbered(2, 'ada'), numbered(1, 'bo')]).toEqual([
    'More orders of ada would have been read than there are.',
    'The orders of bo were not read one after the other.',
  ]);
  // Games saved by earlier versions do not say.
  expect(numbered(undefined, 'ada')).toBe('accepted');
});

clause('GM-FLOW-17', 'a game that is over amid crises, by a trade or by a country that falls, can be saved', () => {
  const weak = { authority: 1, diplomacy: 2 };
  const before = scene(
    { players: ['ada', 'bo'], events: false },
    {
      turn: 2,
      step: 'crisis',
      crises: [
        { player: 'ada', characteristic: 'authority' },
        { player: 'ada', characteristic: 'diplomacy' },
        { player: 'bo', characteristic: 'diplomacy' },
      ],
      players: { ada: { characteristics: weak, units: [] }, bo: { characteristics: weak } },
    },
  );
  const offered = after(before, { type: 'propose-trade', player: 'bo', to: 'ada', give: [], take: [{ item: 'city', territory: 'a1' }] });
  const given = after(offered, { type: 'accept-trade', player: 'ada', offer: offered.offers[0]!.id });
  expect([given.ending?.reason, reread(given)]).toEqual(['capitals', 'accepted']);
  const fallen = after(before, face('authority', { acceptSupport: false }), [2]);
  expect([fallen.ending?.reason, reread(fallen)]).toEqual(['last-standing', 'accepted']);
});

clause(['GM-ELIM-02', 'GM-SABO-01'], 'a game can be saved in the turns after a country fell that had been hit in its last one', () => {
  const before = scene(
    { players: ['ada', 'bo', 'cy'], events: false },
    {
      turn: 2,
      step: 'resolution',
      slot: { player: 'ada', round: 2 },
      players: {
        ada: { orders: [external('sabotage', { target: 'bo' }), internal('taxes')] },
        bo: { civilWar: { rebelArmy: 5 }, units: [{ territory: 'b1', kind: 'garrison', strength: 1 }] },
      },
    },
  );
  const hit = after(before, { type: 'execute', player: 'ada', declaration: '1', characters: [], useIntel: false }, [10]);
  const all = { item: 'troops', territory: 'b1', kind: 'garrison', amount: 1 } as const;
  const offered = after(hit, { type: 'propose-trade', player: 'bo', to: 'ada', give: [all], take: [] });
  const fallen = after(offered, { type: 'accept-trade', player: 'ada', offer: offered.offers[0]!.id });
  const next = after(fallen, { type: 'execute', player: 'ada', declaration: '2', characters: [] }, [9]);
  expect([next.turn, next.countries['bo']!.eliminated?.turn, reread(fallen), reread(next)]).toEqual([3, 2, 'accepted', 'accepted']);
});

const torn = resolving(started(['ada', 'bo', 'cy']), 'ada', { ada: [internal('taxes'), external('sabotage', { target: 'bo' })] });
const spoiltBy = (recipe: Parameters<typeof edit>[1], of: State = torn) => reread(edit(of, recipe));

clause(['GM-DECL-01', 'GM-EXTN-01', 'GM-BATT-01', 'GM-OBSE-01'], 'a saved order is one that can stand on this sheet', () => {
  const written = (place: number, changes: object) =>
    spoiltBy((draft) => void Object.assign(draft.sheets['ada']![place]!, 'state' in changes ? changes : { order: changes }));
  expect(written(0, internal('battle', { opponent: 'bo' }))).toBe('accepted');
  for (const order of [
    external('sabotage', { target: 'ada' }),
    external('battle', { opponent: 'ada' }),
    internal('battle', { opponent: 'independent' }),
    internal('battle', { territory: 'b1' }),
  ])
    expect(written(1, order)).toBe('An order of ada is aimed at nothing.');
  for (const order of [external('observe'), internal('sabotage', { target: 'bo' })])
    expect(written(1, order)).toBe('An order of ada stands in the wrong half of its sheet.');
  expect(written(0, { state: 'annulled' })).toBe('Nobody annuls this order of ada.');
});

clause(
  ['GM-VICT-03', 'GM-INVE-01', 'GM-CIVW-05', 'GM-ELIM-03'],
  'saved countries have to do with one another, and not with themselves or strangers',
  () => {
    const ada = (changes: object) =>
      spoiltBy(
        (draft) => void Object.assign(draft.countries['ada']!, changes),
        edit(torn, (draft) => void Object.assign(draft, { turn: 3 })),
      );
    expect(ada({ intel: { bo: 1 } })).toBe('accepted');

    const somebody = torn.characters.find(({ owner }) => owner === 'ada')?.id ?? 'person-1';
    const claimed = (by: string, character = somebody) => ada({ dethronedBy: [{ by, character }] });
    for (const fault of [claimed('ada'), claimed('zoe'), claimed('bo', 'person-99')]) expect(fault).toBe('Nobody has such a claim on ada.');
    for (const against of ['ada', 'zoe']) expect(ada({ intel: { [against]: 1 } })).toBe(`ada has no intel on ${against}.`);
    const led = (rebelPrincipal: string) => ada({ civilWar: { since: 1, rebelArmy: 5, rebelPrincipal } });
    expect(led(somebody)).toBe('Nobody leads rebels against ada and serves ada.');
    const out = scene({ players: ['ada', 'bo', 'cy'] }, { players: { cy: { eliminated: true } } });
    expect(spoiltBy((draft) => void Object.assign(draft.controllers, { c4: 'cy' }), out)).toBe('cy is out, and has nothing left.');
  },
);

clause(['GM-CRIS-01', 'GM-CRIS-02'], 'a saved crisis comes once, from turn 2 on, of a value of 3 or less', () => {
  const facing = crisis([5, 2, 2, 5]);
  const { crises } = facing;
  expect(spoiltBy((draft) => void draft.crises.push({ ...crises[0]! }), facing)).toMatch(/has no such crisis to face\.$/);
  expect(spoiltBy((draft) => void Object.assign(draft.crises[0]!, { characteristic: 'authority' }), facing)).toMatch(/no such crisis/);
  expect(spoiltBy((draft) => void Object.assign(draft, { turn: 1 }), facing)).toBe('No crisis comes in turn 1.');
});

clause(['GM-TRAD-02', 'GM-TRAD-10', 'GM-TRAD-15', 'GM-CFG-14'], 'saved offers and leaves to pass are between two who play', () => {
  const offered = after(torn, { type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'reveal-sheet' }], take: [] });
  const [offer] = offered.offers;
  const offers = (...changes: object[]) =>
    spoiltBy((draft) => void Object.assign(draft, { offers: changes.map((change) => ({ ...offer, ...change })) }), offered);
  expect([offers({}), offers({ to: 'ada' }), offers({}, { id: '1:9:9:9' }), offers({}, { to: 'cy' })]).toEqual([
    'accepted',
    ...Array<string>(3).fill('An offer is made to another, one at a time.'),
  ]);
  for (const [from, untilTurn] of [
    ['zoe', 1],
    ['ada', 1],
    ['bo', 0],
  ])
    expect(spoiltBy((draft) => void Object.assign(draft, { passages: [{ from, to: 'ada', untilTurn }] }))).toBe(
      'This leave to pass is nobody’s.',
    );
  for (const made of [['ada'], ['zoe'], Array<string>(11).fill('bo')])
    expect(spoiltBy((draft) => void Object.assign(draft.offersMade, { ada: made }))).toBe('ada cannot have made these offers.');
});

clause(
  ['GM-FLOW-07', 'GM-INIT-01', 'GM-END-06', 'GM-VIS-03'],
  'in a saved resolution everybody has committed and a place; who has won, and who has seen, plays',
  () => {
    expect(spoiltBy((draft) => void draft.initiative.splice(draft.initiative.indexOf('cy'), 1))).toBe(
      'cy has no place in the order of Authority.',
    );
    expect(spoiltBy((draft) => void Object.assign(draft.committed, { bo: false }))).toBe('bo has not closed the sheet.');
    for (const winners of [[], ['zoe']])
      expect(
        spoiltBy((draft) => void Object.assign(draft, { step: 'finished', slot: null, ending: { reason: 'turn-limit', winners } })),
      ).toBe('Somebody in the game has won it.');
    const seen = edit(torn, (draft) => {
      person(draft, 'ada', 'A1', 'a1', { sightings: { zoe: { territory: 'a1', turn: 1 } } });
      t.enthrone(draft);
    });
    expect(reread(seen)).toMatch(/was seen by somebody who does not play\.$/);
  },
);

clause(['GM-BOARD-01', 'GM-BOARD-06'], 'a saved map that is still being drawn is as far as drawing has come, and can be drawn on', () => {
  const drawing: State[] = [opened(['ada', 'bo'], { boardMode: 'drawn' })];
  while (drawing.at(-1)!.step !== 'setup-draft')
    drawing.push(after(drawing.at(-1)!, game.legalActions(drawing.at(-1)!, game.actors(drawing.at(-1)!)[0]!)[0]!));
  for (const state of drawing) expect(reread(state)).toBe('accepted');
  const [, coast, features, borders] = drawing.map(({ map }) => map!);
  const [first, second, ...edges] = coast!.edges;
  const [small, large] = borders!.countries;
  const moved = [
    { ...small!, territories: small!.territories.slice(0, 2) },
    { ...large!, territories: [...large!.territories, ...small!.territories.slice(2)] },
  ];
  const saved = (done: number, changes: object) => reread({ ...drawing[done]!, map: { ...drawing[done]!.map!, ...changes } });
  for (const done of [1, 2, 3]) {
    expect(saved(done, { edges: [first, second, { ...second!, a: second!.b, b: second!.a }, ...edges] })).toMatch(
      /^An edge joins two different/,
    );
    expect(saved(done, { edges: [first, { ...second!, b: second!.a }, ...edges] })).toMatch(/^An edge joins two different/);
    expect(saved(done, { edges: [{ ...first!, b: 'nowhere' }, second, ...edges] })).toMatch(/^An edge joins two different/);
    expect(saved(done, { edges: [] })).toMatch(/^Of 18 territories only 1 can be reached/);
    expect(saved(done, { territories: [] })).toMatch(/^A map for 2 players/);
  }
  expect(saved(2, { edges: features!.edges.map((edge) => ({ ...edge, barrier: 'cliff' })) })).toMatch(/^Of 18 territories only/);
  expect(saved(3, { countries: moved })).toMatch(/^aurenca has 2 territories/);
  const ahead = 'The map shows what is still to be drawn.';
  expect(saved(0, { territories: coast!.territories })).toBe(ahead);
  expect(saved(0, { edges: [{ a: 'nowhere', b: 'nowhere', barrier: 'none' }] })).toBe(ahead);
  expect(
    saved(1, { territories: coast!.territories.map((place) => (place.kind === 'land' ? { ...place, features: ['forest'] } : place)) }),
  ).toBe(ahead);
  expect(saved(1, { edges: [{ ...first!, barrier: 'river' }, second, ...edges] })).toBe(ahead);
  for (const done of [0, 1, 2]) expect(saved(done, { countries: borders!.countries })).toBe(ahead);
  expect(saved(3, { countries: drawing[4]!.map!.countries })).toBe(ahead);
});

clause(
  ['GM-DRAFT-01', 'GM-DRAFT-04'],
  'until the first turn land and cities are those of the countries picked, by players in the order of play',
  () => {
    const begun = opened(['ada', 'bo', 'cy']); // four drawings are over, and bo picks first
    const [first, second] = game.view(begun, null).map.countries;
    const state = after(begun, { type: 'pick-country', player: 'bo', country: first!.id });
    expect(reread(state)).toBe('accepted');
    expect(reread({ ...state, picks: { bo: second!.id } })).toBe('Land belongs to whoever picked its country.');
    expect(reread({ ...state, picks: { ada: first!.id } })).toBe('The draft does not fit the order of play.');
    const [territory] = first!.territories;
    expect(reread({ ...state, controllers: { ...state.controllers, [territory!]: 'cy' } })).toBe(
      'Land belongs to whoever picked its country.',
    );
    expect(reread({ ...state, cities: {} })).toBe('Cities are those of the countries picked.');
    const walled = Object.fromEntries(Object.entries(state.cities).map(([id, city]) => [id, { ...city, walled: true }]));
    expect(reread({ ...state, cities: walled })).toBe('Cities are those of the countries picked.');
    const drawn = opened(['ada', 'bo', 'cy'], { boardMode: 'drawn' });
    expect(reread({ ...drawn, picks: { bo: first!.id } })).toBe('Countries are picked once each, by players.');
    const creating = after(state, { type: 'pick-country', player: 'cy', country: second!.id });
    expect(creating.step).toBe('setup-creation');
    expect(reread(creating)).toBe('accepted');
    expect(reread({ ...creating, controllers: { ...creating.controllers, [territory!]: 'cy' } })).toBe(
      'Land belongs to whoever picked its country.',
    );
  },
);
