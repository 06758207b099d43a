import type { Arbitrary } from 'fast-check';
import { distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { contentOfPack } from '../content/cards.js';
import { type Config, defaults } from '../types/index.js';
import { fittedPack, type PackParts, packParts } from './packs.js';

/** What is said of a game beside its players and cards, each option or not. */
const options = (fc: FastCheck) => {
  const whole = (min: number, max: number): Arbitrary<number> => fc.integer({ min, max });
  return fc.record(
    {
      gear: fc.boolean(),
      ...{ startingLife: whole(1, 6), markersPerKind: whole(0, 3), openingHand: whole(1, 7), handLimit: whole(5, 12) },
      ...{ drawPerTurn: whole(1, 5), maxCharactersPerTurn: whole(1, 5), maxTieRerolls: whole(1, 1000) },
      maxDicePerSide: fc.option(whole(1, 30)),
      phaseOrder: fc.constantFrom('strict', 'interleaved'),
      battlesPerOpponent: fc.constantFrom('declared', 'unlimited', 'one'),
      powerDice: fc.constantFrom('replace', 'add'),
      ...{ autoReroll: fc.boolean(), recallTired: fc.boolean() },
      graftsOnDeath: fc.constantFrom('killer', 'owner', 'discard'),
      graftScoring: fc.constantFrom('eachCardOnce', 'hostOnly'),
      graftAllowance: fc.constantFrom('perPlayer', 'shared'),
      finalRound: fc.constantFrom('fullRound', 'oneTurn', 'currentTurnOnly'),
      specialDie: fc.constantFrom('roll', 'choose', 'off'),
      sixthFace: fc.constantFrom('choose', 'blank'),
      specialInfinite: fc.constantFrom('whileInPlay', 'turn'),
      eliminatedPool: fc.constantFrom('removed', 'killer'),
    },
    { requiredKeys: [] },
  );
};

interface Parts {
  readonly pack: PackParts | null;
  readonly names: readonly string[];
  readonly players: number;
  /** Who begins, by place; null rolls for it. */
  readonly first: number | null;
  /** How many events: as usual, so many, or those that are named. */
  readonly events: { readonly kind: 'as usual' | 'number' | 'named'; readonly wanted: number };
  readonly options: ReturnType<typeof options> extends Arbitrary<infer T> ? T : never;
}

const fitted = ({ pack: parts, names, players: count, first, events, options: said }: Parts): Config => {
  const players = distinct(names, count, 'player');
  const pack = parts === null ? null : fittedPack(parts, { players: count, openingHand: said.openingHand ?? defaults.openingHand });
  const there = [...contentOfPack(pack).events.keys()];
  const eventCount = events.wanted % (there.length + 1);
  // As usual there are more events than a small deck has.
  const kind = events.kind === 'as usual' && there.length < defaults.eventCount ? 'number' : events.kind;
  return {
    players,
    ...(pack !== null && { pack }),
    ...said,
    ...(first !== null && { startPlayer: players[first % count]! }),
    ...(kind === 'number' && { eventCount }),
    ...(kind === 'named' && { eventIds: there.slice(there.length - eventCount) }),
  };
};

/** Configurations that `decodeConfig` accepts: with the default deck or one that just serves the table, two to four players, and any of the options. */
export const configs = (fc: FastCheck): Arbitrary<Config> =>
  fc
    .record({
      pack: fc.oneof({ withCrossShrink: true }, fc.constant(null), { weight: 3, arbitrary: packParts(fc) }),
      names: someIds(fc, 4),
      players: fc.integer({ min: 2, max: 4 }),
      first: fc.option(fc.nat(3)),
      events: fc.record({ kind: fc.constantFrom('as usual', 'number', 'named'), wanted: fc.nat(99) }),
      options: options(fc),
    })
    .map(fitted);
