import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';

/** What a player keeps beside the board. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'Your turn' },
  {
    kind: 'steps',
    items: [
      {
        text: 'Draw three ordinary cards. Events and DNA cards are carried out and replaced.',
        cites: ['GG-DRAW-01', 'GG-DRAW-02', 'GG-DRAW-03'],
      },
      { text: 'Play up to three characters, one at least if you can, and one gear.', cites: ['GG-PLAY-01', 'GG-PLAY-02', 'GG-GEAR-01'] },
      { text: 'Fight: each opponent once, each character once, no tired ones.', cites: ['GG-ATT-04', 'GG-ATT-05', 'GG-ATT-11'] },
      { text: 'Discard down to eight.', cites: ['GG-DISC-01'] },
    ],
  },
  { kind: 'heading', text: 'A duel' },
  {
    kind: 'steps',
    items: [
      { text: 'The attacker sends a character; the defender names one.', cites: ['GG-ATT-06', 'GG-DEF-01'] },
      {
        text: 'In turns, attacker first: lay an ability face down, spend a token, or pass. Two passes in a row end it.',
        cites: ['GG-DUEL-01', 'GG-DUEL-05', 'GG-MARK-01'],
      },
      { text: 'Reveal, the last card first.', cites: ['GG-DUEL-07'] },
      {
        text: 'Add up dice: character, cards, tokens, effects. With its power a card gives the number beside the power instead.',
        cites: ['GG-DUEL-09', 'GG-DUEL-10', 'GG-PROC-04'],
      },
      {
        text: 'Roll. Attacker, then defender: one reroll for each card of your own in a colour of your character; the better face stays.',
        cites: ['GG-DICE-01', 'GG-DICE-04', 'GG-DICE-05'],
      },
      { text: 'The higher total wins; on a tie roll everything again.', cites: ['GG-DUEL-11', 'GG-DUEL-12'] },
      {
        text: 'The loser is wounded; a wounded loser goes to the winner’s gene pool with all its grafts.',
        cites: ['GG-DUEL-14', 'GG-DUEL-15', 'GG-PROC-17'],
      },
    ],
  },
  { kind: 'text', text: 'No character to defend with: each attack costs one life.', cites: ['GG-DIR-01'] },
  { kind: 'heading', text: 'The special die' },
  {
    kind: 'points',
    items: [
      { text: '1: a character of your gene pool enters play.', cites: ['GG-SPEC-04'] },
      { text: '2: an opponent discards a card.', cites: ['GG-SPEC-06'] },
      { text: '3: draw a card.', cites: ['GG-SPEC-07'] },
      { text: '4: graft a character of your gene pool.', cites: ['GG-SPEC-08'] },
      { text: '5: Infinite Power for a character.', cites: ['GG-SPEC-09'] },
      { text: '6: one of these, at your choice.', cites: ['GG-SPEC-10'] },
    ],
  },
  { kind: 'text', text: 'Once in a game, in anybody’s turn.', cites: ['GG-SPEC-01', 'GG-SPEC-02'] },
  { kind: 'heading', text: 'Grafts' },
  {
    kind: 'text',
    text: 'With the first DNA card each player may graft one character, with the second two, with the third three, from hand or gene pool. The host gains powers and colours, no dice.',
    cites: ['GG-GRAFT-03', 'GG-GRAFT-05', 'GG-GRAFT-07', 'GG-GRAFT-08'],
  },
  { kind: 'heading', text: 'The end' },
  {
    kind: 'text',
    text: 'After the turn of the third DNA card everybody has one more. Then count markers: gene pool, characters in play, grafts. Ties: life, then a die. Without life you are out; the last one left wins at once.',
    cites: ['GG-OVER-01', 'GG-OVER-02', 'GG-OVER-10', 'GG-SCORE-06', 'GG-SCORE-07', 'GG-SCORE-08'],
  },
];
