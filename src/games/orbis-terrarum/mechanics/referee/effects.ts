import { clone } from '../../../../core/data/copies.js';
import { atlas, freshId, now, type Open, rehearsalOf, silent, type Tell, turnsFor } from '../../queries/state.js';
import type { EffectFault } from '../../refusals/index.js';
import type { Effect, State } from '../../types/index.js';
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
import { faultOfEffect, forNation } from './effect-faults.js';

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

/** Effects after which all others are judged as they were before. */
export const leavesOthersAsTheyAre: ReadonlySet<Effect['do']> = new Set([
  ...(['modifier', 'index', 'wealth', 'progress', 'grant', 'fronts', 'scope', 'defeated', 'autonomy', 'colony'] as const),
  'rebellion-deadline',
]);

/** A copy of the state on which effects have happened; the state itself where they change nothing that effects are judged by. */
const rehearsed = (state: State, effects: readonly Effect[], recipients: readonly (string | null)[]): State => {
  if (effects.every((effect) => leavesOthersAsTheyAre.has(effect.do))) return state;
  const stage = rehearsalOf(state);
  for (const recipient of recipients) for (const effect of effects) performEffect(stage, clone(effect), recipient, silent);
  return now(stage);
};

/** What effects left of the last state that was looked at and never changes: a form about effects comes back to the same again and again. */
const remembered = { of: null as State | null, after: new Map<string, State>() };
const mostRemembered = 24;

/** See {@link rehearsed}; of a state that never changes it is found out once. */
export const afterEffects = (state: State, effects: readonly Effect[], recipients: readonly (string | null)[]): State => {
  if (effects.length === 0 || !Object.isFrozen(state)) return rehearsed(state, effects, recipients);
  if (remembered.of !== state) {
    remembered.of = state;
    remembered.after.clear();
  }
  const said = JSON.stringify([effects, recipients]);
  const known = remembered.after.get(said);
  if (known !== undefined) return known;
  // One at a time, each on what the one before has left: of several recipients each has all effects before the next.
  const after =
    recipients.length === 1
      ? rehearsed(afterEffects(state, effects.slice(0, -1), recipients), effects.slice(-1), recipients)
      : rehearsed(state, effects, recipients);
  if (remembered.after.size >= mostRemembered) remembered.after.clear();
  remembered.after.set(said, after);
  return after;
};

/** What is wrong with effects that happen one after another, each judged on what the earlier ones leave, or null. [OT-REF-05] */
export const faultOfEffects = (
  state: State,
  effects: readonly Effect[],
  recipients: readonly (string | null)[] = [null],
): (EffectFault & { readonly place: number }) | null => {
  const last = effects.length - 1;
  if (recipients.length === 1 && last > 0 && Object.isFrozen(state)) {
    // What the others leave is known, if they are without fault.
    const [recipient] = recipients as readonly [string | null];
    const fault = faultOfEffects(state, effects.slice(0, last), recipients);
    if (fault !== null) return fault;
    const before = afterEffects(state, effects.slice(0, last), recipients);
    const found = faultOfEffect(before, forNation(before, effects[last]!, recipient));
    return found && { ...found, place: last };
  }
  const steps = recipients.flatMap((recipient) => effects.map((effect, place) => ({ effect, place, recipient })));
  // Only what later ones are judged by needs a rehearsal.
  const stage = steps.slice(0, -1).some(({ effect }) => !leavesOthersAsTheyAre.has(effect.do)) ? rehearsalOf(state) : null;
  for (const { effect, place, recipient } of steps) {
    const before = stage === null ? state : now(stage);
    const fault = faultOfEffect(before, forNation(before, effect, recipient));
    if (fault !== null) return { ...fault, place };
    if (stage !== null) performEffect(stage, clone(effect), recipient, silent);
  }
  return null;
};
