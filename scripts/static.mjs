// `node scripts/static.mjs --platform https://news.example --app-id 1 --base-path /x --out dist/static`:
// the client as files for an app's web view or any file server, with no rendering server behind it (A12).
import './nodeVersion.mjs';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './packages.mjs';
import { root, runTool, stop } from './tools.mjs';

const usage =
  'Usage: node scripts/static.mjs --platform https://… [--app-id 1] [--base-path /x] [--video https://…]… [--font https://…]… [--analytics https://…] [--out dist/static]';

function options() {
  try {
    return parseArgs({
      options: {
        platform: { type: 'string' },
        'app-id': { type: 'string', default: '1' },
        // without it the files find out for themselves where they lie
        'base-path': { type: 'string' },
        // other hosts whose playlists are played (`videoOrigins` of the site)
        video: { type: 'string', multiple: true, default: [] },
        // another host that has the newsroom's own face (`fontFile` of the site)
        font: { type: 'string', multiple: true, default: [] },
        // the host that counts readers (`analytics` of the site)
        analytics: { type: 'string' },
        out: { type: 'string', default: 'dist/static' },
      },
    }).values;
  } catch (error) {
    return stop(`${error.message}\n${usage}`);
  }
}

function originOf(text, name) {
  const url = URL.canParse(text ?? '') ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  return stop(`--${name} must be an address, https://….\n${usage}`);
}

function folderPath(text) {
  if (text === undefined) return undefined;
  const path = text.replace(/\/+$/, '');
  if (path === '' || /^(\/[\w.~-]+)+$/.test(path)) return path;
  return stop(`--base-path must be a path such as /news.\n${usage}`);
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Everything the first screen may need before it is known which one it is: the entry and what it imports. */
function entryFiles(out) {
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const seen = new Set();
  const walk = (name) => {
    if (seen.has(name) || !manifest[name]) return;
    seen.add(name);
    for (const next of manifest[name].imports ?? []) walk(next);
  };
  walk('touch/src/app/browser.tsx');
  const chunks = [...seen].map((name) => manifest[name]);
  return {
    scripts: chunks.map(({ file }) => file),
    sheets: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

/** No inline script; pictures and media may lie on other hosts, calls go to the platform alone. */
const policy = ({ platform, videos, fonts, analytics }) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    'img-src * data: blob:',
    'media-src * blob:',
    ['connect-src', "'self'", platform, platform.replace(/^http/, 'ws'), ...videos, ...analytics].join(' '),
    ["font-src 'self' data:", platform, ...fonts].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

function page({ scripts, sheets }, settings) {
  const { platform, appId, basePath } = settings;
  const at = (file) => `${basePath ?? '.'}/${file}`;
  const [entry, ...modules] = scripts;
  const base = basePath === undefined ? '' : ` data-base-path="${escaped(basePath)}"`;
  return [
    `<!doctype html><html dir="ltr" data-platform="${escaped(platform)}" data-app-id="${escaped(appId)}"${base}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escaped(policy(settings))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="referrer" content="strict-origin-when-cross-origin"><meta name="format-detection" content="telephone=no"><title></title><link rel="icon" href="data:,">',
    ...sheets.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...modules.map((file) => `<link rel="modulepreload" href="${at(file)}">`),
    '</head><body><div id="root"></div><div id="said" class="visually-hidden" aria-live="polite"></div><div id="toast" class="toast" role="status"></div>',
    `<script type="module" src="${at(entry)}"></script></body></html>`,
  ].join('');
}

const given = options();
const settings = {
  platform: originOf(given.platform, 'platform'),
  videos: given.video.map((text) => originOf(text, 'video')),
  fonts: given.font.map((text) => originOf(text, 'font')),
  analytics: given.analytics === undefined ? [] : [originOf(given.analytics, 'analytics')],
  appId: given['app-id'],
  basePath: folderPath(given['base-path']),
};
const out = resolve(root, given.out);

ensurePackages();
const built = join(root, 'dist/.static');
const code = runTool('vite', ['build', '--config', 'vite.static.config.ts', '--logLevel', 'warn'], {
  env: { NODE_ENV: 'production' },
});
if (code !== 0) stop('Building the files failed; the reason stands above.', code);
const files = entryFiles(built);
mkdirSync(out, { recursive: true });
rmSync(join(out, 'assets'), { recursive: true, force: true });
cpSync(join(built, 'assets'), join(out, 'assets'), { recursive: true });
const html = page(files, settings);
writeFileSync(join(out, 'index.html'), html);
// a file server that answers unknown addresses with this page opens every address of the paper; only where the files' place is known
if (settings.basePath !== undefined) writeFileSync(join(out, '404.html'), html);
console.log(`The files stand in ${out}.`);
