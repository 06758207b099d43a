import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const war: Chapter<ClauseId> = {
  id: 'war',
  title: 'War',
  blocks: [
    { kind: 'heading', text: 'Moving troops' },
    {
      kind: 'text',
      text: 'Transfer of troops takes points from one of your units to one place, where they join a unit or form one. As garrison they need a city of your own; as an army or patrol they may stand anywhere. To change a unit’s kind where it stands is a transfer too.',
      cites: ['GM-MOVT-01', 'GM-MOVT-03', 'GM-MOVT-04'],
    },
    {
      kind: 'text',
      text: 'Troops march as far as you like in one order, over land and sea, but not over cliffs. They may pass seas, your own land, nobody’s land without a city, and the land of those who have granted you passage. Any other land is only where a march ends; so it takes you two orders to reach the second territory behind a border.',
      cites: ['GM-MARC-01', 'GM-MARC-02', 'GM-MARC-04'],
      ruling: true,
    },
    { kind: 'text', text: 'Other people’s troops bar no road.', cites: ['GM-MARC-03'], ruling: true },
    {
      kind: 'text',
      text: 'Garrisons under siege cannot leave, nothing joins them, and troops in a stricken city stay put. A transfer never changes the size of your Army.',
      cites: ['GM-MOVT-02', 'GM-MOVT-05'],
    },
    { kind: 'heading', text: 'Battles' },
    {
      kind: 'text',
      text: 'Write a battle against a rival. It is internal if you fight on your own land, or sally against whoever besieges you; anywhere else it is external. Abroad you may also write it against a particular city, or against cities that are nobody’s.',
      cites: ['GM-BATT-01', 'GM-BATT-03', 'GM-BATT-08'],
    },
    {
      kind: 'text',
      text: 'When you read it, name the place and the units that fight, each of them whole, and your helpers.',
      cites: ['GM-BATT-02'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'In the field you meet the enemy’s armies and patrols in that place, or if there are none, the garrison of its city. You fight with what you have there; a garrison besieged from there may sally out.',
          cites: ['GM-BATT-04', 'GM-BPRO-02'],
        },
        {
          text: 'An assault is fought for a city you besiege, with the armies and patrols before it and at the base of your siege. The garrison defends, and the enemy’s field troops there may.',
          cites: ['GM-BATT-05', 'GM-BPRO-02', 'GM-WIND-02'],
        },
      ],
    },
    { kind: 'text', text: 'If you cannot fight anywhere as it is written, the order is void.', cites: ['GM-BATT-06'] },
    {
      kind: 'text',
      text: 'Others with field troops in that place, or at the base of an assault, must take sides with all of them, or stay out. Garrisons of third players stay behind their walls.',
      cites: ['GM-BPRO-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Each side rolls a die and adds its leader’s Militarism, all its points that fight, and the Militarism of its active characters. Allies bring troops and people, but neither a die nor their Militarism.',
      cites: ['GM-BPRO-04', 'GM-BPRO-05'],
    },
    {
      kind: 'text',
      text: 'Walls add 2 for a city that is assaulted, and for a garrison that is attacked alone. Who comes out to fight has left them behind.',
      cites: ['GM-BPRO-06'],
    },
    {
      kind: 'text',
      text: 'A battle is won like a contest. The loser loses the difference in points of troops, at least 1; the winner loses none. If nobody wins, nobody loses.',
      cites: ['GM-BPRO-01', 'GM-BPRO-07', 'GM-BPRO-08'],
    },
    { kind: 'text', text: 'Allies share a loss point by point, the leader first.', cites: ['GM-BPRO-09'], ruling: true },
    { kind: 'text', text: 'Everybody stays where they are, and may fight again.', cites: ['GM-BPRO-10'] },
    {
      kind: 'text',
      text: 'A battle won against the totals, by a 1 or a 10, costs the loser a point and exposes its helpers; but it takes no city and breaks no siege. Only a decisive one does, won with the higher total.',
      cites: ['GM-BPRO-13'],
      ruling: true,
    },
    { kind: 'heading', text: 'Sieges' },
    { kind: 'text', text: 'Siege is written against a city that is not yours.', cites: ['GM-SIEG-01'] },
    {
      kind: 'text',
      text: 'You need an army at a base: in the territory of the city, or on a sea beside it. A patrol will not do. One player at a time besieges a city.',
      cites: ['GM-SIEG-02', 'GM-SIEG-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Test Militarism against 10, or 12 if the city has walls. Its master has one action fewer next turn, and nobody gets out or in: not the garrison, not recruits, not characters, except your own.',
      cites: ['GM-SIEG-03', 'GM-SIEG-04', 'GM-SIEG-06', 'GM-SIEG-07'],
    },
    {
      kind: 'text',
      text: 'The besieged may sally, defend themselves and act where they are, but not be sent home.',
      cites: ['GM-SIEG-08'],
    },
    {
      kind: 'text',
      text: 'The siege stays until something ends it. Lay it again in a later turn and it costs another action; the same city never costs two in a turn.',
      cites: ['GM-SIEG-04', 'GM-SIEG-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'It ends if you have no army left at the base, if you are clearly beaten there or before the city, if you lift it, which you may do in your turn for nothing, or if the city changes hands.',
      cites: ['GM-SIEG-09', 'GM-LIFT-01'],
    },
    { kind: 'heading', text: 'Taking a city' },
    {
      kind: 'text',
      text: 'A city falls by force in one way only: besiege it, then win a decisive assault on it.',
      cites: ['GM-CONQ-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'City and territory are yours at once, walls, mark of capital and all. Your troops that fought are its garrison; those of allies stay where they were.',
      cites: ['GM-CONQ-02', 'GM-CONQ-03'],
    },
    {
      kind: 'text',
      text: 'What is left of the old garrison goes to its owner’s nearest city not under siege; if there is none, into the field on the nearest land; else it is disbanded. Field troops and free people stay in the territory.',
      cites: ['GM-RETR-01', 'GM-RETR-02', 'GM-CONQ-04'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'The capital falls',
      text: 'Ada has marched ten points to the walls of Bo’s capital. On the map a city stands in round brackets, a walled one in square brackets, and a capital has a star; g, A and p are garrison, army and patrol with their points, and > leads to the neighbours.',
      ...played['siege-and-assault'],
    },
    {
      kind: 'text',
      text: 'An empty city is not an open one: its die, its country’s Militarism and its walls still defend it.',
      cites: ['GM-BPRO-11'],
    },
    {
      kind: 'text',
      text: 'Cities that are nobody’s have a garrison at most, and no Militarism; if they fall, it is disbanded.',
      cites: ['GM-BPRO-12', 'GM-RETR-03'],
    },
  ],
};
