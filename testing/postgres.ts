import { randomBytes } from 'node:crypto';
import { type Database, openDatabase, type Queries } from '@platform/db/connection';
import { expect, inject } from 'vitest';
import type { RunPostgres } from './globalSetup';

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

/** The PostgreSQL of the file that runs: journeys have another than the server's tests (decision 019). */
export const runPostgres = (): RunPostgres =>
  inject(expect.getState().testPath?.includes('/e2e/') ? 'journeysPostgres' : 'postgres');

const opened = new Map<string, Database>();

/** One connection pool per worker to the run's own database; vitest ends the worker and with it the pool. */
function admin(): Database {
  const { url } = runPostgres();
  const found = opened.get(url) ?? openDatabase(url, { max: 8, statementTimeout: 0 });
  opened.set(url, found);
  return found;
}

const addressOf = (name: string): string => runPostgres().url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** Identifiers here are ours: letters, digits, underscores. */
async function create(queries: Queries, name: string, from: string): Promise<void> {
  await queries.script(`create database ${name} template ${from} strategy ${runPostgres().copied}`);
}

/** By the names of their databases, which differ from server to server. */
const started = new Map<string, Promise<string>>();

/** The first worker to ask builds it; the others wait on its row. */
async function makeTemplate(name: string, template: Template): Promise<string> {
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
  const name = `${runPostgres().prefix}_${template.name}`;
  const making = started.get(name) ?? makeTemplate(name, template);
  started.set(name, making);
  return making;
}

/** A database of its own for one test: a copy of `template`, or empty. */
export async function createDatabase(template?: Template): Promise<TestDatabase> {
  const from = template === undefined ? 'template0' : await ensureTemplate(template);
  const name = `${runPostgres().prefix}_${randomBytes(6).toString('hex')}`;
  await create(admin(), name, from);
  const server = admin();
  return {
    url: addressOf(name),
    drop: () => server.script(`drop database if exists ${name} with (force)`),
  };
}
