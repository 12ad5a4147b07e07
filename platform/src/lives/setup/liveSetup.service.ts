import { LiveStatus } from '@contract/codes';
import { SocketType } from '@contract/socket/socketCodes';
import { setDiscussClosed } from '@platform/articles/saving/discussion.service';
import { setArticleLiveStatus } from '@platform/articles/saving/liveState.service';
import { findArticleIds, type NamedSite, saveDraftWith } from '@platform/articles/saving/saving.service';
import { storedDraft } from '@platform/articles/saving/storedDraft.service';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import { columnChain } from '@platform/columns/columns.service';
import type { Database, Queries } from '@platform/db/connection';
import { publishFrames } from '../frames.service';
import {
  articleFields,
  changedSetup,
  documentOf,
  type LiveArticle,
  type LiveChange,
  type LiveSetup,
  newArticle,
  setupOf,
} from './liveSetup.document';
import { insertLive, lockLiveSetup, nextLiveId, type SetupRow, saveLiveSetup } from './liveSetup.store';

const isColumn = async (db: Queries, site: number, id: number): Promise<boolean> =>
  (await columnChain(db, site, id)).length > 0;

/** Site and staff member of a setup. */
export interface SetupContext {
  readonly site: NamedSite;
  readonly work: ActContext;
}

/** Makes an announced live with its article, which lists and search show at once. One transaction. */
export function addLive(
  db: Database,
  { site, work }: SetupContext,
  setup: LiveSetup,
  article: LiveArticle,
): Promise<{ readonly id: number; readonly article: number } | 'unknownColumn'> {
  const status = LiveStatus.preview;
  return db.transaction(async (queries) => {
    if (!(await isColumn(queries, site.id, article.columnID))) return 'unknownColumn';
    const id = await nextLiveId(queries);
    const key = `newsroom-live/${id}`;
    const draft = newArticle(key, id, setup, { article, status, at: work.at });
    await saveDraftWith(queries, site, draft, work.at.getTime());
    const articleID = (await findArticleIds(queries, site.id, key)).get(key) ?? 0;
    const row = { article_id: articleID, status, starts_at: setup.startsAt, doc: documentOf(setup, status) };
    await insertLive(queries, site.id, id, row);
    await setArticleLiveStatus(queries, site.id, articleID, status);
    const detail = { title: setup.title, article: articleID };
    await recordAct(queries, work, { act: 'addLive', objectKind: 'live', objectID: id, detail });
    return { id, article: articleID };
  });
}

export type ChangeResult = 'changed' | 'unknown' | 'unknownColumn' | 'endsBeforeStart' | 'noArticle';

/** Changes a live and its article; open pages get the new addresses by a frame. One transaction. */
export function changeLive(
  db: Database,
  { site, work }: SetupContext,
  id: number,
  change: LiveChange,
): Promise<ChangeResult> {
  return db.transaction(async (queries) => {
    const row = await lockLiveSetup(queries, site.id, id);
    if (!row) return 'unknown';
    const draft = row.article_id > 0 ? await storedDraft(queries, site.id, row.article_id) : undefined;
    if (!draft && isOfArticle(change)) return 'noArticle';
    const { columnID } = change;
    if (columnID !== undefined && !(await isColumn(queries, site.id, columnID))) return 'unknownColumn';
    const setup = changedSetup(setupOf(row, draft), change);
    if (setup.endsAt && setup.endsAt <= setup.startsAt) return 'endsBeforeStart';
    if (draft) {
      const changed = { ...draft, ...articleFields(setup, row.status, change) };
      await saveDraftWith(queries, site, changed, work.at.getTime());
    }
    await saveLive(queries, { site, work }, id, { row, setup, discussClosed: change.discussClosed });
    return 'changed';
  });
}

const isOfArticle = ({ columnID, content, cover, discussClosed, advClosed, reporters }: LiveChange) =>
  [columnID, content, cover, discussClosed, advClosed, reporters].some((one) => one !== undefined);

interface SavedLive {
  readonly row: SetupRow;
  readonly setup: LiveSetup;
  readonly discussClosed: boolean | undefined;
}

/** Saves the live itself, after its article, with frame and act. */
async function saveLive(
  db: Queries,
  { site, work }: SetupContext,
  id: number,
  { row, setup, discussClosed }: SavedLive,
): Promise<void> {
  const { article_id: article, status } = row;
  const doc = documentOf(setup, status, row.doc);
  await saveLiveSetup(db, site.id, id, setup.startsAt, doc);
  if (discussClosed !== undefined) await setDiscussClosed(db, site.id, article, discussClosed);
  const ofArticle = article > 0 ? await setArticleLiveStatus(db, site.id, article, status) : undefined;
  const config = ofArticle ?? doc.config;
  const data = [{ status, ...(config ? { config } : {}) }];
  await publishFrames(db, { site: site.id, live: id }, SocketType.status, data, work.at);
  const before = { title: row.doc.title, startsAt: row.starts_at.toISOString() };
  await recordAct(db, work, { act: 'changeLive', objectKind: 'live', objectID: id, detail: { before } });
}
