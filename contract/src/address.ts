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

/** Encoding our own client uses. The server merges query, form and JSON body for every operation (wire W9). */
export type Encoding = 'query' | 'form' | 'json' | 'multipart';

/** Part of an operation that its call needs. The client's build keeps nothing else of it: no page loads its schemas. */
export interface Address {
  /** The specification's own word, used at every layer. */
  readonly name: string;
  /** `base` where nothing is said. */
  readonly service?: Service;
  /** After the service's prefix, with a leading slash; `/` + name where nothing is said. */
  readonly path?: string;
  /** The method our client uses, GET where nothing is said; the server takes GET and POST alike (wire W9). */
  readonly method?: 'GET' | 'POST';
  readonly encoding?: Encoding;
}

/* @__NO_SIDE_EFFECTS__ */
export const completeAddress = ({ name, service = 'base', path = `/${name}`, method = 'GET' }: Address) =>
  ({ service, path, method }) as const;
