import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** For the referee. */
export const theReferee: Chapter<ClauseId> = {
  id: 'the-referee',
  title: 'For the referee',
  blocks: [
    {
      kind: 'text',
      text: 'You run the world, but you do not play against the players. For the Nations in your hands you act by the same rules and slots as anybody.',
      cites: ['OT-REF-14'],
    },
    { kind: 'heading', text: 'Ruling on measures' },
    {
      kind: 'points',
      items: [
        { text: 'Void: an Alien Space Bat. You may add a warning.', cites: ['OT-REF-02'] },
        {
          text: 'Impossible: as void, without blame. Neither is rolled, and its slot is free again while orders are open.',
          cites: ['OT-REF-04'],
        },
        { text: 'Trivial: too easy to need a roll. It succeeds slightly and costs no slot.', cites: ['OT-REF-03'], ruling: true },
        {
          text: 'Far or near: you set a scope. Undefended: the target does not resist. Something else: it does what you say. In contest: those you name cannot all succeed.',
          cites: ['OT-REF-02'],
        },
      ],
    },
    { kind: 'heading', text: 'Changing the world' },
    {
      kind: 'text',
      text: 'You may apply effects with a reason: modifiers, damage, land, Nations, hosts, rebellions. All have bounds, and either all of them happen or none.',
      cites: ['OT-REF-05', 'OT-REF-06'],
    },
    {
      kind: 'text',
      text: 'You offer opportunities, set scopes and the attributes of Nations without a player, mark who is active, and keep private notes.',
      cites: ['OT-REF-11'],
    },
    { kind: 'heading', text: 'Judging people' },
    { kind: 'text', text: 'Warn whoever plays unreasonably. After two warnings you may punish.', cites: ['OT-REF-08'] },
    {
      kind: 'text',
      text: 'Judge what words are worth: void a declaration without weight, say that a treaty was broken, excuse whoever was forced, and mend a penalty beyond reason.',
      cites: ['OT-REF-12'],
    },
    { kind: 'text', text: 'What waits for you waits until you decide; so decide soon.', cites: ['OT-REF-07'] },
  ],
};
