// A house rule: one rule of a game replaced, everything else as it is. Run it with: npx tsx examples/house-rule/main.ts

import { type Definition, defineGame, orThrow, own, refuser, seeded, type WithClauses, type Words, withWords } from 'ludoteca';
import { type OjoDelTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { book } from 'ludoteca/ojo-del-terror/book/english';
import { english } from 'ludoteca/ojo-del-terror/labels/english';
import { conformance, playWith, refused } from 'ludoteca/testing';

const house = { 'HOUSE-01': 'Two bands of one god never take the field together.' } as const;
const houseRefusals = {
  'jealous-god': { 'HOUSE-01': ({ god, rival }: Words<'god' | 'rival'>) => `${god} already fights for ${rival}.` },
};
const refuse = refuser(houseRefusals);
type Jealous = WithClauses<OjoDelTerror, keyof typeof house>;

const { definition, labels } = withWords(ojoDelTerror, [english], [book]);
const choose = definition.rules['choose-warband'];
const jealous: Definition<Jealous> = {
  ...definition,
  id: 'jealous-eye',
  title: { en: 'The Jealous Eye of Terror' },
  clauses: [...ojoDelTerror.clauses, 'HOUSE-01'],
  labels: { ...labels, clause: (id, language) => own<string>(house, id) ?? labels.clause(id, language) },
  refusals: { ...definition.refusals, ...houseRefusals },
  rules: {
    ...definition.rules,
    'choose-warband': {
      ...choose,
      *check(state, action) {
        yield* choose.check!(state, action); // what the book says comes first
        const godOf = (id: string | null) => state.config.pack.warbands.find((band) => band.id === id)?.dedication;
        const god = godOf(action.warband);
        const rival = state.config.players.find((player) => godOf(state.players[player]!.warband) === god);
        if (god !== undefined && rival !== undefined) yield refuse('jealous-god', 'HOUSE-01', { god, rival });
      },
    },
  },
};
const game = defineGame(jealous);

const begun = orThrow(game.setup({ players: ['ada', 'bo'], turns: 2 }, seeded(1)));
const { state } = playWith(game, begun.state, { type: 'choose-warband', player: 'ada', warband: 'wordBearers' });

// The refusal names the clause of the house, and forms, lists and bots know it without another word.
const [violation] = refused(game.reduce(state, { type: 'choose-warband', player: 'bo', warband: 'blackLegion' }, seeded(1)));
console.log(`${violation.message} [${violation.clause}] ${game.labels.clause(violation.clause)}`);
console.log(
  `bo may choose among ${game.legalActions(state, 'bo').length} bands; by the book it would be ${ojoDelTerror.legalActions(state, 'bo').length}.`,
);

// And the variant passes the same suite as the game it is made of.
const never = [
  'remove-order',
  'submit-orders',
  'reopen-orders',
  'close-orders',
  'overrule-deed',
  'publish-turn',
  'choose-lieutenants',
] as const;
for (const { run } of conformance(game, { configs: [{ players: ['ada', 'bo'], turns: 2 }], games: 1, unreached: never })) run();
console.log('It keeps every promise of the suite.');
