import type { Queries } from '@platform/db/connection';

const keys: Readonly<Record<string, readonly string[]>> = {
  people: ['site_id', 'id'],
  categories: ['site_id', 'code', 'id'],
  accounts: ['site_id', 'id'],
  activities: ['site_id', 'id'],
  entries: ['site_id', 'id'],
  subjects: ['site_id', 'id'],
  questions: ['site_id', 'id'],
  answers: ['site_id', 'id'],
  lives: ['site_id', 'id'],
  modules: ['site_id', 'id'],
  notices: ['site_id', 'id'],
  circles: ['site_id', 'id'],
  posts: ['site_id', 'id'],
  tipoffs: ['site_id', 'id'],
  seek_articles: ['site_id', 'id'],
  contributions: ['site_id', 'id'],
  studies: ['site_id', 'id'],
  subscription_counts: ['site_id', 'type', 'object_id'],
  push_messages: ['site_id', 'id'],
  hot_words: ['site_id', 'word'],
};

/** Writes one row of a table of the list above, new or in place of the one with its key. */
export async function put(
  db: Queries,
  table: keyof typeof keys,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const key = keys[table] ?? [];
  const names = Object.keys(row);
  const rest = names.filter((name) => !key.includes(name));
  const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
    on conflict (${key.join(', ')}) do update set ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  const values = names.map((name) => (name === 'doc' ? JSON.stringify(row[name]) : row[name]));
  await db.run({ name: `demo-${table}-${names.length}`, text }, values);
}
