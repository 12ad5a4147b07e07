import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { forbidden, refused } from './refused';

/** All addresses of a host name, as text. */
export type Resolver = (host: string) => Promise<string[]>;

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

export const systemResolver: Resolver = async (host) =>
  (await systemLookup(host, { all: true })).map((one) => one.address);

/** Global unicast; everything else of version 6 is local, mapped, translated or not given out. */
const GLOBAL_6 = ipaddr.parseCIDR('2000::/3');

/** true for addresses of the public internet only: no private, loopback, link-local, shared, mapped, translated or reserved one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) {
    return false;
  }
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_6));
}

/**
 * The addresses a host may be reached at. One address that is not public refuses the host: its name answers differently
 * to different askers.
 * @throws refused(…)
 */
export async function publicAddresses(host: string, resolve: Resolver): Promise<HostAddress[]> {
  const found = await addressesOf(host, resolve);
  const inside = found.find(({ address }) => !isPublicAddress(address));
  if (inside !== undefined) {
    throw forbidden(`${host} leads to ${inside.address}, which is not on the public internet`);
  }
  return found;
}

/** Of a name or of an address written out, unchecked. @throws refused(…) where it has none. */
export async function addressesOf(host: string, resolve: Resolver): Promise<HostAddress[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  const found = isIP(literal) === 0 ? await resolved(host, resolve) : [literal];
  return found.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}

async function resolved(host: string, resolve: Resolver): Promise<string[]> {
  const found = await resolve(host).catch((error: unknown) => {
    throw refused(`${host} has no address`, error);
  });
  if (found.length === 0) {
    throw refused(`${host} has no address`);
  }
  return found;
}
