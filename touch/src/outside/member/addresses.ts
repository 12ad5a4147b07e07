import { completeAddress, type Address as OperationAddress, type Service } from '@contract/address';

/** Traits of a call beyond its address. */
export interface CallTraits {
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

export interface Address extends CallTraits, Pick<OperationAddress, 'encoding'> {
  readonly service: Service;
  readonly path: string;
  readonly method: 'GET' | 'POST';
}

const addresses = new Map<string, Address>();

/**
 * Makes the address of an operation known to its calls. Operations at `GET base:/name` need none.
 * @returns the operation's name
 */
export function at(address: OperationAddress, traits?: CallTraits): string {
  addresses.set(address.name, { ...address, ...completeAddress(address), ...traits });
  return address.name;
}

export const addressOf = (name: string): Address => addresses.get(name) ?? completeAddress({ name });
