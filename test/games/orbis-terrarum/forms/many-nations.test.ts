import { type Dice, pick, seeded } from 'ludoteca';
import { scene } from 'ludoteca/orbis-terrarum/testing';
import { expect, test } from 'vitest';
import { crowdedScene } from '../helpers/crowded-scene.js';
import { formOf } from '../helpers/filled-forms.js';
import { largestPack } from '../helpers/largest-pack.js';
import { byReferee, game, type State, told } from '../helpers/table.js';

const nation = null;
/** Effects that change what later ones are judged by, most of them for each of several. */
const upheavals = [
  { do: 'region', region: 'hibernia', owner: 'francia' },
  { do: 'technology', nation, id: 'technology-3' },
  { do: 'attribute', nation, attribute: 'MIL', delta: 1 },
  { do: 'host', owner: null, region: 'hibernia', kind: 'mercenary', turns: 2 },
  { do: 'crisis', nation, counter: 'reform', loss: 'MIL', perTurn: null, turns: null },
  { do: 'rebellion', nation, sponsor: null },
  { do: 'civil-war', nation, sides: ['Crown', 'Towns'], controllers: ['referee', 'ada'] },
  { do: 'patron', nation, patron: null },
] as const;

/** How many regions, Nations and rows of the deck there may be, with a count of how often somebody looks at a Nation. */
const crowded = (): { readonly state: State; readonly looks: () => number } => {
  const row = { category: 'human', kind: 'effect', text: 'Upheaval.', targeted: false, crisis: null, opportunity: null } as const;
  const news = { do: 'region', region: 'hibernia', owner: null } as const;
  const happeningDeck = Array.from({ length: 100 }, (_, i) => ({
    ...{ ...row, id: `row-${i}`, from: i + 1, to: i + 1 },
    effects: Array.from({ length: 20 }, () => news),
  }));
  const plain = scene({ players: ['ada'], pack: { ...largestPack, happeningDeck } }, { players: { ada: { nation: 'francia' } } });
  let looks = 0;
  const nations = new Proxy(plain.nations, {
    get: (all, id) => {
      looks++;
      return all[id as string];
    },
  });
  return { state: Object.freeze({ ...plain, nations }), looks: () => looks };
};

test('what befalls 500 Nations is asked for with a few looks at each, whatever has befallen them before', () => {
  const { state, looks } = crowded();
  const nations = state.nationOrder;
  expect(nations).toHaveLength(500);
  const happening = { category: 'human', kind: 'effect', nations, text: 'Upheaval.' } as const;
  const { 'effects.length': _, ...answers } = game.answersFor(state, byReferee('post-happening', { ...happening, effects: upheavals }))!;
  for (let length = 0; length <= upheavals.length; length++) {
    const begun = Object.entries(answers).filter(([field]) => !(Number(field.split('.')[1]) >= length));
    const before = looks();
    const next = game.choices(state, 'referee', 'post-happening', Object.fromEntries(begun));
    expect(next).toMatchObject({ right: { field: `effects.${length}.do` } });
    expect(looks() - before).toBeLessThan(30 * nations.length);
  }
});

test('a deck of a hundred upheavals is listed with one rehearsal of each', () => {
  const { state, looks } = crowded();
  const before = looks();
  expect(game.legalActions(state, 'referee', { types: ['post-happening'] })).toHaveLength(100);
  expect(looks() - before).toBeLessThan(110 * state.nationOrder.length);
});

test('each effect befalls everybody before the next', () => {
  const state = crowdedScene();
  const effects = [
    { do: 'wealth', nation, delta: 2 },
    { do: 'progress', nation, delta: 3 },
  ] as const;
  const post = byReferee('post-happening', { category: 'human', kind: 'effect', nations: ['persia', 'francia'], text: 'Plenty.', effects });
  const changes = told(state, post).flatMap((event) =>
    event.type === 'wealth-changed' || event.type === 'progress-changed' ? [[event.nation, event.type]] : [],
  );
  expect(changes).toEqual([
    ['persia', 'wealth-changed'],
    ['francia', 'wealth-changed'],
    ['persia', 'progress-changed'],
    ['francia', 'progress-changed'],
  ]);
});

/** An answer by chance to a question about effects. */
const byChance = ({ question }: NonNullable<ReturnType<typeof formOf>['ask']>, dice: Dice): unknown => {
  if (question.kind === 'one') return pick(dice, question.from, 'which');
  if (question.kind === 'range') return question.min + dice.roll(question.max - question.min + 1, 'how much') - 1;
  if (question.kind === 'text') return question.samples[0];
  throw new Error(`effects are not asked for with ${question.kind}`);
};

test.each([1, 2, 3, 4, 5])('effects upon several Nations happen that are offered one after another (%i)', (round) => {
  const state = crowdedScene();
  for (let seed = 0; seed < 20; seed++) {
    const dice = seeded(`several ${round} ${seed}`);
    const nations = state.nationOrder.filter((id) => state.nations[id]!.alive && dice.roll(4, id) === 1);
    let form = formOf(state, 'referee', 'post-happening', [
      ['category', 'human'],
      ['kind', 'effect'],
      ['nations', nations],
      ['text', 'Much happens.'],
    ]);
    while (form.ask !== null) {
      form = form.ask.enough !== null && dice.roll(6, 'enough') === 1 ? form.enough() : form.answer(byChance(form.ask, dice));
      expect([form.misfit?.refusal[0].message, form.answers]).toEqual([undefined, form.answers]);
    }
    expect(game.explain(state, form.ready!)).toEqual([]);
  }
});
