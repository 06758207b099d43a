/** `npm run online:build` makes what `npm run online` starts: the page, and the server as plain JavaScript. */
import { buildPage, buildServer } from './building.js';

console.log('Building the page and the server…');
await Promise.all([buildPage(), buildServer()]);
