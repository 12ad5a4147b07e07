import type { Address } from './addresses';

/** A request before it goes out. */
export interface Outgoing {
  readonly name: string;
  readonly address: Address;
  /** Every parameter with the common fields (G1), as text. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What the call layer needs of the ciphers (G2). They come with the first call of a site that is configured for them, and never
 * to another one's readers.
 */
export interface CipherDoor {
  /** Headers authToken, time and sign (wire D2); authinfo and auth go before the first. @param at epoch ms, the platform's */
  legacyHeaders(at: number): Promise<Readonly<Record<string, string>>>;
  /** The last step before the line, after the sign of D1: fields enciphered where this service and site want it (wire D5, D6). */
  seal(outgoing: Outgoing): Promise<Outgoing>;
}

/** What the call layer asks of the native app around the page (G4, G8). */
export interface NativeDoor {
  refreshToken(): void;
}
