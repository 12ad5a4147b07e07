import type { Service } from './address';
import type { Operation } from './operation';

export interface ServicePlace {
  /** Path under which the platform serves it; its configured address ends with it. */
  readonly prefix: string;
  /** Further prefixes that answer the same. */
  readonly aliases: readonly string[];
  /** Key of its address in the configuration's `xyApi` (or `analytics`). */
  readonly addressKey: string;
  /** Path between the service's address and the operation's path: amuc lives under the base address. */
  readonly beneath: string;
}

/** The default context path of the base service; a sibling family of installations uses another one (wire W1). */
export const CONTEXT_PATH = '/app_if';

/** Wire W1. */
export const services: Readonly<Record<Service, ServicePlace>> = {
  base: { prefix: CONTEXT_PATH, aliases: [], addressKey: 'baseUrl', beneath: '' },
  amuc: {
    prefix: `${CONTEXT_PATH}/amuc/api`,
    aliases: ['/amuc/api'],
    addressKey: 'baseUrl',
    beneath: '/amuc/api',
  },
  sso: { prefix: '/sso-app/api', aliases: [], addressKey: 'SSOUrl', beneath: '' },
  adv: { prefix: '/adv-appif-server', aliases: [], addressKey: 'advUrl', beneath: '' },
  nis: { prefix: '/nis/api', aliases: [], addressKey: 'nisUrl', beneath: '' },
  mvod: { prefix: '/mvod/api', aliases: [], addressKey: 'mVodUrl', beneath: '' },
  mam: { prefix: '/mam/api', aliases: [], addressKey: 'mamUrl', beneath: '' },
  minio: { prefix: '/minio', aliases: [], addressKey: 'minIOUrl', beneath: '' },
  analytics: { prefix: '/record', aliases: [], addressKey: 'analyticsUrl', beneath: '' },
  bigdata: { prefix: '/bigdata', aliases: [], addressKey: 'bigDataUrl', beneath: '' },
};

/**
 * Every path an operation answers on, the usual one first.
 * @param contextPath what stands in place of `/app_if` on this installation.
 */
export function pathsOf(
  operation: Pick<Operation, 'service' | 'path' | 'also'>,
  contextPath = CONTEXT_PATH,
): string[] {
  return [operation, ...(operation.also ?? [])].flatMap(({ service, path }) => {
    const { prefix, aliases } = services[service];
    return [prefix, ...aliases].map((place) => place.replace(CONTEXT_PATH, contextPath) + path);
  });
}

export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

/**
 * The address our client calls.
 * @param addresses the configured address of each key (each ends with its service's prefix, without a slash after it).
 */
export function addressOf(
  operation: Pick<Operation, 'service' | 'path'>,
  addresses: Readonly<Record<string, string | undefined>>,
): string {
  const { addressKey, beneath, prefix } = services[operation.service];
  const address = withoutEndSlashes(addresses[addressKey] ?? '');
  return (address ? address + beneath : prefix) + operation.path;
}
