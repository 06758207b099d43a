import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { options as chart } from '../options.js';

export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'Options',
  blocks: [
    { kind: 'text', text: 'Agree on these before you begin. What you do not mention stays as it is.' },
    chart,
    { kind: 'heading', text: 'Games without a last turn' },
    {
      kind: 'text',
      text: 'You may play for conditions: until somebody has all capitals or all principals, or is alone, however long that takes. If you like, name a turn in which the points decide after all.',
      cites: ['GM-END-04', 'GM-CFG-15'],
    },
    { kind: 'heading', text: 'What some of them mean' },
    {
      kind: 'points',
      items: [
        {
          text: 'Rounding: the thirds and halves of the formulas may be rounded up, or to the nearest, instead of down.',
          cites: ['GM-CFG-06'],
        },
        { text: 'Terrain: in mountains or forest the defending side of a battle has 1 more.', cites: ['GM-CFG-09'] },
        {
          text: 'Muster: before a civil war is fought, the government must pass a test of Militarism against 12, or there is no battle this turn.',
          cites: ['GM-CIVW-09'],
        },
        { text: 'Lead: technology can be copied only from who has more of it.', cites: ['GM-COPY-02'] },
        { text: 'Open characters: nobody can hide, and everybody knows where everybody is.', cites: ['GM-CFG-11'] },
        { text: 'Foreign support: you may rule out asking others for help in a crisis.', cites: ['GM-CFG-12'] },
        {
          text: 'Mixed victory: a rival counts as beaten whether you hold its capital or have a claim on its principal.',
          cites: ['GM-VICT-05'],
        },
      ],
    },
    { kind: 'heading', text: 'A region of your own' },
    { kind: 'text', text: 'A map for your table must be fit to play.', cites: ['GM-BOARD-06', 'GM-CFG-02'] },
    {
      kind: 'points',
      items: [
        {
          text: 'Every territory has a sign of its own, and there are at least three on land for each of you, 200 at most.',
          cites: ['GM-MAPV-01', 'GM-MAPV-02'],
        },
        { text: 'Only land has features, and only those that the game knows.', cites: ['GM-MAPV-03'] },
        { text: 'An edge joins two different places, and two places by one edge only.', cites: ['GM-MAPV-04'] },
        { text: 'One can get from everywhere to everywhere without a cliff.', cites: ['GM-MAPV-05'] },
        {
          text: 'There are as many countries as players; every piece of land is in exactly one of them, and no sea is.',
          cites: ['GM-MAPV-06', 'GM-MAPV-07', 'GM-MAPV-08'],
        },
        { text: 'A country has three territories on land or more.', cites: ['GM-MAPV-09'] },
        {
          text: 'It has exactly three cities, in three different territories of its own, each with a name that no other city has.',
          cites: ['GM-MAPV-10', 'GM-MAPV-11', 'GM-MAPV-12'],
        },
      ],
    },
    { kind: 'heading', text: 'Disasters of your own' },
    {
      kind: 'text',
      text: 'You may play with other disasters, if each has a sign of its own and at least one can strike anywhere.',
      cites: ['GM-KIND-02'],
    },
  ],
};
