import { bad, faultOfBounds } from '../../content/effect-bounds.js';
import { atlas, living, referee } from '../../queries/state.js';
import type { EffectFault } from '../../refusals/index.js';
import type { Effect, EffectOf, State } from '../../types/index.js';

/** Something an effect names: what it is, its id, and whether there is such a thing. */
type Named = readonly [what: string, id: string, exists: boolean];

/** The Nations, regions and other things an effect names. */
const namedIn = (state: State, effect: Effect): readonly Named[] => {
  const nation = (id: string | null): readonly Named[] => (id === null ? [] : [['Nation', id, living(state, id) !== undefined]]);
  const region = (id: string | null): readonly Named[] => (id === null ? [] : [['region', id, atlas(state).regions.has(id)]]);
  const among = (what: string, things: readonly { readonly id: string }[], wanted: string): readonly Named[] => [
    [what, wanted, things.some(({ id }) => id === wanted)],
  ];
  switch (effect.do) {
    case 'region':
      return [...region(effect.region), ...nation(effect.owner)];
    case 'create-nation':
      return [...effect.regions.flatMap(region), ...region(effect.position), ...nation(effect.patron)];
    case 'host':
      return [...nation(effect.owner), ...region(effect.region)];
    case 'remove-host':
      return among('host', state.hosts, effect.host);
    case 'end-rebellion':
    case 'rebellion-deadline':
      return among('rebellion', state.rebellions, effect.rebellion);
    case 'rebellion':
      return [...nation(effect.nation), ...nation(effect.sponsor)];
    case 'civil-war':
      return nation(effect.nation);
    case 'patron':
      return [...nation(effect.nation), ...nation(effect.patron)];
    case 'technology':
      return [...nation(effect.nation), ...among('technology', state.config.pack.technologies, effect.id)];
    case 'conflict':
      return [...nation(effect.a), ...nation(effect.b)];
    case 'scope':
      return [...nation(effect.nation), ...(living(state, effect.target) === undefined ? region(effect.target) : [])];
    case 'colony':
      return region(effect.region);
    case 'capital':
      return [...nation(effect.nation), ...region(effect.region)];
    case 'end-crisis':
      return among('crisis', state.crises, effect.crisis);
    case 'end-civil-war':
      return [];
    default:
      return nation(effect.nation);
  }
};

/** Is there this side of this civil war? */
const hasSide = ({ civilWars }: State, { civilWar, winner }: EffectOf<'end-civil-war'>): boolean =>
  civilWars.some(({ id, sides }) => id === civilWar && sides.some((side) => side.id === winner && side.alive));

/** What is wrong with an effect that is promised, or null: whether it can happen is judged in its time, but never about what does not exist. [OT-REF-06] */
export const faultOfPromise = (state: State, effect: Effect): EffectFault | null => {
  const bounds = faultOfBounds(effect, state.config.contextYearsMax);
  if (bounds !== null) return bounds;
  if (effect.do === 'civil-war') {
    const stranger = effect.controllers.find((controller) => controller !== referee && !state.config.players.includes(controller));
    if (stranger !== undefined) return bad({ fault: 'controller', controller: stranger });
  }
  if (effect.do === 'end-civil-war' && !hasSide(state, effect)) return bad({ fault: 'no-side' });
  const missing = namedIn(state, effect).find(([, , exists]) => !exists);
  return missing === undefined ? null : bad({ fault: 'unknown', what: missing[0], id: missing[1] });
};
