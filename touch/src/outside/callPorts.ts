import type { Answer, CallInput } from '@contract/render';
import type { Address } from './member/addresses';

/** A call that goes before another one and carries no token. @throws if the network fails */
export type PreliminaryCall = (name: string, input: CallInput) => Promise<Answer>;

/** A request before it is sent. */
export interface OutgoingRequest {
  readonly name: string;
  readonly address: Address;
  /** Every parameter with the common fields (G1), as text. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields are encrypted. */
  readonly isEncrypted?: true;
}

/**
 * The ciphers, as the call layer uses them (G2). They load with the first call of a site that is configured for them, never
 * to another one's readers.
 */
export interface CipherPort {
  /** Headers authToken, time and sign (wire D2); authinfo and auth go before the first. @param at epoch ms, the platform's */
  legacyHeaders(at: number): Promise<Readonly<Record<string, string>>>;
  /** oid and unionid as they travel, before the sign of D1 (wire D6). */
  encryptIdentities(name: string, fields: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** The last step before the line, after the sign: fields enciphered where this service and site want it (wire D5). */
  encryptFields(outgoing: OutgoingRequest): OutgoingRequest;
  /** The platform could not open what was sealed: asks for its key of today. @throws if the network fails */
  renewKey(): Promise<void>;
}

/** `nobody`: the app has no user, and the expired token was the page's own. `silent`: no other token in time (G4). */
export type TokenRenewal = 'renewed' | 'nobody' | 'silent';

/** The native app around the page, as the call layer uses it (G4, G5, G8). Its tokens stay in memory. */
export interface NativeAppPort {
  /** The app's token; '' = it has none, or did not say in time. Asked once, and again after the page was away. */
  getToken(): Promise<string>;
  /** True if the app's token is a member's. */
  isMember(): boolean;
  /** The device that the app's token was issued to; '' without one. */
  device(): string;
  /** 10111 to a call that carried this token: asks for another one. Concurrent calls share one request. */
  renewToken(over: string): Promise<TokenRenewal>;
  /** Signs the user out of the app. */
  clearUser(): void;
}
