import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The half of an IPv6 address that belongs to one household: within it, addresses cost nothing. */
const household = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const [front, back] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

const plain = (address: string): string => {
  const short = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(short) ? household(short) : short;
};

/** Whose budget a request is charged to. Behind so many proxies of one's own, each of which appends whom it has it from, the one the first was asked by. */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return plain(own);
  const header = request.headers['x-forwarded-for'];
  const told = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((address) => address.trim());
  return plain(told.at(-proxies) || own);
};

/** May a page from there speak to this server? What is no browser says nothing of its origin, and needs no leave: there are no cookies to abuse. */
export const isWelcome = (request: IncomingMessage, origins: readonly string[]): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
