import { fileURLToPath } from 'node:url';
import { addReport } from '@platform/lives/liveEditing.service';
import { journey } from '@testing/browser';
import { build } from 'vite';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LIVE = 1;

/** The client's socket as one script. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@contract': folder('../contract/src'), '@touch': folder('../touch/src') } },
    build: {
      write: false,
      lib: { entry: folder('./socketPage.ts'), formats: ['iife'], name: 'socketPage' },
    },
  });
  const [one] = Array.isArray(built) ? built : [built];
  const [chunk] = one && 'output' in one ? one.output : [];
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

const add = (content: string) => {
  const { db, clock } = newsroom();
  const doc = { title: '', user: '', userID: 0, userIcon: '', content, sourceType: 1, attachments: [] };
  const work = { site: 1, staff: 0, at: new Date(clock.now()) };
  return addReport(db, work, LIVE, { top: false, doc });
};

journey(
  '[I1][I5] a page opens the socket past its own policy, hears a live, and asks when it is shown again',
  async () => {
    const { page, open } = await phone();
    await open(at('/home.html'));
    await page.evaluate(`${await script()}; window.socketPage = socketPage; socketPage.start(${LIVE})`);
    const read = (what: 'applied' | 'calls') => page.evaluate(`window.socketPage.${what}`);
    await expect.poll(() => read('calls')).toEqual(['anew']);
    await add('马来了');
    await expect.poll(() => read('applied')).toEqual(['马来了']);
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await expect.poll(() => read('calls')).toEqual(['anew', 'since 1']);
    // Frames that arrive during a request are applied after it: once this one is applied, no request is open.
    await add('两匹');
    await expect.poll(() => read('applied')).toEqual(['马来了', '两匹']);
    await page.evaluate('window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }))');
    await page.evaluate('window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))');
    await expect.poll(() => read('calls')).toEqual(['anew', 'since 1', 'since 2']);
    await add('又一匹');
    await expect.poll(() => read('applied')).toEqual(['马来了', '两匹', '又一匹']);
    expect(await read('calls')).toEqual(['anew', 'since 1', 'since 2']);
  },
);
