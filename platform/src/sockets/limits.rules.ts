import type { Rate } from '@platform/limits/rateLimit';

/** Times in milliseconds, sizes in bytes. */
export interface SocketLimits {
  /** Maximum sockets of this process. */
  readonly maxSockets: number;
  /** Maximum sockets of one network: a household, or a mobile carrier's many readers. */
  readonly maxPerNetwork: number;
  /** Openings of one network: burst, and rate per second. */
  readonly openings: Rate;
  /** Maximum size of an incoming frame. */
  readonly maxFrameBytes: number;
  /** Frames of one socket: burst, and rate per second. */
  readonly frames: Rate;
  /** Refused frames after which a socket is closed. */
  readonly maxRefusals: number;
  readonly maxSubscriptions: number;
  /** Bytes buffered for a client that does not read. */
  readonly maxBufferedBytes: number;
  /** Interval between sweeps; a client without any answer since the last one is disconnected. */
  readonly sweepMs: number;
  /** A socket without subscriptions is closed after this time. */
  readonly idleMs: number;
}

/** A client sends a frame for each live it opens and a ping after a minute (I3). */
export const SOCKET_LIMITS: SocketLimits = {
  maxSockets: 20_000,
  maxPerNetwork: 1_000,
  openings: { capacity: 300, perSecond: 20 },
  maxFrameBytes: 1_024,
  frames: { capacity: 30, perSecond: 2 },
  maxRefusals: 50,
  maxSubscriptions: 20,
  maxBufferedBytes: 262_144,
  sweepMs: 60_000,
  idleMs: 300_000,
};
