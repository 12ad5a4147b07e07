import { createHash } from 'node:crypto';
import type { Database, Queries, Statement } from '@platform/db/connection';

/** PostgreSQL cuts names of statements at 63 bytes. */
const MAX_NAME = 50;

const named = ({ name, text }: Statement): Statement => ({
  name: `${name.slice(0, MAX_NAME)}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`,
  text,
});

const queriesByText = (queries: Queries): Queries => ({
  query: (statement, values) => queries.query(named(statement), values),
  one: (statement, values) => queries.one(named(statement), values),
  run: (statement, values) => queries.run(named(statement), values),
  script: (text) => queries.script(text),
  notify: (channel, payload) => queries.notify(channel, payload),
});

/**
 * A database whose statements carry a hash of their text in their names: connections outlive a reload of the code, and each knows one
 * text for a name.
 */
export const namesByText = (db: Database): Database => ({
  ...queriesByText(db),
  queryUnder: (settings, statement, values) => db.queryUnder(settings, named(statement), values),
  transaction: (work, how) => db.transaction((queries) => work(queriesByText(queries)), how),
  listen: (channel, hearing) => db.listen(channel, hearing),
  close: () => db.close(),
});
