import { isUtf8 } from 'node:buffer';
import { ENCRYPT_DATA_MAX, takesCiphers } from '@contract/enciphering';
import { commonSpellings } from '@contract/fields';
import { CIPHER_API_VERSION } from '@contract/limits';
import type { Operation } from '@contract/operation';
import { bind, oauthLogin, thirdLogin } from '@contract/sso';
import { type OpenSm2, sm2Opener } from '@platform/ciphers/sm2';
import { decipherFailed, tooLarge, tooMany } from './errors';
import { beginsFlat, flatTexts } from './flatTexts';
import { type Parameters, textOf } from './parameters';
import { networkOf, type Rate, RateLimit } from './rate';

/** Wire D5: how far the caller's clock may be off. */
const WINDOW_MS = 600_000;
/** Opening one takes a millisecond and more: a fifth of a processor at most, and no address takes all of it. */
const IN_ALL: Rate = { most: 400, perSecond: 200 };
const FROM_ADDRESS: Rate = { most: 150, perSecond: 50 };
const ADDRESSES = 20_000;
/** Digits of an enciphered oid or unionid. */
const IDENTITY_MAX = 2_192;
export interface ReadParameters {
  readonly parameters: Parameters;
  readonly enciphered: boolean;
}

/** Opens what travels enciphered. All of it may throw: Refusal −1, 413 too large, 429 beyond the rate. */
export interface Deciphering {
  /** A call's parameters: what `encryptData` holds, over what stands in clear (wire D5). */
  read(operation: Operation, sent: Parameters, address: string): ReadParameters;
  /** oid and unionid of a third-party login, after its sign was checked (wire D6). */
  readIdentity(operation: Operation, parameters: Parameters, address: string): Parameters;
}

/** @param privateKey of `keys.sm2` */
export function createDeciphering(privateKey: string, now: () => number): Deciphering {
  const open = sm2Opener(privateKey);
  const inAll = new RateLimit(IN_ALL, now, 1);
  const fromAddress = new RateLimit(FROM_ADDRESS, now, ADDRESSES);

  function textIn(
    hex: string,
    most: number,
    address: string,
    isOurs?: (beginning: Buffer) => boolean,
  ): string {
    if (hex.length > most) throw tooLarge();
    if (!fromAddress.take(networkOf(address)) || !inAll.take('')) throw tooMany();
    return openedText(open, hex, isOurs);
  }

  return {
    read(operation, sent, address) {
      if (!takesCiphers(operation) || !('encryptData' in sent))
        return { parameters: sent, enciphered: false };
      const { encryptData, ...clear } = sent;
      if (typeof encryptData !== 'string') throw decipherFailed();
      const inner = flatTexts(textIn(encryptData, ENCRYPT_DATA_MAX, address, beginsFlat));
      const t = textOf(clear, 't');
      const isNow = /^\d{13}$/.test(t) && Math.abs(now() - Number(t)) <= WINDOW_MS;
      if (!isNow || t !== inner.t) throw decipherFailed();
      return { parameters: over(operation, clear, inner), enciphered: true };
    },

    readIdentity(operation, parameters, address) {
      const isThird = operation === thirdLogin || operation === oauthLogin || operation === bind;
      if (!isThird || !(Number(textOf(parameters, 'apiVersion')) >= CIPHER_API_VERSION)) return parameters;
      const plain = (name: string): string => {
        const value = textOf(parameters, name);
        return value === '' ? '' : textIn(value, IDENTITY_MAX, address);
      };
      return { ...parameters, oid: plain('oid'), unionid: plain('unionid') };
    },
  };
}

/** @throws Refusal for what is not enciphered for our key, or is no text */
function openedText(open: OpenSm2, hex: string, isOurs?: (beginning: Buffer) => boolean): string {
  const cipher = Buffer.from(hex, 'hex');
  // Buffer stops reading at the first that is no hex digit
  const bytes = cipher.length * 2 === hex.length ? open(cipher, isOurs) : undefined;
  if (!bytes || !isUtf8(bytes)) throw decipherFailed();
  return bytes.toString();
}

/** Deciphered values win, under whatever spelling the clear ones stand. */
export function over(operation: Operation, clear: Parameters, inner: Parameters): Parameters {
  const spellings = [operation.spellings ?? {}, commonSpellings].flatMap((table) =>
    Object.entries(table).map(([name, others]) => [name, ...others]),
  );
  const said = spellings.filter((names) => names.some((name) => name in inner)).flat();
  const beaten = new Set([...Object.keys(inner), ...said]);
  const rest = Object.entries(clear).filter(([name]) => !beaten.has(name));
  return Object.assign(Object.create(null), Object.fromEntries(rest), inner);
}
