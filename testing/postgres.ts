import { randomBytes } from 'node:crypto';
import { type Database, openDatabase, type Queries } from '@platform/db/connection';
import { inject } from 'vitest';

/** A database every test that names it starts from a copy of. */
export interface Template {
  /** Lower case letters, digits and underscores. */
  name: string;
  /** Fills the empty database; must close its connections, or no copy can be made. */
  build(url: string): Promise<void>;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const claim = {
  name: 'testTemplateClaim',
  text: 'insert into test_templates (name) values ($1) on conflict do nothing',
};

let opened: Database | undefined;

/** One connection pool per worker to the run's own database; vitest ends the worker and with it the pool. */
function admin(): Database {
  opened ??= openDatabase(inject('postgres').url, { max: 8, statementTimeout: 0 });
  return opened;
}

function addressOf(name: string): string {
  return inject('postgres').url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

/** Identifiers here are ours: letters, digits, underscores. */
async function create(queries: Queries, name: string, from: string): Promise<void> {
  await queries.script(`create database ${name} template ${from} strategy ${inject('postgres').copied}`);
}

const started = new Map<string, Promise<string>>();

/** The first worker to ask builds it; the others wait on its row. */
async function makeTemplate(template: Template): Promise<string> {
  const name = `${inject('postgres').prefix}_${template.name}`;
  await admin().transaction(async (queries) => {
    if ((await queries.run(claim, [name])) === 0) return;
    await create(admin(), name, 'template0');
    try {
      await template.build(addressOf(name));
    } catch (error) {
      await admin().script(`drop database if exists ${name} with (force)`);
      throw error;
    }
  });
  return name;
}

function ensureTemplate(template: Template): Promise<string> {
  const making = started.get(template.name) ?? makeTemplate(template);
  started.set(template.name, making);
  return making;
}

/** A database of its own for one test: a copy of `template`, or empty. */
export async function createDatabase(template?: Template): Promise<TestDatabase> {
  const from = template === undefined ? 'template0' : await ensureTemplate(template);
  const name = `${inject('postgres').prefix}_${randomBytes(6).toString('hex')}`;
  await create(admin(), name, from);
  return {
    url: addressOf(name),
    drop: () => admin().script(`drop database if exists ${name} with (force)`),
  };
}
