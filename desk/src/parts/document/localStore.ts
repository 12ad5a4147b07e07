import type { LocalCopy, LocalStore } from './draft';

/* Unsaved words in IndexedDB, by site, person and story. */

const NAME = 'desk';
const STORE = 'drafts';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((done, failed) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => done(request.result);
    transaction.onerror = () => failed(transaction.error);
    transaction.onabort = () => failed(transaction.error);
  });
}

const keyOf = (site: number, person: number, story: number): string => `${site}/${person}/${story}`;

/** Copy of an earlier visit; undefined where there is none. */
export async function readLocal(site: number, person: number, story: number): Promise<LocalCopy | undefined> {
  const found: LocalCopy | undefined = await inStore('readonly', (store) =>
    store.get(keyOf(site, person, story)),
  ).catch(() => undefined);
  return found;
}

export function localStoreOf(site: number, person: number, story: number): LocalStore {
  const key = keyOf(site, person, story);
  return {
    put: async (copy) => {
      await inStore('readwrite', (store) => store.put(copy, key));
    },
    remove: async () => {
      await inStore('readwrite', (store) => store.delete(key));
    },
  };
}

/** Has the person words in this browser that the server does not have? */
export async function hasUnsaved(person: number): Promise<boolean> {
  const keys = await inStore('readonly', (store) => store.getAllKeys()).catch(() => []);
  return keys.some((key) => String(key).split('/')[1] === String(person));
}
