// Makes the directory of a database, once; pglite.ts says why in a process of its own.
import { PGlite } from '@electric-sql/pglite';

const lite = await PGlite.create({ dataDir: process.argv[2] });
await lite.close();
process.exit(0);
