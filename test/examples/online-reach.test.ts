import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { asksFromHere, reachedAt, whereTablesAre } from '../../examples/online/reach.js';

const at = (address: string, internal = false): NetworkInterfaceInfo[] => [{ address, internal } as NetworkInterfaceInfo];

const network = () => ({
  lo: at('127.0.0.1', true),
  docker0: at('172.17.0.1'),
  wlan0: [...at('192.168.1.5'), ...at('fe80::1')],
  eth0: at('169.254.3.4'),
  tun0: at('10.8.0.2'),
});

test('a server that listens everywhere is reached by the addresses of the network, those of containers last', () => {
  const addresses = ['http://192.168.1.5:8080', 'http://10.8.0.2:8080', 'http://172.17.0.1:8080'];
  expect(reachedAt('0.0.0.0', 8080, network)).toEqual(addresses);
  expect(reachedAt('::', 8080, network)).toEqual(addresses);
  expect(reachedAt('0.0.0.0', 8080, () => ({ lo: at('127.0.0.1', true) }))).toEqual([]);
});

test('one that listens at one address is reached there, and by nobody where that is of this machine alone', () => {
  expect(reachedAt('192.168.1.5', 80, network)).toEqual(['http://192.168.1.5:80']);
  expect(reachedAt('fd00::2', 80, network)).toEqual(['http://[fd00::2]:80']);
  for (const here of ['127.0.0.1', 'localhost', '::1']) expect(reachedAt(here, 80, network)).toEqual([]);
});

test('who asks from this machine is told from others', () => {
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(asksFromHere(here)).toBe(true);
  for (const there of ['192.168.1.6', '::ffff:10.0.0.1', undefined]) expect(asksFromHere(there)).toBe(false);
});

test('the address that others open is said first', () => {
  expect(whereTablesAre('0.0.0.0', 8080, ['http://192.168.1.5:8080', 'http://10.8.0.2:8080'])).toEqual([
    'Tables are at http://192.168.1.5:8080: this is the address that others in the network open.',
    'If they cannot reach it: http://10.8.0.2:8080',
    'On this machine also at http://localhost:8080',
  ]);
  expect(whereTablesAre('192.168.1.5', 80, ['http://192.168.1.5:80'])).toHaveLength(1);
  expect(whereTablesAre('127.0.0.1', 8080, [])).toEqual(['Tables are at http://localhost:8080, on this machine alone.']);
});
