import { type Profiler, Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files of the installation and of a site's settings: every request reads them. */
const SETTINGS = /^platform\/src\/(installation|config)\/|\/(settings|defaultConfig)[^/]*$/;
/** The test runner makes a function of each export, which is called whenever the export is read. */
const EXPORT = /^\(\) ?=> ?\{ ?try ?\{ ?return /;

/** Path in the repository; undefined for a file outside the server's sources. */
function sourceOf(url: string): string | undefined {
  const path = relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url);
  const isSource = /^(platform|contract)\/src\//.test(path) && !/\.(test|samples)\.ts$/.test(path);
  return isSource && !SETTINGS.test(path) ? path : undefined;
}

/** Sources of the server of which `work` runs a function; settings aside. */
async function filesOfOne(session: Session, work: () => Promise<unknown>): Promise<Set<string>> {
  async function hasRun({ scriptId, functions }: Profiler.ScriptCoverage): Promise<boolean> {
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    return functions.some(
      ({ ranges: [range] }) =>
        range !== undefined &&
        range.count > 0 &&
        !EXPORT.test(scriptSource.slice(range.startOffset, range.endOffset)),
    );
  }
  // counts begin anew with each taking
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Set<string>();
  for (const script of result) {
    const file = sourceOf(script.url);
    if (file !== undefined && (await hasRun(script))) files.add(file);
  }
  return files;
}

/** Files that run in both requests, in alphabetical order: one that a timer runs beside a request is not among them. */
export async function executedFiles(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Debugger.enable');
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const files = await filesOfOne(session, first);
    const again = await filesOfOne(session, second);
    return [...files].filter((file) => again.has(file)).sort();
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
