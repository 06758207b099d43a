import { counted } from '../../core/data/counted.js';
import { E } from '../../core/data/fp.js';
import { isObject } from '../difference.js';
import { within } from '../place.js';
import type { Promised } from '../trial.js';

const playable: Promised = {
  id: 'playable',
  name: 'random games can be played: every configuration is accepted, and so is every action that is offered',
  check(trial) {
    try {
      if (trial.walks.length > 0) return;
    } catch (error) {
      throw (error as Error).cause; // it is told here in full, and elsewhere only mentioned
    }
    const none = trial.options.configs.length === 0 ? 'there is no configuration to play from' : 'with these `games`, none is played';
    throw new Error(`${trial.game.id}: ${none}.`);
  },
};

/** Who sits at a table, where a configuration says so. */
const playersOf = (config: unknown): readonly unknown[] | null => {
  const named = isObject(config) ? config['players'] : null;
  return Array.isArray(named) ? named : null;
};

/** A table with so many seats: those who sit there already, and others after them. */
const resized = (config: object, there: readonly unknown[], seats: number): object => ({
  ...config,
  players: Array.from({ length: seats }, (_, place) => there[place] ?? `player-${place + 1}`),
});

const tables: Promised = {
  id: 'tables',
  name: 'no table has fewer or more players than the game promises, and one of the fewest and one of the most are accepted',
  check({ game, options, dice }) {
    const { min, max } = game.players;
    const known = options.configs.flatMap((config) => {
      const there = playersOf(config);
      return there === null ? [] : [{ config: config as object, there }];
    });
    for (const { there } of known)
      if (there.length < min || there.length > max)
        throw new Error(
          `${game.id}: there is a configuration for ${counted(there.length, 'player')}, where \`players\` promises ${min} to ${max}.`,
        );
    for (const seats of known.length === 0 ? [] : [min, max]) {
      const place = `${game.id}, a table of ${seats}`;
      // Maps and decks of one's own may be for so many only: then the game without them counts.
      const begun = [...known, { config: {}, there: [] }].map(({ config, there }) =>
        within(place, () => game.setup(resized(config, there, seats), dice(place))),
      );
      const refusals = begun.filter(E.isLeft);
      if (refusals.length === begun.length)
        throw new Error(`${place}: \`players\` promises it, and none is accepted: ${refusals[0]!.left[0].message}`);
    }
  },
};

/** That there is a game to try everything else on. */
export const playing: readonly Promised[] = [playable, tables];
