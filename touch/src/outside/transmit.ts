import { CALL_TIMEOUT_MS, LONG_CALL_TIMEOUT_MS } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import { type Address, addressOf } from './addresses';
import { createClock } from './clock';
import { commonFields, textFields } from './commonFields';
import type { Outgoing } from './doors';
import type { CallParts } from './parts';
import { answerOf } from './received';
import { requestOf } from './request';
import type { Mode } from './session/mode';
import type { SiteConfig } from './siteConfig';

/** HTTP code of a sign that was refused, before anything was done (wire D1). */
const SIGN_REFUSED = 401;

const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export interface Transmit {
  /** One request and its answer. @throws where the line fails, or the controller ends it */
  send(name: string, input: CallInput, token: string, controller: AbortController): Promise<Answer>;
  /** The same for what goes before a call: it carries no token. */
  before(name: string, input: CallInput): Promise<Answer>;
}

export function createTransmit(config: SiteConfig, mode: Mode, parts: CallParts): Transmit {
  const { xyApi } = config;
  const before = (name: string, input: CallInput) =>
    exchange(parts.fetchBefore, name, input, '', new AbortController());
  const clock = createClock(parts.now, before);

  async function outgoing(name: string, input: CallInput, token: string): Promise<Outgoing> {
    const address = addressOf(name);
    const device = parts.device();
    const own = textFields(address.service === 'sso' ? { ...input, devid: device } : input);
    const fields = { ...textFields(commonFields(config, device, clock.now())), ...own };
    const headers = {
      source: xyApi.securitySource,
      ...(token === '' ? {} : { token }),
      ...(address.service === 'sso' ? await signOf(own, device, token) : {}),
    };
    const ciphers = await parts.ciphers?.();
    if (!ciphers) return { name, address, fields, headers };
    const legacy = mode.legacy && token === '' ? await ciphers.legacyHeaders(clock.now()) : {};
    return ciphers.seal({ name, address, fields, headers: { ...headers, ...legacy } });
  }

  async function signOf(own: Readonly<Record<string, string>>, devid: string, token: string) {
    const { programSign } = await import('./ciphers/programSign');
    return programSign(own, { devid, token, at: clock.now(), random: randomWord() });
  }

  async function once(
    fetch: CallParts['fetch'],
    address: Address,
    request: Outgoing,
    controller: AbortController,
  ): Promise<{ http: number; answer: Answer }> {
    const limit = address.slow ? LONG_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS;
    const timer = setTimeout(() => controller.abort(), limit);
    try {
      const [url, options] = requestOf(config, request);
      const response = await fetch(url, { ...options, signal: controller.signal });
      return { http: response.status, answer: await answerOf(response, address, xyApi.baseUrl) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function exchange(
    fetch: CallParts['fetch'],
    name: string,
    input: CallInput,
    token: string,
    controller: AbortController,
  ): Promise<Answer> {
    const address = addressOf(name);
    const first = await once(fetch, address, await outgoing(name, input, token), controller);
    if (address.service !== 'sso' || first.http !== SIGN_REFUSED) return first.answer;
    // most often this browser's clock is wrong: once more by the platform's
    await clock.correct();
    return (await once(fetch, address, await outgoing(name, input, token), controller)).answer;
  }

  return {
    before,
    send: (name, input, token, controller) => exchange(parts.fetch, name, input, token, controller),
  };
}
