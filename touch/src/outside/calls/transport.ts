import { CALL_TIMEOUT_MS, LONG_CALL_TIMEOUT_MS } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import { DECIPHER_FAILED } from '@contract/statuses';
import type { CallDependencies } from '../callDependencies';
import type { OutgoingRequest, PreliminaryCall } from '../callPorts';
import type { AuthMode } from '../session/authMode';
import type { SiteConfig } from '../siteConfig';
import { httpFailure, parseResponse } from './answerParsing';
import { createClock } from './clock';
import { requestOf } from './request';
import { createRequestBuilder } from './requestBuilding';
import type { Upload } from './uploading';

/** HTTP code of a sign that was refused, before anything was done (wire D1). */
const SIGN_REFUSED = 401;

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

interface Sending {
  readonly fetch: typeof fetch;
  readonly controller: AbortController;
  readonly upload?: Upload | undefined;
}

interface Attempt {
  readonly http: number;
  readonly answer: Answer;
}

/** Creates the transport of a page. */
export function createTransport(
  config: SiteConfig,
  mode: AuthMode,
  dependencies: CallDependencies,
): Transport {
  const sendPreliminary: PreliminaryCall = (name, input) =>
    sendWithRetry(() => requests.build(name, input, undefined), {
      fetch: dependencies.fetchPreliminary,
      controller: new AbortController(),
    });
  const clock = createClock(dependencies.now, sendPreliminary);
  const requests = createRequestBuilder({ config, mode, dependencies, clock, sendPreliminary });

  async function attempt(request: OutgoingRequest, sending: Sending): Promise<Attempt> {
    const { fetch, controller, upload } = sending;
    const { address } = request;
    const limit = address.slow ? LONG_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS;
    const timer = setTimeout(() => controller.abort(), limit);
    try {
      const [url, options] = requestOf(config, request, upload);
      const response = await fetch(url, { ...options, signal: controller.signal });
      const { ok, status: http } = response;
      const answer = await parseResponse(response, address, config.xyApi.baseUrl);
      return { http, answer: ok ? answer : httpFailure(http, answer, dependencies.words) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendWithRetry(build: () => Promise<OutgoingRequest>, sending: Sending): Promise<Answer> {
    const request = await build();
    const first = await attempt(request, sending);
    const isSignRefused = request.address.service === 'sso' && first.http === SIGN_REFUSED;
    const isUndecipherable = request.isEncrypted && first.answer.message === DECIPHER_FAILED;
    if (!isSignRefused && !isUndecipherable) return first.answer;
    // Most often this browser's clock is wrong: retried with the platform's time and a fresh key.
    await clock.correct();
    if (isUndecipherable) await requests.renewKey();
    return (await attempt(await build(), sending)).answer;
  }

  return {
    sendPreliminary,
    authenticate: requests.authenticate,
    send: (name, input, token, controller, upload) =>
      sendWithRetry(() => requests.build(name, input, token), {
        fetch: upload ? dependencies.fetchUpload(upload.onProgress) : dependencies.fetch,
        controller,
        upload,
      }),
  };
}
