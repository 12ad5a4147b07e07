/** Parts of a screen whose code loads after the page, in one chunk. */
export interface DeferredParts<Parts> {
  /** Loads the code once; false after a failure, then it can be called again. */
  readonly load: () => Promise<boolean>;
  readonly get: () => Parts | undefined;
  /** Resolves when the code is loaded, after any number of failures. */
  readonly loaded: Promise<Parts>;
}

export function createDeferredParts<Parts>(fetchParts: () => Promise<Parts>): DeferredParts<Parts> {
  let here: Parts | undefined;
  let coming: Promise<boolean> | undefined;
  let arrived: (parts: Parts) => void = () => undefined;
  const loaded = new Promise<Parts>((resolve) => {
    arrived = resolve;
  });
  const fetched = () =>
    fetchParts().then(
      (parts) => {
        here = parts;
        arrived(parts);
        return true;
      },
      () => {
        coming = undefined;
        return false;
      },
    );
  return {
    load: () => {
      coming ??= fetched();
      return coming;
    },
    get: () => here,
    loaded,
  };
}
