import { isUtf8 } from 'node:buffer';
import { ENCRYPT_DATA_MAX, takesCiphers } from '@contract/enciphering';
import { commonSpellings } from '@contract/fields';
import { CIPHER_API_VERSION } from '@contract/limits';
import type { Operation } from '@contract/operation';
import { bind, oauthLogin, thirdLogin } from '@contract/sso';
import { networkOf, type Rate, RateLimit } from '@platform/limits/rateLimit';
import { type Parameters, textOf } from '@platform/wire/parameters';
import { decipherFailed, tooLarge, tooMany } from '@platform/wire/refusals';
import { beginsLikeObject, parseFlatObject } from './flatObject';
import { type OpenSm2, sm2Opener } from './sm2';

/** Wire D5: how far the caller's clock may be off. */
const WINDOW_MS = 600_000;
/** Deciphering one takes a millisecond and more: a fifth of a processor at most, and no address takes all of it. */
const IN_ALL: Rate = { capacity: 400, perSecond: 200 };
const FROM_ADDRESS: Rate = { capacity: 150, perSecond: 50 };
const ADDRESSES = 20_000;
/** Digits of an enciphered oid or unionid. */
const MAX_IDENTITY_DIGITS = 2_192;
const thirdPartyLogins: ReadonlySet<Operation> = new Set<Operation>([thirdLogin, oauthLogin, bind]);

/** Deciphers a call's parameters. @throws Refusal −1, 413 too large, 429 beyond the rate */
export type Decipher = (sent: Parameters, address: string) => Parameters;

/** Decides for an operation, once, how the parameters of its calls are deciphered. */
export interface Deciphering {
  /** The contents of `encryptData` over the parameters in clear (wire D5); undefined where the operation takes none. */
  parametersOf(operation: Operation): Decipher | undefined;
  /** oid and unionid of a third-party login, after its sign was checked (wire D6); undefined for every other operation. */
  identityOf(operation: Operation): Decipher | undefined;
}

/** @param privateKey of `keys.sm2` */
export function createDeciphering(privateKey: string, now: () => number): Deciphering {
  const open = sm2Opener(privateKey);
  const inAll = new RateLimit(IN_ALL, now, 1);
  const fromAddress = new RateLimit(FROM_ADDRESS, now, ADDRESSES);

  function decipher(
    hex: string,
    most: number,
    address: string,
    isOurs?: (beginning: Buffer) => boolean,
  ): string {
    if (hex.length > most) throw tooLarge();
    if (!fromAddress.take(networkOf(address)) || !inAll.take('')) throw tooMany();
    return decipherText(open, hex, isOurs);
  }

  const parametersOf =
    (operation: Operation): Decipher =>
    ({ encryptData, ...clear }, address) => {
      if (typeof encryptData !== 'string') throw decipherFailed();
      const inner = parseFlatObject(decipher(encryptData, ENCRYPT_DATA_MAX, address, beginsLikeObject));
      const t = textOf(clear, 't');
      const isNow = /^\d{13}$/.test(t) && Math.abs(now() - Number(t)) <= WINDOW_MS;
      if (!isNow || t !== inner.t) throw decipherFailed();
      return mergeDeciphered(operation, clear, inner);
    };

  const identityOf: Decipher = (parameters, address) => {
    if (!(Number(textOf(parameters, 'apiVersion')) >= CIPHER_API_VERSION)) return parameters;
    const plain = (name: string): string => {
      const value = textOf(parameters, name);
      return value === '' ? '' : decipher(value, MAX_IDENTITY_DIGITS, address);
    };
    return { ...parameters, oid: plain('oid'), unionid: plain('unionid') };
  };

  return {
    parametersOf: (operation) => (takesCiphers(operation) ? parametersOf(operation) : undefined),
    identityOf: (operation) => (thirdPartyLogins.has(operation) ? identityOf : undefined),
  };
}

/** @throws Refusal for what is not enciphered for our key, or is no text */
function decipherText(open: OpenSm2, hex: string, isOurs?: (beginning: Buffer) => boolean): string {
  const cipher = Buffer.from(hex, 'hex');
  // Buffer stops reading at the first that is no hex digit
  const bytes = cipher.length * 2 === hex.length ? open(cipher, isOurs) : undefined;
  if (!bytes || !isUtf8(bytes)) throw decipherFailed();
  return bytes.toString();
}

/** Deciphered values win, under whatever spelling the clear ones stand. */
export function mergeDeciphered(operation: Operation, clear: Parameters, inner: Parameters): Parameters {
  const spellings = [operation.spellings ?? {}, commonSpellings].flatMap((table) =>
    Object.entries(table).map(([name, others]) => [name, ...others]),
  );
  const decipheredNames = spellings.filter((names) => names.some((name) => name in inner)).flat();
  const replacedNames = new Set([...Object.keys(inner), ...decipheredNames]);
  const rest = Object.entries(clear).filter(([name]) => !replacedNames.has(name));
  return Object.assign(Object.create(null), Object.fromEntries(rest), inner);
}
