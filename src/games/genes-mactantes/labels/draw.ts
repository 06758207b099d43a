import { own } from '../../../core/data/own.js';
import { padded } from '../../../core/words/columns.js';
import { atlasOf } from '../content/atlas.js';
import { claimantsOn } from '../queries/claims.js';
import type { Unit, View } from '../types/index.js';
import type { Drawing, Naming } from './language.js';
import { nameOf } from './naming.js';
import { nobody, valuesText } from './telling.js';

const letters: Readonly<Record<Unit['kind'], string>> = { garrison: 'g', army: 'A', patrol: 'p' };

/** Units of everybody in a territory: `ada g5 A3`. */
const troops = (view: View, territory: string): string =>
  [...view.config.players, nobody]
    .map((owner) => {
      const here = (own(view.units, owner) ?? []).filter((unit) => unit.territory === territory);
      return here.length === 0 ? '' : `${owner} ${here.map(({ kind, strength }) => `${letters[kind]}${strength}`).join(' ')}`;
    })
    .filter((text) => text !== '')
    .join(', ');

/** A city: `(Dorv)` open, `[Dorv]` walled, a star for a capital, the besieger after it. */
const city = (view: View, territory: string, { besieged }: Drawing): string => {
  const found = own(view.cities, territory);
  if (found === undefined) return '';
  const { name, walled, capitalOf, siege } = found;
  const marked = `${capitalOf === null ? '' : '*'}${name}`;
  return `${walled ? `[${marked}]` : `(${marked})`}${siege === null ? '' : ` ${besieged(siege.by, siege.base)}`}`;
};

/** Characters the viewer knows to be there: `Oliba!` for captives. */
const people = (view: View, territory: string): string =>
  view.characters
    .filter(({ location, out }) => location === territory && out === null)
    .map(({ name, captor }) => `${name}${captor === null ? '' : '!'}`)
    .join(', ');

/** How a country stands: its characteristics and actions, what troubles it, and what is between it and others. */
const standing = (view: View, player: string, language: Naming): string => {
  const { drawing } = language;
  const name = (id: string): string => nameOf(id, language, view);
  const { allowance, characteristics, civilWar, counterpower, disorder, effectiveAuthority, intel, levels } = view.countries[player]!;
  const { blockade, anarchy, autarchy } = levels;
  const rebels = civilWar?.rebelArmy ?? 0;
  const troubles = Object.entries({ counterpower, disorder, blockade, anarchy, autarchy, rebels }).filter(([, level]) => level > 0);
  return [
    valuesText({ ...characteristics, authority: effectiveAuthority }, name),
    `${name('actions')} ${allowance}`,
    ...troubles.map(([trouble, level]) => `${name(trouble)} ${level}`),
    ...claimantsOn(view, player).map(drawing.claim),
    ...Object.entries(intel).flatMap(([on, points]) => (points > 0 ? [drawing.intel(on, points)] : [])),
    ...view.passages.flatMap(({ from, to, untilTurn }) => (to === player ? [drawing.passage(from, untilTurn)] : [])),
  ].join(' · ');
};

/** Whom a country has, wherever they are, and what they are good at: `Oliba! (principal, Authority 2)`. */
const court = (view: View, player: string, language: Naming): string => {
  const name = (id: string): string => nameOf(id, language, view);
  return view.characters
    .filter(({ owner, out }) => owner === player && out === null)
    .map(({ id, name: called, captor, values }) => {
      const good = Object.fromEntries(Object.entries(values).filter(([, value]) => value > 0)) as typeof values;
      const office = id === view.countries[player]!.principal ? `${name('principal')}, ` : '';
      return `${called}${captor === null ? '' : '!'} (${office}${valuesText(good, name)})`;
    })
    .join(' · ');
};

/** The map as text for a terminal, in a language: every territory under its master, who stands how, with its city, troops, known characters and ways out. */
export const drawMap = (view: View, language: Naming): string => {
  const { drawing } = language;
  const { order } = atlasOf(view.map);
  const masters = [...view.config.players, nobody].filter((master) => order.some(({ id }) => own(view.controllers, id) === master));
  const rows = (wanted: (id: string) => boolean): string[] =>
    order
      .filter(({ id }) => wanted(id))
      .map(({ id, name, ways, isLand }) => {
        const what = [city(view, id, drawing), troops(view, id), people(view, id)].filter((text) => text !== '').join('  ');
        return `  ${padded(id, 12)} ${padded(isLand ? name : `~ ${name}`, 18)} ${padded(what, 46)} > ${ways.join(' ')}`.trimEnd();
      });
  const heading = (master: string): string => {
    const country = own(view.countries, master);
    if (country === undefined) return nameOf(master, language, view);
    return country.name === '' ? master : drawing.country(master, country.name, country.army);
  };
  const details = (master: string): readonly string[] =>
    own(view.countries, master)?.name ? [standing(view, master, language), court(view, master, language)].filter(Boolean) : [];
  return [
    // The game that is finished, not the turn.
    drawing.heading(view.turn, nameOf(view.step === 'finished' ? 'game-ended' : view.step, language, view)),
    ...masters.flatMap((master) => [
      heading(master),
      ...details(master).map((line) => `  ${line}`),
      ...rows((id) => own(view.controllers, id) === master),
    ]),
    ...(order.some(({ id, isLand }) => isLand && own(view.controllers, id) === undefined)
      ? [drawing.unpicked, ...rows((id) => own(view.controllers, id) === undefined && atlasOf(view.map).places.get(id)!.isLand)]
      : []),
    drawing.seas,
    ...rows((id) => !atlasOf(view.map).places.get(id)!.isLand),
  ].join('\n');
};
