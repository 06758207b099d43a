import { scripted } from 'ludoteca';
import { type Action, genesMactantes as game } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import {
  after,
  alone,
  arm,
  clause,
  declaring,
  edit,
  eventsOf,
  external,
  internal,
  only,
  opened,
  perform,
  person,
  play,
  refusal,
  refusedMeans,
  resolving,
  started,
  values,
} from './table.js';

/** What a saved state says when it is read again. */
const reread = (state: unknown): string => {
  const read = game.decodeState(state);
  return read._tag === 'Right' ? 'accepted' : read.left[0]!.message;
};

const war = { since: 1, rebelArmy: 5, rebelPrincipal: null };

clause('GM-SIEG-09', 'a besieging army lost in a civil war ends its siege', () => {
  const state = edit(started(), (draft) => {
    alone(draft);
    arm(draft, 'bo', 'a3 army 1, b1 garrison 1');
    values(draft, 'bo', [5, 5, 0, 5]);
    draft.countries['bo']!.civilWar = { ...war };
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  const { state: later, events } = perform(state, 'bo', internal('civil-war'), {}, [5, 3, 2]);
  expect(only(events, 'siege-ended')).toMatchObject({ territory: 'a3', reason: 'no-army' });
  expect(later.cities['a3']!.siege).toBeNull();
  expect(reread(later)).toBe('accepted');
});

clause('GM-SIEG-09', 'so does one lost in support of a rebellion', () => {
  const state = edit(started(['ada', 'bo', 'cy']), (draft) => {
    alone(draft);
    arm(draft, 'ada', 'a1 garrison 12');
    arm(draft, 'bo', 'a3 army 1, b1 garrison 3');
    draft.countries['ada']!.civilWar = { ...war };
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  const ready = resolving(state, 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] });
  const asked = after(ready, { type: 'execute', player: 'ada', declaration: '1' });
  const { state: later } = play(
    asked,
    { type: 'commit-rebels', player: 'bo', units: [{ territory: 'a3', kind: 'army' }], characters: [] },
    [9, 8],
  );
  expect(later.cities['a3']!.siege).toBeNull();
  expect(reread(later)).toBe('accepted');
});

clause('GM-VIS-06', 'the controller entered sees the traveller where it enters, also in the turn of an older public sighting', () => {
  const state = edit(started(), (draft) => {
    alone(draft);
    person(draft, 'ada', 'A1', 'a1', { sighting: { territory: 'a1', turn: 1 } });
  });
  const later = after(resolving(state, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['a4', 'b7'] });
  expect(game.view(later, 'bo').characters[0]!.sighting).toEqual({ territory: 'b7', turn: 1 });
  expect(game.view(later, null).characters[0]!.sighting).toEqual({ territory: 'a1', turn: 1 });
});

clause('GM-VIS-05', 'a public sighting is newer than a private one of the same turn', () => {
  const state = edit(started(), (draft) => {
    alone(draft);
    values(draft, 'ada', [5, 5, 5, 5]);
    person(draft, 'ada', 'A1', 'a1', { sightings: { bo: { territory: 'b7', turn: 1 } } });
  });
  const { state: later } = perform(state, 'ada', internal('taxes'), { characters: ['person-1'] }, [9]);
  expect(game.view(later, 'bo').characters[0]!.sighting).toEqual({ territory: 'a1', turn: 1 });
});

clause('GM-TRAD-05', 'an offer is answered by its addressee, whatever the players are called', () => {
  const players = ['a', 'a:b', 'c', 'b:c'];
  const state = started(players);
  const first = after(state, { type: 'propose-trade', player: 'a', to: 'b:c', give: [{ item: 'promise', text: 'one' }], take: [] });
  const both = after(first, { type: 'propose-trade', player: 'a:b', to: 'c', give: [{ item: 'promise', text: 'two' }], take: [] });
  const [offer] = game.view(both, 'c').offers;
  const { events } = play(both, { type: 'accept-trade', player: 'c', offer: offer!.id });
  expect(only(events, 'trade-completed')).toMatchObject({ from: 'a:b', to: 'c' });
});

const sheetWith = (changes: object): readonly [string, string] => {
  let state = opened(['ada', 'bo']);
  while (state.step === 'setup-draft') state = after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  const sheet = game.legalActions(state, 'ada', { types: ['create-country'] })[0]!;
  return refusal(state, { ...sheet, ...changes } as Action);
};
const nameless = { name: '', role: 'envoy', values: { authority: 1, diplomacy: 0, militarism: 0, technology: 0 }, location: 'a1' };

clause('GM-ERR-03', 'of several faults of a sheet that of the first clause is told', () => {
  expect(sheetWith({ characters: [nameless], principal: null })).toEqual(['principal-required', 'GM-CREA-05']);
  expect(sheetWith({ characters: [{ ...nameless, name: 'x', location: 'mar-de-fora' }], principal: null })).toEqual([
    'principal-required',
    'GM-CREA-05',
  ]);
  expect(sheetWith({ characters: [nameless], principal: 0, capital: 'a8' })).toEqual(['bad-capital', 'GM-CREA-09']);
  expect(sheetWith({ characters: [{ ...nameless, location: 'mar-de-fora' }], principal: 0 })).toEqual(['bad-location', 'GM-CREA-10']);
});

clause('GM-FLOW-17', 'nothing happens any more once a death has ended the game', () => {
  const state = edit(started(), (draft) => {
    alone(draft);
    values(draft, 'bo', [5, 9, 5, 5]);
    values(draft, 'ada', [5, 0, 5, 5]);
    const head = person(draft, 'ada', 'A1', 'b1');
    draft.countries['ada']!.principal = head;
    draft.countries['ada']!.civilWar = { ...war };
    draft.countries['bo']!.civilWar = { ...war, rebelPrincipal: head };
  });
  const { state: later, events } = perform(state, 'bo', internal('assassinate', { character: 'person-1' }), {}, [9, 2]);
  expect(events.at(-1)?.type).toBe('game-ended');
  expect(eventsOf(events, 'civil-war-ended')).toHaveLength(2);
  expect(reread(later)).toBe('accepted');
});

clause('GM-ERR-01', 'unknown ids are refused before any specific code', () => {
  const state = edit(started(), (draft) => arm(draft, 'bo', 'a2 army 2, b1 garrison 4'));
  expect(
    refusedMeans(state, 'ada', internal('battle', { opponent: 'bo' }), {
      territory: 'a2',
      objective: 'field',
      units: [{ territory: 'nowhere', kind: 'army' }],
    })[0],
  ).toBe('bad-parameter');
  const spent = edit(started(), (draft) => {
    draft.countries['ada']!.allowance = 0;
    draft.committed['ada'] = false;
  });
  expect(refusal(spent, declaring('ada', internal('fortify', { territory: 'nowhere' })))[0]).toBe('bad-parameter');
  expect(refusal(spent, declaring('ada', internal('fortify', { territory: 'a1' })))[0]).toBe('no-actions-left');
});

clause('GM-ERR-01', 'whatever else stands against means, a disclosure or an offer, an unknown id is told first', () => {
  const torn = edit(started(), (draft) => {
    alone(draft);
    draft.countries['ada']!.civilWar = { ...war };
  });
  const speakers = { withPrincipal: true, authorityCharacters: ['person-99'] };
  expect(refusedMeans(torn, 'ada', internal('civil-war'), speakers)).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(refusedMeans(torn, 'ada', internal('civil-war'), { withPrincipal: true })).toEqual(['principal-not-available', 'GM-CIVW-07']);
  const nobody = { type: 'disclose', player: 'ada', to: 'ada', what: { character: 'person-99' } } as const;
  expect(refusal(torn, nobody)).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(refusal(torn, { ...nobody, what: 'sheet' })).toEqual(['bad-target', 'GM-TRAD-13']);
  const offer = { type: 'propose-trade', player: 'ada', to: 'ada', give: [{ item: 'city', territory: 'nowhere' }], take: [] } as const;
  expect(refusal(torn, offer)).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(refusal(torn, { ...offer, give: [{ item: 'city', territory: 'a1' }] })).toEqual(['bad-target', 'GM-TRAD-02']);
});

clause('GM-MAP-05', 'a territory may have any id', () => {
  const map = JSON.parse(
    JSON.stringify(game.view(opened(['ada', 'bo']), null).map)
      .replaceAll('"a2"', '"constructor"')
      .replaceAll('"b2"', '"toString"'),
  );
  const state = accepted(game.setup({ players: ['ada', 'bo'], orderMode: 'seating', events: false, map }, scripted([]))).state;
  expect(reread(state)).toBe('accepted');
});

clause('GM-WIND-01', 'a saved question that could not have been asked is refused', () => {
  const state = edit(started(), (draft) => {
    alone(draft);
    person(draft, 'ada', 'A1', 'a1');
    person(draft, 'bo', 'D1', 'a1');
    person(draft, 'bo', 'D1', 'a1');
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
