import { CALL_TIMEOUT_MS, LONG_CALL_TIMEOUT_MS } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import { DECIPHER_FAILED } from '@contract/statuses';
import type { CallDependencies } from '../callDependencies';
import type { CipherPort, OutgoingRequest, PreliminaryCall } from '../callPorts';
import { commonFields, textFields } from '../commonFields';
import { addressOf } from '../member/addresses';
import type { AuthMode } from '../session/authMode';
import type { SiteConfig } from '../siteConfig';
import { httpFailure, parseResponse } from './answerParsing';
import { createClock } from './clock';
import { requestOf } from './request';
import type { Upload } from './uploading';

/** HTTP code of a sign that was refused, before anything was done (wire D1). */
const SIGN_REFUSED = 401;

/** 32 hex digits nobody can guess. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export interface Transport {
  /** Sends one request. @throws if the network fails or the controller aborts */
  send(
    name: string,
    input: CallInput,
    token: string,
    controller: AbortController,
    upload?: Upload,
  ): Promise<Answer>;
  /** Sends a preliminary call, without a token. */
  readonly sendPreliminary: PreliminaryCall;
  /** Authenticates with a site in legacy mode (wire D2). @throws if that fails */
  authenticate(): Promise<void>;
}

export function createTransport(
  config: SiteConfig,
  mode: AuthMode,
  dependencies: CallDependencies,
): Transport {
  const { xyApi } = config;
  const sendPreliminary: PreliminaryCall = (name, input) =>
    sendWithRetry(
      dependencies.fetchPreliminary,
      () => buildRequest(name, input, undefined),
      new AbortController(),
    );
  const clock = createClock(dependencies.now, sendPreliminary);
  let cipherPromise: ReturnType<NonNullable<CallDependencies['loadCiphers']>> | undefined;

  /** undefined if the site uses no ciphers. After a failed load the next call tries again. */
  async function cipherPort(): Promise<CipherPort | undefined> {
    cipherPromise ??= dependencies.loadCiphers?.(sendPreliminary);
    try {
      return await cipherPromise;
    } catch (error) {
      cipherPromise = undefined;
      throw error;
    }
  }

  /** @param token undefined: a preliminary call, which carries no proof (wire D8) */
  async function buildRequest(
    name: string,
    input: CallInput,
    token: string | undefined,
  ): Promise<OutgoingRequest> {
    const address = addressOf(name);
    const device = dependencies.device();
    const ciphers = await cipherPort();
    const parameters = textFields(address.service === 'sso' ? { ...input, devid: device } : input);
    const ownFields = ciphers?.encryptIdentities(name, parameters) ?? parameters;
    const fields = { ...textFields(commonFields(config, device, clock.now())), ...ownFields };
    const headers = {
      source: xyApi.securitySource,
      ...(token ? { token } : {}),
      ...(address.service === 'sso' ? await signHeaders(ownFields, device, token ?? '') : {}),
    };
    if (!ciphers) return { name, address, fields, headers };
    const legacy = mode.legacy && token === '' ? await legacyHeaders(ciphers) : {};
    return ciphers.encryptFields({ name, address, fields, headers: { ...headers, ...legacy } });
  }

  async function legacyHeaders(ciphers: CipherPort): Promise<Readonly<Record<string, string>>> {
    try {
      return await ciphers.legacyHeaders(clock.now());
    } catch {
      // Most often this browser's clock is wrong; any other cause fails the second time, too.
      await clock.correct();
      return ciphers.legacyHeaders(clock.now());
    }
  }

  async function signHeaders(own: Readonly<Record<string, string>>, devid: string, token: string) {
    const { programSign } = await import('../ciphers/programSign');
    return programSign(own, { devid, token, at: clock.now(), random: randomHex() });
  }

  async function attempt(
    fetch: CallDependencies['fetch'],
    request: OutgoingRequest,
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
      const answer = await parseResponse(response, address, xyApi.baseUrl);
      return { http, answer: ok ? answer : httpFailure(http, answer, dependencies.words) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendWithRetry(
    fetch: CallDependencies['fetch'],
    build: () => Promise<OutgoingRequest>,
    controller: AbortController,
    upload?: Upload,
  ): Promise<Answer> {
    const request = await build();
    const first = await attempt(fetch, request, controller, upload);
    const isSignRefused = request.address.service === 'sso' && first.http === SIGN_REFUSED;
    const isUndecipherable = request.isEncrypted && first.answer.message === DECIPHER_FAILED;
    if (!isSignRefused && !isUndecipherable) return first.answer;
    // Most often this browser's clock is wrong: retried with the platform's time and a fresh key.
    await clock.correct();
    if (isUndecipherable) await (await cipherPort())?.renewKey();
    return (await attempt(fetch, await build(), controller, upload)).answer;
  }

  return {
    sendPreliminary,
    async authenticate() {
      const ciphers = mode.legacy ? await cipherPort() : undefined;
      if (ciphers) await legacyHeaders(ciphers);
    },
    send: (name, input, token, controller, upload) =>
      sendWithRetry(
        upload ? dependencies.fetchUpload(upload.onProgress) : dependencies.fetch,
        () => buildRequest(name, input, token),
        controller,
        upload,
      ),
  };
}
