import type { Rate } from '@platform/limits/rateLimit';

/** Times in milliseconds, sizes in bytes. */
export interface SocketLimits {
  /** Of this process. */
  readonly sockets: number;
  /** From one network: a household, or a mobile carrier's many readers. */
  readonly perNetwork: number;
  /** Openings of one network: at once, and every second. */
  readonly openings: Rate;
  /** Of a frame that comes in. */
  readonly frame: number;
  /** Frames of one socket: at once, and every second. */
  readonly frames: Rate;
  /** Refused frames after which a socket is closed. */
  readonly refusals: number;
  readonly subscriptions: number;
  /** What may wait for a reader who does not read. */
  readonly waiting: number;
  /** How often all are looked at: who answered nothing since the last time is gone. */
  readonly sweep: number;
  /** A socket that listens to nothing is closed after this. */
  readonly idle: number;
}

/** A client sends a frame for each live it opens and a ping after a minute (I3). */
export const SOCKET_LIMITS: SocketLimits = {
  sockets: 20_000,
  perNetwork: 1_000,
  openings: { capacity: 300, perSecond: 20 },
  frame: 1_024,
  frames: { capacity: 30, perSecond: 2 },
  refusals: 50,
  subscriptions: 20,
  waiting: 262_144,
  sweep: 60_000,
  idle: 300_000,
};
