import type { Genegrafter } from 'ludoteca/genegrafter';
import type { Example } from '../../../../scripts/book/played.js';
import { actor } from '../helpers/orders.js';
import { begin, type Scene } from '../helpers/scenes.js';

const ada = actor('Ada');
const bo = actor('Bo');

/** Ada against Bo, on Ada’s turn. */
const table = (scene: Scene) => () => begin({ players: ['Ada', 'Bo'], ...scene });

/** The same on Bo’s turn, which is over at once. */
const endOfBosTurn = (scene: Scene) => table({ active: 'Bo', ...scene });

/** What the rulebooks show: played by script, and told as it was played. */
export const examples: readonly Example<Genegrafter>[] = [
  {
    id: 'the-draw',
    state: table({
      inPlay: { Bo: [{ card: 'ironroot', wounded: true }] },
      deck: ['mind-lash', 'field-hospital', 'kestrel', 'dna-1', 'super-punch'],
    }),
    actions: [ada.endMain(), bo.graft('kestrel', 'hand', 'ironroot')],
    viewer: 'Bo',
  },
  {
    id: 'no-defender-left',
    state: table({ inPlay: { Ada: ['kestrel', 'livewire', 'undertow'], Bo: [{ card: 'hush', wounded: true }] } }),
    actions: [ada.battle('Bo', 'kestrel', 'livewire', 'undertow'), bo.defend('hush')],
    dice: [5, 4, 3, 2],
  },
  {
    id: 'jammed-signal',
    state: table({ inPlay: { Ada: ['ashfall'], Bo: ['ironroot'] }, hands: { Ada: ['annihilate', 'fire-lance'], Bo: ['jam-signal'] } }),
    actions: [
      ada.battle('Bo', 'ashfall'),
      bo.defend('ironroot'),
      ada.ability('annihilate'),
      bo.ability('jam-signal'),
      ada.ability('fire-lance'),
      ada.reroll(4),
    ],
    dice: [6, 3, 2, 5, 1, 4, 6, 5, 4],
  },
  {
    id: 'a-whole-duel',
    state: table({
      inPlay: { Ada: ['ironroot'], Bo: ['hoarfrost'] },
      hands: { Ada: ['super-punch'], Bo: ['ice-wall'] },
      markers: { Ada: [1, 0] },
    }),
    actions: [
      ada.battle('Bo', 'ironroot'),
      bo.defend('hoarfrost'),
      ada.ability('super-punch'),
      bo.ability('ice-wall'),
      ada.token('attack'),
      ada.reroll(3),
      bo.reroll(0),
    ],
    dice: [4, 2, 6, 1, 3, 1, 3, 2, 4, 1, 5, 3, 3, 5, 5, 2, 3, 1, 6, 1, 2, 2, 3, 1],
  },
  {
    id: 'lucky-shot-waits',
    state: table({
      inPlay: { Ada: ['kestrel', 'livewire'], Bo: ['blinkstep'] },
      hands: { Ada: ['mind-lash', 'lucky-shot'], Bo: ['blink-away'] },
    }),
    actions: [
      ada.battle('Bo', 'kestrel', 'livewire'),
      bo.defend('blinkstep'),
      ada.ability('mind-lash'),
      bo.ability('blink-away'),
      ada.ability('lucky-shot'),
      bo.defend('blinkstep'),
      ada.effect(0, 'Ada', 1, 6),
    ],
    dice: [2, 1, 5, 1, 1],
  },
  {
    id: 'a-stack-is-taken',
    state: table({ inPlay: { Ada: [{ card: 'nullpoint', wounded: true, grafts: ['murmur', 'oracle-seven'] }], Bo: ['ironroot'] } }),
    actions: [ada.battle('Bo', 'nullpoint'), bo.defend('ironroot')],
    dice: [1, 2, 2, 4, 5, 2],
  },
  {
    id: 'second-dna',
    state: endOfBosTurn({
      inPlay: { Ada: ['ironroot'] },
      hands: { Ada: ['kestrel'] },
      pools: { Ada: ['ashfall'] },
      dnaTable: ['dna-1'],
      deck: ['dna-2', 'foresight', 'hurl-debris', 'overload'],
    }),
    actions: [bo.endMain(), ada.graft('kestrel', 'hand', 'ironroot'), ada.graft('ashfall', 'genePool', 'ironroot')],
    viewer: 'Ada',
    board: true,
  },
  {
    id: 'a-recall',
    state: table({ inPlay: { Ada: ['kestrel'] }, pools: { Bo: ['livewire'] }, specialDice: ['Bo'] }),
    actions: [ada.battle('Bo', 'kestrel'), bo.special(), bo.defend('livewire')],
    dice: [1, 3, 2, 6, 4],
  },
  {
    id: 'one-die-decides',
    state: table({
      inPlay: { Ada: [{ card: 'ironroot', grafts: ['ashfall'] }, 'paragon-nine'], Bo: ['undertow', 'oracle-seven'] },
      pools: { Ada: ['kestrel', 'chimera'], Bo: ['nullpoint', 'murmur', 'daybreak'] },
      life: { Ada: 4, Bo: 4 },
      finalTurns: [],
    }),
    actions: [ada.endMain()],
    dice: [3, 3, 2, 5],
    board: true,
  },
];
