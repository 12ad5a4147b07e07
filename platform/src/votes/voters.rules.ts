import { createHmac } from 'node:crypto';

/** Stored forms of `m:<member>` or `d:<device>`: hashes with the installation's key, not reversible without it. */
export interface Voters {
  /** Equal in every vote of the site; used to find a voter. Never published. */
  storedHash(site: number, who: string): Buffer;
  /** Different in every vote, hex: published in its ledger without linking ballots of two votes. */
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
