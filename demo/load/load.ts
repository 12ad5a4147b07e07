import { createArticleWriter, findArticleIds } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import { saveRegions } from '@platform/signForms/regions.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { saveSite } from '@platform/sites/sites.store';
import { circleRows } from '../circleRows';
import { columns } from '../columns';
import type { DemoArticle } from '../content';
import { reporters } from '../people';
import { regions } from '../regions';
import { tellingRows } from '../telling/rows';
import { loadTown } from '../town/loadTown';
import { draftOf } from './articles';
import { loadCircles } from './circles';
import { loadComments } from './comments';
import { loadDynamics } from './dynamics';
import { loadEntries } from './entries';
import { loadInvites } from './invites';
import { liveNumber, loadLives, loadModules } from './lives';
import { type DemoMedia, DRAWING_VERSION, demoMedia } from './media';
import { daily, written } from './newsroom';
import { loadNotices, noticeRows } from './notices';
import { loadPapers } from './papers';
import { loadPieces, loadPushMessages } from './pieces';
import { loadProducts } from './products';
import { ARTICLES, dueFilling, SITE, UNFINISHED, writeNote } from './progress';
import { loadQuestions } from './questions';
import { loadRanks } from './ranks';
import {
  accountOf,
  leadersOf,
  loadAccounts,
  loadActivities,
  loadHotWords,
  loadPeople,
  numberIn,
} from './resources';
import { settingsOf } from './settings';
import { loadShortVideos } from './shortVideos';
import { loadContributions, loadTelling } from './telling';
import { loadActivityVotes } from './votes';

export interface DemonstrationParts {
  readonly db: Database;
  readonly media: MediaStore;
  /** Folder of the progress note: the platform's data folder. */
  readonly folder: string;
  /** Folder of the clips (`demo/videos`). */
  readonly clips: string;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Ids of the articles; each list has room to grow. */
const FIRST_ID = 1000;
const LIST_ROOM = 200;

/**
 * Fills a new installation with the demonstration newsroom, continues an interrupted start, and shifts all dates on a later
 * day without changing the site's settings. A database with other content is not changed.
 */
export async function loadDemonstration(parts: DemonstrationParts): Promise<void> {
  const { db, folder, log } = parts;
  const due = await dueFilling(db, folder, parts.now);
  if (!due) return;
  const { isFresh, note, day } = due;
  log(isFresh ? 'Filling the demonstration newsroom …' : 'Dating the demonstration newsroom to today …');
  const storedMedia = note?.drawing === DRAWING_VERSION ? note.media : {};
  const media = demoMedia(parts.media, parts.clips, storedMedia);
  const unfinished = isFresh || note?.day === UNFINISHED;
  if (isFresh) await writeNote(folder, { day: UNFINISHED, drawing: DRAWING_VERSION, media: storedMedia });
  await fill(parts, media, parts.now(), unfinished);
  await writeNote(folder, { day, drawing: DRAWING_VERSION, media: media.known() });
}

async function loadColumns(db: Database): Promise<void> {
  for (const [index, column] of columns.entries()) {
    await saveColumn(db, {
      site: SITE,
      id: index + 1,
      parent: numberIn(columns, column.parent),
      name: column.name,
      style: column.style,
      order: index,
      topCount: column.topCount ?? 0,
      topic: column.topic ?? false,
      doc: column.description ? { description: column.description } : {},
    });
  }
}

async function fill(
  { db, media: store, now: clock }: DemonstrationParts,
  media: DemoMedia,
  now: number,
  withSite: boolean,
): Promise<void> {
  if (withSite) await fillSite(db, media, now);
  await loadColumns(db);
  await loadPeople(db, SITE, media);
  await loadAccounts(db, SITE, media);
  await loadActivities(db, SITE, media, now);
  await saveRegions(db, SITE, regions);
  await loadActivityVotes(db, SITE, media, now);
  await loadQuestions(db, SITE, media, now);
  await loadDynamics(db, SITE, media, now);
  await loadShortVideos(db, SITE, media, now);
  await loadProducts(db, SITE, media);
  await loadRanks(db, SITE, now);
  await loadHotWords(db, SITE);
  await loadNotices(db, SITE, now);

  const [site] = await createSiteFinder(db, clock, '').all();
  if (!site) throw new Error('the demonstration has no site');
  const writer = createArticleWriter(db, site, clock);
  const places = {
    columnOf: (key: string) => found('column', key, numberIn(columns, key)),
    accountOf,
    leadersOf,
    liveOf: (key: string) => found('live', key, liveNumber(key)),
    reporterOf: (name: string) => {
      const index = reporters.findIndex((one) => one.name === name);
      return index < 0 ? undefined : index + 1;
    },
  };
  await inPairs(numberedArticles(now), async ({ article, id }) => {
    await writer.saveDraft(await draftOf(article, media, places, now), id);
  });
  const numbers = await findArticleIds(db, SITE, ARTICLES);
  const articleOf = (key: string) => numbers.get(ARTICLES + key) ?? 0;
  await loadLives(db, SITE, media, now, articleOf);
  await loadModules(db, SITE, places.columnOf, articleOf);
  await loadPapers({ db, site: SITE, store, media, now, articleOf });
  await loadTelling(db, SITE, media, now, articleOf);
  await loadComments(db, SITE, now, articleOf);
  // They are members since their first comment.
  await loadCircles(db, SITE, media, now);
  await loadEntries(db, SITE, now);
  await loadContributions(db, SITE, media, now);
  await loadInvites(db, SITE, now);
  await loadTown(db, media, clock, now, withSite);
  await loadPieces(db, SITE, articleOf);
  await loadPushMessages(db, SITE, now, articleOf);
}

function numberedArticles(now: number): { article: DemoArticle; id: number }[] {
  const lists = [...written, ...daily(new Date(now)), noticeRows, tellingRows, circleRows];
  return lists.flatMap((list, place) =>
    list.map((article, index) => ({ article, id: FIRST_ID + place * LIST_ROOM + index })),
  );
}

async function fillSite(db: Database, media: DemoMedia, now: number): Promise<void> {
  const logo = await media.picture('siteLogo');
  const icon = await media.picture('appIcon');
  const share = await media.picture('valleyTown.dawn');
  await saveSite(db, {
    id: SITE,
    name: '澜川日报',
    hosts: [],
    app_ids: ['1'],
    config: settingsOf({ share: share.url, logo: logo.url, icon: icon.url }),
    version: now,
  });
}

/** Two at a time: one draws while the other waits for the database. */
async function inPairs<T>(jobs: readonly T[], work: (job: T) => Promise<void>): Promise<void> {
  const queue = jobs.values();
  const worker = async () => {
    for (const job of queue) await work(job);
  };
  await Promise.all([worker(), worker()]);
}

function found(what: string, key: string, id: number): number {
  if (id === 0) throw new Error(`the demonstration has no ${what} ${key}`);
  return id;
}
