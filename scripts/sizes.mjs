// Sizes of the first load, gzip, as the pages really load them; a build beyond a limit fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './tools.mjs';

/** KB = 1000 bytes. */
const limits = {
  newsDetail: { js: 85, css: 13, files: 6 },
  home: { js: 95, css: 13, files: 7 },
};
const LOCALE = 'touch/src/locales/zh.ts';

const client = join(root, 'dist/touch');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

function closure(start, seen) {
  if (seen.has(start) || !manifest[start]) return;
  seen.add(start);
  for (const next of manifest[start].imports ?? []) closure(next, seen);
}

const sizeOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) /
  1000;

let failed = false;
console.log('screen          JS KB (limit)   CSS KB (limit)  files (limit)');
for (const [screen, limit] of Object.entries(limits)) {
  const chunk = `touch/src/screens/${screen}/screen.tsx`;
  if (!manifest[chunk]) throw new Error(`the build has no part ${chunk}: its files would not be counted`);
  const parts = new Set();
  for (const start of ['touch/src/app/browser.tsx', LOCALE, chunk]) closure(start, parts);
  const chunks = [...parts].map((part) => manifest[part]);
  const scripts = [...new Set(chunks.map(({ file }) => file))];
  const sheets = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  const js = sizeOf(scripts);
  const css = sizeOf(sheets);
  const over = js > limit.js || css > limit.css || scripts.length > limit.files;
  failed ||= over;
  console.log(
    `${screen.padEnd(14)}  ${js.toFixed(1).padStart(5)} (${limit.js})      ${css.toFixed(1).padStart(5)} (${limit.css})      ${scripts.length} (${limit.files})${over ? '  TOO LARGE' : ''}`,
  );
}
process.exit(failed ? 1 : 0);
