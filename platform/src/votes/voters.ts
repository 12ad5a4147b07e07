import { createHmac } from 'node:crypto';

/** `m:<member>` or `d:<device>` as votes keep them: hashes with the installation's key, which lead nobody back without it. */
export interface Voters {
  /** The same in every vote of the site: how a voter is found. Stays inside. */
  storedHash(site: number, who: string): Buffer;
  /** Of one vote alone, hex: stands in its ledger, and links nobody's ballots of two votes. */
  ledgerHash(site: number, vote: number, who: Buffer): string;
}

/** @param key `keys.sign` */
export function createVoters(key: string): Voters {
  const hash = (text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest();
  return {
    storedHash: (site, who) => hash(`voter/${site}/${who}`),
    ledgerHash: (site, vote, who) => hash(`ballot/${site}/${vote}/${who.toString('hex')}`).toString('hex'),
  };
}
