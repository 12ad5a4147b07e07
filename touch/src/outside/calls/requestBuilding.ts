import type { CallInput } from '@contract/render';
import type { CallDependencies } from '../callDependencies';
import type { CipherPort, OutgoingRequest, PreliminaryCall } from '../callPorts';
import { commonFields, textFields } from '../commonFields';
import { addressOf } from '../member/addresses';
import type { AuthMode } from '../session/authMode';
import type { SiteConfig } from '../siteConfig';
import type { PageClock } from './clock';

/** 32 hex digits nobody can guess. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface RequestBuilderOptions {
  readonly config: SiteConfig;
  readonly mode: AuthMode;
  readonly dependencies: Pick<CallDependencies, 'device' | 'loadCiphers'>;
  readonly clock: PageClock;
  readonly sendPreliminary: PreliminaryCall;
}

interface RequestBuilder {
  /** @param token undefined: a preliminary call, which carries no proof (wire D8) */
  build(name: string, input: CallInput, token: string | undefined): Promise<OutgoingRequest>;
  /** Authenticates with a site in legacy mode (wire D2). @throws if that fails */
  authenticate(): Promise<void>;
  /** Fetches the platform's key anew. @throws if the network fails */
  renewKey(): Promise<void>;
}

/** Builds requests with their common fields, their sign (wire D1) and, where a site has them, ciphers. */
export function createRequestBuilder(options: RequestBuilderOptions): RequestBuilder {
  const { config, mode, dependencies, clock, sendPreliminary } = options;
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

  return {
    async build(name, input, token) {
      const address = addressOf(name);
      const device = dependencies.device();
      const ciphers = await cipherPort();
      const parameters = textFields(address.service === 'sso' ? { ...input, devid: device } : input);
      const ownFields = ciphers?.encryptIdentities(name, parameters) ?? parameters;
      const fields = { ...textFields(commonFields(config, device, clock.now())), ...ownFields };
      const headers = {
        source: config.xyApi.securitySource,
        ...(token ? { token } : {}),
        ...(address.service === 'sso' ? await signHeaders(ownFields, device, token ?? '') : {}),
      };
      if (!ciphers) return { name, address, fields, headers };
      const legacy = mode.legacy && token === '' ? await legacyHeaders(ciphers) : {};
      return ciphers.encryptFields({ name, address, fields, headers: { ...headers, ...legacy } });
    },
    async authenticate() {
      const ciphers = mode.legacy ? await cipherPort() : undefined;
      if (ciphers) await legacyHeaders(ciphers);
    },
    renewKey: async () => (await cipherPort())?.renewKey(),
  };
}
