import { expect, test } from 'vitest';
import { crowdedScene } from '../helpers/crowded-scene.js';
import { formOf, offered, reachedByForm, retraced } from '../helpers/filled-forms.js';
import { type Action, act, byReferee, game, refused, type State } from '../helpers/table.js';

const state: State = crowdedScene();
const reached = (action: Action): void => reachedByForm(state, action);
const gift = { do: 'wealth', nation: null, delta: 5 } as const;

test('what happens in the world is told kind by kind: what does not belong to its kind is not asked for', () => {
  reached(byReferee('post-happening', { category: 'human', kind: 'info', nations: [], text: 'A council meets.' }));
  reached(
    byReferee('post-happening', {
      ...{ category: 'natural', kind: 'lasting-crisis', nations: ['francia', 'gothia'], text: 'Floods.' },
      crisis: { counter: 'construction', loss: 'via', perTurn: { via: 3, leg: 0 }, turns: 4 },
    }),
  );
  reached(
    byReferee('post-happening', {
      ...{ category: 'human', kind: 'crisis', nations: ['persia'], text: 'A plot.' },
      crisis: { counter: 'intrigue', loss: 'rebellion', perTurn: null, turns: null },
    }),
  );
  reached(
    byReferee('post-happening', {
      ...{ category: 'human', kind: 'opportunity', nations: [], text: 'A caravan.' },
      opportunity: { cost: { wealth: 4, progress: 1 }, effects: [gift], lastTurn: 7, tag: null },
    }),
  );
});

test('a happening befalls Nations by name with effects of any kind, one after another', () => {
  reached(
    byReferee('post-happening', {
      ...{ category: 'human', kind: 'effect', nations: ['francia', 'persia'], text: 'Upheaval.' },
      effects: [
        gift,
        { do: 'modifier', nation: 'gothia', target: 'hostile', value: -7, years: 3, source: 'war' },
        { do: 'scope', nation: null, target: 'romania', dimension: 'cultural', value: 'impossible', years: 8 },
        { do: 'host', owner: null, region: null, kind: 'mercenary', turns: 2 },
        { do: 'grant', nation: null, special: true, lastTurn: 'this-turn' },
        { do: 'attribute', nation: 'axumia', attribute: 'PRS', delta: -2 },
      ],
    }),
  );
});

test('each effect is chosen from the world as the earlier ones leave it', () => {
  const begun = [
    ['category', 'human'],
    ['kind', 'effect'],
    ['nations', []],
    ['text', 'The last of a people.'],
    ['effects.0.do', 'extinguish'],
    ['effects.0.nation', 'axumia'],
    ['effects.1.do', 'patron'],
  ] as const;
  const second = formOf(state, 'referee', 'post-happening', begun);
  expect(offered(second)).toContain('persia');
  expect(offered(second)).not.toContain('axumia');
  // What it named may be taken up anew, and then it may be chosen again.
  expect(offered(second.takeBack('effects.0.nation'))).toContain('axumia');
});

test('a Nation that an effect has made may be named by the next', () => {
  const rising = [
    ['category', 'human'],
    ['kind', 'effect'],
    ['nations', []],
    ['text', 'A new people.'],
    ['effects.0.do', 'create-nation'],
    ['effects.0.name', 'The Isles'],
    ['effects.0.kind', 'movement'],
    ['effects.0.regions', []],
    ['effects.0.position', 'hibernia'],
    ['effects.0.predominantDomain', 'CLT'],
    ['effects.0.predominantAuthority', 'PRS'],
    ['effects.0.patron', null],
    ['effects.1.do', 'wealth'],
  ] as const;
  const made = offered(formOf(state, 'referee', 'post-happening', rising)).filter((id) => !Object.hasOwn(state.nations, String(id)));
  expect(made).toHaveLength(1);
});

test('what can happen but once does not befall several Nations', () => {
  const several = formOf(state, 'referee', 'post-happening', [
    ['category', 'human'],
    ['kind', 'effect'],
    ['nations', ['francia', 'gothia']],
    ['text', 'Twice.'],
  ]);
  expect(offered(several)).toContain('wealth');
  expect(offered(several)).not.toContain('end-rebellion');
  const rebellion = { do: 'end-rebellion', rebellion: state.rebellions[0]!.id } as const;
  const once = byReferee('post-happening', {
    category: 'human',
    kind: 'effect',
    nations: ['francia'],
    text: 'Once.',
    effects: [rebellion],
  });
  reached(once);
  expect(refused(state, { ...once, nations: ['francia', 'gothia'] } as Action)).toEqual(['bad-effect', 'OT-REF-06']);
});

test('every kind of effect can be promised, and none is typed', () => {
  reached(
    byReferee('offer-opportunity', {
      ...{ nations: ['francia', 'romania'], cost: { wealth: 3, progress: 2 }, lastTurn: 12, tag: 'silk' },
      effects: [
        { do: 'index', nation: 'gothia', index: 'leg', delta: -100 },
        { do: 'region', region: 'hibernia', owner: null },
        {
          ...{ do: 'create-nation', name: 'The Isles', kind: 'horde', regions: [], position: 'hibernia', patron: 'persia' },
          ...{ predominantDomain: 'CLT', predominantAuthority: 'PRS' },
        },
        { do: 'civil-war', nation: null, sides: ['North', 'South', 'Isles'], controllers: ['ada', 'referee', 'ada'] },
        { do: 'rebellion', nation: 'gothia', sponsor: 'persia' },
        { do: 'fronts', nation: null, weight: 2.5, extra: 4 },
        { do: 'conflict', a: 'persia', b: 'armenia', status: 'suspended' },
        { do: 'technology', nation: null, id: 'long-roads' },
        { do: 'colony', region: 'hibernia', recognised: false },
        { do: 'capital', nation: 'francia', region: 'aquitania' },
        { do: 'crisis', nation: null, counter: 'reform', loss: 'MIL', perTurn: null, turns: null },
      ],
    }),
  );
});

test('an opportunity is for all or for some, for this turn or longer, with a word to find it by or without', () => {
  const [bare, written] = [
    byReferee('offer-opportunity', { nations: 'all', cost: { wealth: 5, progress: 0 }, effects: [] }),
    byReferee('offer-opportunity', { nations: 'all', cost: { wealth: 5, progress: 0 }, effects: [], lastTurn: state.turn, tag: '' }),
  ];
  // What is left out is what it would be without a word about it.
  expect(retraced(state, bare)).toEqual(written);
  expect(act(state, written).opportunities).toEqual(act(state, bare).opportunities);
  const form = formOf(state, 'referee', 'offer-opportunity', [['nations.whom', 'some']]);
  expect(form.ask?.field).toBe('nations.these');
});

test('a deed is published with rewards alone, under a name that is free', () => {
  reached(
    byReferee('publish-milestone', {
      ...{ id: 'The bridge', text: 'To build a bridge.' },
      reward: [gift, { do: 'grant', nation: null, special: false, lastTurn: null }],
    }),
  );
  const rewarding = formOf(state, 'referee', 'publish-milestone', [
    ['id', 'The bridge'],
    ['text', 'To build a bridge.'],
  ]);
  expect(offered(rewarding)).toEqual(['modifier', 'wealth', 'progress', 'attribute', 'grant']);
});

test('nobody can be sanctioned whose player has not been warned', () => {
  expect(game.open(state, 'referee')).not.toContain('sanction');
  const warned = Array.from({ length: 3 }).reduce<State>((before) => act(before, byReferee('warn', { whom: 'bo', reason: '' })), state);
  expect(game.open(warned, 'referee')).toContain('sanction');
  expect(offered(formOf(warned, 'referee', 'sanction'))).toContain('gothia');
  expect(offered(formOf(warned, 'referee', 'sanction'))).not.toContain('francia');
  const action = byReferee('sanction', { nation: 'gothia', target: 'hostile', value: 25, years: 1, reason: 'Enough.' });
  expect(retraced(warned, action)).toEqual(action);
});

test('a breach is found where somebody is bound, or may have forced a declarant', () => {
  reached(byReferee('rule-breach', { nation: 'persia', instrument: 'declaration-1', reason: '' }));
  const instruments = offered(formOf(state, 'referee', 'rule-breach', [['nation', 'persia']]));
  expect(instruments).toEqual(state.declarations.map(({ id }) => id));
  expect(offered(formOf(state, 'referee', 'rule-breach', [['nation', 'francia']]))).toContain('treaty-3');
});

test('a scope is laid down towards Nations and regions, for good or for years', () => {
  reached(byReferee('set-scope', { nation: 'francia', target: 'hibernia', dimension: 'geographic', value: 'impossible', years: 40 }));
  const lasting = byReferee('set-scope', { nation: 'francia', target: 'persia', dimension: 'cultural', value: -15 });
  expect(retraced(state, lasting)).toEqual({ ...lasting, years: null });
});

test('orders are closed with force where somebody is not ready, and without where all are', () => {
  const forced = byReferee('close-orders', { force: true });
  expect(offered(formOf(state, 'referee', 'close-orders'))).toEqual([true]);
  expect(retraced(state, forced)).toEqual(forced);
});

test('what the referee may do is said by name, regions apart from Nations', () => {
  const view = game.view(state, 'referee');
  const say = (type: Action['type'], field: string, value: unknown, language: string) =>
    game.labels.answer(type, field, value, language, view);
  expect(say('set-scope', 'target', 'hibernia', 'en')).toBe('region Hibernia');
  expect(say('set-scope', 'target', 'persia', 'es')).toBe('Persia');
  expect(say('set-scope', 'value', null, 'en')).toBe('as before');
  expect(say('post-happening', 'effects.0.nation', null, 'en')).toBe('whomever it is for');
  expect(say('post-happening', 'effects.0.value', -5, 'es')).toBe('−5, más fácil');
  expect(say('award-milestone', 'milestone', 'deed', 'en')).toBe('deed (“A deed.”)');
  expect(game.labels.question('post-happening', 'effects.3.do', 'es', view)).toBe('¿Qué efecto?');
});

test('a new state is made of what is nobody’s, or of land beside the capital of somebody', () => {
  const begun = formOf(state, 'referee', 'apply-effects', [
    ['effects.0.do', 'create-nation'],
    ['effects.0.name', 'March'],
    ['effects.0.kind', 'state'],
  ]);
  const { regions, nations } = state;
  const isFree = (id: string): boolean => {
    const { owner } = regions[id]!;
    return owner === null || (nations[owner]!.alive && nations[owner]!.capital !== id);
  };
  const free = Object.keys(regions).filter(isFree);
  expect(offered(begun)).toEqual(expect.arrayContaining(free));
  expect(offered(begun)).toHaveLength(free.length);
  expect(new Set(free.map((id) => regions[id]!.owner === null)).size).toBe(2);
});
