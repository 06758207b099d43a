import { type OrbisTerrarum, orbis500 } from 'ludoteca/orbis-terrarum';
import { transcript } from 'ludoteca/testing';
import { spokenGame as game } from '../helpers/spoken.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type Config = OrbisTerrarum['Config'];

const flat = [16, 16, 16, 16, 16];
const steep = [30, 15, 15, 10, 10];
const players = ['ada', 'bo', 'cy'];
const config: Config = {
  players,
  refereeMode: 'auto',
  autoHappenings: 'none',
  freeNationChoice: false,
  scopeModel: 'explicit',
  attributeAwardCycles: 0,
  npcAutoTribute: false,
};
const nationOf: Readonly<Record<string, string>> = { ada: 'francia', bo: 'gothia', cy: 'ostrogothia' };

/** A scripted game: the first of a player's plans that may be done is done; with none left the player is ready. */
const told = (
  title: string,
  turns: number,
  options: Partial<Config>,
  plan: (state: State, player: string, nation: string) => readonly Action[],
  language = 'en',
  spread = flat,
): string =>
  transcript(game, {
    config: { ...config, turnLimit: turns, ...options },
    title,
    seed: title,
    language,
    choose: (state, player) => {
      const domain = state.turn === 0 ? spread : flat;
      const wanted: readonly Action[] = [
        ...(state.phase === 'orders' ? plan(state, player, nationOf[player]!) : []),
        { type: 'distribute-attributes', player, domain, authority: domain },
        { type: 'ready', player },
      ];
      return wanted.find((action) => game.explain(state, action).length === 0);
    },
  });

const strike = (player: string, target: string): Action => ({
  ...{ type: 'submit-measure', player, nation: nationOf[player]!, slot: { kind: 'main', id: '1' }, statistic: 'offensive', mode: 'strike' },
  target: { kind: 'nation', id: target },
});
const conference = 'conference-1';
const [council] = orbis500.statutes;

/** Short games for people to read. */
export const transcripts: Readonly<Record<string, () => string>> = {
  'a-war': () =>
    told('Francia and Gothia fight until there is peace.', 5, {}, (state, player) => {
      if (state.turn < 5)
        return player === 'ada' ? [strike('ada', 'gothia')] : player === 'bo' && state.turn > 1 ? [strike('bo', 'francia')] : [];
      if (player === 'ada' && state.offers.length === 0 && state.treaties.length === 0)
        return [{ type: 'make-offer', player, from: 'francia', to: 'gothia', clauses: [{ kind: 'peace' }] }];
      return player === 'bo' ? state.offers.map(({ id }) => ({ type: 'accept-offer', player, offer: id })) : [];
    }),
  'una-conferencia': () =>
    told(
      'Francia convoca una conferencia, que adopta un pacto de no agresión.',
      2,
      { conferencePrestige: 16 },
      (state, player, nation) => [
        ...(player === 'ada' && state.counters['conference'] === undefined
          ? [
              {
                type: 'convene-conference',
                player,
                nation,
                topic: 'Paz',
                basis: { kind: 'prestige', id: null },
                startTurn: 1,
                invited: ['gothia', 'ostrogothia'],
                includeVassals: true,
                openFloor: false,
              } as const,
            ]
          : []),
        { type: 'attend-conference', player, nation, conference },
        ...(state.conferences[0]?.proposals.length === 0
          ? [
              {
                type: 'present-proposal',
                player,
                nation,
                conference,
                motion: { kind: 'adopt', clauses: [{ kind: 'non-aggression' }], years: 5, penalty: null },
              } as const,
            ]
          : []),
        { type: 'rest-case', player, nation, conference },
        ...(state.conferences[0]?.votes.some((vote) => vote.nation === nation)
          ? []
          : [{ type: 'cast-vote', player, nation, conference, item: `${conference}.1`, choice: player === 'cy' ? 'no' : 'yes' } as const]),
      ],
      'es',
    ),
  'a-schism': () =>
    told(
      'Three Nations found a council, quarrel about its leader, and agree again.',
      4,
      { organizationMin: 3 },
      (state, player, nation) => {
        const organization = 'organization-1';
        if (state.turn === 1)
          return [
            {
              type: 'issue-declaration',
              player,
              nation,
              kind: 'commitment',
              text: 'One council.',
              statute: { ...council!.statute, term: 5 },
            },
          ];
        const [body] = state.organizations;
        if (body?.election?.votes.some(({ voter }) => voter === nation) === false)
          return [{ type: 'vote-leader', player, nation, organization, candidate: 'francia' }];
        if (state.turn === 3 && player === 'cy' && body?.disavowals.length === 0)
          return [{ type: 'disavow-leader', player, nation, organization, rival: 'gothia' }];
        const follows = body?.schism?.recognitions.find((one) => one.nation === nation)?.leader;
        return follows === 'francia' ? [{ type: 'recognise-leader', player, nation, organization, leader: 'gothia' }] : [];
      },
    ),
  'an-epoch': () =>
    told(
      'Somebody has grown too strong: a new epoch begins.',
      2,
      { epochThreshold: 55, epochMode: 'total', startWealth: 40 },
      // One point above what it began with, and so above what an epoch returns to.
      (state, player, nation) =>
        player === 'ada' && state.turn === 1
          ? [{ type: 'spend', player, nation, item: 'authority-point', times: 1, attribute: 'LEA' }]
          : [],
      'en',
      steep,
    ),
};
