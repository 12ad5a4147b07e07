import { randomUUID } from 'node:crypto';
import { getConfig } from '@contract/config';
import { takesCiphers } from '@contract/enciphering';
import { TOKEN_MODE_VERSION } from '@contract/limits';
import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import * as tokens from '@contract/tokens';
import { encryptParameters } from '@touch/outside/ciphers/encryptParameters';
import {
  authParameters,
  legacyHeaders,
  readAuthinfo,
  readAuthToken,
} from '@touch/outside/ciphers/legacyAuth';
import { programSign } from '@touch/outside/ciphers/programSign';
import * as v from 'valibot';
import type { TestAnswer, TestPlatform } from './startPlatform';

type Fields = Readonly<Record<string, string>>;

export interface ModeClient {
  /** Sends the call with everything the site's mode requires. */
  call(operation: Operation, parameters: Fields): Promise<TestAnswer>;
  /** Sends the call with the common fields only. */
  callBare(operation: Operation, parameters: Fields): Promise<TestAnswer>;
  /** Names of the headers and fields of the last call that were not empty. */
  readonly sent: readonly string[];
}

const apiData = ({ headers }: TestAnswer) => v.parse(v.string(), headers['api-data']);

/** Enciphered where the site has a key and the operation takes ciphers. */
const sealedBy = (sm2Key: string, operation: Operation, fields: Fields): Fields =>
  sm2Key !== '' && takesCiphers(operation) ? (encryptParameters(sm2Key, fields) ?? fields) : fields;

/** Names of headers and fields that are not empty. */
const namesOf = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [name]));

/** A client that derives the form of every call from the configuration alone (G2). */
export async function modeClient(platform: TestPlatform, device: string): Promise<ModeClient> {
  const now = platform.clock.now;
  const config = v.parse(getConfig.output, (await platform.get('/app_if/getConfig?appID=1')).json());
  const { curVersions, apiVersion, siteId } = config.xyApi;
  const { sm2Key } = config.encryptConfig;
  const common = (): Fields => ({
    siteId: String(siteId),
    appID: config.xyApi.appId,
    device,
    curVersions,
    apiVersion,
    t: String(now()),
  });
  let sent: readonly string[] = [];

  async function send(operation: Operation, fields: Fields, headers: Fields): Promise<TestAnswer> {
    sent = namesOf({ ...headers, ...fields });
    const path = pathsOf(operation)[0] ?? '';
    const query = new URLSearchParams(fields).toString();
    if (operation.method === 'GET') return platform.get(`${path}?${query}`, headers);
    return platform.post(path, query, headers);
  }

  const sealed = (operation: Operation, fields: Fields) => sealedBy(sm2Key, operation, fields);
  const signed = (operation: Operation, fields: Fields, token: string): Fields => {
    if (operation.service !== 'sso') return {};
    return programSign(fields, { devid: device, token, at: now(), random: randomUUID() });
  };

  async function legacy(): Promise<() => Fields> {
    const info = await send(tokens.authinfo, { t: String(now()) }, {});
    const app = readAuthinfo(apiData(info), v.parse(tokens.authinfo.output, info.json()).data);
    const answer = await send(tokens.auth, { ...common(), ...authParameters(app, now()) }, {});
    const authToken = readAuthToken(apiData(answer), v.parse(tokens.auth.output, answer.json()).data);
    return () => legacyHeaders(authToken, app.appSecret, now());
  }

  async function withToken(): Promise<() => Fields> {
    const answer = await send(tokens.getAnonymousToken, sealed(tokens.getAnonymousToken, common()), {});
    const { data } = v.parse(v.object({ data: tokens.getAnonymousToken.output }), answer.json());
    return () => ({ token: data.token });
  }

  const proof = await (Number(curVersions) >= TOKEN_MODE_VERSION ? withToken() : legacy());
  return {
    get sent() {
      return sent;
    },
    call(operation, parameters) {
      const fields = { ...common(), ...parameters };
      const headers = proof();
      const sign = signed(operation, fields, headers.token ?? '');
      return send(operation, sealed(operation, fields), { ...sign, ...headers });
    },
    callBare(operation, parameters) {
      const fields = { ...common(), ...parameters };
      return send(operation, fields, signed(operation, fields, ''));
    },
  };
}
