import { readFileSync } from 'node:fs';

/** What is written in a file of JSON. Windows may set a mark of the byte order before it, which is no part of that. */
export const jsonIn = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as unknown;
