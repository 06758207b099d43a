import { one, skip, type Thing } from '../../../../core/choices/choices.js';
import { attackersAt, meetsObjective, scopeOfVenue, type Venue, venuesOf } from '../../queries/battlefield.js';
import { anyUnits, sure, territoryOf, unitsInOrder } from '../../queries/domains.js';
import { names } from '../../queries/geography.js';
import { atlas, cityOf, controllerOf, isLiving, rivalsOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { independent, type Means, type OrderOf, type State } from '../../types/index.js';
import { battleCasting, beginBattle } from '../affairs/battle.js';
import { now } from '../countries/board.js';
import { impossible, type KindRule, knownTerritory } from './order-rule.js';

type Aim = OrderOf<'battle'>['written'];

/** Against whom a battle is written: a player, or whoever holds a city when the order is read. [GM-BATT-01] [GM-BATT-08] */
const opponentOf = (state: State, written: Aim): string =>
  'opponent' in written ? written.opponent : controllerOf(state, written.territory)!;

/** What an aim is on the board. */
const aimThing = (written: Aim): Thing =>
  'opponent' in written ? { kind: 'player', id: written.opponent } : { kind: 'territory', id: written.territory };

/** Where this could be fought against whom it is written. */
const venuesFor = (state: State, player: string, { scope, written }: OrderOf<'battle'>): readonly Venue[] => {
  const opponent = opponentOf(state, written);
  if (opponent === player) return [];
  const venues = venuesOf(state, player, opponent, scope);
  return 'opponent' in written
    ? venues
    : venues.filter(({ territory, objective }) => objective === 'assault' && territory === written.territory);
};

/** Where a battle is fought and for what, with what one for a city leaves unsaid. [GM-BATT-08] */
const venueOf = (written: Aim, { territory, objective }: Means): Pick<Venue, 'territory' | 'objective'> =>
  'opponent' in written
    ? { territory: territory!, objective: objective! }
    : { territory: territory ?? written.territory, objective: objective ?? 'assault' };

/** [GM-BATT-01] to [GM-BATT-08] A battle in the field, or for a besieged city. */
export const battle: KindRule<'battle'> = {
  scopes: ['internal', 'external'],
  needs: ['units'],
  admits: ['territory', 'objective'],
  *declare(state, player, written, scope) {
    if (!('opponent' in written)) {
      const { territory } = written;
      yield* knownTerritory(state, territory, 'written.territory');
      if (scope !== 'external') yield refuse('wrong-scope', 'GM-BATT-08', {}, 'scope');
      if (cityOf(state, territory) === undefined || controllerOf(state, territory) === player)
        yield refuse('bad-target', 'GM-BATT-08', { territory }, 'written.territory');
      return;
    }
    const { opponent } = written;
    const isFoe = opponent === independent ? scope === 'external' : opponent !== player && isLiving(state, opponent);
    if (!isFoe) yield refuse('unknown-opponent', 'GM-BATT-01', { player, opponent }, 'written.opponent');
  },
  *listWritten(state, player, scope) {
    for (const opponent of rivalsOf(state, player)) yield { opponent };
    if (scope === 'internal') return;
    yield { opponent: independent };
    for (const { id: territory } of atlas(state).land)
      if (cityOf(state, territory) !== undefined && controllerOf(state, territory) !== player) yield { territory };
  },
  askWritten: (state, player, scope) => one([...battle.listWritten(state, player, scope)], { about: aimThing }),
  voidReason(state, player, order) {
    const { written } = order;
    if ('opponent' in written && written.opponent !== independent && !isLiving(state, written.opponent))
      return impossible('target-eliminated', 'GM-BATT-06');
    const clause = 'opponent' in written ? 'GM-BATT-06' : 'GM-BATT-08';
    return venuesFor(state, player, order).length === 0 ? impossible('no-battle-possible', clause) : null;
  },
  casting: (state, _player, { written }, means) => battleCasting(state, venueOf(written, means).territory),
  against: (state, { written }) => opponentOf(state, written),
  *check(state, player, { scope, written }, means) {
    const missing = 'opponent' in written ? (['territory', 'objective'] as const).find((field) => means[field] === undefined) : undefined;
    if (missing !== undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'missing', kind: 'battle', field: missing }, missing);
    const { units } = means;
    const venue = venueOf(written, means);
    const { territory, objective } = venue;
    const opponent = opponentOf(state, written);
    yield* knownTerritory(state, territory, 'territory');
    for (const unit of units!) yield* knownTerritory(state, unit.territory, 'units');
    if (!('opponent' in written) && (territory !== written.territory || objective !== 'assault'))
      yield refuse('bad-parameter', 'GM-BATT-08', { territory: written.territory }, 'territory');
    if (scope === 'internal' && objective === 'assault') yield refuse('wrong-scope', 'GM-BATT-02', {}, 'objective');
    if (scopeOfVenue(state, player, opponent, territory) !== scope)
      yield refuse('wrong-scope', 'GM-BATT-03', { territory, scope }, 'territory');
    if (!meetsObjective(state, player, opponent, venue))
      yield objective === 'field'
        ? refuse('no-enemy-army', 'GM-BATT-04', { opponent, territory }, 'territory')
        : refuse('not-besieging', 'GM-BATT-05', { player, opponent, territory }, 'territory');
    const able = attackersAt(state, player, opponent, venue);
    const clause = objective === 'field' ? 'GM-BATT-04' : 'GM-BATT-05';
    if (units!.length === 0) yield refuse('bad-parameter', 'GM-BATT-02', { fault: 'no-units' }, 'units');
    if (units!.some((unit, i) => units!.findIndex((other) => names([other], unit)) !== i))
      yield refuse('bad-parameter', 'GM-BATT-02', { fault: 'unit-twice' }, 'units');
    const strange = units!.find((unit) => !names(able, unit));
    if (strange !== undefined) yield refuse('unit-not-eligible', clause, { kind: strange.kind, territory: strange.territory }, 'units');
  },
  *listMeans(state, player, order) {
    for (const { territory, objective, units } of venuesFor(state, player, order))
      yield { territory, objective, units: units.map((unit) => ({ territory: unit.territory, kind: unit.kind })) };
  },
  askMeans(state, player, order) {
    const venues = venuesFor(state, player, order);
    const isCity = !('opponent' in order.written);
    return {
      territory: () => (isCity ? skip : territoryOf([...new Set(venues.map(({ territory }) => territory))])),
      objective: ({ territory }) =>
        isCity
          ? skip
          : one(
              venues.filter((venue) => venue.territory === territory).map(({ objective }) => objective),
              sure,
            ),
      units: (means) => {
        const { territory, objective } = venueOf(order.written, means);
        return anyUnits(player, venues.find((venue) => venue.territory === territory && venue.objective === objective)?.units ?? [], 1);
      },
    };
  },
  canonicalMeans(state, player, order, means) {
    const venue = venueOf(order.written, means);
    const units = unitsInOrder(attackersAt(state, player, opponentOf(state, order.written), venue), means.units ?? []);
    return 'opponent' in order.written
      ? { ...means, units }
      : {
          units,
          ...(means.characters && { characters: means.characters }),
          ...(means.useIntel !== undefined && { useIntel: means.useIntel }),
        };
  },
  execute(state, player, { written }, means, _table) {
    const { territory, objective } = venueOf(written, means);
    beginBattle(state, {
      player,
      opponent: opponentOf(now(state), written),
      territory,
      objective,
      units: means.units!,
      characters: means.characters ?? [],
      useIntel: means.useIntel ?? false,
    });
  },
};
