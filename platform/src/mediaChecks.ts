import { ContributionStatus, RegistrationStatus } from '@contract/participation/codes';
import { QuestionStatus } from '@contract/questionCodes';
import { PostState } from '@platform/circles/postState.types';
import type { Database, Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import type { HideableMedia } from '@platform/media/hideableMedia';
import { copiedTables, quoted } from '@platform/siteCopy/tables.sql';
import { dueChecks, finishCheck } from '@platform/uploads/mediaChecks.service';

/** Files in one look at the tables. */
const AT_ONCE = 50;
const LOOK_MS = 5_000;

/** Tables that name files without showing them. */
const NO_USE = ['member_uploads'];
/** Rows that still show their files, where not all do; of `comments` few rows have any. */
const usedRows: Readonly<Record<string, string>> = {
  comments: `t.state in (${CommentState.shown}, ${CommentState.pending}) and t.pictures <> '{}'`,
  posts: `t.state in (${PostState.shown}, ${PostState.pending})`,
  contributions: `t.status <> ${ContributionStatus.notPassed}`,
  questions: `(t.doc->>'status')::int <> ${QuestionStatus.refused}`,
  entries: `t.status <> ${RegistrationStatus.notPassed}`,
};

/** The files among `hashes` that any row of any site uses. Addresses stand in texts and documents of all kinds, so whole rows are searched. */
async function usedAmong(db: Queries, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const pattern = `(${hashes.join('|')})`;
  const used = new Set<string>();
  for (const { name } of [{ name: 'sites' }, ...(await copiedTables(db))]) {
    if (NO_USE.includes(name)) continue;
    const rows = await db.query<{ hash: string }>(
      {
        name: `media-checks-in-${name}`,
        text: `select distinct found[1] as hash from ${quoted(name)} t, regexp_matches(t::text, $1, 'g') as found
          where ${usedRows[name] ?? 'true'}`,
      },
      [pattern],
    );
    for (const { hash } of rows) used.add(hash);
  }
  return used;
}

interface MediaCheckParts {
  readonly db: Database;
  readonly media: HideableMedia;
}

/** Hides files that nothing uses any more, and shows hidden ones that something uses again. @returns false where none waits */
export function runMediaChecks({ db, media }: MediaCheckParts): Promise<boolean> {
  return db.transaction(
    async (queries) => {
      const due = await dueChecks(queries, AT_ONCE);
      if (due.length === 0) return false;
      const used = await usedAmong(
        queries,
        due.map(({ hash }) => hash),
      );
      for (const { hash, wanted } of due) {
        const hidden = !used.has(hash);
        // Moving a file twice changes nothing, should the transaction run again.
        if (hidden) await media.hide(hash);
        else await media.show(hash);
        await finishCheck(queries, { hash, wanted, hidden });
      }
      return true;
    },
    { long: true },
  );
}

/** Looks every five seconds. @returns stops it */
export function startMediaChecks({
  failed,
  ...parts
}: MediaCheckParts & { readonly failed: (error: unknown) => void }): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const look = async () => {
    while (!isStopped && (await runMediaChecks(parts)));
  };
  const next = () => {
    work = look()
      .catch(failed)
      .finally(() => {
        if (!isStopped) timer = setTimeout(next, LOOK_MS).unref();
      });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await work;
  };
}
