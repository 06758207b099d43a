import type { Arbitrary } from 'fast-check';
import { distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { treasury } from '../queries/state.js';
import { type Config, type Content, colours, degrees, modes } from '../types/index.js';
import { packs } from './packs.js';

/** What is said of a game beside its players and pack, each option or not. */
const options = (fc: FastCheck) =>
  fc.record(
    {
      mode: fc.constantFrom(...modes),
      concentration: fc.constantFrom('choose', 'keep'),
      centralism: fc.constantFrom('choose', ...degrees),
      changePolicy: fc.constantFrom('needed', 'cohesion', 'free'),
      ...{ firstStepOptional: fc.boolean(), suffrageOnDiscovery: fc.boolean(), economicRediscovery: fc.boolean() },
      turnLimit: fc.option(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant(Number.MAX_SAFE_INTEGER))),
    },
    { requiredKeys: [] },
  );

interface Parts {
  readonly content: Content | 'catalonia' | undefined;
  readonly names: readonly string[];
  readonly count: number;
  /** Colours in the order in which the players take them, and who says which; the others leave it open. */
  readonly colours: readonly (typeof colours)[number][];
  readonly choosy: readonly boolean[];
  readonly first: number | 'random' | undefined;
  readonly options: ReturnType<typeof options> extends Arbitrary<infer T> ? T : never;
}

const fitted = ({ content, names, count, colours: order, choosy, first, options: said }: Parts): Config => {
  const ids = distinct(names, count, 'player', [treasury, 'random']);
  const alone = count === 1;
  const { mode, centralism, ...rest } = said;
  return {
    players: ids.map((id, seat) => (choosy[seat] ? { id, colour: order[seat]! } : id)),
    ...(content !== undefined && { content }),
    ...rest,
    ...(mode !== undefined && { mode: alone && mode !== 'A' ? 'AB' : mode }),
    ...(centralism !== undefined && { centralism: alone && centralism === 'medium' ? 'high' : centralism }),
    ...(first !== undefined && { firstHolder: first === 'random' ? first : ids[first % count]! }),
  };
};

/** Configurations that `decodeConfig` accepts: with the default pack or one of {@link packs}, one to four players, and any of the options. */
export const configs = (fc: FastCheck): Arbitrary<Config> =>
  fc
    .record({
      content: fc.oneof({ withCrossShrink: true }, fc.constantFrom(undefined, 'catalonia' as const), { weight: 3, arbitrary: packs(fc) }),
      names: someIds(fc, 4),
      count: fc.integer({ min: 1, max: 4 }),
      colours: fc.shuffledSubarray([...colours], { minLength: 4 }),
      choosy: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      first: fc.oneof(fc.constantFrom(undefined, 'random' as const), fc.nat(3)),
      options: options(fc),
    })
    .map(fitted);
