import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** A duel. */
export const duels: Chapter<ClauseId> = {
  id: 'duels',
  title: 'A duel',
  blocks: [
    {
      kind: 'text',
      text: 'Two characters face each other. Both sides lay cards, all of them are revealed, both roll, and the higher total wins.',
    },
    { kind: 'heading', text: 'Laying cards' },
    {
      kind: 'text',
      text: 'The attacking player begins, then you take turns. Each time you do one thing: lay an ability face down beside your character, spend a token, or pass.',
      cites: ['GG-DUEL-01', 'GG-DUEL-02'],
    },
    {
      kind: 'text',
      text: 'Any ability will do. It need not fit the powers or colours of your character, nor give dice in your role: a card that adds nothing may still bring a reroll, or make the other player nervous.',
      cites: ['GG-DUEL-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A token adds one die. As the attacker you spend attack tokens, as the defender defence tokens. Once spent they are gone, unless an event gives some back.',
      cites: ['GG-MARK-01', 'GG-MARK-02', 'GG-MARK-04'],
      ruling: true,
    },
    { kind: 'text', text: 'Lay and spend as much as you like and have, in any mixture.', cites: ['GG-DUEL-04', 'GG-MARK-03'] },
    {
      kind: 'text',
      text: 'It ends when both of you pass one after the other. If you pass and your opponent goes on, you may go on too.',
      cites: ['GG-DUEL-05'],
      ruling: true,
    },
    { kind: 'text', text: 'It also ends when neither of you has anything left to lay or to spend.', cites: ['GG-DUEL-06'] },
    { kind: 'heading', text: 'Revealing' },
    {
      kind: 'text',
      text: 'Now turn the cards up, those of both sides, in reverse: the one laid last is the first. Do what it says before you turn the next.',
      cites: ['GG-DUEL-07'],
    },
    {
      kind: 'text',
      text: 'That order matters. A card that cancels strikes the latest opposing card still face down, and whether your character has the power of a card is judged when it is turned up.',
      cites: ['GG-DUEL-08', 'GG-EFF-02'],
    },
    {
      kind: 'text',
      text: 'A cancelled card is turned up in its place like the others, but it gives nothing at all: no dice, no effect, no reroll.',
      cites: ['GG-EFF-03'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Jammed',
      text: 'Ada attacks with Ashfall and lays Annihilate first, Fire Lance later; Bo has put a Jam Signal between them. Fire Lance is revealed first and works. Jam Signal then strikes what still lies face down.',
      ...played['jammed-signal'],
    },
    { kind: 'heading', text: 'Counting dice' },
    {
      kind: 'text',
      text: 'The attacker adds up attack dice: those of the character, of the cards, of the tokens, and of all effects. The defender does the same with defence dice. Dice of the other kind are worth nothing in your role.',
      cites: ['GG-DUEL-09', 'GG-DUEL-10', 'GG-PROC-03'],
    },
    {
      kind: 'text',
      text: 'Many abilities name a power and print two numbers. A character that has the power adds the number beside the power, any other the plain one; never both. A character with Super Strength adds two dice with Super Punch, not three.',
      cites: ['GG-PROC-04'],
    },
    {
      kind: 'text',
      text: 'A character with Infinite Power has the power of every card, as far as cards are concerned.',
      cites: ['GG-PROC-06'],
    },
    {
      kind: 'text',
      text: 'Add everything up before you look at the result: it is never less than zero, and there is no upper limit. If there are too few dice of a colour, roll some of them twice and add.',
      cites: ['GG-PROC-01', 'GG-PROC-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'When the last card is revealed, the numbers of dice and of rerolls are settled for this duel.',
      cites: ['GG-PROC-08'],
    },
    { kind: 'heading', text: 'Rolling' },
    {
      kind: 'text',
      text: 'Both of you roll, the attacker first. Then the attacker may change dice, and after that the defender; the next chapter tells how. The higher total wins.',
      cites: ['GG-DUEL-11', 'GG-PROC-09'],
    },
    {
      kind: 'text',
      text: 'If the totals are equal, both of you roll all your dice once more, as many as before, and may change them again.',
      cites: ['GG-DUEL-12', 'GG-PROC-10'],
    },
    {
      kind: 'text',
      text: 'A side without any dice totals zero. If neither side has any, nobody loses. Nor does anybody lose if you have tied fifty times, which you are unlikely to see.',
      cites: ['GG-PROC-11', 'GG-DUEL-13'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'A whole duel',
      text: 'Ironroot has Super Strength and attacks with two dice; Super Punch and a token make five of it. Hoarfrost has Cryokinesis and defends with three; Ice Wall makes six of it. Each has a reroll, for a card in one of its own colours.',
      ...played['a-whole-duel'],
    },
  ],
};
