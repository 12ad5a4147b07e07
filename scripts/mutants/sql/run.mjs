// `npm run mutants -- sql <words> …`: the share of small faults in SQL that tests notice (docs/mutants.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools.mjs';
import { equivalent } from './equivalent.mjs';
import { findStores, testsOf } from './stores.mjs';

const folder = join(root, 'dist/mutants');
const plan = join(folder, 'sql.plan.json');
const results = join(folder, 'sql.jsonl');
const short = (file) => file.slice('platform/src/'.length, -'.store.ts'.length);

function planOf(stores, isOfStores) {
  const statements = stores.flatMap((store) => {
    const tests = testsOf(store).filter((test) => !isOfStores || test.endsWith('.store.test.ts'));
    return store.statements.map(({ name, pattern, line }) => ({
      store: store.file,
      name,
      pattern,
      line,
      tests,
      equivalent: equivalent.filter((one) => one.statement === name).map(({ change }) => change),
    }));
  });
  return { statements, results };
}

/** Every fault with what became of it. */
function readResults() {
  const faults = new Map();
  if (!existsSync(results)) return [];
  for (const line of readFileSync(results, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line);
    if (row.failed || row.control) console.log(`without a result: ${JSON.stringify(row)}`);
    if (row.change === undefined) continue;
    const key = `${row.statement}\n${row.change}`;
    faults.set(key, { ...faults.get(key), ...row });
  }
  return [...faults.values()];
}

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** Prints survivors and the score of each store. @returns stores below the least score */
function report(stores, minScore) {
  const faults = readResults().filter((one) => !one.isRefused && !one.isEquivalent);
  const low = [];
  for (const store of stores) {
    const own = faults.filter((one) => one.store === store.file);
    const run = new Set(readResults().map(({ statement }) => statement));
    const idle = store.statements.filter(
      ({ pattern }) => ![...run].some((name) => new RegExp(pattern).test(name)),
    );
    const noticed = own.filter((one) => one.isNoticed).length;
    const survivors = own.filter((one) => !one.isNoticed);
    for (const one of survivors)
      console.log(`survived  ${store.file}:${one.line}  ${one.statement}: ${one.change}`);
    for (const one of idle) console.log(`not run   ${store.file}:${one.line}  ${one.name}`);
    console.log(`${short(store.file)}: ${noticed} of ${own.length}, ${percent(noticed, own.length)}`);
    if (100 * noticed < minScore * own.length) low.push(short(store.file));
  }
  return low;
}

/** Entries of the list of equivalent changes that no statement has any more. */
function reportUnknown(stores) {
  const faults = readResults();
  const patterns = new Map(
    stores.flatMap(({ statements }) => statements.map(({ name, pattern }) => [name, new RegExp(pattern)])),
  );
  for (const { statement, change } of equivalent) {
    const pattern = patterns.get(statement);
    if (pattern && !faults.some((one) => pattern.test(one.statement) && one.change === change))
      console.log(`no such change: ${statement}: ${change}`);
  }
}

/** Changed against main, with what is not committed. */
export function changedFiles() {
  const git = (...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'main'), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * @param words parts of stores' paths; none: every store. `--changed`: stores changed against main; `--stores`: only tests that call
 * stores themselves. @returns stores below `minScore`
 */
export function runSql(words, minScore) {
  const isChanged = words.includes('--changed');
  const changed = isChanged ? changedFiles() : [];
  const named = words.filter((word) => !word.startsWith('--'));
  const stores = findStores().filter(
    ({ file }) =>
      (!isChanged || changed.includes(file)) &&
      (named.length === 0 || named.some((word) => file.includes(word))),
  );
  if (stores.length === 0) {
    process.stderr.write(
      isChanged ? 'mutants: no store is changed\n' : `mutants: no store ${named.join(', ')}\n`,
    );
    return isChanged ? [] : named;
  }
  mkdirSync(folder, { recursive: true });
  rmSync(results, { force: true });
  writeFileSync(plan, JSON.stringify(planOf(stores, words.includes('--stores'))));
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--config', 'scripts/mutants/sql/vitest.config.ts'], {
    cwd: root,
    env: { ...process.env, MUTANTS_PLAN: plan },
    stdio: 'inherit',
  });
  reportUnknown(stores);
  return report(stores, minScore);
}
