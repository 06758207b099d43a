import { isWholeWithin } from '../../../../core/data/bounds.js';
import { own } from '../../../../core/data/own.js';
import { bad, faultOfBounds } from '../../content/effect-bounds.js';
import { atlas, living, type Open, referee, regionsOf, seatOf } from '../../queries/state.js';
import type { EffectFault } from '../../refusals/index.js';
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
  if (name.trim() === '') return bad({ fault: 'no-name' });
  if (regions.some((region) => !atlas(state).regions.has(region)) || new Set(regions).size < regions.length)
    return bad({ fault: 'regions' });
  if (patron !== null && (living(state, patron) === undefined || linksOf(state, patron) > 1)) return bad({ fault: 'patron', patron });
  if (kind === 'state') {
    if (regions.length === 0 || position !== null) return bad({ fault: 'state-place' });
    const owners = new Set(regions.map((region) => state.regions[region]!.owner));
    const [owner] = owners;
    if (owners.size > 1) return bad({ fault: 'several-owners' });
    if (owner == null) return null;
    const holder = living(state, owner);
    return holder !== undefined && (holder.capital === null || !regions.includes(holder.capital))
      ? null
      : bad({ fault: 'capital-lost', owner });
  }
  if (regions.length > 0 || position === null || !atlas(state).regions.has(position)) return bad({ fault: 'place', kind });
  return kind === 'horde' && hordeIn(state, position) !== undefined ? bad({ fault: 'occupied', region: position }) : null;
};

/** What is wrong with an effect as things stand, or null. [OT-REF-06] */
export const faultOfEffect = (state: State, effect: Effect): EffectFault | null => {
  const bounds = faultOfBounds(effect, state.config.contextYearsMax);
  if (bounds !== null) return bounds;
  const nation = 'nation' in effect ? effect.nation : null;
  const of = nation === null ? undefined : living(state, nation);
  if ('nation' in effect && of === undefined)
    return bad(nation === null ? { fault: 'nobody' } : { fault: 'unknown', what: 'Nation', id: nation });
  const isRegion = (region: string): boolean => atlas(state).regions.has(region);
  switch (effect.do) {
    case 'attribute':
      return isWholeWithin(of!.attributes[effect.attribute] + effect.delta, 1, 100)
        ? null
        : bad({ fault: 'attribute-range', attribute: effect.attribute, nation: nation! });
    case 'region': {
      if (!isRegion(effect.region)) return bad({ fault: 'unknown', what: 'region', id: effect.region });
      if (effect.owner !== null && living(state, effect.owner)?.kind === 'horde') return bad({ fault: 'horde', nation: effect.owner }); // [OT-NAT-01]
      if (effect.owner !== null && living(state, effect.owner) === undefined)
        return bad({ fault: 'unknown', what: 'Nation', id: effect.owner });
      const { owner } = state.regions[effect.region]!;
      const holder = owner === null ? undefined : living(state, owner);
      return holder?.kind === 'state' && owner !== effect.owner && regionsOf(state, owner!).length < 2
        ? bad({ fault: 'only-region', region: effect.region, owner: owner! })
        : null;
    }
    case 'create-nation':
      return faultOfCreation(state, effect);
    case 'host':
      if (effect.owner === null || living(state, effect.owner) === undefined)
        return bad(effect.owner === null ? { fault: 'no-owner' } : { fault: 'unknown', what: 'Nation', id: effect.owner });
      return effect.region !== null && isRegion(effect.region) ? null : bad({ fault: 'host-region' });
    case 'remove-host':
      return state.hosts.some(({ id }) => id === effect.host) ? null : bad({ fault: 'unknown', what: 'host', id: effect.host });
    case 'rebellion':
      if (effect.sponsor !== null && (living(state, effect.sponsor) === undefined || effect.sponsor === nation))
        return bad({ fault: 'sponsor', sponsor: effect.sponsor });
      return hasRebellion(state, nation!, effect.sponsor) ? bad({ fault: 'rebellion', nation: nation! }) : null;
    case 'end-rebellion':
    case 'rebellion-deadline':
      if (!state.rebellions.some(({ id }) => id === effect.rebellion))
        return bad({ fault: 'unknown', what: 'rebellion', id: effect.rebellion });
      return effect.do === 'end-rebellion' || isWholeWithin(effect.turn, Math.max(1, state.turn), 1_000_000)
        ? null
        : bad({ fault: 'past', turn: effect.turn });
    case 'civil-war': {
      if (civilWarOf(state, nation!) !== undefined) return bad({ fault: 'civil-war', nation: nation! });
      const stranger = effect.controllers.find((controller) => controller !== referee && !state.config.players.includes(controller));
      return stranger === undefined ? null : bad({ fault: 'controller', controller: stranger });
    }
    case 'end-civil-war': {
      const war = state.civilWars.find(({ id }) => id === effect.civilWar);
      return war?.sides.some(({ id, alive }) => id === effect.winner && alive) === true ? null : bad({ fault: 'no-side' });
    }
    case 'patron':
      if (effect.patron === null) return null;
      return living(state, effect.patron) !== undefined && canServe(state, nation!, effect.patron)
        ? null
        : bad({ fault: 'vassal', nation: nation!, patron: effect.patron });
    case 'grant':
      return typeof effect.lastTurn !== 'number' || effect.lastTurn >= state.turn ? null : bad({ fault: 'past', turn: effect.lastTurn });
    case 'technology':
      return state.config.pack.technologies.some(({ id }) => id === effect.id) && !of!.technologies.includes(effect.id)
        ? null
        : bad({ fault: 'technology', nation: nation!, technology: effect.id });
    case 'conflict':
      return effect.a !== effect.b && living(state, effect.a) !== undefined && living(state, effect.b) !== undefined
        ? null
        : bad({ fault: 'conflict' });
    case 'scope':
      return effect.target !== nation && (living(state, effect.target) !== undefined || isRegion(effect.target))
        ? null
        : bad({ fault: 'scope-target', target: effect.target });
    case 'colony': {
      const owner = own(state.regions, effect.region)?.owner ?? null;
      return owner !== null && living(state, owner) !== undefined && partsOf(state, owner).some((part) => part.includes(effect.region))
        ? null
        : bad({ fault: 'colony', region: effect.region });
    }
    case 'autonomy':
      return of!.patron === null ? bad({ fault: 'no-vassal', nation: nation! }) : null;
    case 'capital':
      return of!.kind === 'state' && own(state.regions, effect.region)?.owner === nation
        ? null
        : bad({ fault: 'capital', region: effect.region, nation: nation! });
    case 'end-crisis':
      return state.crises.some(({ id }) => id === effect.crisis) ? null : bad({ fault: 'unknown', what: 'crisis', id: effect.crisis });
    default:
      return null;
  }
};
