import type { ValueOf } from '../codes';

/** Wire D9. */
export const SocketType = {
  ping: 'ping',
  subscribe: 'live_status_subscribe',
  status: 'live_status',
  reporting: 'live_reporting',
  discuss: 'live_discuss',
} as const;
export type SocketType = ValueOf<typeof SocketType>;

/** The frame code of success; all others are ignored. */
export const SOCKET_OK = 200;

/** Close code of a bad token. */
export const SOCKET_BAD_TOKEN = 4401;
