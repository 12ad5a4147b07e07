/** Where an operation stands when it is not `GET base:/name`; a test holds these against the contract. */
export interface Address {
  readonly service: 'base' | 'nis' | 'amuc' | 'sso' | 'adv' | 'mvod';
  readonly path: string;
  readonly method: 'GET' | 'POST';
}

const addresses = new Map<string, Address>();

/** Says where an operation stands, once, beside its query. */
export function at(name: string, address: Address): string {
  addresses.set(name, address);
  return name;
}

export const addressOf = (name: string): Address =>
  addresses.get(name) ?? { service: 'base', path: `/${name}`, method: 'GET' };
