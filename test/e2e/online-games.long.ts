// Bots take minutes to end these: `E2E=whole npm run test:e2e` plays them too.
import { playedByTwoBrowsers } from './online-walk.js';

playedByTwoBrowsers([
  { game: 'genes-mactantes', preferred: ['commit', 'pass'] },
  { game: 'orbis-terrarum', preferred: ['ready', 'decide'], shorten: (form) => form.getByLabel(/^Turns/).fill('3') },
]);
