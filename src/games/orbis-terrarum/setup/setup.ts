import { clone, constant } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import type { Violations } from '../../../core/refusals/violation.js';
import { foundWithin } from '../../../core/refusals/within.js';
import type { ClauseId } from '../clauses.js';
import { defaultPack } from '../content/default-pack.js';
import { orbis500 } from '../content/orbis-500.js';
import { validatePack } from '../content/validate.js';
import { defaultSpread } from '../mechanics/nations/attributes.js';
import { newNation } from '../mechanics/nations/creation.js';
import { referee } from '../queries/state.js';
import { type RefusalCode, refuse } from '../refusals/index.js';
import type { Config, Event, Nation, Player, Settings, State } from '../types/index.js';
import { type Options, optionNames, optionTable } from '../types/options.js';
import type { Pack } from '../types/pack.js';

/** The content: as it is given, or named, or what is usual for so many. [OT-CONT-24] */
const packOf = ({ players, pack = defaultPack(players.length) }: Config): Pack => (pack === 'orbis-500' ? orbis500 : pack);

/** The configuration with every option filled in. [OT-CFG-01] [OT-CFG-04] */
export const settingsOf = (config: Config): Settings => {
  const options = Object.fromEntries(
    optionNames.map((name) => [name, config[name] === undefined ? optionTable[name].standard : config[name]]),
  ) as unknown as Options;
  const turnLimit = config.turnLimit === undefined && options.refereeMode === 'auto' ? 50 : options.turnLimit;
  const settings = { ...clone(options), turnLimit, players: [...config.players], pack: clone(packOf(config)) };
  return Object.assign({}, settings); // what is assigned keeps one shape in all games once it is frozen, and is read the faster for it
};

/** Which clause an ill-typed option breaks. [OT-CFG-02] [OT-CFG-03] */
export const configFault = (path: string): readonly [code: RefusalCode, clause: ClauseId] =>
  path.startsWith('players') ? ['invalid-player-count', 'OT-CFG-03'] : ['invalid-config', 'OT-CFG-02'];

/** What is wrong with a configuration. [OT-CFG-02] [OT-CFG-03] [OT-CFG-04] [OT-SETUP-01] */
export function* checkConfig(config: Config): Violations<ClauseId> {
  const settings = settingsOf(config);
  const { players, pointsPerGroup, attributeMin, attributeMax, treatyDefaultYears, treatyMaxYears } = settings;
  if (attributeMin > attributeMax || 5 * attributeMin > pointsPerGroup || 5 * attributeMax < pointsPerGroup)
    yield refuse('invalid-config', 'OT-CFG-02', { fault: 'attributes', attributeMin, attributeMax, pointsPerGroup }, 'attributeMin');
  if (treatyDefaultYears > treatyMaxYears)
    yield refuse('invalid-config', 'OT-CFG-02', { fault: 'treaty-years', treatyDefaultYears, treatyMaxYears }, 'treatyDefaultYears');
  if (settings.requireNotes && settings.noteMaxLength === 0)
    yield refuse('invalid-config', 'OT-CFG-02', { fault: 'no-room-for-notes' }, 'noteMaxLength');
  if (players.length < 1 || players.length > 16) yield refuse('invalid-player-count', 'OT-CFG-03', { players: players.length }, 'players');
  const taken = players.find((player, i) => players.indexOf(player) !== i || player === referee || player === 'spectator');
  if (taken !== undefined) yield refuse('duplicate-player', 'OT-CFG-03', { player: taken }, 'players');
  if (settings.refereeMode === 'auto' && settings.turnLimit === null) yield refuse('turn-limit-required', 'OT-CFG-04', {}, 'turnLimit');
  for (const fault of validatePack(settings.pack, settings)) yield foundWithin('pack', fault);
}

/** A Nation of the pack at the start. [OT-SETUP-01] [OT-SETUP-04] */
const nationAtStart = (entry: Pack['nations'][number], { npcSpread, startWealth, startProgress }: Settings): Nation => {
  const { name, kind, playable, capital, position, culture, faith, attributes, predominantDomain, predominantAuthority } = entry;
  const values = attributes === null ? defaultSpread(predominantDomain!, predominantAuthority!, npcSpread) : { ...attributes };
  const born = newNation({
    name,
    kind,
    playable,
    capital,
    position,
    culture,
    faith,
    attributes: values,
    wealth: startWealth,
    progress: startProgress,
  });
  return { ...born, patron: entry.patron, tribute: entry.patron === null ? 'none' : 'pending' }; // [OT-VAS-04]
};

const newPlayer = (principal: string | null): Player => ({
  principal,
  active: true,
  ready: false,
  actionsThisTurn: 0,
  warnings: 0,
  distributed: false,
  epochPreference: null,
  adoptedTurn: null,
});

/** The first state. [OT-SETUP-01] [OT-SETUP-02] */
export const setup = (config: Config, table: Table<Event>): State => {
  const settings = settingsOf(config);
  const { pack, players, freeNationChoice } = settings;
  const owners = new Map(pack.nations.flatMap(({ id, regions }) => regions.map((region) => [region, id] as const)));
  const dealt = pack.nations.flatMap(({ id, playable }) => (playable ? [id] : []));
  const map = pack.regions.map(({ id }) => [id, owners.get(id) ?? null] as const);
  table.emit({ type: 'game-created', players: [...players] });
  if (!freeNationChoice)
    for (const [seat, player] of players.entries()) table.emit({ type: 'nation-chosen', player, nation: dealt[seat]! });
  return {
    config: constant(settings),
    phase: 'setup-nations',
    after: 'upkeep',
    turn: 0,
    players: Object.fromEntries(players.map((player, seat) => [player, newPlayer(freeNationChoice ? null : dealt[seat]!)])),
    nationOrder: pack.nations.map(({ id }) => id),
    nations: Object.fromEntries(pack.nations.map((entry) => [entry.id, nationAtStart(entry, settings)])),
    regions: Object.fromEntries(
      pack.regions.map(({ id, population }) => [
        id,
        { owner: owners.get(id) ?? null, population: population ?? 'disorganised', recognised: false, attitudes: [] },
      ]),
    ),
    publishedMap: Object.fromEntries(map),
    ...{ hosts: [], modifiers: [], scopes: [], streaks: [], measures: [], reports: [], happenings: [], crises: [], opportunities: [] },
    ...{ publishedMilestones: [], awards: [], conflicts: [], aggressions: [], civilWars: [], rebellions: [], offers: [], treaties: [] },
    ...{ declarations: [], conferences: [], organizations: [], decisions: [], thefts: [], precedents: [], notes: [], privateNotes: [] },
    counters: {},
    epoch: null,
    ended: null,
  };
};
