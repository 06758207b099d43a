import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const negotiation: Chapter<ClauseId> = {
  id: 'negotiation',
  title: 'Negotiation',
  blocks: [
    {
      kind: 'text',
      text: 'The order you will give most often is none at all: talk. It is free. From the crises to the resolution you may talk and trade at any moment, in turn or not, as long as nobody has a question to answer.',
      cites: ['GM-TRAD-01'],
    },
    {
      kind: 'text',
      text: 'Make an offer to one player: what you give and what you ask, up to six things on each side. Either may be nothing.',
      cites: ['GM-TRAD-02'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Free characters, the principal too, and captives you hold.' },
        { text: 'Troops, cities, and land without a city.' },
        { text: 'Passage over your land for one to three turns.', cites: ['GM-TRAD-10'] },
        { text: 'The end of a siege.' },
        { text: 'Points of intel, though not to or by the one they are about.', cites: ['GM-TRAD-11'] },
        { text: 'A look at your sheet, or the place of one of your characters. What you show is true.', cites: ['GM-TRAD-12'] },
        { text: 'Promises, which bind nobody.' },
      ],
    },
    { kind: 'text', text: 'Actions and characteristics are never for sale.', cites: ['GM-TRAD-03', 'GM-TRAD-04'] },
    {
      kind: 'text',
      text: 'If the other accepts, everything changes hands at once, or nothing does. Offers are between the two of you; only the goods are seen by all.',
      cites: ['GM-TRAD-05', 'GM-VIS-08'],
    },
    { kind: 'heading', text: 'What cannot be given' },
    {
      kind: 'text',
      text: 'What you do not have; a besieged city or its garrison, except to the besieger; troops in a stricken city; your last city; a character for whom the other has no room.',
      cites: ['GM-TRAD-06'],
    },
    { kind: 'heading', text: 'What becomes of it' },
    {
      kind: 'points',
      items: [
        { text: 'A character serves its new master where it stands.', cites: ['GM-TRAD-07'] },
        {
          text: 'A captive sold to its owner is home at once, and one sold to another moves to a new prison.',
          cites: ['GM-TRAD-07', 'GM-RELE-03'],
          ruling: true,
        },
        { text: 'Troops stay where they are. A garrison becomes an army, unless the city goes with it.', cites: ['GM-TRAD-08'] },
        { text: 'A city goes with its territory, walls and mark; what garrison you keep marches out.', cites: ['GM-TRAD-09'] },
        {
          text: 'A principal who is traded gives nobody a claim, and the next on your sheet takes over.',
          cites: ['GM-TRAD-16'],
          ruling: true,
        },
        { text: 'A besieged city may be surrendered to its besieger, and the siege is over.', cites: ['GM-TRAD-17'] },
      ],
    },
    {
      kind: 'text',
      text: 'Troops change hands first, then sieges are lifted, then comes the rest, so that it does not matter who proposes.',
      cites: ['GM-TRAD-14'],
      ruling: true,
    },
    { kind: 'played', title: 'A ransom', text: 'Bo holds Ada’s envoy, and Ada has soldiers to spare.', ...played['a-ransom'] },
    { kind: 'text', text: 'You may have one offer open to each player; it lapses with the turn.', cites: ['GM-TRAD-15', 'GM-CFG-14'] },
    {
      kind: 'text',
      text: 'You may also show your sheet, or where somebody is, for nothing, and say whatever you please to one or to all. It need not be true.',
      cites: ['GM-TRAD-13'],
    },
  ],
};
