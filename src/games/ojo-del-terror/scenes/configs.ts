import type { Arbitrary } from 'fast-check';
import { distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { eyeOfTerror } from '../content/eye-of-terror.js';
import { referee } from '../queries/state.js';
import type { Config, ContentPack } from '../types/index.js';
import { packs } from './packs.js';

/** What is said of a game beside its pack, each option or not. */
const options = (fc: FastCheck) =>
  fc.record(
    {
      turns: fc.integer({ min: 2, max: 20 }),
      scoreOn: fc.constantFrom('closing', 'opening'),
      startMode: fc.constantFrom('homeworlds', 'planetless'),
      homeAssignment: fc.constantFrom('table', 'random'),
      warbandSelection: fc.constantFrom('choose', 'random', 'fixed'),
      referee: fc.constantFrom('none', 'present'),
      creedBenefits: fc.constantFrom('standard', 'sacred-only'),
      templeSanctity: fc.constantFrom('add', 'replace'),
      ...{ favourOpensDeeds: fc.boolean(), gateCountsAsCrossing: fc.boolean(), noMercyNeedsSuccess: fc.boolean() },
      /** Fitted to the turns, the pack and the players afterwards. */
      ...{ doubledTurns: fc.nat(20), lieutenants: fc.nat(2), recruitmentKinds: fc.option(fc.array(fc.nat(9), { maxLength: 5 })) },
    },
    { requiredKeys: [] },
  );

interface Parts {
  readonly pack: ContentPack | 'eye-of-terror' | undefined;
  readonly names: readonly string[];
  readonly players: number;
  readonly bands: number;
  readonly options: ReturnType<typeof options> extends Arbitrary<infer T> ? T : never;
}

const fitted = ({ pack, names, players: wanted, bands, options: said }: Parts): Config => {
  const { warbands, startTable, kinds } = typeof pack === 'object' ? pack : eyeOfTerror;
  const count = Math.min(wanted, warbands.length);
  const players = distinct(names, count, 'player', [referee]);
  const { doubledTurns, lieutenants, recruitmentKinds, startMode, warbandSelection, ...rest } = said;
  const fixed = warbandSelection === 'fixed' && { fixedWarbands: players.map((_, seat) => warbands[(seat + bands) % warbands.length]!.id) };
  const recruited = kinds.length === 0 ? null : recruitmentKinds?.map((kind) => kinds[kind % kinds.length]!.id);
  const isHomeless = !Object.hasOwn(startTable, String(count));
  const { turns = 8 } = rest;
  return {
    players,
    ...(pack !== undefined && { pack }),
    ...rest,
    ...((isHomeless || startMode !== undefined) && { startMode: isHomeless ? 'planetless' : startMode! }),
    ...(warbandSelection !== undefined && { warbandSelection }),
    ...fixed,
    ...(doubledTurns !== undefined && { doubledTurns: Math.min(doubledTurns, turns) }),
    ...(lieutenants !== undefined && { lieutenants: Math.min(lieutenants, count - 1) }),
    ...(recruitmentKinds !== undefined && { recruitmentKinds: recruited == null || recruited.length === 0 ? 'any' : recruited }),
  };
};

/** Configurations that `decodeConfig` accepts: with the default pack or one of {@link packs}, any number of players, and any of the options. */
export const configs = (fc: FastCheck): Arbitrary<Config> =>
  fc
    .record({
      pack: fc.oneof({ withCrossShrink: true }, fc.constantFrom(undefined, 'eye-of-terror' as const), { weight: 3, arbitrary: packs(fc) }),
      names: someIds(fc, 12),
      players: fc.integer({ min: 2, max: 12 }),
      bands: fc.nat(99),
      options: options(fc),
    })
    .map(fitted);
