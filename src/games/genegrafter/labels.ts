import type { Labels } from '../../core/game.js';
import type { Genegrafter } from './index.js';
export const labels: Labels<Genegrafter> = { languages: ['en', 'fr'], name: (x) => x, action: (x) => x.type, event: (x) => x.type };
