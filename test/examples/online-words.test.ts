import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { wordsOf } from '../../examples/online/database.js';

test('that nobody answers at a name with several addresses, such as localhost, is said in words', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const socket = connect({
    host: 'localhost',
    port: 1,
    autoSelectFamily: true,
    lookup: (_name, _options, found) => found(null, addresses),
  });
  const [error] = await once(socket, 'error').catch((thrown: unknown) => [thrown]);
  expect((error as Error).message).toBe('');
  expect(wordsOf(error)).toBe('connect ECONNREFUSED 127.0.0.1:1');
  expect(wordsOf(new Error('another'))).toBe('another');
});
