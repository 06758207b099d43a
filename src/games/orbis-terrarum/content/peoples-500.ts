import type { PackNation } from '../types/pack.js';
import { horde, state } from './nation-entries.js';

/** The Nations of the year 500, in nation order. [OT-CONT-08] */
export const nations: readonly PackNation[] = [
  state('francia', 'Francia', ['belgica', 'neustria'], 'belgica', ['germanic', 'nicene'], ['MIL', 'GES'], { playable: true }),
  state('gothia', 'Gothia', ['aquitania', 'tarraco'], 'tarraco', ['germanic', 'arian'], ['ADM', 'LEA'], { playable: true }),
  state('ostrogothia', 'Ostrogothia', ['padania', 'tuscia'], 'padania', ['germanic', 'arian'], ['CLT', 'TCN'], { playable: true }),
  state('vandalia', 'Vandalia', ['numidia', 'proconsularis'], 'proconsularis', ['germanic', 'arian'], ['AUX', 'INT'], { playable: true }),
  state('romania', 'Romania', ['thracia', 'bithynia'], 'thracia', ['greek', 'nicene'], ['ECN', 'PRS'], { playable: true }),
  state('burgundia', 'Burgundia', ['lugdunum', 'sapaudia'], 'lugdunum', ['germanic', 'arian'], ['CLT', 'LEA'], { playable: true }),
  state('britonia', 'Britonia', ['cambria', 'anglia'], 'cambria', ['celtic', 'nicene'], ['AUX', 'LEA'], { playable: true }),
  state('suebia', 'Suebia', ['gallaecia', 'lusitania'], 'gallaecia', ['germanic', 'arian'], ['MIL', 'INT'], { playable: true }),
  state('saxonia', 'Saxonia', ['saxonia-vetus'], 'saxonia-vetus', ['germanic', 'pagan'], ['AUX', 'GES']),
  state('thuringia', 'Thuringia', ['thuringia-silva'], 'thuringia-silva', ['germanic', 'pagan'], ['MIL', 'LEA']),
  state('gepidia', 'Gepidia', ['pannonia'], 'pannonia', ['germanic', 'arian'], ['MIL', 'TCN']),
  state('ghassania', 'Ghassania', ['syria'], 'syria', ['semitic', 'miaphysite'], ['ECN', 'INT']),
  state('persia', 'Persia', ['mesopotamia', 'persis'], 'mesopotamia', ['persian', 'zoroastrian'], ['ADM', 'PRS']),
  state('armenia', 'Armenia', ['armenia-maior'], 'armenia-maior', ['armenian', 'miaphysite'], ['CLT', 'LEA'], { patron: 'persia' }),
  state('iberia', 'Iberia', ['iberia-caucasia'], 'iberia-caucasia', ['caucasian', 'nicene'], ['AUX', 'LEA'], { patron: 'armenia' }),
  state('aegyptus', 'Aegyptus', ['nilus'], 'nilus', ['coptic', 'miaphysite'], ['ECN', 'TCN']),
  state('axumia', 'Axumia', ['aethiopia', 'himyar'], 'aethiopia', ['aksumite', 'miaphysite'], ['ECN', 'PRS']),
  horde('lombardia', 'Lombardia', 'bohemia', ['germanic', 'arian'], ['MIL', 'LEA']),
  horde('bulgaria', 'Bulgaria', 'moesia', ['steppe', 'pagan'], ['MIL', 'GES']),
  horde('avaria', 'Avaria', 'sarmatia', ['steppe', 'pagan'], ['MIL', 'PRS']),
];
