import { replayRecordsOf } from './helpers/replaying.js';

replayRecordsOf('genegrafter');
