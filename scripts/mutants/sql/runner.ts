import { appendFileSync, readFileSync } from 'node:fs';
import { type File, type Suite, startTests, type Task, type Test } from '@vitest/runner';
import { TestRunner } from 'vitest';
import { mutantsOf, rewritten } from './mutate.mjs';
import type { SqlPlan } from './plan.mjs';
import { onStatement, withFault } from './statements';

const plan: SqlPlan = JSON.parse(readFileSync(process.env.MUTANTS_PLAN ?? '', 'utf8'));
type Planned = SqlPlan['statements'][number];
const exact = new Map(plan.statements.map((one) => [one.name, one]));
const plannedFor = (name: string): Planned | undefined =>
  exact.get(name) ?? plan.statements.find(({ pattern }) => new RegExp(pattern).test(name));

interface Mutant {
  readonly change: string;
  readonly name: string;
  readonly text: string;
  isNoticed: boolean;
}
const known = new Map<Planned, Map<string, Mutant>>();
const write = (row: object) => appendFileSync(plan.results, `${JSON.stringify(row)}\n`);

/** Faults of a statement; of statements whose names follow one pattern each change once. */
function mutantsFor(planned: Planned, name: string, text: string): Mutant[] {
  const found = known.get(planned) ?? new Map<string, Mutant>();
  known.set(planned, found);
  if (![...found.values()].some((one) => one.name === name))
    for (const one of mutantsOf(text)) {
      if (found.has(one.change)) continue;
      const isEquivalent = planned.equivalent.includes(one.change);
      found.set(one.change, { ...one, name, isNoticed: isEquivalent });
      const { store, line } = planned;
      write({ store, line, statement: name, change: one.change, ...(isEquivalent ? { isEquivalent } : {}) });
    }
  return [...found.values()].filter((one) => one.name === name && !one.isNoticed);
}

const hasFailed = (task: Task): boolean =>
  task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed));

/** Runs a file again and reports nothing; the first failure ends it. */
class QuietRunner extends TestRunner {
  readonly #only: ReadonlySet<string> | undefined;
  #hasFailed = false;
  constructor(outer: TestRunner, only: ReadonlySet<string> | undefined) {
    super(outer.config);
    this.#only = only;
    Reflect.set(this, 'moduleRunner', Reflect.get(outer, 'moduleRunner'));
    this.__setTraces(Reflect.get(outer, '_otel'));
  }
  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    const module = this.workerState.evaluatedModules.getModuleById(path);
    if (module) this.workerState.evaluatedModules.invalidateModule(module);
    return super.importFile(path, source);
  }
  #isLeftOut(task: Task): boolean {
    if (this.#hasFailed) return true;
    if (task.type === 'suite') return task.tasks.every((inner) => this.#isLeftOut(inner));
    return this.#only !== undefined && !this.#only.has(task.id);
  }
  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    if (this.#isLeftOut(suite)) suite.mode = 'skip';
    await super.onBeforeRunSuite(suite);
  }
  override async onBeforeRunTask(test: Test): Promise<void> {
    if (this.#isLeftOut(test)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }
  override onAfterRunTask(test: Test): void {
    this.#hasFailed ||= test.result?.state === 'fail';
    super.onAfterRunTask(test);
  }
}

/** Runs each file once as it is, then once for each fault of the statements it runs. */
export default class MutantRunner extends TestRunner {
  /** Statements of the file: their texts, and the tests that run them; undefined: its hooks do. */
  #texts = new Map<string, string>();
  #tests = new Map<string, Set<string> | undefined>();
  #test: string | undefined;

  override onCollectStart(file: File): void {
    super.onCollectStart(file);
    this.#texts = new Map();
    this.#tests = new Map();
    onStatement((name, text) => {
      this.#texts.set(name, text);
      const tests = this.#tests.has(name) ? this.#tests.get(name) : new Set<string>();
      this.#tests.set(name, this.#test === undefined ? undefined : tests?.add(this.#test));
    });
  }
  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    this.#test = test.id;
  }
  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test);
    this.#test = undefined;
  }
  override async onAfterRunFiles(files?: File[]): Promise<void> {
    super.onAfterRunFiles();
    for (const file of files ?? []) await this.#tryFaults(file);
  }

  /** @returns whether a test failed, and whether PostgreSQL refused the statement */
  async #try(path: string, name: string, text: string, only: ReadonlySet<string> | undefined) {
    const { result, isRefused } = await withFault({ name, text }, () =>
      startTests([path], new QuietRunner(this, only)),
    );
    return { isNoticed: result.some(hasFailed), isRefused };
  }

  async #tryFaults(file: File): Promise<void> {
    onStatement(() => undefined);
    if (hasFailed(file)) return write({ file: file.name, failed: true });
    for (const [name, text] of this.#texts) {
      const planned = plannedFor(name);
      if (planned === undefined || !planned.tests.some((test) => file.filepath.endsWith(test))) continue;
      const mutants = mutantsFor(planned, name, text);
      if (mutants.length === 0) continue;
      let only = this.#tests.get(name);
      const control = rewritten(text);
      if ((await this.#try(file.filepath, name, control, only)).isNoticed) {
        only = undefined;
        if ((await this.#try(file.filepath, name, control, only)).isNoticed) {
          write({ file: file.name, statement: name, control: 'fails' });
          continue;
        }
      }
      for (const mutant of mutants) {
        const begun = Date.now();
        const { isNoticed, isRefused } = await this.#try(file.filepath, name, mutant.text, only);
        mutant.isNoticed = isNoticed;
        write({
          store: planned.store,
          statement: name,
          change: mutant.change,
          file: file.name,
          isNoticed,
          isRefused,
          ms: Date.now() - begun,
        });
      }
    }
  }
}
