import type { Address } from './addresses';

/** A request before it goes out. */
export interface Outgoing {
  readonly name: string;
  readonly address: Address;
  /** Every parameter with the common fields (G1), as text. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields are enciphered. */
  readonly sealed?: true;
}

/**
 * What the call layer needs of the ciphers (G2). They come with the first call of a site that is configured for them, and never
 * to another one's readers.
 */
export interface CipherDoor {
  /** Headers authToken, time and sign (wire D2); authinfo and auth go before the first. @param at epoch ms, the platform's */
  legacyHeaders(at: number): Promise<Readonly<Record<string, string>>>;
  /** oid and unionid as they travel, before the sign of D1 (wire D6). */
  identities(name: string, fields: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** The last step before the line, after the sign: fields enciphered where this service and site want it (wire D5). */
  seal(outgoing: Outgoing): Outgoing;
  /** The platform could not open what was sealed: asks for its key of today. @throws where the line fails */
  renew(): Promise<void>;
}

/** What the call layer asks of the native app around the page (G4, G8). */
export interface NativeDoor {
  refreshToken(): void;
}
