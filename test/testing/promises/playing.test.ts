import { E } from 'ludoteca';
import { conformance } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { answering, type Bids, type Breach, broken, short, testBreaches, there } from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';
import { thrownBy } from '../helpers/thrown.js';

/** A game that promises tables of other sizes. */
const forPlayers = (min: number, max: number): Bids => ({ ...sealedBids, players: { min, max } });
/** A game that refuses tables of so many, as it refuses one where nobody sits. */
const closedTo = (...seats: readonly number[]): Bids => ({
  ...sealedBids,
  setup: (config, dice) => sealedBids.setup(seats.includes(config.players.length) ? { ...config, players: [] } : config, dice),
});
const two = 'Two to six different players take part, for 1 to 9 lots.';
const elsewhere = { players: ['ada', 'bo', 'cy'], lots: 1 };

/** A game that refuses what it offers. */
const fickle = answering('reduce', () => E.left([{ code: 'no', clause: 'SB-BID-01', message: 'Not now.' }]) as never);
const why = `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a legal action was refused: Not now. Asked once more, nothing stands against it: a check answers the same whenever it is asked.`;

const breaches: readonly Breach[] = [
  ['refuses what it offers', 'playable', fickle, why],
  [
    'fails where it is set up',
    'playable',
    answering('setup', () => {
      throw new Error('Oh.');
    }),
    `${there}, setup: Oh.`,
  ],
  ['is tried from no configuration', 'playable', sealedBids, 'sealed-bids: there is no configuration to play from.', { configs: [] }],
  ['is tried with no games', 'playable', sealedBids, 'sealed-bids: with these `games`, none is played.', { games: 0 }],
  [
    'has a configuration for fewer players than it promises',
    'tables',
    forPlayers(3, 6),
    'sealed-bids: there is a configuration for 2 players, where `players` promises 3 to 6.',
    { configs: [elsewhere, short.configs[0]!] },
  ],
  [
    'has a configuration for one player where it promises more',
    'tables',
    forPlayers(2, 6),
    'sealed-bids: there is a configuration for 1 player, where `players` promises 2 to 6.',
    { configs: [{ ...elsewhere, players: ['ada'] }] },
  ],
  [
    'has a configuration for more players than it promises',
    'tables',
    forPlayers(2, 2),
    'sealed-bids: there is a configuration for 3 players, where `players` promises 2 to 2.',
    { configs: [short.configs[0]!, elsewhere] },
  ],
  [
    'accepts no table of the fewest',
    'tables',
    forPlayers(1, 6),
    `sealed-bids, a table of 1: \`players\` promises it, and none is accepted: ${two}`,
  ],
  [
    'accepts no table of the most',
    'tables',
    closedTo(6),
    `sealed-bids, a table of 6: \`players\` promises it, and none is accepted: ${two}`,
  ],
  ['accepts those, and none between', 'tables', closedTo(3, 4, 5), null],
  [
    'accepts a table of the most from one of its configurations',
    'tables',
    {
      ...sealedBids,
      setup: (config, dice) =>
        sealedBids.setup(config.players.length === 6 && config.lots !== 2 ? { ...config, players: [] } : config, dice),
    },
    null,
    { configs: [elsewhere, short.configs[0]!] },
  ],
  [
    'accepts a table of the most where nothing else is said',
    'tables',
    {
      ...sealedBids,
      setup: (config, dice) =>
        sealedBids.setup(
          config.players.length < 6 ? config : 'lots' in config ? { ...config, players: [] } : { ...(config as typeof elsewhere), lots: 1 },
          dice,
        ),
    },
    null,
  ],
  [
    'fails at a table of its sizes',
    'tables',
    {
      ...sealedBids,
      setup: (config, dice) => {
        if (config.players.length === 6) throw new Error(`no chair for ${config.players.slice(2).join(', ')}`);
        return sealedBids.setup(config, dice);
      },
    },
    'sealed-bids, a table of 6: no chair for player-3, player-4, player-5, player-6',
  ],
];

testBreaches(breaches);

test('a game whose configurations name no players is asked for no table', () => {
  const team = { ...sealedBids, setup: () => expect.fail() } as never as Bids;
  for (const players of [undefined, 4]) expect(broken(team, 'tables', { ...short, configs: [{ lots: 1, players } as never] })).toBe(null);
  expect(broken(team, 'tables', { ...short, configs: ['ada' as never, null as never] })).toBe(null);
});

test('where random games cannot be played, one promise is told why, and the others that they are not tried for it', () => {
  let setups = 0;
  const counted: Bids = {
    ...fickle,
    setup: (config, dice) => {
      setups++;
      return fickle.setup(config, dice);
    },
  };
  const messages = new Map(conformance(counted, short).map(({ id, run }) => [id, thrownBy(run)]));
  expect(messages.get('playable')).toBe(why);
  expect(messages.get('deterministic')).toBe(`Not tried, for the random games cannot be played: ${why}`);
  expect([...messages.values()].filter((message) => message === why)).toHaveLength(1);
  expect(messages.get('tables')).toBe(null);
  // They are played once, and the tables set up.
  expect(setups).toBeLessThan(10);
});
