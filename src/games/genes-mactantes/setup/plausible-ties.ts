import { isLiving, landOf, rivalsOf, sheetOf, standingOf, unitsOf } from '../queries/state.js';
import type { State } from '../types/index.js';

/** What is wrong, and where it stands. */
type Strange = readonly [fault: string, path: string];

const mostInCrisis = 3;

/** Claims and intel are had on one another, and whoever is out has nothing left. [GM-VICT-03] [GM-INVE-01] [GM-ELIM-03] [GM-ELIM-05] */
function* betweenCountries(state: State): Generator<Strange> {
  for (const [player, country] of Object.entries(state.countries)) {
    const path = `countries.${player}`;
    const others = state.config.players.filter((other) => other !== player);
    for (const { by, character } of country.dethronedBy)
      if (!others.includes(by) || !state.characters.some(({ id }) => id === character))
        yield [`Nobody has such a claim on ${player}.`, `${path}.dethronedBy`];
    for (const [against, points] of Object.entries(country.intel))
      if (points > 0 && !(isLiving(state, player) && rivalsOf(state, player).includes(against)))
        yield [`${player} has no intel on ${against}.`, `${path}.intel`];
    if (country.eliminated !== null && unitsOf(state, player).length + landOf(state, player).length + sheetOf(state, player).length > 0)
      yield [`${player} is out, and has nothing left.`, path];
  }
}

/** Nobody leads rebels against the own country. [GM-CIVW-05] */
function* rebels(state: State): Generator<Strange> {
  for (const [player, { civilWar }] of Object.entries(state.countries))
    if (state.characters.find(({ id }) => id === civilWar?.rebelPrincipal)?.owner === player)
      yield [`Nobody leads rebels against ${player} and serves ${player}.`, `countries.${player}.civilWar`];
}

/** Crises come from the second turn on, once each, of values of 3 or less. [GM-CRIS-01] [GM-CRIS-02] */
function* crises(state: State): Generator<Strange> {
  if (state.crises.length > 0 && state.turn === 1) yield ['No crisis comes in turn 1.', 'crises'];
  for (const [i, { player, characteristic }] of state.crises.entries()) {
    const first = state.crises.findIndex((crisis) => crisis.player === player && crisis.characteristic === characteristic);
    if (first < i || !isLiving(state, player) || standingOf(state.countries[player]!, characteristic) > mostInCrisis)
      yield [`${player} has no such crisis to face.`, `crises.${i}`];
  }
}

/** Who talks to whom: two who are in the game, with one open offer each way. [GM-TRAD-02] [GM-TRAD-10] [GM-TRAD-15] [GM-CFG-14] */
function* talk(state: State): Generator<Strange> {
  const { players, maxOffersPerTurn } = state.config;
  const isPair = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
    from !== to && isLiving(state, from) && isLiving(state, to);
  for (const [i, offer] of state.offers.entries())
    if (!isPair(offer) || state.offers.findIndex(({ id, from, to }) => id === offer.id || (from === offer.from && to === offer.to)) < i)
      yield ['An offer is made to another, one at a time.', `offers.${i}`];
  for (const [i, passage] of state.passages.entries())
    if (!isPair(passage) || passage.untilTurn < state.turn) yield ['This leave to pass is nobody’s.', `passages.${i}`];
  for (const [player, made] of Object.entries(state.offersMade))
    if (made.length > maxOffersPerTurn || made.some((to) => to === player || !players.includes(to)))
      yield [`${player} cannot have made these offers.`, `offersMade.${player}`];
}

/** While orders are read everybody's sheet is closed, and everybody has a place in the order of Authority. [GM-FLOW-07] [GM-INIT-01] */
function* turns(state: State): Generator<Strange> {
  const { players } = state.config;
  if (state.step === 'resolution')
    for (const player of players.filter((other) => isLiving(state, other))) {
      if (!state.initiative.includes(player)) yield [`${player} has no place in the order of Authority.`, 'initiative'];
      if (!state.committed[player]) yield [`${player} has not closed the sheet.`, `committed.${player}`];
    }
  for (const [i, { id, sightings }] of state.characters.entries())
    if (Object.keys(sightings).some((viewer) => !players.includes(viewer)))
      yield [`${id} was seen by somebody who does not play.`, `characters.${i}.sightings`]; // [GM-VIS-03]
  if (state.ending !== null && !(state.ending.winners.length > 0 && state.ending.winners.every((winner) => isLiving(state, winner))))
    yield ['Somebody in the game has won it.', 'ending.winners']; // [GM-END-06]
}

/** What no play makes of those who play and what they have to do with one another. */
export function* strangeTies(state: State): Generator<Strange> {
  for (const part of [betweenCountries, rebels, crises, talk, turns]) yield* part(state);
}
