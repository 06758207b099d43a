import { replayRecordsOf } from './helpers/replaying.js';

replayRecordsOf('ojo-del-terror');
