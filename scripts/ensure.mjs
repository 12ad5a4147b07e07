import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))));
}

function fontLike(pattern) {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', '/Library/Fonts', '/System/Library/Fonts'];
  const holds = (folder) =>
    existsSync(folder) &&
    readdirSync(folder, { withFileTypes: true }).some((entry) =>
      entry.isDirectory() ? holds(join(folder, entry.name)) : pattern.test(entry.name),
    );
  return folders.some(holds);
}

/** Plugins of GStreamer, by which WebKit plays films. */
const gstreamer = (plugin) =>
  readdirSync('/usr/lib').some((name) => existsSync(`/usr/lib/${name}/gstreamer-1.0/libgst${plugin}.so`));

/** Debian's name of each package, and how to see that what it brings is there. */
const known = {
  chromium: () =>
    onPath('chromium', 'chromium-browser', 'google-chrome') || existsSync(process.env.CHROMIUM ?? ''),
  'chromium-headless-shell': () => onPath('chromium-headless-shell'),
  ffmpeg: () => onPath('ffmpeg', 'ffmpeg.exe'),
  'fonts-noto-cjk': () => fontLike(/^NotoS(ans|erif)CJK/),
  'fonts-noto-core': () => fontLike(/^NotoSerifTibetan/),
  nginx: () => onPath('nginx') || existsSync('/usr/sbin/nginx'),
  'redis-server': () => onPath('redis-server'),
  'postgresql-15': () => existsSync('/usr/lib/postgresql/15/bin/postgres'),
  'firefox-esr': () => onPath('firefox-esr'),
  'wpewebkit-driver': () => onPath('WPEWebDriver'),
  cog: () => onPath('cog'),
  'gstreamer1.0-plugins-base': () => gstreamer('app'),
  'gstreamer1.0-plugins-good': () => gstreamer('isomp4'),
  'gstreamer1.0-plugins-bad': () => gstreamer('videoparsersbad'),
  'gstreamer1.0-libav': () => gstreamer('libav'),
};

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function install(names) {
  console.log(`Installing ${names.join(', ')} …`);
  // Of all of them or, should one be unknown to this release, of each that can be had.
  const get = (wanted) => apt(['install', '-y', '-q', '--no-install-recommends', ...wanted]);
  if (!apt(['update', '-q'])) return;
  if (!get(names)) for (const name of names) get([name]);
}

/**
 * Makes sure of Debian packages by name. Only root on Debian installs; anyone else hears in one line what is missing.
 * Returns `{ available, missing }`, both lists of names.
 */
export function ensure(names) {
  const absent = () => names.filter((name) => !known[name]());
  const wanted = absent();
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) install(wanted);
  const missing = wanted.length === 0 ? [] : absent();
  if (missing.length > 0) {
    console.log(
      `Missing: ${missing.join(', ')}. On Debian: sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
  return { available: names.filter((name) => !missing.includes(name)), missing };
}
