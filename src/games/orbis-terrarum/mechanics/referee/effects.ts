import { atlas, freshId, now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Effect } from '../../types/index.js';
import { setConflict } from '../diplomacy/conflicts.js';
import { becomeVassal } from '../diplomacy/vassalage.js';
import { setAttribute } from '../nations/attributes.js';
import { makeAutonomous, release } from '../nations/bonds.js';
import { createNation } from '../nations/creation.js';
import { addModifier } from '../nations/modifiers.js';
import { changePurse } from '../nations/purses.js';
import { moveIndex } from '../nations/stability.js';
import { changeOwner, moveCapital } from '../nations/territory.js';
import { endCivilWar, startCivilWar } from '../war/civil-war.js';
import { extinguish } from '../war/extinction.js';
import { escalate, raiseHost, removeHost, startRebellion } from '../war/rebellion.js';
import { endCrisis, postCrisis } from './crises.js';
import { forNation } from './effect-faults.js';

/** The right to one more measure. [OT-SLOT-02] */
export const grantMeasure = (
  state: Open,
  nation: string,
  kind: 'granted' | 'bought' | 'special',
  lastTurn: number | null,
  table: Tell,
): void => {
  const id = freshId(state, 'grant');
  state.nations[nation]!.grants.push({ id, kind, lastTurn });
  table.emit({ type: 'grant-changed', nation, grant: id, kind, gone: false });
};

/** A Nation learns a technology. */
export const learn = (state: Open, nation: string, technology: string, table: Tell): void => {
  if (state.nations[nation]!.technologies.includes(technology)) return;
  state.nations[nation]!.technologies.push(technology);
  table.emit({ type: 'technology-gained', nation, technology });
};

/** The referee adjusts a scope; an earlier adjustment by the referee gives way, all others stay. */
const adjustScope = (state: Open, effect: Extract<Effect, { readonly do: 'scope' }>, table: Tell): void => {
  const { nation, target, dimension, value, years } = effect;
  state.scopes = state.scopes.filter(
    (one) => one.from !== nation || one.to !== target || one.dimension !== dimension || one.cause !== 'referee',
  );
  if (value !== null && value !== 0) {
    const lastTurn = years === null ? null : state.turn + turnsFor(state, years);
    state.scopes.push({ id: freshId(state, 'scope'), from: nation!, to: target, dimension, value, lastTurn, cause: 'referee' });
  }
  table.emit({ type: 'scope-changed', from: nation!, to: target, dimension, value: value === null ? null : String(value) });
};

const create = (state: Open, effect: Extract<Effect, { readonly do: 'create-nation' }>, table: Tell): void => {
  const { name, kind, regions, position, predominantDomain, predominantAuthority, patron } = effect;
  const plain = now(state);
  const home = atlas(plain).regions.get(regions[0] ?? position!)!;
  const owner = regions[0] === undefined ? null : plain.regions[regions[0]]!.owner;
  const { culture, faith } = owner !== null && Object.hasOwn(plain.nations, owner) ? plain.nations[owner]! : home;
  const rise = { name, kind, regions, position, culture, faith, domain: predominantDomain, authority: predominantAuthority, patron };
  const id = createNation(state, rise, table);
  state.nations[id]!.createdByReferee = state.turn; // [OT-REF-11]
};

/** An effect happens. It must have been found without fault. [OT-REF-06] */
export const performEffect = (state: Open, given: Effect, recipient: string | null, table: Tell): void => {
  const effect = forNation(now(state), given, recipient);
  const nation = 'nation' in effect ? effect.nation! : '';
  switch (effect.do) {
    case 'modifier': {
      const lastTurn = state.turn + turnsFor(state, effect.years);
      addModifier(state, { nation, target: effect.target, value: effect.value, source: effect.source, lastTurn }, table);
      return;
    }
    case 'index':
      moveIndex(state, nation, effect.index, effect.delta, 'happening', table);
      return;
    case 'wealth':
    case 'progress':
      changePurse(state, nation, effect.do, effect.delta, 'happening', table);
      return;
    case 'attribute':
      setAttribute(state, nation, effect.attribute, state.nations[nation]!.attributes[effect.attribute] + effect.delta, table);
      return;
    case 'region':
      changeOwner(state, effect.region, effect.owner, table);
      return;
    case 'create-nation':
      create(state, effect, table);
      return;
    case 'extinguish':
      extinguish(state, nation, null, table);
      return;
    case 'host':
      raiseHost(
        state,
        {
          owner: effect.owner!,
          kind: effect.kind,
          region: effect.region!,
          rebellion: null,
          lastTurn: effect.turns === null ? null : state.turn + effect.turns,
        },
        null,
        table,
      );
      return;
    case 'remove-host':
      removeHost(state, effect.host, table);
      return;
    case 'rebellion':
      startRebellion(state, nation, effect.sponsor, effect.sponsor === null, false, table); // a sponsor the referee names is hidden [OT-VIEW-05]
      return;
    case 'end-rebellion':
      escalate(state, effect.rebellion, 'fade', table);
      return;
    case 'rebellion-deadline':
      state.rebellions.find(({ id }) => id === effect.rebellion)!.deadlineTurn = effect.turn;
      table.emit({
        type: 'flag-changed',
        nation: state.rebellions.find(({ id }) => id === effect.rebellion)!.nation,
        flag: 'rebellion-deadline',
        value: String(effect.turn),
      });
      return;
    case 'civil-war':
      startCivilWar(
        state,
        nation,
        effect.sides.map((name, i) => ({ name, controller: effect.controllers[i]! })),
        table,
      );
      return;
    case 'end-civil-war':
      endCivilWar(state, effect.civilWar, effect.winner, table);
      return;
    case 'patron':
      effect.patron === null ? release(state, nation, table) : becomeVassal(state, nation, effect.patron, table);
      return;
    case 'grant':
      grantMeasure(
        state,
        nation,
        effect.special ? 'special' : 'granted',
        effect.lastTurn === 'this-turn' ? Math.max(1, state.turn) : effect.lastTurn,
        table,
      );
      return;
    case 'technology':
      learn(state, nation, effect.id, table);
      return;
    case 'fronts':
      state.nations[nation]!.frontWeight = effect.weight;
      state.nations[nation]!.extraFronts = effect.extra;
      table.emit({ type: 'flag-changed', nation, flag: 'fronts', value: `${effect.weight}/${effect.extra}` });
      return;
    case 'conflict':
      setConflict(state, effect.a, effect.b, effect.status, table);
      return;
    case 'scope':
      adjustScope(state, effect, table);
      return;
    case 'colony':
      state.regions[effect.region]!.recognised = effect.recognised;
      table.emit({
        type: 'flag-changed',
        nation: state.regions[effect.region]!.owner!,
        flag: `colony ${effect.region}`,
        value: String(effect.recognised),
      });
      return;
    case 'autonomy':
      makeAutonomous(state, nation, effect.autonomous, table);
      return;
    case 'defeated':
      state.nations[nation]!.defeated = effect.flag;
      table.emit({ type: 'flag-changed', nation, flag: 'defeated', value: String(effect.flag) });
      return;
    case 'capital':
      moveCapital(state, nation, effect.region, table);
      return;
    case 'crisis':
      postCrisis(state, nation, effect, table);
      return;
    case 'end-crisis':
      endCrisis(state, effect.crisis, table);
      return;
  }
};
