/** Address of an operation other than `GET base:/name`; a test compares these with the contract. */
export interface Address {
  readonly service: 'base' | 'nis' | 'amuc' | 'sso' | 'adv' | 'mvod' | 'mam';
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Encoding of a POST; a form by default. */
  readonly encoding?: 'json' | 'multipart';
  /** One of the calls that state 50 s (S§7). */
  readonly slow?: true;
  /** `enters`: its answer is a login · `leaves`: ends the login even if the call fails · `ends`: only after success. */
  readonly login?: 'enters' | 'leaves' | 'ends';
  /** The key of its answer is in the header `api-data` (wire D2). */
  readonly apiData?: true;
  /** Continues after the page is closed (keepalive). */
  readonly outlives?: true;
  /** Answers a picture, with its number in a header (wire g80). */
  readonly picture?: true;
  /** Answers a file to download. */
  readonly file?: true;
}

const addresses = new Map<string, Address>();

/** Declares an operation's address, once, beside its query. */
export function at(name: string, address: Address): string {
  addresses.set(name, address);
  return name;
}

export const addressOf = (name: string): Address =>
  addresses.get(name) ?? { service: 'base', path: `/${name}`, method: 'GET' };
