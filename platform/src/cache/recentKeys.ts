/** Keys remembered: a few minutes of a busy site. */
const MAX_KEYS = 4096;

/** FNV-1a of its UTF-16 units, 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Remembers recent keys by their hashes, in constant memory. Most requests come once, and caching those would cost more than it
 * saves. Two keys of one hash are taken for the same one; an old key is forgotten when a newer one takes its slot.
 */
export class RecentKeys {
  readonly #hashes = new Uint32Array(MAX_KEYS);

  has(key: string): boolean {
    const hash = hashOf(key);
    return this.#hashes[hash % MAX_KEYS] === hash;
  }

  add(key: string): void {
    const hash = hashOf(key);
    this.#hashes[hash % MAX_KEYS] = hash;
  }
}
