import { Status } from '@contract/statuses';

/** Meaning of an answer for the caller. `serverFirst`: a message of the server replaces `message`. */
export type Outcome =
  | { readonly kind: 'data' }
  | { readonly kind: 'empty' }
  /** The call failed. */
  | { readonly kind: 'error'; readonly message: string; readonly serverFirst: boolean }
  /** The platform declined for a business reason: a result whose message is shown (`errmsg`). */
  | { readonly kind: 'refused'; readonly message: string; readonly serverFirst: boolean }
  /** Legacy authentication is lost: clear it, reload (S§4). */
  | { readonly kind: 'reauthenticate' }
  /** The token has expired: refresh it and repeat the call. */
  | { readonly kind: 'expired' }
  /** The login has ended: clear the user and open the login. */
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'ignored' };

const discussFailed: Outcome = { kind: 'error', message: '评论失败', serverFirst: true };

const outcomes: Readonly<Record<number, Outcome>> = {
  [Status.empty]: { kind: 'empty' },
  [Status.legacyAuthLost]: { kind: 'reauthenticate' },
  [Status.ignored]: { kind: 'ignored' },
  [Status.refreshRefused]: { kind: 'signedOut' },
  [Status.memberClosed]: { kind: 'signedOut' },
  [Status.tokenExpired]: { kind: 'expired' },
  [Status.progressInApp]: { kind: 'error', message: '请下载APP查看报名进展', serverFirst: false },
  [Status.discussClosed]: discussFailed,
  [Status.discussRefused]: discussFailed,
  [Status.discussTooOften]: discussFailed,
};

/** S§8: meaning of a status. Status 0 without data is an empty result. */
export function outcomeOf(status: number, hasData: boolean): Outcome {
  if (status === Status.data) return { kind: hasData ? 'data' : 'empty' };
  return outcomes[status] ?? { kind: status < 0 ? 'error' : 'refused', message: 'error', serverFirst: true };
}

/** The text to show for a failed call. */
export function messageOf(
  outcome: Extract<Outcome, { kind: 'error' | 'refused' }>,
  serverMessage: string,
): string {
  return outcome.serverFirst && serverMessage ? serverMessage : outcome.message;
}
