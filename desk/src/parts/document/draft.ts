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

const CLEAN: DraftStatus = {
  words: 'clean',
  isSaving: false,
  savedAt: '',
  fault: undefined,
  kind: undefined,
};

export class Draft {
  readonly #parts: DraftParts;
  #version: number;
  #unsent: Reads = new Map();
  /** Fields on their way; they are unsaved until the answer is here. */
  #sending: Reads = new Map();
  #status = CLEAN;
  /** Moment of the first key that is not saved; 0 = none. */
  #firstAt = 0;
  #retryMs = FIRST_RETRY_MS;
  #localTimer = 0;
  #saveTimer = 0;
  #running: Promise<void> | undefined;
  #isEnded = false;
  readonly #listeners = new Set<() => void>();

  constructor(parts: DraftParts) {
    this.#parts = parts;
    this.#version = parts.version;
  }

  readonly status = (): DraftStatus => this.#status;
  readonly version = (): number => this.#version;
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(next: Partial<DraftStatus>): void {
    this.#status = { ...this.#status, ...next };
    for (const listener of [...this.#listeners]) listener();
  }

  readonly #pending = (): Reads => new Map([...this.#sending, ...this.#unsent]);

  /** True where everything is on the server. */
  readonly isSaved = (): boolean => this.#unsent.size === 0 && this.#sending.size === 0;
  /** All that the server does not have. */
  readonly unsaved = (): StoryChange => valuesOf(this.#pending());

  /** @param read the field's value, when it is needed */
  change(field: keyof StoryChange, read: () => unknown): void {
    const { clock } = this.#parts;
    this.#unsent.set(field, read);
    const now = clock.now();
    this.#firstAt ||= now;
    if (this.#status.words !== 'typing') this.#show({ words: 'typing' });
    if (this.#localTimer === 0) this.#localTimer = clock.set(() => void this.#keep(), LOCAL_MS);
    if (this.#status.kind !== 'conflict')
      this.#plan(Math.max(0, Math.min(QUIET_MS, this.#firstAt + LATEST_MS - now)));
  }

  /** Writes what is unsaved into the browser. */
  async #keep(): Promise<void> {
    const { clock, local } = this.#parts;
    clock.clear(this.#localTimer);
    this.#localTimer = 0;
    if (this.isSaved()) return;
    try {
      await local.put({ version: this.#version, change: this.unsaved() });
      if (this.#localTimer === 0 && !this.isSaved()) this.#show({ words: 'local' });
    } catch {
      // a full or closed store: the server has them in a moment, or the bar says why not
    }
  }

  #plan(ms: number): void {
    const { clock } = this.#parts;
    clock.clear(this.#saveTimer);
    this.#saveTimer = clock.set(() => void this.flush(), ms);
  }

  /** Saves what is there; one save at a time. Resolves when everything typed before is saved, or its save has failed. */
  async flush(isLeaving = false): Promise<void> {
    this.#parts.clock.clear(this.#saveTimer);
    await this.#keep();
    await this.#running;
    if (this.#unsent.size === 0 || this.#status.kind === 'conflict') return;
    this.#running ??= this.#send(isLeaving).finally(() => {
      this.#running = undefined;
      if (this.#unsent.size > 0 && this.#status.kind === undefined && !this.#isEnded) this.#plan(QUIET_MS);
    });
    await this.#running;
  }

  async #send(isLeaving: boolean): Promise<void> {
    this.#sending = this.#unsent;
    this.#unsent = new Map();
    this.#firstAt = 0;
    this.#show({ isSaving: true });
    try {
      await this.#saved(await this.#parts.save(this.#version, valuesOf(this.#sending), isLeaving));
    } catch (fault) {
      this.#failed(fault);
    }
  }

  async #saved({ version, at }: Saved): Promise<void> {
    this.#version = version;
    this.#sending = new Map();
    this.#retryMs = FIRST_RETRY_MS;
    const isClean = this.#unsent.size === 0;
    const words = isClean ? 'clean' : this.#status.words;
    this.#show({ words, isSaving: false, savedAt: at, fault: undefined, kind: undefined });
    // keys of the meantime lie on the new version
    if (!isClean) return this.#keep();
    await this.#parts.local.remove().catch(() => undefined);
  }

  #failed(fault: unknown): void {
    this.#unsent = this.#pending();
    this.#sending = new Map();
    const kind = this.#parts.kindOf(fault);
    this.#show({ isSaving: false, fault, kind });
    if (kind !== 'wait' || this.#isEnded) return;
    this.#plan(this.#retryMs);
    this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * 2);
  }

  /** Nothing is sent by itself any more; what is unsaved stays in the browser. */
  readonly end = (): void => {
    this.#isEnded = true;
    this.#parts.clock.clear(this.#saveTimer);
  };
}
