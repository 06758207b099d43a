import { type Choice, group, one, skip, text, via } from '../../../../core/choices/choices.js';
import { isBlank, namesOfSeat, roleAt, uniqueName } from '../../content/names.js';
import { characterOf, charactersOf, citiesOf, cityOf, controllerOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import {
  type Character,
  type Characteristic,
  characteristics,
  longestName,
  type OrderOf,
  type Promotion,
  type State,
} from '../../types/index.js';
import { type Board, characterToWrite, now, type Table } from '../countries/board.js';
import { fillOffice, setPrincipal, sightPublicly } from '../countries/characters.js';
import { type Impossible, impossible, type KindRule, knownTerritory, noMeans } from './order-rule.js';

type Introduction = Extract<Promotion, { readonly mode: 'introduce' }>;

/** Is there room for one more? [GM-CFG-13] */
const isFull = (state: State, player: string): boolean => charactersOf(state, player).length >= state.config.maxCharacters;

/** A name for a newcomer: the next in the cycle of the seat that no own character bears. [GM-DECL-09] */
const nextName = (state: State, player: string): string => {
  const borne = new Set(charactersOf(state, player).map(({ name }) => name));
  const cycle = namesOfSeat(state, player);
  return cycle.find((name) => !borne.has(name)) ?? uniqueName(cycle[0]!, (name) => borne.has(name));
};

const voidOfOwn = (state: State, player: string, id: string): Impossible | null => {
  const character = characterOf(state, id);
  if (character === undefined || character.owner !== player) return impossible('target-changed', 'GM-PROM-02');
  return character.captor === null ? null : impossible('target-captive', 'GM-PROM-02');
};

/** A newcomer enters play in the written city, or the first own one. [GM-PROM-04] */
const introduce = (state: Board, player: string, { name, role, characteristic, city }: Introduction, table: Table): void => {
  const board = now(state);
  const isHome = cityOf(board, city) !== undefined && controllerOf(board, city) === player;
  const location = isHome ? city : citiesOf(board, player)[0]!;
  const id = `person-${board.characters.length + 1}`;
  const values = Object.fromEntries(characteristics.map((one) => [one, one === characteristic ? 1 : 0])) as Record<Characteristic, number>;
  const newcomer: Character = {
    id,
    owner: player,
    name,
    role,
    values,
    location,
    captor: null,
    used: false,
    journeys: 0,
    out: null,
    sighting: null,
    sightings: {},
  };
  state.characters.push({ ...newcomer, values: { ...values }, sightings: {} });
  sightPublicly(state, id); // [GM-VIS-05]
  table.emit({ type: 'character-promoted', player, mode: 'introduce', character: id, name, characteristic });
  fillOffice(state, player, table); // [GM-PROM-05]
};

/** What is answered about a promotion: what it does, and whether an own character keeps its title. */
interface Asked {
  readonly mode: Promotion['mode'];
  readonly character?: string;
  readonly characteristic?: Characteristic;
  readonly title?: 'keep' | 'change';
  readonly role?: string;
  readonly name?: string;
  readonly city?: string;
}

/** What the answers come to: a title that stays is not written. [GM-PROM-08] */
const promotionOf = ({ title: _title, ...written }: Asked): Promotion => written as Promotion;

const askedOf = (written: Promotion): Asked =>
  written.mode === 'introduce' ? written : { ...written, title: written.role === undefined ? 'keep' : 'change' };

const canImprove = ({ values }: Character): boolean => characteristics.some((one) => values[one] < 3);

/** Which of the ways are open, and to whom. [GM-PROM-02] [GM-PROM-03] [GM-PROM-04] */
const askPromotion = (state: State, player: string): Choice<Promotion> => {
  const free = charactersOf(state, player).filter(({ captor }) => captor === null);
  const able = {
    improve: free.filter(canImprove),
    appoint: free.filter(({ id }) => id !== state.countries[player]!.principal),
    introduce: isFull(state, player) ? [] : citiesOf(state, player),
  };
  const modes = (['improve', 'appoint', 'introduce'] as const).filter((mode) => able[mode].length > 0);
  const role = roleAt(charactersOf(state, player).length);
  const fields = group<Asked>({
    mode: () => one(modes),
    character: ({ mode }) =>
      mode === 'introduce'
        ? skip
        : one(
            able[mode].map(({ id }) => id),
            'character',
          ),
    characteristic: ({ mode, character }) =>
      mode === 'appoint'
        ? skip
        : one(mode === 'introduce' ? characteristics : characteristics.filter((one) => characterOf(state, character!)!.values[one] < 3), {
            about: (id) => ({ kind: 'characteristic', player, id }),
          }),
    title: ({ mode }) => (mode === 'introduce' ? skip : one(['keep', 'change'] as const)),
    name: ({ mode }) => (mode === 'introduce' ? text([nextName(state, player)], longestName, 'not-blank') : skip),
    role: ({ mode, title }) => (mode === 'introduce' || title === 'change' ? text([role], longestName, 'not-blank') : skip),
    city: ({ mode }) => (mode === 'introduce' ? one(able.introduce, 'territory') : skip),
  });
  return via(fields, { to: promotionOf, from: askedOf });
};

/** [GM-PROM-01] A character gains in worth or office, or a new one appears. */
export const promote: KindRule<'promote'> = {
  scopes: ['internal'],
  needs: [],
  *declare(state, player, written) {
    if (written.mode === 'introduce') {
      yield* knownTerritory(state, written.city, 'written.city');
      for (const field of ['name', 'role'] as const)
        if (isBlank(written[field])) yield refuse('bad-parameter', 'GM-COMP-02', {}, `written.${field}`);
      if (cityOf(state, written.city) === undefined || controllerOf(state, written.city) !== player)
        yield refuse('not-your-city', 'GM-PROM-04', { player, territory: written.city }, 'written.city');
      if (isFull(state, player))
        yield refuse('too-many-characters', 'GM-PROM-04', { player, most: state.config.maxCharacters }, 'written.mode');
      return;
    }
    const clause = written.mode === 'improve' ? 'GM-PROM-02' : 'GM-PROM-03';
    if (!state.characters.some(({ id }) => id === written.character))
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-character', character: written.character }, 'written.character');
    const character = characterOf(state, written.character);
    if (character === undefined || character.owner !== player)
      return yield refuse('not-your-character', clause, { character: written.character, player }, 'written.character');
    if (written.role !== undefined && isBlank(written.role)) yield refuse('bad-name', 'GM-PROM-08', {}, 'written.role');
    if (character.captor !== null)
      yield refuse('character-captive', clause, { character: character.id, name: character.name }, 'written.character');
    if (written.mode === 'improve' && character.values[written.characteristic] >= 3)
      yield refuse(
        'value-at-maximum',
        'GM-PROM-02',
        { character: character.id, name: character.name, characteristic: written.characteristic },
        'written.characteristic',
      );
    if (written.mode === 'appoint' && state.countries[player]!.principal === character.id)
      yield refuse('already-principal', 'GM-PROM-03', { character: character.id, name: character.name }, 'written.character');
  },
  *listWritten(state, player) {
    const own = charactersOf(state, player);
    for (const { id: character } of own) for (const characteristic of characteristics) yield { mode: 'improve', character, characteristic };
    for (const { id: character } of own) yield { mode: 'appoint', character };
    const { capital } = state.countries[player]!;
    const city = controllerOf(state, capital) === player ? capital : citiesOf(state, player)[0];
    if (city === undefined) return;
    const [name, role] = [nextName(state, player), roleAt(own.length)];
    for (const characteristic of characteristics) yield { mode: 'introduce', name, role, characteristic, city };
  },
  askWritten: askPromotion,
  voidReason(state, player, { written }) {
    if (written.mode === 'introduce') return isFull(state, player) ? impossible('too-many-characters', 'GM-PROM-04') : null;
    const changed = voidOfOwn(state, player, written.character);
    if (changed !== null) return changed;
    if (written.mode === 'appoint')
      return state.countries[player]!.principal === written.character ? impossible('already-principal', 'GM-PROM-03') : null;
    return characterOf(state, written.character)!.values[written.characteristic] >= 3 ? impossible('at-maximum', 'GM-PROM-02') : null;
  },
  casting: () => null,
  listMeans: () => noMeans,
  execute(state, player, { written }: OrderOf<'promote'>, _means, table) {
    if (written.mode === 'introduce') return introduce(state, player, written, table);
    const { character, mode, role } = written;
    const person = characterToWrite(state, character);
    const characteristic = mode === 'improve' ? written.characteristic : null;
    if (role !== undefined) person.role = role; // [GM-PROM-08]
    const title = role === undefined ? {} : { role };
    table.emit({ type: 'character-promoted', player, mode, character, name: person.name, characteristic, ...title });
    if (characteristic !== null) person.values[characteristic] += 1;
    else setPrincipal(state, player, character, table); // [GM-PROM-06]
  },
};
