interface PageLayers {
  /** Close functions of the open layers, topmost last. */
  readonly open: (() => void)[];
  /** Leaves the page: what lies over it closes, and `then` comes when its entries are out of the way. */
  closeAll: (then: () => void) => void;
  /** The history stands here. @param here on the same page still: what the reader came out of closes */
  historyMoved: (here: boolean) => void;
}

/**
 * Layers over the page (sheets, the gallery) and their history entries (decision 021). The code that handles both
 * (`layers.ts`) comes with the first layer and takes over; until then there are none, and an entry of one is of an earlier load.
 */
export const pageLayers: PageLayers = {
  open: [],
  closeAll: (then) => then(),
  historyMoved: () => {
    if (layerEntries() > 0) window.history.go(-layerEntries());
  },
};

/** Number of layer entries up to the current position of the history. */
export function layerEntries(): number {
  const { over = 0 }: { over?: number } = window.history.state ?? {};
  return over;
}
