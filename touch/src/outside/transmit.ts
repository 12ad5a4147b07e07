import { DECIPHER_FAILED } from '@contract/enciphering';
import { CALL_TIMEOUT_MS, LONG_CALL_TIMEOUT_MS } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import { addressOf } from './addresses';
import { createClock } from './clock';
import { commonFields, textFields } from './commonFields';
import type { CipherDoor, Outgoing } from './doors';
import type { CallParts } from './parts';
import { answerOf, faultOf } from './received';
import { requestOf } from './request';
import type { Mode } from './session/mode';
import type { SiteConfig } from './siteConfig';
import type { Upload } from './uploading';

/** HTTP code of a sign that was refused, before anything was done (wire D1). */
const SIGN_REFUSED = 401;

/** 32 hex digits nobody can guess. */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export interface Transmit {
  /** One request and its answer. @throws where the line fails, or the controller ends it */
  send(
    name: string,
    input: CallInput,
    token: string,
    controller: AbortController,
    upload?: Upload,
  ): Promise<Answer>;
  /** The same for what goes before a call: it carries no token. */
  before(name: string, input: CallInput): Promise<Answer>;
  /** Proof of a site in legacy mode is had (wire D2); nothing on others. @throws where it cannot be had */
  authenticate(): Promise<void>;
}

export function createTransmit(config: SiteConfig, mode: Mode, parts: CallParts): Transmit {
  const { xyApi } = config;
  const before = (name: string, input: CallInput) =>
    exchange(parts.fetchBefore, name, input, undefined, new AbortController());
  const clock = createClock(parts.now, before);
  let opened: ReturnType<NonNullable<CallParts['ciphers']>> | undefined;

  /** undefined where the site wants none. A part that did not come is asked for again by the next call. */
  async function door(): Promise<CipherDoor | undefined> {
    opened ??= parts.ciphers?.(before);
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  /** @param token undefined: the call goes before another one and proves nothing (wire D8) */
  async function outgoing(name: string, input: CallInput, token: string | undefined): Promise<Outgoing> {
    const address = addressOf(name);
    const device = parts.device();
    const ciphers = await door();
    const given = textFields(address.service === 'sso' ? { ...input, devid: device } : input);
    const own = ciphers?.identities(name, given) ?? given;
    const fields = { ...textFields(commonFields(config, device, clock.now())), ...own };
    const headers = {
      source: xyApi.securitySource,
      ...(token ? { token } : {}),
      ...(address.service === 'sso' ? await signOf(own, device, token ?? '') : {}),
    };
    if (!ciphers) return { name, address, fields, headers };
    const legacy = mode.legacy && token === '' ? await legacyHeaders(ciphers) : {};
    return ciphers.seal({ name, address, fields, headers: { ...headers, ...legacy } });
  }

  async function legacyHeaders(ciphers: CipherDoor): Promise<Readonly<Record<string, string>>> {
    try {
      return await ciphers.legacyHeaders(clock.now());
    } catch {
      // most often this browser's clock is wrong; what else it is comes out the second time
      await clock.correct();
      return ciphers.legacyHeaders(clock.now());
    }
  }

  async function signOf(own: Readonly<Record<string, string>>, devid: string, token: string) {
    const { programSign } = await import('./ciphers/programSign');
    return programSign(own, { devid, token, at: clock.now(), random: randomWord() });
  }

  async function once(
    fetch: CallParts['fetch'],
    request: Outgoing,
    controller: AbortController,
    upload?: Upload,
  ): Promise<{ http: number; answer: Answer }> {
    const { address } = request;
    const limit = address.slow ? LONG_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS;
    const timer = setTimeout(() => controller.abort(), limit);
    try {
      const [url, options] = requestOf(config, request, upload);
      const response = await fetch(url, { ...options, signal: controller.signal });
      const { ok, status: http } = response;
      const answer = await answerOf(response, address, xyApi.baseUrl);
      return { http, answer: ok ? answer : faultOf(http, answer, parts.words) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function exchange(
    fetch: CallParts['fetch'],
    name: string,
    input: CallInput,
    token: string | undefined,
    controller: AbortController,
    upload?: Upload,
  ): Promise<Answer> {
    const address = addressOf(name);
    const request = await outgoing(name, input, token);
    const first = await once(fetch, request, controller, upload);
    const unsigned = address.service === 'sso' && first.http === SIGN_REFUSED;
    const unopened = request.sealed && first.answer.message === DECIPHER_FAILED;
    if (!unsigned && !unopened) return first.answer;
    // most often this browser's clock is wrong: once more by the platform's, and with its key of today
    await clock.correct();
    if (unopened) await (await door())?.renew();
    return (await once(fetch, await outgoing(name, input, token), controller, upload)).answer;
  }

  return {
    before,
    async authenticate() {
      const ciphers = mode.legacy ? await door() : undefined;
      if (ciphers) await legacyHeaders(ciphers);
    },
    send: (name, input, token, controller, upload) =>
      exchange(
        upload ? parts.fetchUpload(upload.progress) : parts.fetch,
        name,
        input,
        token,
        controller,
        upload,
      ),
  };
}
