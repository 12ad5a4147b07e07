import { LiveSort, LiveType } from '@contract/codes';
import { newsroom } from '@contract/newsroom';
import type { ActContext } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import type { LiveArticle, LiveChange, LiveSetup } from '@platform/lives/setup/liveSetup.document';
import { addLive, changeLive, type SetupContext } from '@platform/lives/setup/liveSetup.service';
import type { MediaStore } from '@platform/media/mediaStore';
import { unknownPeople } from '@platform/people/people.service';
import type { SiteFinder } from '@platform/sites/sites.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';
import { measuredPicture } from '../pictures.service';
import { liveChange } from './liveSetup.rules';

interface SetupParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly sites: SiteFinder;
}

const noSuchColumn = () => transportFault(400, 'columnID: there is no such column');
const endsBeforeStart = () => transportFault(400, 'end: a live ends after its start');

/** The fields of a new live; what is left out has its usual value. @throws Refusal 400 */
function newSetup(change: LiveChange): LiveSetup {
  const { title, startsAt, endsAt } = change;
  if (title === undefined || startsAt === undefined)
    throw transportFault(400, 'a live has a title and a start');
  if (endsAt && endsAt <= startsAt) throw endsBeforeStart();
  return {
    title,
    startsAt,
    endsAt: endsAt ?? undefined,
    abstract: change.abstract ?? '',
    type: change.type ?? LiveType.image,
    sort: change.sort ?? LiveSort.newestFirst,
    banner: change.banner ?? '',
    announcement: change.announcement ?? '',
    lines: change.lines ?? [],
  };
}

const newArticle = (change: LiveChange, columnID: number): LiveArticle => ({
  columnID,
  content: change.content ?? '',
  cover: change.cover,
  discussClosed: change.discussClosed ?? false,
  advClosed: change.advClosed ?? false,
  reporters: change.reporters ?? [],
});

/** Lives are made and set up (F7). */
export function liveSetupCalls({ on }: NewsroomCalls, { db, media, sites }: SetupParts): void {
  async function contextOf(work: ActContext): Promise<SetupContext> {
    const site = (await sites.all()).find(({ id }) => id === work.site);
    if (!site) throw transportFault(404, 'there is no such site');
    return { site, work };
  }
  /** @throws Refusal 400 */
  async function checkReporters(site: number, reporters: readonly number[] = []): Promise<void> {
    const [unknown] = await unknownPeople(db, site, reporters);
    if (unknown !== undefined) throw transportFault(400, `reporters: ${unknown} is nobody's number`);
  }
  /** With the stored picture. */
  async function withPicture(change: LiveChange, base64: string | undefined): Promise<LiveChange> {
    if (base64 === undefined) return change;
    const { url, width, height } = await measuredPicture(media, base64);
    return { ...change, banner: url, cover: { url, width, height, summary: '' } };
  }

  on(newsroom.addLive, 'live', async ({ site, picture, ...fields }, { actContext: work }) => {
    const checked = liveChange(fields);
    newSetup(checked);
    await checkReporters(site, fields.reporters);
    const change = await withPicture(checked, picture);
    const article = newArticle(change, fields.columnID);
    const added = await addLive(db, await contextOf(work), newSetup(change), article);
    if (added === 'unknownColumn') throw noSuchColumn();
    return { id: added.id, articleID: added.article };
  });

  on(newsroom.changeLive, 'live', async ({ site, id, picture, ...fields }, { actContext: work }) => {
    const checked = liveChange(fields);
    await checkReporters(site, fields.reporters);
    const change = await withPicture(checked, picture);
    const result = await changeLive(db, await contextOf(work), id, change);
    if (result === 'unknown') throw transportFault(404, 'there is no such live');
    if (result === 'unknownColumn') throw noSuchColumn();
    if (result === 'endsBeforeStart') throw endsBeforeStart();
    if (result === 'noArticle') throw transportFault(409, 'this live stands in no article that could change');
    return done;
  });
}
