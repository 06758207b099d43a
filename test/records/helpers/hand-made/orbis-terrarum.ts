import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { crowdedWorld, curious, eventful, warlike } from '../plans/orbis-terrarum.js';
import type { Sitting, Story } from '../taking/plan.js';
import { table } from '../taking/seats.js';
import { history, opening, rule, type Seat } from './orbis-terrarum-history.js';

type Tell = Sitting<OrbisTerrarum>;
type Action = OrbisTerrarum['Action'];

const flat = [16, 16, 16, 16, 16];
const steep = [30, 15, 15, 10, 10];
const three: readonly Seat[] = [
  { player: 'ada', nation: 'francia' },
  { player: 'bo', nation: 'gothia' },
  { player: 'cy', nation: 'ostrogothia' },
];
const [ada, bo, cy] = three as readonly [Seat, Seat, Seat];
const config: OrbisTerrarum['Config'] = {
  ...{ players: table(3), refereeMode: 'auto', autoHappenings: 'none', freeNationChoice: false },
  ...{ scopeModel: 'explicit', attributeAwardCycles: 0, npcAutoTribute: false },
};
const distribute = ({ play }: Tell, values: readonly number[]): void => {
  for (const { player } of three) play({ type: 'distribute-attributes', player, domain: values, authority: values });
};
/** Everybody is ready, and whatever the turn asks of somebody is answered as listed first. */
const endTurn = (sitting: Tell, others: readonly Seat[] = three): void => {
  for (const { player } of others) sitting.attempt({ type: 'ready', player });
  for (let answers = 0; answers < 20 && sitting.match.state.phase !== 'orders'; answers++) {
    const [player] = sitting.match.actors();
    if (player === undefined) return;
    sitting.take(player, 0);
  }
};
const strike = ({ player, nation }: Seat, target: string): Action => ({
  ...{ type: 'submit-measure', player, nation, slot: { kind: 'main', id: '1' }, statistic: 'offensive', mode: 'strike' },
  target: { kind: 'nation', id: target },
});

const referee = 'referee';
/** The referee closes the orders, and the turn is resolved with dice that all show the same. */
const resolve = (sitting: Tell, faces: 'lowest' | 'highest'): void => {
  sitting.play({ type: 'close-orders', player: referee, force: true });
  sitting.playWith(faces, { type: 'resolve-turn', player: referee });
  for (let answers = 0; answers < 20 && sitting.match.state.phase === 'decisions'; answers++) sitting.take(sitting.match.actors()[0]!, 0);
  sitting.play({ type: 'open-orders', player: referee });
};

/** Games of Orbis Terrarum II played by hand. */
export const stories: readonly Story<OrbisTerrarum>[] = [
  {
    name: 'by hand: Francia and Gothia fight until there is peace',
    config: { ...config, turnLimit: 5 },
    tell(sitting) {
      distribute(sitting, flat);
      for (let turn = 1; turn < 5; turn++) {
        sitting.play(strike(ada, 'gothia'));
        if (turn > 1) sitting.play(strike(bo, 'francia'));
        endTurn(sitting);
      }
      sitting.play({ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'peace' }] });
      sitting.play({ type: 'accept-offer', player: 'bo', offer: sitting.match.state.offers[0]!.id });
      endTurn(sitting);
    },
  },
  {
    name: 'by hand: a conference adopts a pact',
    config: { ...config, turnLimit: 2, conferencePrestige: 16 },
    tell(sitting) {
      distribute(sitting, flat);
      const conference = 'conference-1';
      sitting.play({
        ...{ type: 'convene-conference', ...ada, topic: 'Paz', basis: { kind: 'prestige', id: null }, startTurn: 1 },
        ...{ invited: ['gothia', 'ostrogothia'], includeVassals: true, openFloor: false },
      });
      for (const seat of three) sitting.attempt({ type: 'attend-conference', ...seat, conference });
      sitting.play({
        ...{ type: 'present-proposal', ...ada, conference },
        motion: { kind: 'adopt', clauses: [{ kind: 'non-aggression' }], years: 5, penalty: null },
      });
      for (const seat of three) sitting.attempt({ type: 'rest-case', ...seat, conference });
      for (const seat of three)
        sitting.attempt({ type: 'cast-vote', ...seat, conference, item: `${conference}.1`, choice: seat === cy ? 'no' : 'yes' });
      endTurn(sitting);
      endTurn(sitting);
    },
  },
  {
    name: 'by hand: a council quarrels about its leader, and electors are named',
    config: { ...config, turnLimit: 8, organizationMin: 3 },
    tell(sitting) {
      distribute(sitting, flat);
      const { statute } = sitting.match.state.config.pack.statutes[0]!;
      const elected = { ...statute, leaderElection: 'electoral', electorate: 'renewed', electors: ['francia', 'gothia'], term: 3 } as const;
      for (const seat of three)
        sitting.attempt({ type: 'issue-declaration', ...seat, kind: 'commitment', text: 'One council.', statute: elected });
      endTurn(sitting);
      for (let turn = 2; turn < 8; turn++) {
        const [council] = sitting.match.state.organizations;
        if (council === undefined) break;
        const organization = council.id;
        for (const seat of three) {
          sitting.attempt({ type: 'vote-leader', ...seat, organization, candidate: 'francia' });
          sitting.attempt({ type: 'name-electors', player: seat.player, organization, electors: ['gothia', 'ostrogothia'] });
        }
        if (turn === 4) sitting.attempt({ type: 'disavow-leader', ...cy, organization, rival: 'gothia' });
        if (turn === 5) sitting.attempt({ type: 'recognise-leader', ...bo, organization, leader: 'gothia' });
        sitting.attempt({ type: 'petition-election', ...cy, organization });
        endTurn(sitting);
      }
      sitting.leaveTo(curious, 60);
    },
  },
  {
    name: 'by hand: somebody has grown too strong, and a total epoch begins',
    config: { ...config, turnLimit: 3, epochThreshold: 55, epochMode: 'total' },
    tell(sitting) {
      distribute(sitting, steep);
      endTurn(sitting);
      sitting.leaveTo(warlike);
    },
  },
  {
    name: 'by hand: a rising put down, a race, hordes on the move, and who was behind it all',
    config: { players: table(3), scopeModel: 'explicit', epochThreshold: 200, startWealth: 20 },
    tell(sitting) {
      const { match, play, attempt } = sitting;
      opening(sitting);
      const slot = { kind: 'main', id: '1' } as const;
      const [a, b, c] = match.state.config.players.map((player) => ({ player, nation: match.state.players[player]!.principal! })) as [
        Seat,
        Seat,
        Seat,
      ];
      const on = ({ nation }: Seat) => ({ target: { kind: 'nation', id: nation } }) as const;
      const { nations, regions } = match.state.config.pack;
      const march = (): void => {
        for (const { id: nation, kind } of nations)
          if (kind === 'horde') for (const { id: to } of regions) attempt({ type: 'move-horde', player: referee, nation, to });
      };
      play(rule({ do: 'rebellion', nation: a.nation, sponsor: b.nation }));
      for (const value of [5, -8]) play(rule({ do: 'modifier', nation: c.nation, target: 'MIL', value, years: 3, source: 'event' }));
      play({ type: 'submit-measure', ...a, slot, statistic: 'offensive', mode: 'suppress' });
      play({ type: 'submit-measure', ...b, slot, statistic: 'sabotage', mode: 'plunder', ...on(c), covert: true });
      march();
      resolve(sitting, 'lowest');
      play({ type: 'submit-measure', ...b, slot, statistic: 'sabotage', mode: 'plunder', ...on(c), covert: true });
      for (const seat of [a, c]) play({ type: 'submit-measure', ...seat, slot, statistic: 'commerce', mode: 'boost' });
      for (const { id, covert } of match.state.measures)
        if (!covert) play({ type: 'adjudicate-measure', player: referee, measure: id, ruling: { kind: 'contest', key: 'the race' } });
      march();
      resolve(sitting, 'highest');
      for (const seat of [a, c]) play({ type: 'submit-measure', ...seat, slot, statistic: 'commerce', mode: 'boost' });
      for (const { id } of match.state.measures)
        play({ type: 'adjudicate-measure', player: referee, measure: id, ruling: { kind: 'contest', key: 'the race' } });
      resolve(sitting, 'lowest');
      sitting.play({ type: 'close-game', player: referee, reason: 'Enough.' });
    },
  },
  {
    name: 'by hand: a world with a history, and what curious people make of it',
    config: { players: table(6), ...eventful, startYear: 777, actionLimitPerTurn: 100 },
    tell(sitting) {
      history(sitting);
      sitting.leaveTo(curious, 260);
      sitting.attempt({ type: 'close-game', player: 'referee', reason: 'Enough.' });
    },
  },
  {
    name: 'by hand: a world with a history, a referee, and war',
    config: { players: table(6), ...eventful, pack: crowdedWorld, actionLimitPerTurn: 100, rebellionGraceTurns: 1 },
    tell(sitting) {
      history(sitting);
      sitting.leaveTo(warlike, 260);
      sitting.attempt({ type: 'close-game', player: 'referee', reason: 'Peace.' });
    },
  },
];
