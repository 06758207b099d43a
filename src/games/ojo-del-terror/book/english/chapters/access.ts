import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Which planets one can reach, and at what cost. */
export const access: Chapter<ClauseId> = {
  id: 'access',
  title: 'Where you can act',
  blocks: [
    {
      kind: 'text',
      text: 'You always have access to your own planets. Beyond them you reach every planet in a subsector where you hold one, and every planet in a subsector adjacent to it.',
      cites: ['ET-REACH-01', 'ET-REACH-03'],
    },
    {
      kind: 'text',
      text: 'One step, no more. A chain of subsectors does not help you, and neither does a corner.',
      cites: ['ET-REACH-06'],
    },
    { kind: 'text', text: 'If that step crosses the Boundary, what you do there costs double.', cites: ['ET-REACH-05'] },
    { kind: 'text', text: 'At the Gates of Cadia it does not: a step between a gate and the Eye costs single.', cites: ['ET-REACH-04'] },
    { kind: 'text', text: 'If several ways lead to a planet, you take the cheapest without having to say so.', cites: ['ET-REACH-07'] },
    {
      kind: 'text',
      text: 'You may choose the dear way all the same: write that you go across the Boundary, and pay double. Only those who want to open a Warp Portal will. You need a planet just over the Boundary from your target, and not behind a gate.',
      cites: ['ET-REACH-09', 'ET-INV-12'],
      ruling: true,
    },
    {
      kind: 'table',
      caption: 'What each order asks for',
      head: ['Order', 'What you need'],
      rows: [
        ['Invade', 'The planet is not yours, and you reach it'],
        ['Defend a planet', 'It is yours, or you reach it'],
        ['Defend a sector', 'You control the whole sector'],
        ['Cede or trade', 'The planet is yours'],
      ],
      cites: ['ET-REACH-03', 'ET-REACH-05', 'ET-DEF-02', 'ET-SEC-02', 'ET-CEDE-01'],
    },
    {
      kind: 'text',
      text: 'Without planets you reach nothing in this way. You raid instead, as a later chapter tells.',
      cites: ['ET-REACH-02'],
    },
  ],
};
