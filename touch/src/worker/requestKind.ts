import { isSubmitted } from '@contract/submittedFile';

/**
 * The worker's kinds of requests. `article`: a page that is cached, an article's or one used offline · `page`: another page, which has the offline notice ·
 * `content`: an article's answer · `asset`: an immutable file of the build · `picture`: a picture of an article.
 */
export type RequestKind = 'article' | 'page' | 'content' | 'asset' | 'picture';

export interface RequestInfo {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
  readonly referrer: string;
}

const ARTICLE = /\/(newsDetail|imageDetail|videoDetail)(\/[^/]+)+\.html$|^\/(pad\/)?content\/.+\.html$/;
const CONTENT = /\/getArticleContent$/;
/** Pages whose own storage makes them useful without network: vouchers, and the write-off of registrations. Nothing personal is in them. */
const USED_OFFLINE = /\/(signupdetail|writeOff(\/[^/]+)*)\.html$/;
/** Built files, media, calls and the product's own tools. */
const NOT_A_PAGE = /^\/(assets|media|desk|newsroom|ledger|demo|app_if|image)\b|\.(?!html$)[a-z0-9]{1,8}$/i;
/** Query parameters of personal pages, which are never cached (A15, G10). */
const PERSONAL = ['ticket', 'token', 'code', 'state', 'authToken'];

const isPersonal = (url: URL): boolean => PERSONAL.some((name) => url.searchParams.has(name));

/** undefined: none of the worker's business, the browser goes its own way. */
export function requestKindOf(request: RequestInfo, origin: string): RequestKind | undefined {
  if (request.method !== 'GET') return undefined;
  const url = new URL(request.url);
  if (url.origin !== origin) return undefined;
  if (request.mode === 'navigate') {
    if (NOT_A_PAGE.test(url.pathname)) return undefined;
    return isKeptPage(url) ? 'article' : 'page';
  }
  if (url.pathname.startsWith('/assets/')) return /\/build\.txt$/.test(url.pathname) ? undefined : 'asset';
  if (CONTENT.test(url.pathname)) return isPersonal(url) ? undefined : 'content';
  if (isKeptPicture(url) && request.destination === 'image' && isArticleAddress(request.referrer, origin))
    return 'picture';
  return undefined;
}

/** A reader's picture may be taken away at any time. */
export const isKeptPicture = ({ pathname }: URL): boolean => !isSubmitted(pathname);

const isArticle = (url: URL): boolean => ARTICLE.test(url.pathname) && !isPersonal(url);

const isKeptPage = (url: URL): boolean =>
  isArticle(url) || (USED_OFFLINE.test(url.pathname) && !isPersonal(url));

/** True for the address of a page of this site that opens again without network. */
export function isKeptAddress(address: string, origin: string): boolean {
  const url = new URL(address, origin);
  return url.origin === origin && isKeptPage(url);
}

/** True for the public address of an article's page of this site. */
export function isArticleAddress(address: string, origin: string): boolean {
  try {
    const url = new URL(address);
    return url.origin === origin && isArticle(url);
  } catch {
    // no referrer
    return false;
  }
}

/** Parameters added by share links (J1); without them an article is cached once. */
const SHARE_PARAMETERS = ['xyt', 'from', 'isappinstalled'];

export function pageKey(address: string): string {
  const url = new URL(address);
  for (const parameter of SHARE_PARAMETERS) url.searchParams.delete(parameter);
  url.hash = '';
  return url.href;
}

/** Fields of every call that differ from call to call or name the device (G1). */
const VOLATILE_PARAMETERS = ['t', 'device', 'deviceid', '_'];

export function contentKey(address: string): string {
  const url = new URL(address);
  for (const field of VOLATILE_PARAMETERS) url.searchParams.delete(field);
  return url.href;
}
