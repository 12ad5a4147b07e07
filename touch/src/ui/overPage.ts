interface PageLayers {
  /** How each one closes, topmost last. */
  readonly open: (() => void)[];
  /** Leaves the page: what lies over it closes, and `then` comes when its entries are out of the way. */
  closeAll: (then: () => void) => void;
  /** The history stands here. @param here on the same page still: what the reader came out of closes */
  historyMoved: (here: boolean) => void;
}

/**
 * What lies over the page (sheets, the gallery) and its entries in the history (decision 021). The part that knows of both
 * (`layers.ts`) comes with the first layer and takes over; until then there are none, and an entry of one is of an earlier load.
 */
export const pageLayers: PageLayers = {
  open: [],
  closeAll: (then) => then(),
  historyMoved: () => {
    if (layerEntries() > 0) window.history.go(-layerEntries());
  },
};

/** How many entries of what lies over the page lead to where the history stands. */
export function layerEntries(): number {
  const { over = 0 }: { over?: number } = window.history.state ?? {};
  return over;
}
