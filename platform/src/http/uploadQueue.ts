/** Bytes of a small form at most: some photos, as a phone sends them. */
const MAX_SMALL_BYTES = 8_000_000;
/** Bytes of the small, or of the large, forms that are in memory at a time. */
const MAX_QUEUE_BYTES = 60_000_000;

export interface QueuedUpload {
  /** Its member: nobody has two forms read at a time. */
  readonly sender: string;
  /** Announced size. */
  readonly sizeBytes: number;
}

/** Runs `job`, which reads and answers the form, when there is memory for it. */
export type UploadQueue = <Result>(form: QueuedUpload, job: () => Promise<Result>) => Promise<Result>;

interface Waiting extends QueuedUpload {
  readonly go: () => void;
}

/**
 * A queue for forms with files, from their first byte until they are answered, so that many at once do not fill the memory. Waiting
 * forms stay in their sockets; those that fit go in the order they came. Sizes count, not numbers, and small and large forms have
 * memory of their own: slow connections hold up nobody else's photo.
 */
export function createUploadQueue(): UploadQueue {
  const waiting: Waiting[] = [];
  const activeSenders = new Set<string>();
  const activeBytes = { small: 0, large: 0 };
  const kindOf = ({ sizeBytes }: QueuedUpload) => (sizeBytes <= MAX_SMALL_BYTES ? 'small' : 'large');

  function fits(form: QueuedUpload): boolean {
    const others = activeBytes[kindOf(form)];
    return !activeSenders.has(form.sender) && (others === 0 || others + form.sizeBytes <= MAX_QUEUE_BYTES);
  }

  function next(): void {
    const at = waiting.findIndex(fits);
    const [one] = at < 0 ? [] : waiting.splice(at, 1);
    if (!one) return;
    activeSenders.add(one.sender);
    activeBytes[kindOf(one)] += one.sizeBytes;
    one.go();
    next();
  }

  return async (form, job) => {
    await new Promise<void>((go) => {
      waiting.push({ ...form, go });
      next();
    });
    try {
      return await job();
    } finally {
      activeSenders.delete(form.sender);
      activeBytes[kindOf(form)] -= form.sizeBytes;
      next();
    }
  };
}
