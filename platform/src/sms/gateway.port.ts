import { fetch } from 'undici';
import type { SmsGateway } from './sms.port';

const TIMEOUT_MS = 5000;

/**
 * A gateway of the operator: `POST address` with JSON `{phone, words, site}`, the key as bearer; any 2xx means taken.
 * The address is the operator's own setting, so it may lie in a private network.
 */
export const createHttpSmsGateway = (address: string, key: string): SmsGateway => ({
  async send({ phone, words, site }) {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ phone, words, site }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the gateway for phones answered ${answer.status}`);
  },
});
