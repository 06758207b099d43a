import { type Dice, pick } from 'ludoteca';
import { attributes, type OrbisTerrarum, statistics } from 'ludoteca/orbis-terrarum';
import { lastingEffects } from '../../../games/orbis-terrarum/helpers/rulings.js';
import type { Hands } from '../taking/players.js';
import { firstThatWorks, some } from './orbis-terrarum-ideas.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type Effect = Extract<Action, { readonly type: 'apply-effects' }>['effects'][number];

/** What a referee may make happen, as far as the world has what it is about. */
const effects = (state: State, nation: string, dice: Dice): readonly Effect[] => {
  const other = pick(dice, state.nationOrder, 'another Nation');
  const region = pick(dice, state.config.pack.regions, 'region').id;
  return [
    { do: 'modifier', nation, target: pick(dice, attributes, 'attribute'), value: 5, years: 3, source: 'event' },
    { do: 'index', nation, index: 'via', delta: -3 },
    { do: 'wealth', nation, delta: 9 },
    { do: 'attribute', nation, attribute: 'MIL', delta: 1 },
    { do: 'region', region, owner: nation },
    {
      ...{ do: 'create-nation', name: 'New Land', kind: 'state', regions: [region], position: null, patron: null },
      ...{ predominantDomain: 'MIL', predominantAuthority: 'GES' },
    },
    ...(dice.roll(8, 'an end?') === 1 ? [{ do: 'extinguish', nation } as const] : []),
    { do: 'host', owner: nation, region, kind: 'mercenary', turns: 2 },
    { do: 'rebellion', nation, sponsor: dice.roll(2, 'sponsor?') === 1 ? other : null },
    { do: 'civil-war', nation, sides: ['Court', 'Country'], controllers: [state.config.players[0]!, 'referee'] },
    { do: 'patron', nation, patron: dice.roll(2, 'free?') === 1 ? other : null },
    { do: 'grant', nation, special: true, lastTurn: null },
    ...lastingEffects(nation, other, region, dice),
    ...some(state.hosts, dice).map(({ id }): Effect => ({ do: 'remove-host', host: id })),
    ...some(state.rebellions, dice).map(({ id }): Effect => ({ do: 'end-rebellion', rebellion: id })),
    ...some(state.civilWars, dice).map(({ id, sides }): Effect => ({ do: 'end-civil-war', civilWar: id, winner: sides[0]!.id })),
    ...some(state.crises, dice).map(({ id }): Effect => ({ do: 'end-crisis', crisis: id })),
  ];
};

/** A referee who interferes: half the time with an effect, a happening or a verdict. */
export const ruling: Hands<OrbisTerrarum> = (game, dice) => (state, player) => {
  if (player !== 'referee' || dice.roll(2, 'rule?') === 1) return undefined;
  const nation = pick(dice, state.nationOrder, 'nation');
  const seat = pick(dice, state.config.players, 'player');
  const newest = state.nationOrder.findLast((id) => state.nations[id]!.createdByReferee !== null) ?? nation;
  const by = { player } as const;
  const happening = { ...by, type: 'post-happening', category: 'natural', nations: [nation], text: 'Locusts.' } as const;
  const flat = [16, 16, 16, 16, 16];
  const all: readonly Action[] = [
    ...[0, 1, 2].map(
      (): Action => ({ ...by, type: 'apply-effects', reason: 'So be it.', effects: [pick(dice, effects(state, nation, dice), 'effect')] }),
    ),
    { ...by, type: 'warn', whom: seat, reason: '' },
    { ...by, type: 'sanction', nation, target: 'MIL', value: 3, years: 2, reason: '' },
    { ...happening, kind: 'crisis', crisis: { counter: pick(dice, statistics, 'statistic'), loss: 'leg', perTurn: null, turns: null } },
    { ...happening, kind: 'lasting-crisis', crisis: { counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 } },
    { ...by, type: 'set-scope', nation, target: pick(dice, state.nationOrder, 'to'), dimension: 'cultural', value: 5, years: 3 },
    { ...by, type: 'award-attribute', attribute: 'MIL', value: -4, years: 3 },
    { ...by, type: 'publish-milestone', id: `deed-${state.turn}`, text: 'A deed.', reward: [{ do: 'wealth', nation: null, delta: 2 }] },
    ...some(state.publishedMilestones, dice).map(({ id }): Action => ({ ...by, type: 'award-milestone', milestone: id, nation })),
    {
      ...{ ...by, type: 'offer-opportunity', nations: 'all', cost: { wealth: 1, progress: 0 }, lastTurn: state.turn + 2, tag: 'trade' },
      effects: [{ do: 'progress', nation: null, delta: 1 }],
    },
    { ...by, type: 'set-attributes', nation: newest, domain: flat, authority: flat },
    { ...by, type: 'set-activity', seat, active: !state.players[seat]!.active },
    ...some(state.measures, dice).map(
      ({ id }): Action => ({
        ...{ ...by, type: 'adjudicate-measure', measure: id },
        ruling: pick(
          dice,
          [
            { kind: 'void', reason: 'No.', warn: true },
            { kind: 'trivial' },
            { kind: 'scope', value: 10 },
            { kind: 'undefended', undefended: true },
            { kind: 'reinterpret', as: { statistic: 'commerce', mode: 'boost', attribute: null } },
            { kind: 'contest', key: 'the race' },
          ] as const,
          'verdict',
        ),
      }),
    ),
    ...some(state.declarations, dice).flatMap(({ id, declarants }): Action[] => [
      { ...by, type: 'normalise-penalty', declaration: id },
      { ...by, type: 'rule-breach', nation: declarants[0]!, instrument: id, reason: '' },
    ]),
    ...some(state.treaties, dice).map(
      ({ id, parties }): Action => ({ ...by, type: 'rule-breach', nation: pick(dice, parties, 'party'), instrument: id, reason: '' }),
    ),
  ];
  return firstThatWorks(game.explain, state, all, dice);
};
