/** More pages are to be asked for iff the list's length is a positive multiple of the page's (S§5). */
export function morePages(length: number, threshold = 20): boolean {
  return length > 0 && length % threshold === 0;
}

/** The list with the further items behind it, each key once; the list itself where nothing was new. */
export function appendPage<Item>(
  list: readonly Item[],
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  const known = new Set(list.map(keyOf));
  const further = items.filter((item) => {
    const key = keyOf(item);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return further.length === 0 ? list : [...list, ...further];
}
