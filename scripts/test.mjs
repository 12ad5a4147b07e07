// `npm test`, and all that CI runs: checks, build, sizes, tests; the first failure ends it.
// `npm test -- <words>` runs the tests that match, and prepares only what they need.
import './nodeVersion.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { build, ensureBuilt } from './build.mjs';
import { ensureEngines } from './engines.mjs';
import { ensure } from './ensure.mjs';
import { ensureGenerators } from './generators.mjs';
import { ensureNode24, node24Folder } from './node24.mjs';
import { ensurePackages } from './packages.mjs';
import { selectTests, testFiles } from './selectTests.mjs';
import { root, run, runTool, startTool, stop } from './tools.mjs';

const help = `npm test                      everything that CI runs: checks, build, sizes, all tests
npm run test:all              the same, with every combination of the matrices that npm test samples, and the main
                              journeys in WebKit, Firefox and two old Chromiums, the clients that generators make, and
                              all tests of npm test once more on Node 24
npm test -- <words>           the tests that match, without the checks

A word that is part of a file's path selects that file; every other word must stand in the title of a test:
  npm test -- comments        every file with "comments" in its path
  npm test -- e2e/reading     one browser journey; builds first when a source has changed
  npm test -- engines/webkit  the main journeys in WebKit; fetches it when it is not here
  npm test -- exports "five a day"
  npm test -- "[H2]"          every test of a row of the product reference

Options go on to Vitest, as --name or --name=value:
  --watch                     runs again at every change
  --inspect-brk               waits for a debugger (chrome://inspect, or an editor); no time limits
  --project="postgres 15"     on the other PostgreSQL; without it "server", "touch", "e2e", "engines" and "clients"
  --all                       every combination of sampled matrices
  --node24                    on Node 24, which it fetches when it is not here
Browser journeys: HEADED=1 shows the browser, TRACE=1 writes dist/traces/<title>.zip
(npx playwright-core show-trace <file>).`;

const packages = [
  ...['chromium', 'fonts-noto-cjk', 'fonts-noto-core', 'ffmpeg', 'postgresql-15', 'redis-server', 'nginx'],
];
/** The same engine without its windows: not needed, but journeys take half the time. */
const faster = ['chromium-headless-shell'];

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

const environment = (missing, all) => ({
  TOUCHPAPER_MISSING: missing.join(','),
  ...(all ? { TOUCHPAPER_MATRIX: 'full' } : {}),
});

/** Environment and program of Vitest on Node 24; programs that tests start are run by the same. */
const onNode24 = () => ({
  program: join(node24Folder, 'node'),
  env: { PATH: `${node24Folder}${delimiter}${process.env.PATH ?? ''}` },
});

function runAllTests(missing, all, { program, env } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'touchpaper-report-'));
  const report = join(folder, 'vitest.json');
  const code = runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { program, env: { TOUCHPAPER_MATRIX: 'sampled', ...environment(missing, all), ...env } },
  );
  const { passed, failed, skipped } = counts(report);
  rmSync(folder, { recursive: true, force: true });
  for (const title of skipped) console.log(`skipped: ${title}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return code === 0 && failed > 0 ? 1 : code;
}

const missingForAll = async () => [
  ...(await ensureEngines()),
  ...ensureGenerators(),
  ...(await ensureNode24()),
];

/** Everything CI runs. */
async function checkAndTest(all) {
  step('packages', ensurePackages);
  const missing = [...ensure(packages).missing, ...(all ? await missingForAll() : [])];
  if (missing.length > 0 && process.env.CI)
    stop(`CI tests everything, and cannot without: ${missing.join(', ')}.`);
  ensure(faster);

  // the build leaves a core idle: types are checked beside the steps that follow
  const types = startTool('typescript', ['--noEmit'], { name: 'tsc' });
  step('format and lint', () => runTool('@biomejs/biome', ['check', '.'], { name: 'biome' }));
  step('imports', () => run(process.execPath, ['scripts/imports.mjs']));
  step('words', () => run(process.execPath, ['scripts/vocabulary.mjs']));
  step('build', build);
  step('sizes', () => run(process.execPath, ['scripts/sizes.mjs']));
  const typesCode = await types;
  step('types', () => typesCode);
  step('tests', () => runAllTests(missing, all));
  if (all && !missing.includes('node-24'))
    step('tests on Node 24', () => runAllTests(missing, false, onNode24()));
}

const isInEngines = (path) => path.startsWith('e2e/engines/');
const isByGenerators = (path) => path.startsWith('testing/clients/');
const isOnServer = (path) => !path.startsWith('e2e/') && !isByGenerators(path);

function projectsFor(paths, options) {
  if (options.some((option) => option.startsWith('--project='))) return [];
  return [
    ...(paths.some(isOnServer) ? ['--project=server', '--project=touch'] : []),
    ...(paths.some((path) => path.startsWith('e2e/') && !isInEngines(path)) ? ['--project=e2e'] : []),
    ...(paths.some(isInEngines) ? ['--project=engines'] : []),
    ...(paths.some(isByGenerators) ? ['--project=clients'] : []),
  ];
}

/** The tests that match the words, with what they need. */
async function testMatching(words, options, { all, node24 }) {
  ensurePackages();
  const { paths, pattern } = selectTests(testFiles(root), words);
  if (paths.length === 0)
    stop(`No test file has ${words.join(' or ')} in its path or in a title; npm test -- --help says more.`);
  const needsBrowser = paths.some((path) => path.startsWith('e2e/'));
  const { missing } = ensure(
    needsBrowser ? packages.filter((name) => name !== 'postgresql-15') : ['ffmpeg', 'redis-server', 'nginx'],
  );
  if (paths.some(isInEngines)) missing.push(...(await ensureEngines()));
  if (paths.some(isByGenerators)) missing.push(...ensureGenerators());
  if (node24 && (await ensureNode24()).length > 0) stop('Node 24 is not here and cannot be fetched.');
  if (needsBrowser) {
    ensure(faster);
    ensureBuilt();
  }
  const isWatching = options.includes('--watch');
  const isInspected = options.some((option) => option.startsWith('--inspect'));
  const args = [
    isWatching ? 'watch' : 'run',
    ...projectsFor(paths, options),
    ...(pattern === undefined ? [] : ['--testNamePattern', pattern]),
    ...(isInspected ? ['--no-file-parallelism', '--testTimeout=0', '--hookTimeout=0'] : []),
    ...options.filter((option) => option !== '--watch'),
    ...paths,
  ];
  const { program, env } = node24 ? onNode24() : {};
  return runTool('vitest', args, { program, env: { ...environment(missing, all), ...env } });
}

process.chdir(root);
const given = process.argv.slice(2);
const own = ['--all', '--node24'];
const options = given.filter((one) => one.startsWith('-') && !own.includes(one));
const words = given.filter((one) => !one.startsWith('-'));
const [all, node24] = own.map((option) => given.includes(option));
if (options.includes('--help') || options.includes('-h')) console.log(help);
else if (words.length > 0) process.exitCode = await testMatching(words, options, { all, node24 });
else if (options.length > 0) stop('Options need words beside them; npm test -- --help says more.');
else await checkAndTest(all);
