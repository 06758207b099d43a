import { type Dice, followedBy, given, type Odds, odds, totalOf } from 'ludoteca';

const faces = 6;

/** Risk: the highest dice of both sides meet, then the second highest; the defender wins ties. How many armies each side loses: `0:2`. */
export const risk = (attacker: 1 | 2 | 3, defender: 1 | 2): Odds<string> =>
  odds((dice) => {
    const thrown = (count: number, why: string): number[] => [...dice.pool(count, faces, why)].sort((a, b) => b - a);
    const [attack, defence] = [thrown(attacker, 'attack'), thrown(defender, 'defence')];
    const pairs = defence.slice(0, attack.length);
    const lost = pairs.filter((die, i) => attack[i]! > die).length;
    return `${pairs.length - lost}:${lost}`;
  });

/** The most dice of one face that there are after a throw, where so many of one face were kept and the others are thrown. */
const mostAlike = (kept: number): Odds<number> =>
  odds((dice: Dice) => {
    const hand = [...dice.pool(5 - kept, faces, 'what was not kept'), ...Array.from({ length: kept }, () => faces)];
    return Math.max(...hand.map((face) => hand.filter((other) => other === face).length));
  });

/** Yahtzee: how many of five dice show one face after so many throws by somebody who wants all of them to. */
export const yahtzee = (throws: number): Odds<number> =>
  throws === 1 ? mostAlike(0) : followedBy(yahtzee(throws - 1), (alike) => mostAlike(alike));

/** Craps: 7 and 11 win at once, 2, 3 and 12 lose; any other number must come again before a 7 does, however long that takes. */
export const craps = (): Odds<'won' | 'lost'> => {
  const total = odds((dice) => totalOf(dice.pool(2, faces, 'two dice')));
  const certain = (isWon: boolean): Odds<'won' | 'lost'> => odds(() => (isWon ? 'won' : 'lost'));
  return followedBy(total, (point) => {
    if ([2, 3, 7, 11, 12].includes(point)) return certain(point === 7 || point === 11);
    const last = given(total, (next) => next === point || next === 7);
    return followedBy(last, (next) => certain(next === point));
  });
};
