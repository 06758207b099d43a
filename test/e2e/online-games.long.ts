// One game goes over the server with every change, and bots take minutes to end the last two of these: `E2E=whole npm run test:e2e` plays them all.
import { playedByTwoBrowsers } from './online-walk.js';

playedByTwoBrowsers([
  { game: 'ojo-del-terror', preferred: ['commit-orders'], shorten: (form) => form.getByLabel('Turns').fill('2') },
  { game: 'som-el-que-decidim', preferred: ['stop', 'end-cohesion', 'pay'] },
  { game: 'genes-mactantes', preferred: ['commit', 'pass'] },
  { game: 'orbis-terrarum', preferred: ['ready', 'decide'], shorten: (form) => form.getByLabel(/^Turns/).fill('3') },
]);
