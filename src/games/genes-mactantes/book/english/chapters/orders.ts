import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const orders: Chapter<ClauseId> = {
  id: 'orders',
  title: 'Writing and reading orders',
  blocks: [
    { kind: 'heading', text: 'Writing' },
    {
      kind: 'text',
      text: 'First everybody writes internal orders, then everybody writes external ones. They share one number of actions, so think of what you mean to do abroad before you spend everything at home.',
      cites: ['GM-DECL-01', 'GM-DECL-02'],
    },
    {
      kind: 'text',
      text: 'Write what you do, and at whom or what it is aimed. How you do it, with which troops, which people, which point of intel, you need not know before you do it.',
      cites: ['GM-DECL-04'],
    },
    {
      kind: 'text',
      text: 'You may write what is not possible yet: a siege, say, by an army that is still on its way. You may write less than you could, but what is left over is lost. Each order costs an action, whatever comes of it.',
      cites: ['GM-DECL-03', 'GM-DECL-08'],
    },
    {
      kind: 'text',
      text: 'What stands on your sheet, and how much, nobody sees. You may say what you have written, or lie about it, or show it; you never have to.',
      cites: ['GM-VIS-02', 'GM-DECL-10'],
    },
    {
      kind: 'text',
      text: 'Until you close your sheet you may strike things out again. Once you have closed it, it is closed, though you may go on talking. When all have closed the internal orders, the external ones begin; when all have closed those, the resolution.',
      cites: ['GM-DECL-05', 'GM-DECL-06', 'GM-FLOW-07'],
    },
    {
      kind: 'text',
      text: 'If you have written all your actions at home you still sit there with pencil and paper while the others write theirs, so that nobody knows. Only who has no action at all this turn is left out. Nobody has to hurry: what one writes does not touch another.',
      cites: ['GM-FLOW-04', 'GM-FLOW-06'],
    },
    { kind: 'heading', text: 'Reading' },
    {
      kind: 'text',
      text: 'The highest Authority goes first, then the next. Who is equal rolls the die. This order holds for the whole resolution, even if Authority changes.',
      cites: ['GM-INIT-01', 'GM-FLOW-08'],
    },
    { kind: 'text', text: 'If several are equal they roll until all are apart, the higher first.', cites: ['GM-INIT-02'], ruling: true },
    {
      kind: 'text',
      text: 'The first round is for journeys and whatever else is free. No order is read in it, so that everybody can move or hide before the first blow falls.',
      cites: ['GM-FLOW-18'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'From the second round on you choose one order of your sheet, whichever you like, internal or external, read it aloud and carry it out. Then the next player does. In each turn you may first do what is free: journeys, letting captives go, lifting sieges.',
      cites: ['GM-FLOW-09', 'GM-FLOW-10', 'GM-EXEC-01'],
    },
    {
      kind: 'text',
      text: 'What you have written you must do. You pass only if nothing is left, or in the first round. If you alone have orders left, you read them one after another. When nobody has any, the resolution is over.',
      cites: ['GM-FLOW-11', 'GM-FLOW-12', 'GM-FLOW-13', 'GM-EXEC-05'],
    },
    { kind: 'heading', text: 'When an order comes to nothing' },
    {
      kind: 'text',
      text: 'The world may have changed since you wrote. If an order has become impossible by what you can know, it is void: lost, without a roll. If only something hidden stands in its way, a person who is not where you thought, that shows when you have named your means.',
      cites: ['GM-EXEC-02', 'GM-EXEC-04'],
    },
    { kind: 'text', text: 'But if you merely name the wrong means, you are told so and try again.', cites: ['GM-EXEC-03'] },
    { kind: 'heading', text: 'Questions' },
    {
      kind: 'text',
      text: 'Many orders ask something of another player: who defends, who takes sides, who takes revenge. While somebody is asked, everything waits for the answer. If one question leads to another, the last one is answered first.',
      cites: ['GM-FLOW-02', 'GM-FLOW-03'],
    },
  ],
};
