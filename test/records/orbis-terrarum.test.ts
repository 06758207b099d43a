import { replayRecordsOf } from './helpers/replaying.js';

replayRecordsOf('orbis-terrarum');
