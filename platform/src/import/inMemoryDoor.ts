import { createHash } from 'node:crypto';
import type { ArticleDraft } from '@platform/articles/draft';
import type { MediaStore } from '@platform/media/mediaStore';
import type { ArticleDoor } from './door';

export interface InMemoryDoor extends ArticleDoor {
  readonly articles: Map<string, { draft: ArticleDraft; fingerprint: string }>;
  readonly withdrawn: string[];
  /** Names of the columns from the top, joined by `/`; the id is the place in the list, from 1. */
  readonly columns: string[];
  /** Addresses by storage path. */
  readonly paths: Map<string, string>;
}

/** Articles of a site that live as long as a test. */
export function createInMemoryDoor(): InMemoryDoor {
  const articles: InMemoryDoor['articles'] = new Map();
  const withdrawn: string[] = [];
  const columns: string[] = [];
  const paths = new Map<string, string>();
  return {
    articles,
    withdrawn,
    columns,
    paths,
    noteStoragePath: async (path, url) => paths.set(path, url),
    async handedIn(key) {
      const known = articles.get(key);
      return known === undefined
        ? undefined
        : { fingerprint: known.fingerprint, publishtime: known.draft.publishtime };
    },
    async saveDraft(draft, fingerprint) {
      const before = articles.get(draft.key);
      articles.set(draft.key, { draft, fingerprint });
      if (before === undefined) {
        return 'new';
      }
      return JSON.stringify(before.draft) === JSON.stringify(draft) ? 'unchanged' : 'changed';
    },
    async withdraw(key) {
      const gone = articles.delete(key);
      if (gone) {
        withdrawn.push(key);
      }
      return gone;
    },
    async columnFor(path) {
      const name = path.join('/');
      if (!columns.includes(name)) {
        columns.push(name);
      }
      return columns.indexOf(name) + 1;
    },
  };
}

/** Keeps what begins with the letters `picture`; the same bytes give the same address. */
export function createInMemoryMedia(): MediaStore & { readonly kept: string[] } {
  const kept: string[] = [];
  return {
    kept,
    async keepImage(bytes) {
      if (!new TextDecoder().decode(bytes).startsWith('picture')) {
        throw new Error('no picture');
      }
      const url = `/media/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.jpg`;
      kept.push(url);
      return { url, width: 800, height: 600, size: bytes.length };
    },
    async keepFile() {
      throw new Error('an import keeps pictures only');
    },
  };
}
