import { seeded } from 'ludoteca';
import { type Bot, randomBot } from 'ludoteca/bots';
import { defaultPack, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { describe, expect } from 'vitest';
import { often } from '../../../long.js';
import { begun, combinations, playedOut, seated, sizesOf } from '../../helpers/whole-games.js';
import { type Action, clause, game, type State } from '../helpers/table.js';

const modes = combinations({
  refereeMode: ['human', 'auto'],
  freeNationChoice: [true, false],
  orderVisibility: ['public', 'sealed'],
  scopeModel: ['derived', 'explicit'],
  autoHappenings: ['deck', 'none'],
  epochMode: ['partial', 'total'],
} as const);

/** A referee who keeps the game going, and answers whatever is asked. */
const refereed = (dice: ReturnType<typeof seeded>): Bot<OrbisTerrarum> => {
  const anybody = randomBot(game, dice);
  const moves: readonly Action[] = [
    ...(['start-game', 'open-orders', 'resolve-turn'] as const).map((type): Action => ({ type, player: 'referee' })),
    { type: 'close-orders', player: 'referee', force: true },
  ];
  return (state, player) => {
    if (player !== 'referee') return anybody(state, player);
    const [asked] = game.legalActions(state, player, { types: ['decide'], limit: 1 });
    const waits =
      state.phase === 'orders' && Object.values(state.players).some(({ ready, actionsThisTurn }) => !ready && actionsThisTurn < 2);
    return asked ?? (waits ? undefined : moves.find((action) => game.explain(state, action).length === 0));
  };
};

const short = { turnLimit: 2, actionLimitPerTurn: 5, turnsPerCycle: 1, organizationMin: 2, startWealth: 30, startProgress: 10 } as const;
const principals = ({ players }: State): (string | null)[] => Object.values(players).map(({ principal }) => principal);

describe.each(sizesOf(game))('%i players', (count) => {
  const players = seated(count);

  clause(['OT-CFG-03', 'OT-CONT-20', 'OT-CONT-24'], `${count} begin with the content of their number in every mode`, () => {
    // Each mode at one size of table in four, and at each size every two values of options together.
    const some = often(
      modes.filter((_, i) => (i + (i >> 2) + (i >> 4) + count) % 4 === 0),
      modes,
    );
    for (const mode of some) {
      const state = begun(game, { players, ...mode }, 'begin');
      expect(state.config.pack).toEqual(defaultPack(count));
      expect(principals(state).every((nation) => (nation === null) === mode.freeNationChoice)).toBe(true);
    }
  });
  for (const refereeMode of ['auto', 'human'] as const)
    for (const seed of often([(count % 2 === 0) === (refereeMode === 'auto') ? 'one' : 'another'], ['one', 'another']))
      clause(['OT-CONT-24', 'OT-END-01'], `${count} play to the end, ${refereeMode}, ${seed}`, () => {
        const bot = refereeMode === 'human' ? refereed(seeded(`${count} ${seed} bots`)) : undefined;
        const sealed = seed === 'another' ? ({ orderVisibility: 'sealed', freeNationChoice: false } as const) : {};
        const end = playedOut(game, { players, refereeMode, ...short, ...sealed }, `${count} ${seed}`, bot);
        expect([end.phase, end.turn]).toEqual(['closed', 2]);
      });
});
