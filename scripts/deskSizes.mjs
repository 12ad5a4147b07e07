// Sizes of the desk, gzip: what opens it, and what each screen adds. A build over a limit fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deskLimits } from './sizeLimits.mjs';
import { root } from './tools.mjs';

const folder = join(root, 'dist/desk');
const ENTRY = 'desk/src/app/main.tsx';
const SCREEN = /^desk\/src\/screens\/(\w+)\//;

/** Chunks of a module and of all that it imports. */
function closure(manifest, start, seen = new Set()) {
  if (seen.has(start) || !manifest[start]) return seen;
  seen.add(start);
  for (const next of manifest[start].imports ?? []) closure(manifest, next, seen);
  return seen;
}

const sizeOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) /
  1000;

/** The entry, and every screen beyond it: KB of scripts, KB of style sheets, limits. */
export function deskSizes() {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = closure(manifest, ENTRY);
  const rowOf = (name, chunks, all, limit) => ({
    name,
    js: sizeOf([...chunks].map((chunk) => manifest[chunk].file)),
    css: sizeOf([...new Set([...all].flatMap((chunk) => manifest[chunk].css ?? []))]),
    limit,
  });
  const screens = (manifest[ENTRY].dynamicImports ?? []).flatMap((module) => {
    const name = SCREEN.exec(module)?.[1];
    const all = closure(manifest, module);
    const own = [...all].filter((chunk) => !entry.has(chunk));
    return name
      ? [rowOf(name, own, new Set([...entry, ...all]), deskLimits.screens[name] ?? deskLimits.screen)]
      : [];
  });
  return [rowOf('shell', entry, entry, deskLimits.shell), ...screens];
}

/** Prints the table; true where a limit is broken. */
export function isDeskOver() {
  console.log('\ndesk                 JS KB (limit)   CSS KB (limit)');
  const rows = deskSizes();
  for (const { name, js, css, limit } of rows)
    console.log(
      `${name.padEnd(20)} ${`${js.toFixed(1).padStart(5)} (${limit})`.padEnd(15)} ${css.toFixed(1).padStart(5)} (${deskLimits.css})${js > limit || css > deskLimits.css ? '  TOO LARGE' : ''}`,
    );
  return rows.some(({ js, css, limit }) => js > limit || css > deskLimits.css);
}
