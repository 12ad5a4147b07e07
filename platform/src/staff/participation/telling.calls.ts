import { ALL } from '@contract/codes';
import { newsroom } from '@contract/newsroom';
import { ContributionStatus } from '@contract/participation/codes';
import { recordAct } from '@platform/auditLog/acts.service';
import {
  answerTipoff,
  contributionStatuses,
  listContributions,
  listFeedback,
  listTipoffs,
  pageOf,
  reviewContribution,
  saveCall,
  tipoffStatuses,
  WHOLE,
} from '@platform/contributions/newsroomTelling.service';
import { csvText } from '@platform/csv/csv.document';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { momentFrom, momentUntil } from '@platform/sites/moments';
import { saveCourse } from '@platform/studies/studies.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';
import { storedPicture } from '../pictures.service';

/** Tip-offs, feedback, contributions, calls for articles and courses, as the newsroom works on them. */
export function tellingCalls(calls: NewsroomCalls, db: Database, media: MediaStore): void {
  tipoffCalls(calls, db);
  contributionCalls(calls, db, media);
  calls.on(newsroom.saveCourse, 'telling', async ({ site, id, title, parts }, { actContext: work }) =>
    db.transaction(async (queries) => {
      const saved = await saveCourse(queries, site, id, { title, parts });
      if (saved === undefined) throw transportFault(404, 'there is no such course');
      const detail = { title, parts: parts.length };
      await recordAct(queries, work, { act: 'saveCourse', objectKind: 'study', objectID: saved, detail });
      return { id: saved };
    }),
  );
}

function tipoffCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.tipoffs, 'telling', async ({ site, state, page }, { actContext: work }) => {
    const found = await listTipoffs(db, site, state ? tipoffStatuses[state] : ALL, pageOf(page));
    const detail = { ids: found.list.map(({ id }) => id) };
    await recordAct(db, work, { act: 'readTipoffs', objectKind: 'tipoff', objectID: 0, detail });
    return found;
  });

  on(newsroom.answerTipoff, 'telling', async ({ site, id, state, ...reply }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      const answer = { ...reply, status: tipoffStatuses[state] };
      if (!(await answerTipoff(queries, site, id, answer, work.at)))
        throw transportFault(404, 'there is no such tip-off');
      const detail = { state, ...reply };
      await recordAct(queries, work, { act: 'answerTipoff', objectKind: 'tipoff', objectID: id, detail });
    });
    return done;
  });

  on(newsroom.feedback, 'telling', async ({ site, page }, { actContext: work }) => {
    const found = await listFeedback(db, site, pageOf(page));
    const detail = { ids: found.list.map(({ id }) => id) };
    await recordAct(db, work, { act: 'readFeedback', objectKind: 'feedback', objectID: 0, detail });
    return found;
  });

  on(newsroom.exportTelling, 'telling', async ({ site, kind }, { actContext: work }) => {
    const csv = await exportOf(db, site, kind);
    const act = { act: 'exportTelling', objectKind: 'tipoff', objectID: 0, detail: { kind } } as const;
    await recordAct(db, work, act);
    return { csv };
  });
}

const table = (heads: readonly string[], rows: readonly (readonly (string | number | boolean)[])[]): string =>
  csvText([heads, ...rows.map((cells) => cells.map(String))]);

async function exportOf(
  db: Database,
  site: number,
  kind: 'tipoffs' | 'contributions' | 'feedback',
): Promise<string> {
  if (kind === 'feedback') {
    const { list } = await listFeedback(db, site, WHOLE);
    const rows = list.map((one) => [one.id, one.at, one.memberID, one.userName, one.content]);
    return table(['id', 'at', 'member', 'name', 'content'], rows);
  }
  if (kind === 'contributions') {
    const { list } = await listContributions(db, { site, status: ALL, seek: 0 }, WHOLE);
    const rows = list.map((one) => [
      ...[one.id, one.at, one.call, one.state, one.reason, one.memberID, one.nickname],
      ...[one.title, one.content],
    ]);
    const heads = ['id', 'at', 'call', 'state', 'reason', 'member', 'name', 'title', 'content'];
    return table(heads, rows);
  }
  const { list } = await listTipoffs(db, site, ALL, WHOLE);
  const rows = list.map((one) => [
    ...[one.id, one.at, one.state, one.memberID, one.userName, one.contact, one.title],
    ...[one.content, one.location, one.answer, one.shown],
  ]);
  const heads = ['id', 'at', 'state', 'member', 'name', 'contact', 'title'];
  return table([...heads, 'content', 'place', 'answer', 'shown'], rows);
}

function contributionCalls({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  on(newsroom.contributions, 'telling', async ({ site, state, call, page }, { actContext: work }) => {
    const status = state ? contributionStatuses[state] : ALL;
    const found = await listContributions(db, { site, status, seek: call }, pageOf(page));
    const detail = { ids: found.list.map(({ id }) => id) };
    await recordAct(db, work, { act: 'readContributions', objectKind: 'contribution', objectID: 0, detail });
    return found;
  });

  on(newsroom.reviewContribution, 'telling', async ({ site, id, passed, reason }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      const status = passed ? ContributionStatus.passed : ContributionStatus.notPassed;
      const review = { status, reason: passed ? '' : reason.trim() };
      if (!(await reviewContribution(queries, site, id, review, work.at)))
        throw transportFault(404, 'there is no such contribution');
      const act = passed ? 'approve' : 'reject';
      await recordAct(queries, work, { act, objectKind: 'contribution', objectID: id, detail: { reason } });
    });
    return done;
  });

  on(newsroom.saveCall, 'telling', async ({ site, id, picture, ...call }, { actContext: work }) => {
    const startsAt = momentFrom(call.from);
    const endsAt = momentUntil(call.until);
    if (!startsAt || !endsAt || endsAt <= startsAt)
      throw transportFault(400, 'from and until are days, or days and times, of the site; until is later');
    const picBig =
      picture === undefined ? undefined : ORIGIN_PLACEHOLDER + (await storedPicture(media, picture));
    const { title, content } = call;
    return db.transaction(async (queries) => {
      const saved = await saveCall(queries, site, id, { title, content, picBig, startsAt, endsAt });
      if (saved === undefined) throw transportFault(404, 'there is no such call for articles');
      const detail = { title, from: call.from, until: call.until };
      await recordAct(queries, work, { act: 'saveCall', objectKind: 'seekArticle', objectID: saved, detail });
      return { id: saved };
    });
  });
}
