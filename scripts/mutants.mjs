// `npm run mutants -- <folder> …`: the share of small faults that tests notice, with StrykerJS; `-- sql <words>`: in the statements
// of stores; `-- --changed`: both, of files changed against main (docs/mutants.md).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantFolder, mutantFolderNames } from './mutants/folders.mjs';
import { changedFiles, runSql } from './mutants/sql/run.mjs';
import { root } from './tools.mjs';

const MIN_SCORE = 85;
const given = process.argv.slice(2);
if (given[0] === 'sql') {
  const low = runSql(given.slice(1), MIN_SCORE);
  if (low.length > 0) process.stderr.write(`mutants: below ${MIN_SCORE} %: ${low.join(', ')}\n`);
  process.exit(low.length > 0 ? 1 : 0);
}
const isChanged = given.includes('--changed');
const withConstants = given.includes('--constants');
const chosen = given.filter((one) => !one.startsWith('--'));
const names = mutantFolderNames(root);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`mutants: ${unknown.join(', ')}: no folder with tests, such as ${names[0]}\n`);
  process.exit(1);
}

const reports = join(root, 'dist/mutants');
mkdirSync(reports, { recursive: true });
const fileOf = (name) => name.replaceAll('/', '.');

/** Settings of one folder's run; results stay in dist/mutants, so that the next run tries changed files alone. */
function settingsOf(name) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    mutate: mutantFolder(root, name).mutate,
    ignorePatterns: ['bench', 'data', 'demo', 'dist', 'docs', 'e2e', 'server'],
    // The sandbox's own tsconfig stays as it is.
    tsconfigFile: 'none.json',
    concurrency: 1,
    // Constants of a module need a run of every test each: four fifths of the time.
    ignoreStatic: !withConstants,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: join(reports, `${fileOf(name)}.json`),
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: 'dist/mutants/sandbox',
    thresholds: { high: MIN_SCORE, low: MIN_SCORE, break: MIN_SCORE },
    allowEmpty: false,
  };
}

function measure(name) {
  const settings = join(reports, `${fileOf(name)}.settings.json`);
  writeFileSync(settings, JSON.stringify(settingsOf(name), null, 2));
  const bin = JSON.parse(
    readFileSync(join(root, 'node_modules/@stryker-mutator/core/package.json'), 'utf8'),
  ).bin;
  const program = join(root, 'node_modules/@stryker-mutator/core', bin.stryker);
  const env = { ...process.env, MUTANTS_FOLDER: name };
  return spawnSync(process.execPath, [program, 'run', settings], { cwd: root, env, stdio: 'inherit' }).status;
}

/** Folders with a file that is changed against main. */
function changedFolders() {
  const changed = changedFiles();
  return names.filter((name) => mutantFolder(root, name).mutate.some((file) => changed.includes(file)));
}

const lowStores = isChanged ? runSql(['--changed'], MIN_SCORE) : [];
const folders = isChanged ? changedFolders() : chosen.length > 0 ? chosen : names;
const failed = [...lowStores, ...folders.filter((name) => measure(name) !== 0)];
if (failed.length > 0) {
  process.stderr.write(`mutants: below ${MIN_SCORE} % or failed: ${failed.join(', ')}\n`);
  process.exit(1);
}
