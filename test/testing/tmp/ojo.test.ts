import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';

const promises = conformance(ojoDelTerror, {
  configs: [
    { players: ['ada', 'bo'] },
    { players: ['ada', 'bo', 'cy'], referee: 'present', turns: 3 },
  ],
  simultaneous: (_, first, second) => ![first, second].some(({ type }) => type === 'close-orders'),
  secrets: { sheets: (s) => s.sheets, verdicts: (s) => s.verdicts },
});
for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
