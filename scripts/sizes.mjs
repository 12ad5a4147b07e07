// Sizes of all files that a page fetches before it is quiet and untouched, gzip; a build over a limit fails.
// `e2e/weight.test.ts` holds these very files against what a browser asks for: nothing leaves the sum without leaving the line.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isDeskOver } from './deskSizes.mjs';
import { kinds, screenLimits } from './sizeLimits.mjs';
import { root } from './tools.mjs';

/** Limits of a screen: those of a list, unless `sizeLimits.mjs` names others. */
function limitsOf(screen) {
  const { kind = 'list', late: _, ...own } = screenLimits[screen] ?? {};
  return { ...kinds[kind], ...own };
}

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
  const deferred = JSON.parse(readFileSync(join(client, '.vite/deferredParts.json'), 'utf8'));
  const chunk = `touch/src/screens/${screen}/load.ts`;
  if (!manifest[chunk]) throw new Error(`the build has no part ${chunk}: its files would not be counted`);
  const parts = new Set();
  for (const start of ['touch/src/app/browser.tsx', LOCALE, chunk]) closure(manifest, start, parts);
  for (const late of screenLimits[screen]?.late ?? []) {
    if (!manifest[late]) throw new Error(`sizeLimits.mjs, ${screen}: the build has no part ${late}`);
    closure(manifest, late, parts);
  }
  // texts that a part loads for itself (touch/src/locales/folderTexts.ts)
  for (const part of [...parts])
    for (const late of manifest[part].dynamicImports ?? [])
      if (/^touch\/src\/.*\/texts\/zh\.ts$/.test(late)) closure(manifest, late, parts);
  const scripts = new Set([...parts].map((part) => manifest[part].file));
  // of what waits for a touch the sheets are here: its HTML is (app/assets.ts)
  for (const late of manifest[chunk].dynamicImports ?? [])
    if (deferred.includes(manifest[late]?.file)) closure(manifest, late, parts);
  const sheets = new Set([...parts].flatMap((part) => manifest[part].css ?? []));
  return { scripts: [...scripts], sheets: [...sheets] };
}

/** Every screen. */
export const builtScreens = () =>
  readdirSync(join(root, 'touch/src/screens'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, 'touch/src/screens', name, 'load.ts')));

const sizeOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) /
  1000;

/** Sizes of the last release on main, KB by screen; `node scripts/sizes.mjs --land` writes them. */
const landedPath = join(root, 'scripts/sizes.landed.json');

const growthOf = (js, before) =>
  before === undefined ? 'new' : `${js >= before ? '+' : ''}${(js - before).toFixed(1)}`;

function measured(screen) {
  const { scripts, sheets } = filesOf(screen);
  return { screen, js: sizeOf(scripts), css: sizeOf(sheets), files: scripts.length };
}

function row({ screen, js, css, files }, landed) {
  const limit = limitsOf(screen);
  const isOver = js > limit.js || css > limit.css || files > limit.files;
  const cells = [
    screen.padEnd(20),
    `${js.toFixed(1).padStart(5)} (${limit.js})`.padEnd(15),
    growthOf(js, landed[screen]).padStart(6).padEnd(10),
    `${css.toFixed(1).padStart(5)} (${limit.css})`.padEnd(16),
    `${files} (${limit.files})`,
  ];
  console.log(`${cells.join(' ')}${isOver ? '  TOO LARGE' : ''}`);
  return isOver;
}

function check() {
  const landed = existsSync(landedPath) ? JSON.parse(readFileSync(landedPath, 'utf8')) : {};
  console.log('screen               JS KB (limit)   growth     CSS KB (limit)   files (limit)');
  const screens = builtScreens().map(measured);
  const over = screens.map((screen) => row(screen, landed)).some((isOver) => isOver);
  if (process.argv.includes('--land')) {
    const sizes = Object.fromEntries(screens.map(({ screen, js }) => [screen, Number(js.toFixed(1))]));
    writeFileSync(landedPath, `${JSON.stringify(sizes, null, 2)}\n`);
  }
  return [isDeskOver(), over].includes(true) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(check());
