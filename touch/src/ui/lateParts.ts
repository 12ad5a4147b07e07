/** Parts of a screen whose code comes after the page, all of them together. */
export interface DeferredParts<Parts> {
  /** Asks for the code unless it is here; false where it does not come: it can be asked for again. */
  readonly load: () => Promise<boolean>;
  readonly get: () => Parts | undefined;
  /** Settles when the code is here, however often it did not come before. */
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
