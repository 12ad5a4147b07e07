import { last } from '@touch/lib/last';
import { BoundedCache } from './boundedCache';
import { type OfflineArticle, offlinePage, type Reader, titleOf } from './offlinePage';
import { contentKey, isArticleAddress, pageKey } from './requestKind';

/** 60 MB in all; articles are small, pictures are not. */
const BOUNDS = {
  pages: { entries: 40, bytes: 8_000_000 },
  answers: { entries: 40, bytes: 4_000_000 },
  pictures: { entries: 400, bytes: 36_000_000 },
  assets: { entries: 200, bytes: 12_000_000 },
} as const;

const PREFIX = 'touchpaper-';
const PAGES = `${PREFIX}pages-`;
const READER = 'https://reader.invalid/';
const ANY_QUERY = { ignoreVary: true, ignoreSearch: true } as const;

/**
 * All caches of the worker. Pages belong to a build; pages of the previous build stay readable until the next one.
 * Files carry their content in their names: those of earlier builds stay for tabs that are open.
 */
export class OfflineStore {
  readonly pictures: BoundedCache;
  readonly assets: BoundedCache;
  readonly answers: BoundedCache;
  readonly #pages: BoundedCache;
  readonly #reader: BoundedCache;
  readonly #caches: CacheStorage;
  readonly #own: string;

  constructor(caches: CacheStorage, build: string) {
    this.#caches = caches;
    this.#own = `${PAGES}${build}`;
    this.pictures = new BoundedCache(caches, `${PREFIX}pictures`, BOUNDS.pictures);
    const relief = () => this.pictures.evictOldest();
    this.assets = new BoundedCache(caches, `${PREFIX}assets`, BOUNDS.assets, relief);
    this.answers = new BoundedCache(caches, `${PREFIX}answers`, BOUNDS.answers, relief);
    this.#pages = new BoundedCache(caches, this.#own, BOUNDS.pages, relief);
    this.#reader = new BoundedCache(caches, `${PREFIX}reader`, { entries: 1, bytes: 1000 });
  }

  async #previousBuild(): Promise<string | undefined> {
    const names = await this.#caches.keys();
    return last(names.filter((name) => name.startsWith(PAGES) && name !== this.#own));
  }

  async #previousPages(): Promise<Cache | undefined> {
    const before = await this.#previousBuild();
    return before === undefined ? undefined : this.#caches.open(before);
  }

  /** Deletes pages older than the previous build. */
  async deleteOldPages(): Promise<void> {
    const before = await this.#previousBuild();
    for (const name of await this.#caches.keys()) {
      if (name.startsWith(PAGES) && name !== this.#own && name !== before) await this.#caches.delete(name);
    }
  }

  async getPage(address: string): Promise<Response | undefined> {
    const key = pageKey(address);
    const own = (await this.#pages.get(key)) ?? (await this.#pages.getIgnoringQuery(key));
    if (own) return own;
    return (await this.#previousPages())?.match(key, ANY_QUERY);
  }

  /** Deletes every copy that `getPage` could find. */
  async #dropPage(key: string): Promise<void> {
    await this.#pages.dropIgnoringQuery(key);
    await (await this.#previousPages())?.delete(key, ANY_QUERY);
  }

  /** Caches a public page from the network, and deletes it when the article is gone. */
  async keepPage(address: string, response: Response): Promise<string> {
    const key = pageKey(address);
    if (response.status === 404 || response.status === 410) await this.#dropPage(key);
    if (response.status !== 200 || response.redirected || !isPublic(response, 'text/html')) return '';
    const html = await response.clone().text();
    await this.#pages.put(key, response);
    return html;
  }

  getAnswer = (address: string): Promise<Response | undefined> => this.answers.get(contentKey(address));

  /** Caches the answer of an article, and deletes it when the article is gone. */
  async keepAnswer(address: string, response: Response): Promise<void> {
    if (response.status !== 200 || !isPublic(response, 'application/json')) return;
    const body: unknown = await response.clone().json();
    const key = contentKey(address);
    const isRefusal = typeof body === 'object' && body !== null && 'status' in body && body.status !== 0;
    await (isRefusal ? this.answers.drop(key) : this.answers.put(key, response));
  }

  storeReader(reader: Reader): Promise<void> {
    return this.#reader.put(READER, new Response(JSON.stringify(reader)));
  }

  /** The offline notice, in the reader's last known language. */
  async offlineNotice(language: string): Promise<Response> {
    const cached: unknown = await (await this.#reader.get(READER))?.json().catch(() => undefined);
    const known = typeof cached === 'object' && cached !== null ? cached : {};
    const locale = 'locale' in known && typeof known.locale === 'string' ? known.locale : language;
    const dark = 'dark' in known && known.dark === true;
    return offlinePage({ locale, dark }, await this.#offlineArticles());
  }

  /** Cached articles, the last read first. */
  async #offlineArticles(): Promise<readonly OfflineArticle[]> {
    const cached = await Promise.all(
      (await this.#pages.all())
        .reverse()
        .map(async ({ address, response }) => ({ address, title: titleOf(await response.text()) })),
    );
    return cached.filter(
      ({ address, title }) => title !== '' && isArticleAddress(address, new URL(address).origin),
    );
  }
}

function isPublic(response: Response, type: string): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return (
    response.type !== 'opaque' &&
    !/no-store|private/.test(control) &&
    (response.headers.get('content-type') ?? '').includes(type)
  );
}
