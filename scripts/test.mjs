// `npm test`, and all that CI runs: checks, build, sizes, tests, in this order; the first failure ends it.
import './nodeVersion.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensure } from './ensure.mjs';
import { ensurePackages } from './packages.mjs';
import { root, run, runTool, stop } from './tools.mjs';

function step(name, work) {
  console.log(`\n— ${name}`);
  const code = work() ?? 0;
  if (code !== 0) stop(`${name} failed.`, code);
}

/** Of vitest's JSON; a file that could not even be loaded counts as one failure. */
function counts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((each) => each.assertionResults);
  const unloaded = report.testResults.filter(
    (each) => each.status === 'failed' && !each.assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: tests.filter((one) => !['passed', 'failed'].includes(one.status)).map((one) => one.title),
  };
}

function runTests(missing) {
  const folder = mkdtempSync(join(tmpdir(), 'touchpaper-report-'));
  const report = join(folder, 'vitest.json');
  const code = runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      env: { TOUCHPAPER_MISSING: missing.join(',') },
    },
  );
  const { passed, failed, skipped } = counts(report);
  rmSync(folder, { recursive: true, force: true });
  for (const title of skipped) console.log(`skipped: ${title}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return code === 0 && failed > 0 ? 1 : code;
}

process.chdir(root);
step('packages', ensurePackages);
const { missing } = ensure(['chromium', 'fonts-noto-cjk', 'fonts-noto-core', 'ffmpeg', 'postgresql-15']);
if (missing.length > 0 && process.env.CI)
  stop(`CI tests everything, and cannot without: ${missing.join(', ')}.`);
// the same engine without its windows: not needed, but journeys take half the time
ensure(['chromium-headless-shell']);

step('format and lint', () => runTool('@biomejs/biome', ['check', '.'], { name: 'biome' }));
step('types', () => runTool('typescript', ['--noEmit'], { name: 'tsc' }));
step('imports', () => run(process.execPath, ['scripts/imports.mjs']));
step('build', build);
step('sizes', () => run(process.execPath, ['scripts/sizes.mjs']));
console.log('\n— tests');
process.exitCode = runTests(missing);
