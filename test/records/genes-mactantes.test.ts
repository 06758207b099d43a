import { replayRecordsOf } from './helpers/replaying.js';

replayRecordsOf('genes-mactantes');
