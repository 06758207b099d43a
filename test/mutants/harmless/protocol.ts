import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {};
