/** The comment that a reply answers, in the fields that the writing sheet shows. */
export interface ReplyTarget {
  readonly id: string;
  readonly userName: string;
  readonly content: string;
  /** Addresses of its pictures. */
  readonly pictures?: readonly string[] | undefined;
}

/**
 * The reader's action that a login interrupted by leaving the page. Only actions that are safe to repeat after the return are
 * kept; a text is not sent, its sheet opens again with the draft.
 */
export type PendingAction =
  | { readonly kind: 'favourite'; readonly id: string }
  | { readonly kind: 'vote'; readonly id: string; readonly choices: readonly string[] }
  | { readonly kind: 'write'; readonly id: string; readonly source: number; readonly to?: ReplyTarget };

/** An action that needs a member; with `pending` it can be resumed after a login that leaves the page. */
export interface MemberAction {
  (): unknown;
  readonly pending?: PendingAction;
}

export const resumable = (pending: PendingAction, action: () => unknown): MemberAction =>
  Object.assign(() => action(), { pending });

/** After a longer login the action is dropped, ms. */
const LIFETIME_MS = 600_000;
/** Time for the code that resumes the action to load, ms. */
const CLAIM_WINDOW_MS = 15_000;

let dueAction: { readonly intention: PendingAction; readonly until: number } | undefined;
const listeners = new Set<() => void>();

/** Text to store while the reader is away. @param path of the page to come back to @param at epoch ms */
export const serializePendingAction = (action: PendingAction, path: string, at: number): string =>
  JSON.stringify({ ...action, path, at });

/** Called after the login: the stored action becomes due, once, on its own page. @param at epoch ms @returns true if it did */
export function resumePendingAction(text: string, path: string, at: number): boolean {
  const stored = parsePendingAction(text);
  // a clock may have been put right meanwhile
  if (!stored || stored.path !== path || Math.abs(at - stored.at) > LIFETIME_MS) return false;
  dueAction = { intention: stored.intention, until: at + CLAIM_WINDOW_MS };
  for (const listener of listeners) listener();
  return true;
}

/** The action that is due, if `isFor` accepts it; it is handed out once. @param at epoch ms */
export function claimPendingAction(
  isFor: (pending: PendingAction) => boolean,
  at: number,
): PendingAction | undefined {
  if (!dueAction || at > dueAction.until || !isFor(dueAction.intention)) return undefined;
  const { intention: pending } = dueAction;
  dueAction = undefined;
  return pending;
}

export function onPendingAction(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function parsePendingAction(text: string) {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null) return undefined;
    const { kind, id, source, to, choices, path, at }: Partial<Record<string, unknown>> = { ...entry };
    if (typeof id !== 'string' || typeof path !== 'string' || typeof at !== 'number') return undefined;
    if (kind === 'favourite') return { path, at, intention: { kind, id } as const };
    if (kind === 'vote' && Array.isArray(choices))
      return {
        path,
        at,
        intention: { kind, id, choices: choices.filter((one) => typeof one === 'string') } as const,
      };
    if (kind !== 'write' || typeof source !== 'number') return undefined;
    const answered = readReplyTarget(to);
    return { path, at, intention: { kind, id, source, ...(answered ? { to: answered } : {}) } as const };
  } catch {
    // not written by us
    return undefined;
  }
}

function readReplyTarget(value: unknown): ReplyTarget | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, userName, content, pictures }: Partial<Record<string, unknown>> = { ...value };
  if (typeof id !== 'string' || typeof userName !== 'string' || typeof content !== 'string') return undefined;
  const addresses = Array.isArray(pictures) ? pictures.filter((one) => typeof one === 'string') : [];
  return { id, userName, content, ...(addresses.length > 0 ? { pictures: addresses } : {}) };
}
