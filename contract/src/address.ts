/** A service of the platform; its path prefix and configuration key stand in `services.ts` (wire W1). */
export type Service =
  | 'base'
  | 'amuc'
  | 'sso'
  | 'adv'
  | 'nis'
  | 'mvod'
  | 'mam'
  | 'minio'
  | 'analytics'
  | 'bigdata';

/** A service our own client calls. */
export type CalledService = Exclude<Service, 'analytics' | 'bigdata'>;

/**
 * Address of an operation. The client's calls import it without the operation's schemas: each file of `addresses/` belongs to
 * one file of `touch/src/api`, so that a page loads no address it does not call.
 */
export interface Address {
  /** The specification's own word, used at every layer. */
  readonly name: string;
  /** `base` where nothing is said. */
  readonly service?: CalledService;
  /** After the service's prefix, with a leading slash; `/` + name where nothing is said. */
  readonly path?: string;
  /** The method our client uses, GET where nothing is said; the server takes GET and POST alike (wire W9). */
  readonly method?: 'GET' | 'POST';
  /** Of a POST that is no form. */
  readonly encoding?: 'json' | 'multipart';
}

/* @__NO_SIDE_EFFECTS__ */
export const completeAddress = ({ name, service = 'base', path = `/${name}`, method = 'GET' }: Address) =>
  ({ service, path, method }) as const;
