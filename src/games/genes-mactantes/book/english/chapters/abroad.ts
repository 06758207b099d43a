import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { external } from '../tables.js';

export const abroad: Chapter<ClauseId> = {
  id: 'abroad',
  title: 'Orders abroad',
  blocks: [
    {
      kind: 'text',
      text: 'External orders are aimed at a living rival, and are void if the rival is out by the time you read them. Battle and Siege are in the chapter on war, and what you do to people in the next.',
      cites: ['GM-EXTN-01'],
    },
    external,
    { kind: 'heading', text: 'Espionage' },
    {
      kind: 'text',
      text: 'Copy technology is a test of Diplomacy against 12. Your Technology rises by 2; the other country loses nothing.',
      cites: ['GM-COPY-01'],
    },
    { kind: 'text', text: 'You may copy from anybody who has any Technology at all.', cites: ['GM-COPY-03', 'GM-COPY-02'], ruling: true },
    {
      kind: 'text',
      text: 'Create counterpower is a test of Diplomacy against 14. The other country’s Counterpower rises by 1, or begins.',
      cites: ['GM-CCOU-01'],
    },
    { kind: 'text', text: 'Strengthen counterpower adds 1 without a roll, where there is some already.', cites: ['GM-SCOU-01'] },
    {
      kind: 'text',
      text: 'Counterpower eats away at the Authority of the country, and helps the rebels if it comes to civil war. Only the country itself can bring it down again.',
      cites: ['GM-CPOW-01'],
    },
    {
      kind: 'text',
      text: 'Investigation is a test of Diplomacy against 13, and wins you a point of intel about the country.',
      cites: ['GM-INVE-01'],
    },
    {
      kind: 'text',
      text: 'Promote disaffection is a test of Diplomacy against 10. The other country loses 1 point of Authority.',
      cites: ['GM-DISA-01'],
    },
    {
      kind: 'text',
      text: 'Sabotage is a test of Diplomacy against 12. The other country has one action fewer next turn.',
      cites: ['GM-SABO-01'],
    },
    { kind: 'played', title: 'Well informed', text: 'Ada knows more about Bo’s country than Bo would like.', ...played['with-intel'] },
    { kind: 'heading', text: 'Raiding' },
    {
      kind: 'text',
      text: 'Incursion needs a patrol of yours on the rival’s land or right beside it.',
      cites: ['GM-INCU-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Test Militarism against 12. The rival has one action fewer next turn; no troops are lost, and the patrol stays where it is.',
      cites: ['GM-INCU-02'],
    },
    { kind: 'heading', text: 'When it goes wrong' },
    {
      kind: 'text',
      text: 'If a test abroad fails, those who helped in it are discovered, and the rival may capture or kill them. You need not send anybody; but without help the difficulties are high.',
      cites: ['GM-REPR-01'],
    },
  ],
};
