import type { StoryChange } from '@contract/storyDraft';

/* Words of a story on their way: every key into the browser, then to the server (decision 181). */

/** From a key to the browser's store. */
export const LOCAL_MS = 300;
/** From the last key to the server. */
export const QUIET_MS = 2_000;
/** From the first key that is not saved to the server, however much is typed. */
export const LATEST_MS = 10_000;
const FIRST_RETRY_MS = 4_000;
const MAX_RETRY_MS = 60_000;

/** A copy in the browser: all that the server does not have yet. */
export interface LocalCopy {
  readonly version: number;
  readonly change: StoryChange;
}
export interface LocalStore {
  readonly put: (copy: LocalCopy) => Promise<void>;
  readonly remove: () => Promise<void>;
}
export interface Saved {
  readonly version: number;
  readonly at: string;
}
export interface DraftClock {
  readonly now: () => number;
  readonly set: (act: () => void, ms: number) => number;
  readonly clear: (timer: number) => void;
}
/** `wait`: tried again by itself · `refused`: tried again with the next key · `conflict`: decided by the writer. */
export type FaultKind = 'wait' | 'refused' | 'conflict';

export interface DraftParts {
  readonly version: number;
  readonly clock: DraftClock;
  readonly local: LocalStore;
  readonly save: (version: number, change: StoryChange, isLeaving: boolean) => Promise<Saved>;
  readonly kindOf: (error: unknown) => FaultKind;
}

export interface DraftStatus {
  /** `clean`: as on the server · `typing`: not in the browser's store yet · `local`: there, not on the server. */
  readonly words: 'clean' | 'typing' | 'local';
  readonly isSaving: boolean;
  /** Moment of the last save, as the server says it; '' = none since it was opened. */
  readonly savedAt: string;
  /** Why the last save failed; undefined = it did not. */
  readonly fault: unknown;
  readonly kind: FaultKind | undefined;
}

/** Values of changed fields, read when they are needed: writing out a long body at each key would be slow. */
type Reads = Map<keyof StoryChange, () => unknown>;

const valuesOf = (reads: Reads): StoryChange =>
  Object.fromEntries([...reads].map(([field, read]) => [field, read()]));

export type Draft = ReturnType<typeof createDraft>;

export function createDraft({ version: opened, clock, local, save, kindOf }: DraftParts) {
  let version = opened;
  /** Not on the server; fields that are being sent as well until the answer is here. */
  let unsent: Reads = new Map();
  let sending: Reads = new Map();
  let status: DraftStatus = {
    words: 'clean',
    isSaving: false,
    savedAt: '',
    fault: undefined,
    kind: undefined,
  };
  let firstAt = 0;
  let retryMs = FIRST_RETRY_MS;
  const timers = { local: 0, save: 0 };
  let running: Promise<void> | undefined;
  let isEnded = false;
  const listeners = new Set<() => void>();

  function tell(next: Partial<DraftStatus>): void {
    status = { ...status, ...next };
    for (const listener of [...listeners]) listener();
  }
  const pending = (): Reads => new Map([...sending, ...unsent]);

  async function keep(): Promise<void> {
    clock.clear(timers.local);
    timers.local = 0;
    const reads = pending();
    if (reads.size === 0) return;
    await local.put({ version, change: valuesOf(reads) }).then(
      () => {
        if (timers.local === 0 && pending().size > 0) tell({ words: 'local' });
      },
      // a full or closed store: the server has them in a moment, or the bar says why not
      () => undefined,
    );
  }

  function plan(ms: number): void {
    clock.clear(timers.save);
    timers.save = clock.set(() => void flush(), ms);
  }

  async function send(isLeaving: boolean): Promise<void> {
    sending = unsent;
    unsent = new Map();
    firstAt = 0;
    tell({ isSaving: true });
    try {
      const saved = await save(version, valuesOf(sending), isLeaving);
      version = saved.version;
      sending = new Map();
      retryMs = FIRST_RETRY_MS;
      const isClean = unsent.size === 0;
      tell({
        isSaving: false,
        savedAt: saved.at,
        fault: undefined,
        kind: undefined,
        ...(isClean ? { words: 'clean' } : {}),
      });
      // keys of the meantime lie on the new version
      await (isClean ? local.remove().catch(() => undefined) : keep());
    } catch (fault) {
      unsent = pending();
      sending = new Map();
      const kind = kindOf(fault);
      tell({ isSaving: false, fault, kind });
      if (kind !== 'wait' || isEnded) return;
      plan(retryMs);
      retryMs = Math.min(MAX_RETRY_MS, retryMs * 2);
    }
  }

  /** Saves what is there; one save at a time. Resolves when everything typed before is saved, or its save has failed. */
  async function flush(isLeaving = false): Promise<void> {
    clock.clear(timers.save);
    await keep();
    if (running) await running;
    if (unsent.size === 0 || status.kind === 'conflict') return;
    running ??= send(isLeaving).finally(() => {
      running = undefined;
      if (unsent.size > 0 && status.kind === undefined && !isEnded) plan(QUIET_MS);
    });
    await running;
  }

  return {
    status: () => status,
    version: () => version,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @param read the field's value, when it is needed */
    change(field: keyof StoryChange, read: () => unknown): void {
      unsent.set(field, read);
      const now = clock.now();
      firstAt ||= now;
      if (status.words !== 'typing') tell({ words: 'typing' });
      if (timers.local === 0) timers.local = clock.set(() => void keep(), LOCAL_MS);
      if (status.kind === 'conflict') return;
      plan(Math.max(0, Math.min(QUIET_MS, firstAt + LATEST_MS - now)));
    },
    keep,
    flush,
    /** True where everything is on the server. */
    isSaved: () => unsent.size === 0 && sending.size === 0,
    /** All that the server does not have. */
    unsaved: (): StoryChange => valuesOf(pending()),
    /** Nothing is sent any more; what is unsaved stays in the browser. */
    end(): void {
      isEnded = true;
      clock.clear(timers.save);
    },
  };
}
