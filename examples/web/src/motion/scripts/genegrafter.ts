import type { Event, View } from 'ludoteca/genegrafter';
import { seatClass } from '../../boards/seat-class.js';
import { banner, type Cue, count, fallen, leave, type Script, stamp, stir, strike, thrown, travel, turn } from '../cues.js';
import { type At, spot } from '../spots.js';

const card = (id: string): At => [spot('card', id)];
const player = (id: string): At => [spot('player', id)];
const hand = (id: string): At => [spot('hand', id), spot('player', id)];
const front = (id: string): At => [spot('front', id), spot('player', id)];
const corner = (view: View, id: string): At => {
  const duel = view.battle?.duel;
  return duel === null || duel === undefined
    ? front(id)
    : [spot('corner', duel.attacker.player === id ? 'attacker' : 'defender'), ...front(id)];
};
const pool = (id: string | null): At => (id === null ? ['discard'] : [spot('pool', id), spot('player', id)]);
const colour = (view: View, id: string): string => seatClass(view.settings.players.indexOf(id));

/** A card of somebody’s hand: as it lies there where the viewer sees it. */
const fromHand = (owner: string, id: string | null, to: At): Cue =>
  travel({ kind: 'card', card: id }, id === null ? hand(owner) : [spot('card', id), ...hand(owner)], to);

const six = (values: readonly number[]) => fallen(6, values);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What is seen of Genegrafter. */
export const genegrafterScript: Script<Event, View> = {
  'game-started': ({ players }) => [banner, ...players.map((id) => travel({ kind: 'card', card: null }, ['deck'], hand(id)))],
  'start-roll': (event) => [thrown(player(event.player), six([event.die]))],
  'turn-started': (event) => [banner, stir(player(event.player), 'good')],
  'card-drawn': (event) => [travel({ kind: 'card', card: event.card }, ['deck'], hand(event.player))],
  'event-drawn': (event) => [travel({ kind: 'card', card: event.card }, ['deck'], ['events']), banner],
  'event-resolved': (event) => [travel({ kind: 'card', card: event.card }, ['events'], ['events']), stir(['events'])],
  'dna-drawn': (event) => [travel({ kind: 'card', card: event.card }, ['deck'], ['dna']), count(['dna'], 1)],
  'graft-round-started': ({ order }) => [banner, ...order.map((id) => stir(player(id)))],
  grafted: (event) => [
    travel(
      { kind: 'card', card: event.card },
      [spot('card', event.card), ...(event.from === 'hand' ? hand(event.player) : pool(event.player))],
      card(event.host),
    ),
    stir(card(event.host), 'good'),
  ],
  'graft-round-ended': () => [banner],
  'character-played': (event) => [fromHand(event.player, event.card, front(event.player))],
  'gear-attached': (event) => [fromHand(event.player, event.card, card(event.character)), stir(card(event.character), 'good')],
  'gear-discarded': (event) => [travel({ kind: 'card', card: event.card }, [...card(event.card), ...card(event.character)], ['discard'])],
  'battle-declared': (event, view) => [
    banner,
    ...event.attackers.map((one) => strike([...card(one), ...front(event.player)], player(event.opponent), colour(view, event.player))),
  ],
  'attack-started': (event, view) => [
    strike([...card(event.attacker), ...front(event.player)], player(event.opponent), colour(view, event.player)),
  ],
  'defender-chosen': (event, view) => [stamp([...card(event.character), ...front(event.player)], 'shield', colour(view, event.player))],
  'direct-damage': (event, view) => [
    strike([...card(event.by), 'board'], player(event.player), colour(view, event.player)),
    stir(player(event.player), 'bad'),
  ],
  'ability-played': (event, view) => [fromHand(event.player, event.card, corner(view, event.player))],
  'marker-spent': (event, view) => [
    travel(
      { kind: 'sign', sign: event.kind === 'attack' ? 'swords' : 'shield', colour: colour(view, event.player) },
      player(event.player),
      corner(view, event.player),
    ),
  ],
  passed: (event) => [stir(player(event.player))],
  'ability-revealed': (event, view) => [
    turn([spot('played', event.seq), ...corner(view, event.player)]),
    ...(event.cancelled ? [stamp([spot('played', event.seq), ...corner(view, event.player)], 'no')] : []),
    ...(event.effective ? [stir([spot('played', event.seq), ...corner(view, event.player)], 'good')] : []),
  ],
  'ability-cancelled': (event, view) => [stamp([spot('played', event.seq), ...corner(view, event.player)], 'no')],
  'duel-ended-by-card': (event, view) => [stamp([...card(event.card), ...corner(view, event.player)], 'no'), banner],
  'dice-rolled': (event) => [thrown([spot('corner', event.side), ...player(event.player)], six(event.values), sum(event.values))],
  'die-rerolled': (event, view) => [
    thrown(
      corner(view, event.player),
      six([event.rolled]),
      null,
      event.kept > event.from ? 'good' : event.kept < event.from ? 'bad' : 'plain',
    ),
  ],
  'die-changed': (event) => [
    event.rolled === null ? count(player(event.owner), event.to - event.from) : thrown(player(event.owner), six([event.rolled])),
    stir(player(event.owner)),
  ],
  tie: () => [stir([spot('corner', 'attacker'), 'board']), stir([spot('corner', 'defender'), 'board'])],
  'duel-decided': ({ winner, totals }, view) => {
    const duel = view.battle?.duel;
    const sides = duel === null || duel === undefined ? [] : [duel.attacker.player, duel.defender.player];
    return [
      ...(totals === null || sides.length < 2
        ? [banner]
        : [
            {
              effect: 'clash' as const,
              at: ['arena', 'board'],
              sides: sides.map((id, place) => ({
                colour: colour(view, id),
                members: [id],
                total: totals[place] ?? 0,
                wins: winner === id,
              })),
            },
          ]),
      ...(winner === null ? [] : [stamp(corner(view, winner), 'star', colour(view, winner))]),
    ];
  },
  'damage-prevented': (event) => [stamp([...card(event.character), 'arena'], 'shield')],
  'character-wounded': (event) => [
    stamp([...card(event.card), ...front(event.owner)], 'bolt'),
    stir([...card(event.card), ...front(event.owner)], 'bad'),
  ],
  'character-healed': (event) => [
    stamp([...card(event.card), ...front(event.owner)], 'yes'),
    stir([...card(event.card), ...front(event.owner)], 'good'),
  ],
  'character-died': (event) => [
    leave([...card(event.card), ...front(event.owner)]),
    travel({ kind: 'card', card: event.card }, [...card(event.card), ...front(event.owner)], pool(event.to)),
    ...event.grafts.map((one) => travel({ kind: 'card', card: one }, [...card(one), ...front(event.owner)], pool(event.graftsTo))),
  ],
  regenerated: (event) =>
    [event.card, ...event.grafts].map((one) => travel({ kind: 'card', card: one }, [...card(one), ...front(event.owner)], ['deck'])),
  'infinite-power-granted': (event) => [stamp([...card(event.character), ...front(event.player)], 'star')],
  'option-chosen': (event) => [stir([spot('player', event.option), spot('card', event.option), ...player(event.player)])],
  'gene-pools-swapped': (event) => [
    travel({ kind: 'card', card: null }, pool(event.most), pool(event.fewest)),
    travel({ kind: 'card', card: null }, pool(event.fewest), pool(event.most)),
  ],
  'markers-regained': (event) => [count(player(event.player), event.attack + event.defence)],
  'life-lost': (event) => [count(player(event.player), -event.amount), stir(player(event.player), 'bad')],
  'player-eliminated': (event) => [leave(player(event.player)), stamp(player(event.player), 'no'), stir(pool(event.genePoolTo))],
  'special-die': (event) => [thrown(player(event.player), six([event.face]), null, event.lost ? 'bad' : 'good')],
  'card-discarded': (event) => [fromHand(event.player, event.card, ['discard'])],
  'deck-rebuilt': () => [travel({ kind: 'card', card: null }, ['discard'], ['deck']), stir(['deck'])],
  'final-round-started': ({ turns }) => [banner, ...turns.map((id) => stir(player(id)))],
  'tie-break-roll': (event) => [thrown(player(event.player), six([event.die]))],
  'game-over': ({ outcome }, view) => [banner, ...outcome.winners.map((id) => stamp(player(id), 'crown', colour(view, id)))],
};
