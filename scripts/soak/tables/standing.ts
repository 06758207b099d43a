import { E, type Game, type GameRecord, type GameTypes, recorded } from 'ludoteca';
import type { Entry, Journal } from 'ludoteca/host';
import type { Play, Table } from '../../../src/host/position.js';
import { folded } from '../../../src/host/table.js';

/** The steps that stand, the setup first. */
const stepsOf = (last: Play): Play[] => {
  const steps: Play[] = [];
  for (let play: Play | null = last; play !== null; play = play.before) steps.push(play);
  return steps.reverse();
};

/** What a journal says of a table, found out without any host: its steps, and the state to which they lead. */
export class Standing {
  readonly #game: Game<GameTypes>;
  readonly #journal: Journal;
  readonly #id: string;
  readonly #states = new WeakMap<Play, object>();
  readonly entries: Entry[] = [];
  #table: Table | null = null;

  constructor(game: Game<GameTypes>, journal: Journal, id: string) {
    this.#game = game;
    this.#journal = journal;
    this.#id = id;
  }

  /** Reads what was written since, and gives the state; what does not follow is thrown. */
  async read(): Promise<object> {
    for (const entry of await this.#journal.read(this.#id, this.entries.length, 100_000)) {
      this.entries.push(entry);
      this.#table = folded(this.#table, entry);
      if (this.#table === null) throw new Error(`entry ${entry.n} of the journal does not follow: ${JSON.stringify(entry.deed)}`);
    }
    return this.#stateAt(this.#table!.play);
  }

  /** Every event that stands, as this viewer may hear it. */
  heardBy(viewer: string | null): object[] {
    return this.#steps.flatMap(({ events }) => events.flatMap((event) => this.#game.witness(event as GameTypes['Event'], viewer) ?? []));
  }

  /** The game as a record, which whoever has the rules can play again. */
  get record(): GameRecord {
    const [setup, ...steps] = this.#steps;
    return {
      format: 'ludoteca/1',
      game: this.#game.id,
      config: this.#table!.config as GameTypes['Config'],
      setup: { rolls: setup!.rolls, seal: setup!.seal },
      steps: steps.map(({ action, rolls, seal }) => ({ action: action as GameTypes['Action'], rolls, seal })),
    };
  }

  get isAsking(): boolean {
    return this.#table?.request != null;
  }

  get #steps(): readonly Play[] {
    return stepsOf(this.#table!.play);
  }

  #stateAt(last: Play): object {
    for (const play of stepsOf(last)) {
      if (this.#states.has(play)) continue;
      const dice = recorded(play.rolls);
      const step =
        play.before === null
          ? this.#game.setup(this.#table!.config as GameTypes['Config'], dice)
          : this.#game.reduce(this.#states.get(play.before)!, play.action as GameTypes['Action'], dice);
      if (E.isLeft(step)) throw new Error(`what is written is refused: ${step.left[0].message}`);
      this.#states.set(play, step.right.state);
    }
    return this.#states.get(last)!;
  }
}
