import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as engine,
} from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's engine alone where it is installed: around every page of the other it draws a window, which costs more than the page. */
const engineAlone = '/usr/bin/chromium-headless-shell';
export const windowless = existsSync(engineAlone) ? engineAlone : '/usr/bin/chromium';
const isHeaded = process.env.HEADED === '1';
const program = process.env.CHROMIUM || (isHeaded ? '/usr/bin/chromium' : windowless);

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

/** A profile of its own for every phone: cookies, storage, cache and processes are nobody else's (decision 078). */
export const newProfile = async (options: BrowserContextOptions): Promise<BrowserContext> =>
  (await sharedBrowser()).newContext(options);

/** Closes every page of a file; the browser stays for the next file of the process, which ends it. For `afterAll`. */
export async function closeBrowser(): Promise<void> {
  const contexts = (await running)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}
