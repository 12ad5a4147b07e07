/** Parts of a screen whose code comes after the page, all of them together. */
export interface LateParts<Parts> {
  /** Asks for the code unless it is here; false where it does not come: it can be asked for again. */
  readonly bring: () => Promise<boolean>;
  readonly here: () => Parts | undefined;
  /** Settles when the code is here, however often it did not come before. */
  readonly arrival: Promise<Parts>;
}

export function lateParts<Parts>(fetchParts: () => Promise<Parts>): LateParts<Parts> {
  let here: Parts | undefined;
  let coming: Promise<boolean> | undefined;
  let arrived: (parts: Parts) => void = () => undefined;
  const arrival = new Promise<Parts>((resolve) => {
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
    bring: () => {
      coming ??= fetched();
      return coming;
    },
    here: () => here,
    arrival,
  };
}
