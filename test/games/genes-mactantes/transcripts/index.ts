import { scripted, type Throw } from 'ludoteca';
import type { Action, Config, GenesMactantes, Order, State } from 'ludoteca/genes-mactantes';
import { accepted, type ScriptLine, transcript } from 'ludoteca/testing';
import { spokenGame as game } from '../helpers/spoken.js';

/** A game that is written while it is played: what is not given is the nth thing listed. */
class Author {
  readonly lines: ScriptLine<GenesMactantes>[] = [];
  state: State;
  readonly config: Config;
  constructor(config: Config) {
    this.config = config;
    this.state = accepted(game.setup(config, scripted([]))).state;
  }
  go(given: Action, ...dice: Throw[]): void {
    const action = accepted(game.decodeAction(given, given.player)); // its keys in the order in which a transcript reads them back
    this.lines.push([action, ...dice]);
    this.state = accepted(game.reduce(this.state, action, scripted(dice))).state;
  }
  take(player: string, nth: number): void {
    this.go(game.legalActions(this.state, player)[nth]!);
  }
  declares(player: string, order: Order): void {
    this.go({ type: 'declare', player, ...order } as Action);
  }
  /** Nobody travels. */
  passes(): void {
    while (this.state.slot?.round === 1) this.go({ type: 'pass', player: this.state.slot.player });
  }
  commits(...dice: Throw[]): void {
    const [first, second] = this.config.players;
    this.go({ type: 'commit', player: first! });
    this.go({ type: 'commit', player: second! }, ...dice);
  }
  text(title: string, language: 'en' | 'ca'): string {
    return transcript(game, { title, language, config: this.config, script: this.lines });
  }
}

const config: Config = { players: ['ada', 'bo'], orderMode: 'seating', events: false, length: { mode: 'turns', turns: 2 } };

const capital = (): string => {
  const play = new Author(config);
  play.go({ type: 'pick-country', player: 'ada', country: 'aurenca' });
  play.take('ada', 0);
  play.take('bo', 0);
  play.take('ada', 1);
  play.take('bo', 0);
  play.declares('ada', { scope: 'internal', kind: 'move-troops', written: {} });
  play.declares('ada', { scope: 'internal', kind: 'move-troops', written: {} });
  play.commits();
  play.declares('ada', { scope: 'external', kind: 'siege', written: { territory: 'b1' } });
  play.declares('ada', { scope: 'external', kind: 'battle', written: { opponent: 'bo' } });
  play.commits(9, 3);
  play.passes();
  const garrison = { territory: 'a1', kind: 'garrison' } as const;
  const army = (territory: string) => ({ territory, kind: 'army' }) as const;
  play.go({ type: 'execute', player: 'ada', declaration: '1', from: garrison, to: army('b7'), amount: 24 });
  play.go({ type: 'execute', player: 'ada', declaration: '2', from: army('b7'), to: army('b1'), amount: 24 });
  play.go({ type: 'execute', player: 'ada', declaration: '3', base: 'b1' }, 6);
  play.go({ type: 'execute', player: 'ada', declaration: '4', territory: 'b1', objective: 'assault', units: [army('b1')] });
  play.go({ type: 'defend-battle', player: 'bo', units: [], characters: [] }, 5, 8);
  return play.text('Ada marches on the capital of bo, besieges it and takes it.', 'ca');
};

const civilWar = (): string => {
  const play = new Author(config);
  play.go({ type: 'pick-country', player: 'ada', country: 'aurenca' });
  const sheet = game.legalActions(play.state, 'ada')[0]!;
  const weak = { authority: 2, diplomacy: 5, militarism: 5, technology: 5 };
  play.go({ ...sheet, characteristics: weak, armyPoints: 5 } as Action);
  play.take('bo', 0);
  play.take('ada', 0);
  play.take('bo', 1);
  play.declares('bo', { scope: 'internal', kind: 'move-troops', written: {} });
  play.commits();
  play.commits();
  play.passes();
  play.go({
    ...{ type: 'execute', player: 'bo', declaration: '1', amount: 9 },
    ...{ from: { territory: 'b1', kind: 'garrison' }, to: { territory: 'a7', kind: 'army' } },
  } as Action);
  play.go({ type: 'face-crisis', player: 'ada', characteristic: 'authority', characters: ['person-1'] });
  play.go({ type: 'support-crisis', player: 'bo', characters: [] }, 2);
  play.declares('ada', { scope: 'internal', kind: 'civil-war', written: {} });
  play.commits();
  play.declares('bo', { scope: 'external', kind: 'support-rebellion', written: { target: 'ada' } });
  play.commits();
  play.passes();
  play.go({ type: 'execute', player: 'ada', declaration: '1', characters: [], authorityCharacters: [] });
  play.go({ type: 'commit-rebels', player: 'bo', units: [{ territory: 'a7', kind: 'army' }], characters: [] }, 1, 9);
  play.go({ type: 'react', player: 'bo', mode: 'decline' }, 3);
  return play.text('A weak government has no answer to a crisis; its neighbour helps the rebels.', 'en');
};

/** Every golden game by name. */
export const transcripts: Readonly<Record<string, () => string>> = {
  'one-turn-by-points': () =>
    transcript(game, {
      title: 'One turn at random, decided by points.',
      config: { players: ['ada', 'bo'], relevance: 'small', length: { mode: 'turns', turns: 1 } },
      seed: 4,
    }),
  'the-capital-falls': capital,
  'a-civil-war': civilWar,
};
