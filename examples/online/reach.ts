import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Networks that exist within this machine alone: of containers and virtual machines. */
const isVirtual = (name: string): boolean => /^(docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|vEthernet)/.test(name);

const isLoopback = (address: string): boolean => address === 'localhost' || address === '::1' || /^(::ffff:)?127\./i.test(address);

const everywhere = (hostname: string): boolean => hostname === '0.0.0.0' || hostname === '::';

const site = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where a server that listens there can be reached from other machines of the network; what is likeliest to be meant comes first. */
export const reachedAt = (hostname: string, port: number, interfaces: () => Interfaces = networkInterfaces): readonly string[] => {
  if (isLoopback(hostname)) return [];
  if (!everywhere(hostname)) return [site(hostname, port)];
  const found = Object.entries(interfaces()).flatMap(([name, some]) =>
    (some ?? [])
      .filter(({ address, internal }) => isIPv4(address) && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, isVirtual: isVirtual(name) })),
  );
  return found.sort((a, b) => Number(a.isVirtual) - Number(b.isVirtual)).map(({ address }) => site(address, port));
};

/** Is it this machine itself that asks? Others have found the way, and need not know the network behind it. */
export const asksFromHere = (remote: string | undefined): boolean => remote !== undefined && isLoopback(remote);

/** What is said once tables are there: the address to hand on first. */
export const whereTablesAre = (hostname: string, port: number, addresses: readonly string[]): readonly string[] => {
  const here = site('localhost', port);
  const [first, ...more] = addresses;
  if (first === undefined) return [`Tables are at ${here}, on this machine alone.`];
  return [
    `Tables are at ${first}: this is the address that others in the network open.`,
    ...more.map((address) => `If they cannot reach it: ${address}`),
    ...(everywhere(hostname) ? [`On this machine also at ${here}`] : []),
  ];
};
