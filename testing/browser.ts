import type { BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { newProfile } from './browserProfiles';
import { watchQuiet } from './quiet';
import { PHONE } from './renderPage';
import { within } from './within';

export { closeBrowser } from './browserProfiles';

/** Journeys need Chromium. Without it they are skipped by name; CI has it (scripts/test.mjs). */
const missing = (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('chromium');
export const journey = test.skipIf(missing);

/** Traces written by this process: a test may open several phones. */
let traces = 0;

export interface PhoneOptions {
  /** `http://127.0.0.1:port` of the newsroom. */
  readonly origin: string;
  /** CSS pixels; 390 × 844 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly scale?: number;
  /** The system's own preference; the site's palette is chosen by cookie or address. */
  readonly dark?: boolean;
  /** Value of the preferences cookie, e.g. `locale-bo.elder-1`. */
  readonly cookie?: string;
  readonly userAgent?: string;
  readonly reducedMotion?: boolean;
  readonly javaScript?: boolean;
  readonly desktop?: boolean;
  /** Errors this test causes on purpose; every other one fails it. */
  readonly expected?: readonly RegExp[];
  /** Blocked but where a test is about them: what a worker keeps would hide what the server answers. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Pages load ahead what may be opened next (decision 095); otherwise the phone reports a slow connection, and only tapped pages are requested. */
  readonly readsAhead?: boolean;
  /** Start of the page's clock, epoch ms; real time by default. */
  readonly now?: number | undefined;
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Unexpected page and console errors. */
  readonly errors: readonly string[];
  /** Opens a path of the newsroom and waits until the page answers to touch. */
  open(path: string): Promise<Response | null>;
  /** Sets the preferences cookie of the pages that are opened from now on; '' for none. */
  prefer(cookie: string): Promise<void>;
  /** Waits until the page has been hydrated. */
  ready(): Promise<void>;
  /** Waits until no request is pending and the page has processed all answers. */
  quiet(): Promise<void>;
  devtools(): Promise<CDPSession>;
  close(): Promise<void>;
}

/** Moves the page's calendar to the newsroom's day; timers stay the browser's own. */
function calendarFrom(start: number): void {
  const shift = start - Date.now();
  const Real = Date;
  const now = () => Real.now() + shift;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, fresh) => Reflect.construct(target, args.length === 0 ? [now()] : args, fresh),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** A phone that reports a slow connection. */
function onSlowLine(): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
}

/** Opens a phone-sized page for one test. It is closed with the test, and unexpected page errors fail the test. */
export async function openPhone(options: PhoneOptions): Promise<Phone> {
  const { origin, width = 390, height = 844, desktop = false, javaScript = true } = options;
  const context = await newProfile({
    viewport: { width, height },
    deviceScaleFactor: options.scale ?? 1,
    isMobile: !desktop,
    hasTouch: !desktop,
    javaScriptEnabled: javaScript,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    userAgent: options.userAgent ?? PHONE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: options.serviceWorkers ?? 'block',
  });
  const prefer = async (value: string) => {
    if (value === '') return context.clearCookies({ name: 'touchpaper' });
    await context.addCookies([{ name: 'touchpaper', value, url: origin, sameSite: 'Lax' }]);
  };
  if (options.cookie) await prefer(options.cookie);
  if (options.now !== undefined) await context.addInitScript(calendarFrom, options.now);
  if (!options.readsAhead) await context.addInitScript(onSlowLine);
  const saveTrace = await startTrace(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors = collectErrors(page, options.expected ?? []);
  const quiet = watchQuiet(page);
  let closed = false;

  const phone: Phone = {
    page,
    context,
    errors,
    open: async (path) => {
      const answer = await page.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' });
      if (javaScript) await phone.ready();
      return answer;
    },
    prefer,
    ready: async () => {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    },
    quiet,
    devtools: () => context.newCDPSession(page),
    close: async () => {
      if (closed) return;
      closed = true;
      await saveTrace();
      await within(`closing ${page.url()}`, context.close());
      if (errors.length > 0) throw new Error(`the page had errors:\n${errors.join('\n')}`);
    },
  };
  onTestFinished(() => phone.close());
  return phone;
}

/** With TRACE=1 every page of a test is recorded. @returns saves the recording below `dist/traces`. */
async function startTrace(context: BrowserContext): Promise<() => Promise<void>> {
  if (process.env.TRACE !== '1') return async () => undefined;
  const title = (expect.getState().currentTestName ?? 'journey')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80);
  await context.tracing.start({ snapshots: true, screenshots: true, sources: true });
  return async () => {
    traces += 1;
    await context.tracing.stop({ path: `dist/traces/${title}-${traces}.zip` });
  };
}

function collectErrors(page: Page, expected: readonly RegExp[]): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!expected.some((one) => one.test(text))) errors.push(text);
  };
  page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
