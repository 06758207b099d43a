import { type Dice, pick } from 'ludoteca';
import type { Command } from 'ludoteca/client';
import { mangledAtRandom } from '../../../src/testing/mangle.js';
import type { Guest, Sitting } from './sitting.js';

/** Something that happens at a table: what, and a number from which all chance in it follows. */
export interface TableDeed {
  readonly kind: 'act' | 'hostile' | 'cut' | 'wait' | 'take-back' | 'redo' | 'ask' | 'answer' | 'query' | 'host';
  readonly lot: number;
}

/** Does something, and mostly waits until it is done; now and then the next thing happens while it is on its way. */
const command = async (sitting: Sitting, { store }: Guest, what: Command, dice: Dice): Promise<void> => {
  void store.command(what);
  if (dice.roll(4, 'wait?') > 1) await sitting.settled();
};

const someGuest = ({ guests }: Sitting, dice: Dice): Guest => pick(dice, guests, 'who');

const momentsOf = ({ store }: Guest): number => store.getSnapshot().from + store.getSnapshot().moments.length;

/** What somebody might say to a host. */
const words = async ({ game, standing }: Sitting, dice: Dice): Promise<object[]> => {
  const state = await standing.read();
  const [player] = game.actors(state);
  const action = player === undefined ? undefined : game.randomAction(state, player, dice);
  const id = `h${dice.roll(1000, 'id')}`;
  return [
    { kind: 'act', id, action: action ?? {}, since: dice.roll(20, 'since') },
    { kind: 'form', id, type: player === undefined ? 'x' : (game.open(state, player)[0] ?? 'x'), answers: {} },
    { kind: 'answers', id, action: action ?? {} },
    { kind: 'look', id, at: dice.roll(20, 'when') },
    { kind: 'past', id, before: dice.roll(20, 'when') },
    { kind: 'take-back', id, to: dice.roll(20, 'when') },
    { kind: 'ask', id, what: { kind: 'take-back', to: dice.roll(20, 'when') } },
    { kind: 'seat', id, seat: player ?? 'x', driver: { kind: 'bot', bot: 'x' } },
  ];
};

/** Each makes something happen. */
export const tableDeeds: Readonly<Record<TableDeed['kind'], (sitting: Sitting, dice: Dice) => Promise<void>>> = {
  async act(sitting, dice) {
    const { game, standing, guests } = sitting;
    const state = await standing.read();
    const actors = game.actors(state);
    if (actors.length === 0) return;
    const player = pick(dice, actors, 'who');
    const action = game.randomAction(state, player, dice);
    const guest = guests.find(({ seat }) => seat === player);
    if (action === undefined || guest === undefined) return;
    const since = dice.roll(8, 'as of an older picture?') === 1 ? { since: Math.max(0, momentsOf(guest) - 1) } : {};
    await command(sitting, guest, { kind: 'act', action, ...since }, dice);
  },

  /** Somebody comes with a token of somebody else’s, or one of nobody’s, and says what should not be said. */
  async hostile(sitting, dice) {
    const { hosts, table, guests } = sitting;
    const seated = guests.filter(({ seat }) => seat !== null);
    const { token } = pick(dice, seated, 'whose token');
    const wire = hosts.at(-1)!.connect({ send: () => {}, waiting: 0, close: () => {} });
    const hello = { kind: 'hello', protocol: 1, table, token };
    wire.receive(dice.roll(3, 'a decent hello?') === 1 ? mangledAtRandom(hello, dice) : hello);
    await sitting.settled();
    for (const word of await words(sitting, dice)) {
      const said = mangledAtRandom(word, dice);
      wire.receive(dice.roll(2, 'as text?') === 1 && typeof said === 'object' ? textOf(said) : said);
    }
    await sitting.settled();
    if (dice.roll(2, 'go?') === 1) wire.closed();
    sitting.backAgain();
    await sitting.settled();
  },

  async cut(sitting, dice) {
    someGuest(sitting, dice).cut(dice.roll(3, 'asleep?') === 1);
    if (dice.roll(2, 'come back?') === 1) await sitting.time.pass(300 + dice.roll(1000, 'how long'));
  },

  wait: ({ time }, dice) => time.pass(dice.roll(3000, 'how long')),

  async 'take-back'(sitting, dice) {
    const guest = someGuest(sitting, dice);
    await command(sitting, guest, { kind: 'take-back', to: guest.store.getSnapshot().canTakeBack ?? 0 }, dice);
  },

  redo: (sitting, dice) => command(sitting, someGuest(sitting, dice), { kind: 'redo' }, dice),

  async ask(sitting, dice) {
    const guest = someGuest(sitting, dice);
    const to = Math.max(0, momentsOf(guest) - dice.roll(4, 'how far back'));
    await command(sitting, guest, { kind: 'ask', what: dice.roll(4, 'again?') === 1 ? { kind: 'redo' } : { kind: 'take-back', to } }, dice);
  },

  /** Everybody who is asked says yes, and seldom somebody no. */
  async answer(sitting, dice) {
    for (const guest of sitting.guests) await command(sitting, guest, { kind: 'answer', yes: dice.roll(8, 'yes?') > 1 }, dice);
  },

  async query(sitting, dice) {
    const { store } = someGuest(sitting, dice);
    const count = dice.roll(20, 'when');
    void store.offers();
    void store.look(count);
    void store.past(count);
    await sitting.settled();
  },

  /** One more host; an older one closes, or lives on without knowing. */
  async host(sitting, dice) {
    await sitting.addHost(`${dice.roll(1e9, 'its dice')}`);
    if (dice.roll(2, 'close?') === 1) {
      const [old] = sitting.hosts.splice(0, 1);
      await old!.close();
    }
    await sitting.settled();
  },
};

/** What can be written as text; whatever cannot is said as nothing. */
const textOf = (said: unknown): string => {
  try {
    return JSON.stringify(said) ?? '';
  } catch {
    return '';
  }
};
