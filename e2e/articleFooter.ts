import { EventType } from '@contract/codes';
import type { Page } from 'playwright-core';
import type { Visit } from './visit';

/** The file with everything below an article's text, and its tools. */
export const FOOTER_CHUNK = '**/assets/articleEnd-*.js';
export const lost = [/Failed to load resource/, /Failed to fetch dynamically imported module/];

export const like = (page: Page) => page.getByRole('button', { name: /^点赞/ });
export const liked = (page: Page) => page.getByRole('button', { name: /^点赞/, pressed: true });
export const larger = (page: Page) => page.getByRole('button', { name: '放大字号' });
export const fontStep = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--font-step'));

/** Records a page's requests from now on. */
export function watchFooterRequests(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const matching = (part: RegExp) => requests.filter((url) => part.test(url));
  return {
    ending: () => matching(/\/assets\/articleEnd-/).length,
    likes: () => matching(new RegExp(`/event\\?.*eventType=${EventType.like}(&|$)`)).length,
  };
}

/** The long article of a newsroom, and a phone on which it stands as served: nobody has touched it. */
export function openLongArticle({ newsroom, phone, at }: Visit) {
  const articlePath = async () => at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`);
  const untouched = async (options: Parameters<typeof phone>[0] = {}) => {
    const visitor = await phone(options);
    const requests = watchFooterRequests(visitor.page);
    await visitor.open(await articlePath());
    await visitor.quiet();
    return { ...visitor, requests };
  };
  return { articlePath, untouched };
}

/** Holds the code back until it is let through. */
export async function holdFooterChunk(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(FOOTER_CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
