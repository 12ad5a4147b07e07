import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Disposable,
  chromium as engine,
  type Frame,
  type Page,
} from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of one profile share a process: starting one costs more than most pages.
  '--process-per-site',
];

/** Chromium's engine alone where it is installed: around every page of the other it draws a window, which costs more than the page. */
const engineAlone = '/usr/bin/chromium-headless-shell';
const isHeaded = process.env.HEADED === '1';
const isTraced = process.env.TRACE === '1';
const program =
  process.env.CHROMIUM || (!isHeaded && existsSync(engineAlone) ? engineAlone : '/usr/bin/chromium');

let running: Promise<Browser> | undefined;

/** One Chromium for all files of a process. */
export function sharedBrowser(): Promise<Browser> {
  running ??= engine.launch({
    executablePath: program,
    headless: !isHeaded,
    slowMo: isHeaded ? 250 : 0,
    args: flags,
  });
  return running;
}

/** A browser profile without cookies, storage and permissions, as a new one is. */
export interface Profile {
  readonly context: BrowserContext;
  /** Starts the clock of its pages. @param now epoch ms */
  startAt(now: number): Promise<void>;
  /** Closes its pages; empties it for the next test, unless this one changed more of it than can be undone. */
  release(): Promise<void>;
}

interface Emptied {
  readonly context: BrowserContext;
  /** Keeps the process of the pages alive between tests. */
  readonly anchor: Page;
}

/** Calls of a context that leave nothing in it, or what `empty` deletes. */
const undone = ['newPage', 'pages', 'addCookies', 'cookies', 'clearCookies', 'newCDPSession', 'waitForEvent'];
/** Calls that answer at once. */
const immediate = ['on', 'once', 'off', 'browser'];

/**
 * A context that tells of the first call which changes it for good ("offline", routes, permissions, listeners …).
 * @param onChange is done before such a call
 */
function watchedContext(context: BrowserContext, onChange: () => Promise<void>): BrowserContext {
  return new Proxy(context, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (typeof name === 'symbol' || undone.includes(name)) return value.bind(target);
      return (...given: unknown[]) => {
        const changed = onChange();
        const call = () => Reflect.apply(value, target, given);
        return immediate.includes(name) ? call() : changed.then(call);
      };
    },
  });
}

/** Emptied profiles by their options. */
const idle = new Map<string, Emptied[]>();

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

async function newProfile(origin: string, options: BrowserContextOptions): Promise<Emptied> {
  const context = await (await sharedBrowser()).newContext(options);
  const anchor = await context.newPage();
  await anchor.route('**', (route) => route.fulfill({ body: '' }));
  await anchor.goto(origin);
  return { context, anchor };
}

/** Closes the pages, deletes cookies and every storage of the origins that the pages were on. The cache of files stays. */
async function empty({ context, anchor }: Emptied, origins: ReadonlySet<string>): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())));
  await context.clearCookies();
  const devtools = await context.newCDPSession(anchor);
  for (const origin of origins)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/**
 * An empty profile: an earlier test's of the same options, emptied, or a new one.
 * @param origin of the newsroom
 */
export async function takeProfile(origin: string, options: BrowserContextOptions): Promise<Profile> {
  const key = JSON.stringify(options);
  const isShared = options.serviceWorkers === 'block' && !isTraced && !isHeaded;
  if (!isShared) return unsharedProfile(options);
  const taken = idle.get(key)?.pop() ?? (await newProfile(origin, options));
  const { context, anchor } = taken;
  const origins = new Set([origin]);
  const noteOrigin = (frame: Frame) => {
    if (/^https?:/.test(frame.url())) origins.add(new URL(frame.url()).origin);
  };
  const watch = (page: Page) => page.on('framenavigated', noteOrigin);
  context.on('page', watch);
  let changed: Promise<void> | undefined;
  let calendar: Disposable | undefined;
  const onChange = () => {
    // "offline" is a state of the process that the two share
    changed ??= anchor.close();
    return changed;
  };
  return {
    context: watchedContext(context, onChange),
    startAt: async (now) => {
      calendar = await context.addInitScript(calendarFrom, now);
    },
    release: async () => {
      context.off('page', watch);
      if (changed) return context.close();
      await calendar?.dispose();
      await empty(taken, origins);
      idle.set(key, [...(idle.get(key) ?? []), taken]);
    },
  };
}

async function unsharedProfile(options: BrowserContextOptions): Promise<Profile> {
  const context = await (await sharedBrowser()).newContext(options);
  return {
    context,
    startAt: async (now) => void (await context.addInitScript(calendarFrom, now)),
    release: () => context.close(),
  };
}

/** Closes every page of a file; the browser stays for the next file of the process, which ends it. For `afterAll`. */
export async function closeBrowser(): Promise<void> {
  idle.clear();
  const contexts = (await running)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}
