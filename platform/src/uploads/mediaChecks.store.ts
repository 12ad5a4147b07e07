import type { Queries } from '@platform/db/connection';

const QUEUE = {
  name: 'media-checks-queue',
  text: `insert into media_checks (hash) select distinct unnest($1::text[]) order by 1
    on conflict (hash) do update set wanted = media_checks.wanted + 1`,
};
export const queueChecks = (db: Queries, hashes: readonly string[]) => db.run(QUEUE, [hashes]);

/** A file whose uses have changed. */
export interface MediaCheck {
  readonly hash: string;
  readonly wanted: number;
  readonly hidden: boolean;
}
const DUE = {
  name: 'media-checks-due',
  text: `select hash, wanted, hidden from media_checks where wanted > checked order by hash limit $1
    for update skip locked`,
};
/** Locked until the transaction ends. */
export const dueChecks = (db: Queries, limit: number) => db.query<MediaCheck>(DUE, [limit]);

const DONE = {
  name: 'media-checks-done',
  text: 'update media_checks set checked = $2, hidden = $3 where hash = $1',
};
export const finishCheck = (db: Queries, { hash, wanted, hidden }: MediaCheck) =>
  db.run(DONE, [hash, wanted, hidden]);
