// What a page fetches before it is quiet and nobody has touched it, gzip; a build beyond a limit fails.
// `e2e/weight.test.ts` holds these very files against what a browser asks for: nothing leaves the sum without leaving the line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './tools.mjs';

/** KB = 1000 bytes; `files` are scripts. */
const list = { js: 95, css: 13, files: 10 };
const limits = {
  newsDetail: { js: 85, css: 13, files: 6 },
  imageDetail: { js: 86, css: 13, files: 6 },
  linkDetail: { js: 85, css: 13, files: 6 },
  videoDetail: { js: 91, css: 13, files: 8 },
  home: { js: 95, css: 13, files: 7 },
  search: { js: 97, css: 13, files: 8 },
  aboutUs: list,
  announced: list,
  columnDetail: { js: 95, css: 13, files: 10 },
  columnShare: list,
  commentAll: list,
  login: { js: 110, css: 13, files: 15 },
  moreImage: list,
  moreLive: list,
  moreModules: list,
  noticeDetail: list,
  registrationDetail: list,
  replyAll: list,
  specDetail: list,
  specMore: list,
  tagList: list,
  timeline: list,
  userDetail: { js: 92, css: 13, files: 12 },
  getUserInfo: { js: 92, css: 13, files: 12 },
};

const LOCALE = 'touch/src/locales/zh.ts';
const client = join(root, 'dist/touch');
const built = () => JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

function closure(manifest, start, seen) {
  if (seen.has(start) || !manifest[start]) return;
  seen.add(start);
  for (const next of manifest[start].imports ?? []) closure(manifest, next, seen);
}

/** Files below the build's folder; the sheets are those that stand in the page. */
export function filesOf(screen) {
  const manifest = built();
  const chunk = `touch/src/screens/${screen}/screen.tsx`;
  if (!manifest[chunk]) throw new Error(`the build has no part ${chunk}: its files would not be counted`);
  const parts = new Set();
  for (const start of ['touch/src/app/browser.tsx', LOCALE, chunk]) closure(manifest, start, parts);
  // words that a part brings for itself (touch/src/locales/partWords.tsx)
  for (const part of [...parts])
    for (const late of manifest[part].dynamicImports ?? [])
      if (/^touch\/src\/locales\/\w+\.zh\.ts$/.test(late)) closure(manifest, late, parts);
  const scripts = new Set([...parts].map((part) => manifest[part].file));
  // of what waits for a touch the sheets are here: its HTML is (app/assets.ts)
  for (const late of manifest[chunk].dynamicImports ?? [])
    if (late.startsWith(`touch/src/screens/${screen}/`) || late.startsWith('_'))
      closure(manifest, late, parts);
  const sheets = new Set([...parts].flatMap((part) => manifest[part].css ?? []));
  return { scripts: [...scripts], sheets: [...sheets] };
}

/** Every screen that is built. */
export const builtScreens = () =>
  readdirSync(join(root, 'touch/src/screens'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const sizeOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) /
  1000;

function check() {
  let failed = false;
  console.log('screen          JS KB (limit)   CSS KB (limit)  files (limit)');
  for (const screen of builtScreens()) {
    const limit = limits[screen];
    if (!limit) throw new Error(`the screen ${screen} has no limit`);
    const { scripts, sheets } = filesOf(screen);
    const js = sizeOf(scripts);
    const css = sizeOf(sheets);
    const over = js > limit.js || css > limit.css || scripts.length > limit.files;
    failed ||= over;
    console.log(
      `${screen.padEnd(14)}  ${js.toFixed(1).padStart(5)} (${limit.js})      ${css.toFixed(1).padStart(5)} (${limit.css})      ${scripts.length} (${limit.files})${over ? '  TOO LARGE' : ''}`,
    );
  }
  return failed ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(check());
