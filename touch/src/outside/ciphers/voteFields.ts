import type { VoteCheck, VoteRecord } from '@contract/votes';
import { sm4Encrypt } from './sm4';

/** Of getConfig; both empty where the site has no ciphers. */
export interface VoteKeys {
  readonly encryptKey: string;
  readonly iv: string;
}

export interface PlainVote {
  readonly record: VoteRecord;
  readonly device: string;
  /** Where the site asks for a picture's text. */
  readonly check?: VoteCheck | undefined;
}

/** The three fields of recordVoteCountAndLog as they travel (wire D7); plain where the site has no key. */
export function encryptVoteFields(
  { encryptKey, iv }: VoteKeys,
  { record, device, check }: PlainVote,
): { afsData: string; device: string; data: string } {
  const enciphered = (text: string) =>
    text === '' || encryptKey === '' ? text : sm4Encrypt(encryptKey, iv, text);
  return {
    afsData: enciphered(check ? JSON.stringify(check) : ''),
    device: enciphered(device),
    data: enciphered(JSON.stringify(record)),
  };
}
