import { replayRecordsOf } from './helpers/replaying.js';

replayRecordsOf('som-el-que-decidim');
