import { own } from 'ludoteca';
import type { Event, View } from 'ludoteca/orbis-terrarum';
import { seatOf } from '../../boards/orbis-terrarum/seat-of.js';
import { seatClass } from '../../boards/seat-class.js';
import { banner, type Cue, count, fallen, leave, type Script, stamp, stir, strike, thrown, travel, turn } from '../cues.js';
import { type At, spot } from '../spots.js';

const board: At = ['board'];
const player = (id: string | null): At => (id === null ? board : [spot('player', id), 'board']);
/** A Nation where it is on the map, or in the list of those that are not played. */
const nation = (id: string | null): At => (id === null ? board : [spot('nation', id), 'board']);
const region = (id: string): At => [spot('region', id), 'board'];
const host = (id: string, at: string | null = null): At => [spot('host', id), ...(at === null ? board : region(at))];
const named = (kind: string, id: string | null, ...otherwise: readonly At[]): At => [
  ...(id === null ? [] : [spot(kind, id)]),
  ...otherwise.flat(),
  'board',
];

const colour = (view: View, id: string | null): string => seatClass(seatOf(view, id));
const colourOfPlayer = (view: View, id: string): string => seatClass(view.config.players.indexOf(id));

/** Where something is kept that belongs to a Nation: in the corner of whoever plays it, or on the map. */
const purse = (view: View, id: string): At => {
  const owner = view.config.players.find((one) => own(view.players, one)?.principal === id);
  return owner === undefined ? nation(id) : player(owner);
};

type Target = NonNullable<View['measures'][number]['target']>;

const aim = (target: Target | null, otherwise: At): At => (target === null ? otherwise : [spot(target.kind, target.id), ...otherwise]);

const paper = (view: View, from: string | null, to: At): Cue => travel({ kind: 'paper', colour: colour(view, from) }, nation(from), to);

const d100 = (natural: number) => fallen(100, [natural]);

/** Wars, vassals and civil wars. */
const struggles = {
  'tribute-resolved': (event, view) => [
    event.outcome === 'paid'
      ? travel({ kind: 'coin', text: '◉' }, purse(view, event.vassal), purse(view, event.patron))
      : stamp(nation(event.vassal), event.outcome === 'forgiven' ? 'yes' : 'no'),
  ],
  'vassal-bound': (event, view) => [
    strike(nation(event.patron), nation(event.vassal), colour(view, event.patron)),
    stamp(nation(event.vassal), 'chain', colour(view, event.patron)),
  ],
  'vassal-freed': (event) => [stamp(nation(event.vassal), 'yes'), stir(nation(event.vassal), 'good')],
  'conflict-changed': (event, view) => [
    strike(nation(event.a), nation(event.b), colour(view, event.a)),
    stamp(nation(event.b), event.after === 'none' || event.after === 'suspended' ? 'scroll' : 'swords', colour(view, event.a)),
  ],
  'civil-war-started': (event) => [banner, stamp(nation(event.nation), 'swords')],
  'supremacy-changed': (event) => [count(named('side', event.side, named('civil-war', event.civilWar)), event.after - event.before)],
  'side-assigned': (event) => [stir(named('side', event.side, named('civil-war', event.civilWar)))],
  'civil-war-ended': (event) => [banner, stamp(nation(event.nation), event.winner === null ? 'no' : 'flag')],
  'rebellion-started': (event) => [stamp(nation(event.nation), 'bolt'), stir(nation(event.nation), 'bad')],
  'rebellion-suppressed': (event) => [leave(named('rebellion', event.rebellion, nation(event.nation))), stir(nation(event.nation), 'good')],
  'rebellion-escalated': (event) => [stamp(nation(event.nation), event.into === 'fade' ? 'yes' : 'swords')],
  'sponsor-revealed': (event, view) => [
    strike(nation(event.sponsor), nation(event.nation), colour(view, event.sponsor)),
    stamp(nation(event.sponsor), 'eye'),
  ],
} satisfies Partial<Script<Event, View>>;

/** Offers, treaties, conferences and organizations. */
const diplomacy = {
  'offer-made': (event, view) => [paper(view, event.from, nation(event.to))],
  'offer-closed': (event) => [stamp(named('offer', event.offer), event.outcome === 'accepted' ? 'yes' : 'no')],
  'treaty-concluded': (event, view) => [
    ...event.parties.map((one: string) => paper(view, one, board)),
    ...event.parties.map((one: string) => stamp(nation(one), 'scroll', colour(view, one))),
  ],
  'treaty-changed': (event) => [stir(named('treaty', event.treaty)), ...event.parties.map((one: string) => stir(nation(one)))],
  'treaty-ended': (event) => [leave(named('treaty', event.treaty))],
  'treaty-breached': (event) => [stamp(named('treaty', event.treaty), 'no'), stir(nation(event.nation), 'bad')],
  'adhesion-requested': (event, view) => [
    paper(view, event.nation, named('treaty', event.instrument, named('organization', event.instrument))),
  ],
  'adhesion-answered': (event) => [stamp(nation(event.nation), event.accept ? 'yes' : 'no')],
  'declaration-issued': (event, view) => [
    banner,
    ...event.declarants.map((one: string) =>
      event.target === null
        ? stamp(nation(one), 'scroll', colour(view, one))
        : strike(nation(one), nation(event.target), colour(view, one)),
    ),
  ],
  'declaration-changed': (event) => [stir(named('declaration', event.declaration, nation(event.nation)))],
  'declaration-ended': (event) => [leave(named('declaration', event.declaration, nation(event.nation)))],
  'conference-changed': (event) => [stir(named('conference', event.conference)), stir(nation(event.nation))],
  'proposal-presented': (event, view) => [paper(view, event.by, named('conference', event.conference))],
  'vote-cast': (event, view) => [
    travel(
      { kind: 'sign', sign: 'mark', colour: colour(view, event.nation) },
      nation(event.nation),
      named('proposal', event.choice, named('conference', event.in, named('organization', event.in))),
    ),
  ],
  'resolution-adopted': (event) => [banner, stamp(named('proposal', event.proposal, named('conference', event.conference)), 'yes')],
  recused: (event) => [stamp(nation(event.nation), 'no')],
  'organization-changed': (event) => [stir(named('organization', event.organization)), stir(nation(event.nation))],
  'leader-elected': (event, view) => [
    stamp(nation(event.leader), 'crown', colour(view, event.leader)),
    stir(named('organization', event.organization)),
  ],
  schism: (event) => [
    stamp(named('organization', event.organization), event.outcome === 'healed' ? 'yes' : 'bolt'),
    stir(nation(event.rival)),
  ],
} satisfies Partial<Script<Event, View>>;

/** Measures and the dice for them. */
const measures = {
  'measure-submitted': (event, view) => [
    event.target === null
      ? paper(view, event.nation, board)
      : strike(nation(event.nation), aim(event.target, board), colour(view, event.nation)),
  ],
  'measure-withdrawn': (event) => [leave(named('measure', event.measure, nation(event.nation)))],
  'measure-adjudicated': (event) => [stamp(named('measure', event.measure, nation(event.nation)), 'scroll')],
  rolled: (event) => [
    thrown(
      nation(event.nation),
      d100(event.natural),
      event.roll?.effective ?? null,
      event.result === 'success' ? 'good' : event.result === 'failure' ? 'bad' : 'plain',
    ),
  ],
  countered: (event) => [thrown(nation(event.nation), d100(event.natural), event.roll?.effective ?? null, event.success ? 'good' : 'bad')],
  'contest-resolved': (event, view) => [
    ...event.members.map((one: string | null) => stir(nation(one), one === event.winner ? 'good' : 'bad')),
    stamp(nation(event.winner), 'star', colour(view, event.winner)),
  ],
  'measure-resolved': (event, view) => [
    ...(event.target === null ? [] : [strike(nation(event.nation), aim(event.target, board), colour(view, event.nation))]),
    stamp(aim(event.target, nation(event.nation)), event.netGrade > 0 ? 'yes' : 'no', colour(view, event.nation)),
  ],
  'author-exposed': (event, view) => [stamp(nation(event.nation), 'eye', colour(view, event.nation)), stir(nation(event.nation), 'bad')],
  // Below 0 helps, above 0 hinders.
  'modifier-added': (event, view) => [count(purse(view, event.nation), event.value, false)],
  'modifier-cancelled': (event, view) => [count(purse(view, event.nation), event.after - event.before, false)],
  'modifier-lost': (event, view) => [count(purse(view, event.nation), -event.value, false)],
  'modifier-consumed': (event, view) => [leave(named('modifier', event.modifier, purse(view, event.nation)))],
  'modifier-expired': (event, view) => [leave(named('modifier', event.modifier, purse(view, event.nation)))],
} satisfies Partial<Script<Event, View>>;

/** What Nations are and have. */
const nations = {
  'nation-chosen': (event, view) => [
    strike(player(event.player), nation(event.nation), colourOfPlayer(view, event.player)),
    stamp(nation(event.nation), 'flag', colourOfPlayer(view, event.player)),
  ],
  'attributes-set': (event, view) => [stir(purse(view, event.nation), 'good'), stir(nation(event.nation))],
  moved: (event) => [travel({ kind: 'copy' }, [spot('host', event.mover), ...nation(event.mover)], region(event.to))],
  'move-failed': (event) => [stamp([spot('host', event.mover), ...nation(event.mover)], 'no'), stir(region(event.to), 'bad')],
  'index-changed': (event) => [count(nation(event.nation), event.after - event.before)],
  'wealth-changed': (event, view) => [count(purse(view, event.nation), event.after - event.before)],
  'progress-changed': (event, view) => [count(purse(view, event.nation), event.after - event.before)],
  'attribute-changed': (event, view) => [count(purse(view, event.nation), event.after - event.before)],
  'scope-changed': (event, view) => [strike(nation(event.from), nation(event.to), colour(view, event.from))],
  'grant-changed': (event, view) => [stamp(purse(view, event.nation), event.gone ? 'no' : 'star', colour(view, event.nation))],
  'technology-gained': (event, view) => [
    travel(
      { kind: 'sign', sign: 'star', colour: colour(view, event.nation) },
      named('technology', event.technology),
      purse(view, event.nation),
    ),
  ],
  'region-changed': (event, view) => [turn(region(event.region)), stamp(region(event.region), 'flag', colour(view, event.after))],
  'map-updated': () => [banner],
  'nation-created': (event, view) => [banner, stamp(nation(event.nation), 'house', colour(view, event.nation))],
  'nation-transformed': (event) => [
    turn(nation(event.nation)),
    stir(event.capital === null ? nation(event.nation) : region(event.capital)),
  ],
  'nation-extinct': (event) => [leave(nation(event.nation)), banner],
  'host-created': (event, view) => [stamp(host(event.host, event.region), 'flag', colour(view, event.owner)), stir(region(event.region))],
  'host-removed': (event) => [leave(host(event.host))],
  'milestone-awarded': (event, view) => [
    stamp(named('milestone', event.milestone), 'star', colour(view, event.nation)),
    ...(event.nation === null
      ? []
      : [
          travel(
            { kind: 'sign', sign: 'star', colour: colour(view, event.nation) },
            named('milestone', event.milestone),
            purse(view, event.nation),
          ),
        ]),
  ],
  'capital-moved': (event) => [
    travel(
      { kind: 'copy' },
      event.before === null ? nation(event.nation) : [...nation(event.nation), ...region(event.before)],
      region(event.after),
    ),
  ],
  'flag-changed': (event, view) => [stamp(nation(event.nation), 'flag', colour(view, event.nation), '')],
} satisfies Partial<Script<Event, View>>;

/** What is seen of Orbis Terrarum II. */
export const orbisTerrarumScript: Script<Event, View> = {
  ...struggles,
  ...diplomacy,
  ...measures,
  ...nations,
  'game-created': ({ players }) => [banner, ...players.map((id: string) => stir(player(id), 'good'))],
  'turn-opened': () => [banner],
  'happening-posted': (event) => [banner, ...event.nations.map((one: string) => stamp(nation(one), 'bolt'))],
  'readiness-changed': (event, view) => [stamp(player(event.player), event.ready ? 'yes' : 'no', colourOfPlayer(view, event.player))],
  'seat-changed': (event) => [stir(player(event.player), event.active ? 'good' : 'bad')],
  'opportunity-offered': (event) => [
    stir(named('opportunity', event.opportunity), 'good'),
    ...(event.nations ?? []).map((one: string) => stir(nation(one), 'good')),
  ],
  'opportunity-taken': (event, view) => [
    travel(
      { kind: 'sign', sign: 'star', colour: colour(view, event.nation) },
      named('opportunity', event.opportunity),
      purse(view, event.nation),
    ),
  ],
  'crisis-begun': (event) => [stamp(nation(event.nation), 'bolt'), stir(nation(event.nation), 'bad')],
  'crisis-ended': (event) => [leave(named('crisis', event.crisis, nation(event.nation))), stir(nation(event.nation), 'good')],
  'note-posted': (event, view) => [
    event.nation === null ? travel({ kind: 'paper', colour: 'seat-none' }, player(event.author), board) : paper(view, event.nation, board),
  ],
  'decision-raised': (event) => [stir(player(event.decider)), stamp(player(event.decider), 'scroll')],
  'decision-answered': (event) => [stamp(named('decision', event.decision), 'yes')],
  sanctioned: (event, view) => [
    stamp(event.player === null ? nation(event.nation) : player(event.player), 'bolt', colour(view, event.nation)),
  ],
  'cycle-ended': () => [banner],
  epoch: () => [banner],
  'turn-ended': () => [banner],
  'game-closed': () => [banner],
};
