import { own } from '../../../../core/data/codec.js';
import { bad, type EffectFault, faultOfBounds, isBetween } from '../../content/effect-bounds.js';
import { atlas, living, type Open, referee, regionsOf, seatOf } from '../../queries/state.js';
import type { Effect, State } from '../../types/index.js';
import { canServe, linksOf } from '../nations/bonds.js';
import { hordeIn, partsOf } from '../nations/territory.js';
import { civilWarOf } from '../war/civil-war.js';
import { hasRebellion } from '../war/rebellion.js';

/** An effect in which "whoever it is for" has a name. */
export const forNation = (state: State | Open, effect: Effect, nation: string | null): Effect => {
  if (nation === null) return effect;
  if (effect.do === 'host') {
    const owner = effect.owner ?? nation;
    const home = own(state.nations as State['nations'], owner);
    return { ...effect, owner, region: effect.region ?? (home === undefined ? null : seatOf(home)) };
  }
  return 'nation' in effect && effect.nation === null ? { ...effect, nation } : effect;
};

const faultOfCreation = (state: State, effect: Extract<Effect, { readonly do: 'create-nation' }>): EffectFault | null => {
  const { name, kind, regions, position, patron } = effect;
  if (name.trim() === '') return bad('A Nation needs a name.');
  if (regions.some((region) => !atlas(state).regions.has(region)) || new Set(regions).size < regions.length)
    return bad('It names unknown regions, or one twice.');
  if (patron !== null && (living(state, patron) === undefined || linksOf(state, patron) > 1)) return bad(`${patron} cannot have vassals.`);
  if (kind === 'state') {
    if (regions.length === 0 || position !== null) return bad('A state has regions, and no position.');
    const owners = new Set(regions.map((region) => state.regions[region]!.owner));
    const [owner] = owners;
    if (owners.size > 1) return bad('Its regions belong to several.');
    if (owner == null) return null;
    const holder = living(state, owner);
    return holder !== undefined && (holder.capital === null || !regions.includes(holder.capital))
      ? null
      : bad(`${owner} must keep its capital.`);
  }
  if (regions.length > 0 || position === null || !atlas(state).regions.has(position))
    return bad(`A ${kind} has a position, and no regions.`);
  return kind === 'horde' && hordeIn(state, position) !== undefined ? bad(`There is a horde in ${position}.`) : null;
};

/** What is wrong with an effect as things stand, or null. [OT-REF-06] */
export const faultOfEffect = (state: State, effect: Effect): EffectFault | null => {
  const bounds = faultOfBounds(effect, state.config.contextYearsMax);
  if (bounds !== null) return bounds;
  const nation = 'nation' in effect ? effect.nation : null;
  const of = nation === null ? undefined : living(state, nation);
  if ('nation' in effect && of === undefined) return bad(`There is no Nation ${nation ?? 'to whom this happens'}.`);
  const isRegion = (region: string): boolean => atlas(state).regions.has(region);
  switch (effect.do) {
    case 'attribute':
      return isBetween(of!.attributes[effect.attribute] + effect.delta, 1, 100)
        ? null
        : bad(`${effect.attribute} of ${nation} would leave 1..100.`);
    case 'region': {
      if (!isRegion(effect.region)) return bad(`There is no region ${effect.region}.`);
      if (effect.owner !== null && living(state, effect.owner)?.kind === 'horde')
        return bad(`${effect.owner} is a horde; it owns no land.`); // [OT-NAT-01]
      if (effect.owner !== null && living(state, effect.owner) === undefined) return bad(`There is no Nation ${effect.owner}.`);
      const { owner } = state.regions[effect.region]!;
      const holder = owner === null ? undefined : living(state, owner);
      return holder?.kind === 'state' && owner !== effect.owner && regionsOf(state, owner!).length < 2
        ? bad(`${effect.region} is the only region of ${owner}.`)
        : null;
    }
    case 'create-nation':
      return faultOfCreation(state, effect);
    case 'host':
      if (effect.owner === null || living(state, effect.owner) === undefined)
        return bad(`There is no Nation ${effect.owner ?? 'to own the host'}.`);
      return effect.region !== null && isRegion(effect.region) ? null : bad('The host needs a region.');
    case 'remove-host':
      return state.hosts.some(({ id }) => id === effect.host) ? null : bad(`There is no host ${effect.host}.`);
    case 'rebellion':
      if (effect.sponsor !== null && (living(state, effect.sponsor) === undefined || effect.sponsor === nation))
        return bad(`${effect.sponsor} cannot sponsor that.`);
      return hasRebellion(state, nation!, effect.sponsor) ? bad(`There is such a rebellion in ${nation}.`) : null;
    case 'end-rebellion':
    case 'rebellion-deadline':
      if (!state.rebellions.some(({ id }) => id === effect.rebellion)) return bad(`There is no rebellion ${effect.rebellion}.`);
      return effect.do === 'end-rebellion' || isBetween(effect.turn, Math.max(1, state.turn), 1_000_000)
        ? null
        : bad(`Turn ${effect.turn} is past.`);
    case 'civil-war': {
      if (civilWarOf(state, nation!) !== undefined) return bad(`${nation} is in civil war.`);
      const stranger = effect.controllers.find((controller) => controller !== referee && !state.config.players.includes(controller));
      return stranger === undefined ? null : bad(`${stranger} takes no part.`);
    }
    case 'end-civil-war': {
      const war = state.civilWars.find(({ id }) => id === effect.civilWar);
      return war?.sides.some(({ id, alive }) => id === effect.winner && alive) === true ? null : bad('There is no such civil war or side.');
    }
    case 'patron':
      if (effect.patron === null) return null;
      return living(state, effect.patron) !== undefined && canServe(state, nation!, effect.patron)
        ? null
        : bad(`${nation} cannot be a vassal of ${effect.patron}.`);
    case 'grant':
      return typeof effect.lastTurn !== 'number' || effect.lastTurn >= state.turn ? null : bad(`Turn ${effect.lastTurn} is past.`);
    case 'technology':
      return state.config.pack.technologies.some(({ id }) => id === effect.id) && !of!.technologies.includes(effect.id)
        ? null
        : bad(`${nation} cannot gain ${effect.id}.`);
    case 'conflict':
      return effect.a !== effect.b && living(state, effect.a) !== undefined && living(state, effect.b) !== undefined
        ? null
        : bad('A conflict is between two Nations.');
    case 'scope':
      return effect.target !== nation && (living(state, effect.target) !== undefined || isRegion(effect.target))
        ? null
        : bad(`${effect.target} is nothing to be near to.`);
    case 'colony': {
      const owner = own(state.regions, effect.region)?.owner ?? null;
      return owner !== null && living(state, owner) !== undefined && partsOf(state, owner).some((part) => part.includes(effect.region))
        ? null
        : bad(`${effect.region} is no land apart from its owner's capital.`);
    }
    case 'autonomy':
      return of!.patron === null ? bad(`${nation} is no vassal.`) : null;
    case 'capital':
      return of!.kind === 'state' && own(state.regions, effect.region)?.owner === nation
        ? null
        : bad(`${effect.region} cannot be the capital of ${nation}.`);
    case 'end-crisis':
      return state.crises.some(({ id }) => id === effect.crisis) ? null : bad(`There is no crisis ${effect.crisis}.`);
    default:
      return null;
  }
};
