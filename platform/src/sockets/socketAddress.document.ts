import type { Config } from '@contract/config';
import type { Keys } from '@platform/keys/keys';
import { isOpenToAll } from '@platform/sites/openToAll';
import { websocketToken } from './socketTokens.service';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Where the socket of an origin is (I1): `wss://…`; in the open on this machine alone, '' where it would travel otherwise. */
export function socketAddress(origin: string): string {
  const { protocol, hostname, host } = new URL(origin);
  if (protocol === 'https:') return `wss://${host}`;
  return LOOPBACK.test(hostname) ? `ws://${host}` : '';
}

/** Adds socket address and token to getConfig (wire D9). A configured address is kept; a site that is not public gets no shared token. */
export function withSocket(config: Config, origin: string, keys: Keys, now: number): Config {
  const url = config.socketServer.url || socketAddress(origin);
  return {
    ...config,
    socketServer: { url },
    websocketToken: isOpenToAll({ config }) ? websocketToken(keys.sign, config.siteID, now) : '',
  };
}
