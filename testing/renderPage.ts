import { createRender } from '@touch/app/server';
import { startPlatform, type TestPlatform, type TestPlatformOptions } from './startPlatform';

const assets = { build: 'test', entry: '/assets/test.js', screen: '', words: '', parts: '' };

/** The real renderer, without a browser build. */
export const renderPages = createRender(() => ({ ...assets, modules: [], styles: [] }));

/** Starts the real server with routes and screens, without a browser build. */
export const startNewsroom = (options: TestPlatformOptions = {}): Promise<TestPlatform> =>
  startPlatform({ render: renderPages, ...options });

export const BASE_PATH = '/app/template/displayTemplate/news';

export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

export interface ReadPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Visible text, with collapsed white space. */
  readonly text: string;
}

/** Fetches a page below the base path as a phone does, without JavaScript. */
export async function readPage(
  platform: TestPlatform,
  path: string,
  headers: Record<string, string> = {},
): Promise<ReadPage> {
  const answer = await platform.get(`${BASE_PATH}${path}`, { 'user-agent': PHONE, ...headers });
  const text = answer.text
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { status: answer.status, html: answer.text, headers: answer.headers, text };
}

/** The page's data for search engines. */
export const jsonLdOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']): unknown =>
    JSON.parse(text),
  );
