interface PageLayers {
  /** Close functions of the open layers, topmost last. */
  readonly open: (() => void)[];
  /** Closes all layers before leaving the page; calls `then` once their history entries are gone. */
  closeAll: (then: () => void) => void;
  /** Called when the history has moved. @param here still on the same page: layers above the new entry close */
  moved: (here: boolean) => void;
}

/**
 * Layers over the page (sheets, the gallery) and their history entries (decision 021). The code that handles both
 * (`layers.ts`) loads with the first layer; until then there are none, and an entry of one belongs to an earlier load.
 */
export const pageLayers: PageLayers = {
  open: [],
  closeAll: (then) => then(),
  moved: () => {
    if (layerEntries() > 0) window.history.go(-layerEntries());
  },
};

/** Number of layer entries up to the current position of the history. */
export function layerEntries(): number {
  const { over = 0 }: { over?: number } = window.history.state ?? {};
  return over;
}
