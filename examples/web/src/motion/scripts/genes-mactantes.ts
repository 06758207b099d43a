import { own } from 'ludoteca';
import type { Event, View } from 'ludoteca/genes-mactantes';
import { seatClass } from '../../boards/seat-class.js';
import { banner, type Cue, clash, count, fallen, leave, type Script, stamp, stir, strike, thrown, travel } from '../cues.js';
import { type At, spot } from '../spots.js';

const player = (id: string): At => [spot('player', id), 'board'];
const land = (id: string | null): At => (id === null ? ['board'] : [spot('territory', id), 'board']);
const sheet = (id: string): At => [spot('sheet', id), ...player(id)];
const order = (id: string, declaration: string): At => [spot('order', id, declaration), ...sheet(id)];
const gauge = (id: string, characteristic: string): At => [spot('characteristic', id, characteristic), ...player(id)];
const unit = (owner: string, territory: string, kind: string): At => [spot('unit', owner, territory, kind), ...land(territory)];
const colour = (view: View, id: string): string => seatClass(view.config.players.indexOf(id));

/** Whom somebody serves, as far as is known. */
const ownerOf = (view: View, character: string): string => view.characters.find(({ id }) => id === character)?.owner ?? '';
/** Where somebody is seen to be: on the map, or in the line of the court. */
const person = (view: View, character: string): At => [spot('character', character), ...player(ownerOf(view, character))];
const walk = (view: View, character: string, to: At): Cue => travel({ kind: 'copy' }, person(view, character), to);

const ten = (values: readonly number[]) => fallen(10, values);

/** Sheets and offers go from hand to hand. */
const paper = (view: View, from: string, to: At): Cue => travel({ kind: 'paper', colour: colour(view, from) }, player(from), to);

/** What is seen of Genes Mactantes. */
export const genesMactantesScript: Script<Event, View> = {
  'order-drawn': (event) => [banner, ...event.order.map((id, place) => stamp(player(id), 'mark', 'seat-none', String(place + 1)))],
  'board-drawn': (event) => [banner, stir(player(event.player), 'good')],
  'country-picked': (event, view) => [stamp([spot('country', event.country), ...player(event.player)], 'flag', colour(view, event.player))],
  'relevance-set': (event) =>
    event.die === null
      ? [stamp(player(event.player), 'crown')]
      : [thrown(player(event.player), ten([event.die])), stamp(player(event.player), 'crown')],
  'sheet-handed-in': (event, view) => [paper(view, event.player, ['board'])],
  'countries-revealed': ({ countries }, view) => [
    banner,
    ...Object.entries(countries).flatMap(([id, { capital }]) => [stamp(land(capital), 'crown', colour(view, id))]),
  ],
  'turn-began': () => [banner],
  'turn-ended': (event) => [banner, ...Object.entries(event.disorderLosses).map(([id, loss]) => count(player(id), -loss))],
  'event-rolled': (event) => [
    thrown(['board'], ten([event.die, ...event.selectionDice])),
    ...(event.affected === null ? [] : [stir(player(event.affected))]),
  ],
  'disaster-struck': (event) => [stamp(land(event.territory), 'bolt'), stir(land(event.territory), 'bad')],
  'resources-discovered': (event) => [stamp(player(event.player), 'star'), stir(player(event.player), 'good')],
  'crisis-faced': (event) => [
    stir(gauge(event.player, event.characteristic), event.developed ? 'good' : 'bad'),
    stamp(player(event.player), event.developed ? 'yes' : 'no'),
  ],
  'critical-situation': (event) => [
    stamp(player(event.player), 'bolt', 'seat-none', String(event.level)),
    stir(player(event.player), 'bad'),
  ],
  'crisis-lifted': (event) => [stamp(player(event.player), 'yes'), stir(player(event.player), 'good')],
  'civil-war-began': (event) => [banner, stamp(player(event.player), 'swords')],
  'civil-war-ended': (event) => [banner, stamp(player(event.player), 'flag')],
  declared: (event, view) => [paper(view, event.player, sheet(event.player))],
  withdrawn: (event, view) => [
    travel({ kind: 'paper', colour: colour(view, event.player) }, order(event.player, event.declaration.id), ['board']),
  ],
  committed: (event, view) => [stamp(player(event.player), 'yes', colour(view, event.player))],
  'initiative-set': (event) => [
    thrown(['board'], ten(event.dice.map(({ value }) => value))),
    ...event.initiative.map((id, place) => stamp(player(id), 'mark', 'seat-none', String(place + 1))),
  ],
  'slot-began': (event) => [stir(player(event.player), 'good')],
  'slot-passed': (event) => [stir(player(event.player))],
  'action-read': (event, view) => [
    travel({ kind: 'paper', colour: colour(view, event.player) }, order(event.player, event.declaration.id), ['board']),
    stir(player(event.player)),
  ],
  'action-void': (event) => [stamp(order(event.player, event.declaration.id), 'no')],
  'action-annulled': (event, view) => [
    strike(player(event.by), order(event.player, event.declaration.id), colour(view, event.by)),
    stamp(order(event.player, event.declaration.id), 'no'),
  ],
  'test-rolled': (event) => [
    thrown(gauge(event.player, event.characteristic), ten([event.die]), event.total, event.success ? 'good' : 'bad'),
    stamp(player(event.player), event.success ? 'yes' : 'no'),
  ],
  'contest-rolled': (event, view) => [
    thrown(player(event.actor), ten(event.dice)),
    clash(
      player(event.opponent),
      [event.actor, event.opponent].map((id, place) => ({
        colour: colour(view, id),
        members: [id],
        total: event.totals[place] ?? 0,
        wins: event.winner === id,
      })),
    ),
  ],
  'battle-rolled': (event, view) => [
    ...event.sides.flatMap(({ leader, units }) =>
      units
        .filter(({ territory }) => territory !== event.territory)
        .map(({ player: owner, territory, kind, strength }) =>
          strike(unit(owner, territory, kind), land(event.territory), colour(view, leader), String(strength)),
        ),
    ),
    thrown(land(event.territory), ten(event.sides.map(({ die }) => die))),
    clash(
      land(event.territory),
      event.sides.map(({ leader, allies, total }) => ({
        colour: colour(view, leader),
        members: [leader, ...allies],
        total,
        wins: event.winner === leader,
      })),
    ),
  ],
  'characteristic-changed': (event) => [count(gauge(event.player, event.characteristic), event.to - event.from)],
  'counterpower-changed': (event) => [count(player(event.player), event.to - event.from, false)],
  'army-changed': (event) => [count(unit(event.player, event.territory, event.kind), event.delta)],
  'unit-moved': (event, view) => [
    travel(
      { kind: 'troop', colour: colour(view, event.player), text: String(event.amount) },
      unit(event.player, event.from.territory, event.from.kind),
      land(event.to.territory),
    ),
  ],
  'city-founded': (event, view) => [stamp(land(event.territory), 'house', colour(view, event.player))],
  'city-fortified': (event, view) => [stamp(land(event.territory), 'shield', colour(view, event.player))],
  'city-conquered': (event, view) => [
    strike(player(event.to), land(event.territory), colour(view, event.to)),
    stamp(land(event.territory), 'flag', colour(view, event.to)),
  ],
  'land-passed': (event, view) => [stamp(land(event.territory), 'flag', colour(view, event.to))],
  'siege-began': (event, view) => [
    strike(land(event.base), land(event.territory), colour(view, event.by)),
    stamp(land(event.territory), 'chain', colour(view, event.by)),
  ],
  'siege-ended': (event, view) => [stamp(land(event.territory), 'yes', colour(view, event.by)), stir(land(event.territory), 'good')],
  'character-moved': (event, view) => [
    ...event.path.slice(1).map((to, step) => strike(land(event.path[step]!), land(to), colour(view, event.player))),
    walk(view, event.character, land(event.path.at(-1) ?? null)),
  ],
  'character-sighted': (event, view) => [stamp(land(event.territory), 'eye', colour(view, ownerOf(view, event.character)))],
  'character-active': (event) => [
    stir([spot('character', event.character), ...land(event.territory)], 'good'),
    count(player(event.player), event.value),
  ],
  'character-captured': (event, view) => [
    walk(view, event.character, player(event.by)),
    stamp(land(event.territory), 'chain', colour(view, event.by)),
  ],
  'character-released': (event, view) => [walk(view, event.character, land(event.territory)), stir(land(event.territory), 'good')],
  'character-killed': (event, view) => [
    leave(person(view, event.character)),
    stamp(land(event.territory), 'swords', colour(view, event.by)),
  ],
  'character-convinced': (event, view) => [
    walk(view, event.character, player(event.to)),
    stamp(land(event.territory), 'flag', colour(view, event.to)),
  ],
  'character-repatriated': (event, view) => [walk(view, event.character, land(event.territory))],
  'character-promoted': (event) => [stamp([spot('character', event.character), ...player(event.player)], 'star')],
  'character-gone': (event, view) => [leave(person(view, event.character))],
  'principal-changed': (event) => [
    ...(event.from === null ? [] : [stir([spot('character', event.from), ...player(event.player)])]),
    stamp(event.to === null ? player(event.player) : [spot('character', event.to), ...player(event.player)], 'crown'),
  ],
  'rebel-principal-named': (event) => [
    stamp(event.character === null ? player(event.player) : [spot('character', event.character), ...player(event.player)], 'flag'),
  ],
  'intel-changed': (event, view) => [strike(player(event.player), player(event.against), colour(view, event.player), String(event.to))],
  'actions-modified': (event) => [count(player(event.player), event.delta)],
  'rebellion-supported': (event, view) => [
    strike(player(event.player), player(event.target), colour(view, event.player)),
    ...event.units.map(({ territory, kind }) => stir(unit(event.player, territory, kind))),
  ],
  'window-opened': (event) => [
    stir(event.territory === null ? player(event.player) : land(event.territory)),
    stir(player(event.player), 'good'),
  ],
  'window-answered': (event, view) => [stamp(player(event.player), 'scroll', colour(view, event.player))],
  'trade-proposed': ({ offer }, view) => [paper(view, offer.from, player(offer.to))],
  'trade-closed': ({ offer, reason }) => [
    stamp([spot('offer', offer.id), ...player(offer.to)], reason === 'completed' ? 'yes' : 'no'),
    stir(player(offer.from)),
  ],
  'trade-completed': (event, view) => [paper(view, event.from, player(event.to)), paper(view, event.to, player(event.from))],
  disclosed: (event, view) => [
    paper(view, event.from, player(event.to)),
    ...(event.territory === null ? [] : [stamp(land(event.territory), 'eye', colour(view, event.from))]),
  ],
  announced: (event, view) => [event.to === null ? banner : paper(view, event.from, player(event.to)), stir(player(event.from))],
  'player-eliminated': (event) => [leave(player(event.player)), stamp(player(event.player), 'no')],
  'game-ended': (event, view) => [
    banner,
    ...Object.keys(event.scores).map((id) => count(player(id), own(event.scores, id) ?? 0)),
    ...event.winners.map((id) => stamp(player(id), 'crown', colour(view, id))),
  ],
};
