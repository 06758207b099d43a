import type { Throw } from 'ludoteca';
import type { Action, Config, GenesMactantes } from 'ludoteca/genes-mactantes';
import { isRoundOfJourneys } from '../../../../src/games/genes-mactantes/queries/flow.js';
import { bargaining, quarrelling } from '../plans/genes-mactantes-hands.js';
import type { Sitting, Story } from '../taking/plan.js';
import { first, random, restless } from '../taking/players.js';
import { table } from '../taking/seats.js';

type Tell = Sitting<GenesMactantes>;

const config: Config = { players: table(2), orderMode: 'seating', events: false, length: { mode: 'turns', turns: 4 } };
const unit = (territory: string, kind: 'army' | 'garrison' = 'army') => ({ territory, kind }) as const;

const at = ({ match, play, attempt }: Tell) => {
  /** Nobody travels before orders are carried out. */
  const stay = (): void => {
    while (isRoundOfJourneys(match.state)) play({ type: 'pass', player: match.actors()[0]! });
  };
  return {
    declares: (player: string, scope: string, kind: string, written: object) =>
      play({ type: 'declare', player, scope, kind, written } as unknown as Action),
    /** An order is read; its means are named. */
    executes: (player: string, declaration: string, means: object, ...dice: Throw[]) => {
      stay();
      play({ type: 'execute', player, declaration, ...means } as Action, ...dice);
    },
    commit: (...dice: Throw[]) => {
      play({ type: 'commit', player: 'ada' });
      play({ type: 'commit', player: 'bo' }, ...dice);
    },
    /** Who has nothing to carry out is not waited for after the round of journeys. */
    passes: (player: string) => {
      stay();
      attempt({ type: 'pass', player });
    },
  };
};

/** Both have their countries, the usual ones. */
const founded = (sitting: Tell): void => {
  sitting.play({ type: 'pick-country', player: 'ada', country: 'aurenca' });
  sitting.take('ada', 0);
  sitting.take('bo', 0);
  sitting.take('ada', 1);
  sitting.take('bo', 0);
};

/** Games of Genes Mactantes played by hand. */
export const stories: readonly Story<GenesMactantes>[] = [
  {
    name: 'by hand: a march, a siege and the fall of a capital',
    config,
    tell(sitting) {
      const { declares, executes, commit, passes } = at(sitting);
      founded(sitting);
      declares('ada', 'internal', 'move-troops', {});
      declares('ada', 'internal', 'move-troops', {});
      commit();
      declares('ada', 'external', 'siege', { territory: 'b1' });
      declares('ada', 'external', 'battle', { opponent: 'bo' });
      commit(9, 3);
      executes('ada', '1', { from: unit('a1', 'garrison'), to: unit('b7'), amount: 24 });
      passes('bo');
      executes('ada', '2', { from: unit('b7'), to: unit('b1'), amount: 24 });
      executes('ada', '3', { base: 'b1' }, 6);
      executes('ada', '4', { territory: 'b1', objective: 'assault', units: [unit('b1')] });
      sitting.play({ type: 'defend-battle', player: 'bo', units: [], characters: [] }, 5, 8);
      sitting.leaveTo(random());
    },
  },
  {
    name: 'by hand: a weak government falls to rebels from abroad',
    config,
    tell(sitting) {
      const { declares, executes, commit, passes } = at(sitting);
      sitting.play({ type: 'pick-country', player: 'ada', country: 'aurenca' });
      const [usual] = sitting.match.legalActions('ada');
      const characteristics = { authority: 2, diplomacy: 5, militarism: 5, technology: 5 };
      sitting.play({ ...usual, characteristics, armyPoints: 5 } as Action);
      sitting.take('bo', 0);
      sitting.take('ada', 0);
      sitting.take('bo', 1);
      declares('bo', 'internal', 'move-troops', {});
      commit();
      commit();
      executes('bo', '1', { amount: 9, from: unit('b1', 'garrison'), to: unit('a7') });
      passes('ada');
      sitting.play({ type: 'face-crisis', player: 'ada', characteristic: 'authority', characters: ['person-1'] });
      sitting.play({ type: 'support-crisis', player: 'bo', characters: [] }, 2);
      declares('ada', 'internal', 'civil-war', {});
      commit();
      declares('bo', 'external', 'support-rebellion', { target: 'ada' });
      commit();
      passes('bo');
      executes('ada', '1', { characters: [], authorityCharacters: [] });
      sitting.play({ type: 'commit-rebels', player: 'bo', units: [unit('a7')], characters: [] }, 1, 9, 3);
      sitting.leaveTo(random());
    },
  },
  {
    name: 'by hand: promises, proofs and withdrawn orders, then war',
    config: { ...config, players: table(3), earlyVictory: false, maxOffersPerTurn: 6 },
    tell(sitting) {
      const { declares } = at(sitting);
      sitting.leaveTo(random(), ({ turn, step }) => turn === 1 && step === 'declare-internal');
      declares('ada', 'internal', 'move-troops', {});
      const [order] = sitting.match.state.sheets['ada']!;
      sitting.play({ type: 'announce', player: 'ada', to: 'all', text: 'I come in peace.' });
      sitting.play({ type: 'withdraw', player: 'ada', declaration: order!.id });
      sitting.play({ type: 'disclose', player: 'ada', to: 'bo', what: 'sheet' });
      const promise = [{ item: 'promise', text: 'peace' }] as const;
      for (const to of ['bo', 'cy'])
        sitting.play({ type: 'propose-trade', player: 'ada', to, give: promise, take: promise, note: 'a word' });
      const [toBo, toCy] = sitting.match.state.offers;
      sitting.play({ type: 'accept-trade', player: 'bo', offer: toBo!.id });
      sitting.play({ type: 'reject-trade', player: 'cy', offer: toCy!.id });
      sitting.play({
        type: 'propose-trade',
        player: 'bo',
        to: 'cy',
        give: [{ item: 'passage', turns: 2 }],
        take: [{ item: 'reveal-sheet' }],
      });
      sitting.play({ type: 'cancel-trade', player: 'bo', offer: sitting.match.state.offers.at(-1)!.id });
      sitting.leaveTo(first(bargaining, quarrelling, restless({ oneIn: 3 })), 300);
    },
  },
];
