import { newsroom } from '@contract/newsroom';
import { VoteCycle } from '@contract/participation/voteCycle';
import { activitiesOf } from '@platform/activities/activities.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { momentFrom, momentUntil } from '@platform/sites/moments';
import {
  endNow,
  exportBallots,
  exportResult,
  listVotePage,
  openNow,
  saveActivityVote,
  setCodeFromSecond,
} from '@platform/votes/managing/managing.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';

const noVote = () => transportFault(404, 'there is no such vote');
/** Newsroom calls for making, opening, ending and exporting votes (F9). */
export function manageVoteCalls(calls: NewsroomCalls, db: Database): void {
  savingCalls(calls, db);
  openingCalls(calls, db);
}

function savingCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.votes, 'votes', async ({ page = 0 }, { actContext: work }) => {
    const { list, hasMore } = await listVotePage(db, work.site, page);
    const shown = list.map(({ id, kind, object_id, title, ballots, pending, starts_at, ends_at }) => ({
      id,
      kind,
      objectID: object_id,
      title,
      ballots,
      pending,
      from: starts_at.toISOString(),
      until: ends_at.toISOString(),
    }));
    return { list: shown, hasMore };
  });

  on(
    newsroom.saveVote,
    'votes',
    async ({ site, id: activity, from, until, cycle, ...input }, { actContext: work }) => {
      const startTime = momentFrom(from);
      const endTime = momentUntil(until);
      if (!startTime || !endTime || endTime <= startTime)
        throw transportFault(400, 'from and until are days, or days and times, of the site; until is later');
      return db.transaction(async (queries) => {
        if (!(await activitiesOf(queries, site, [activity])).has(activity))
          throw transportFault(404, 'there is no such activity');
        const draft = { ...input, cycle: VoteCycle[cycle], startTime, endTime };
        const saved = await saveActivityVote(queries, site, activity, draft, work.at);
        if ('changed' in saved)
          throw transportFault(400, `themes: ${saved.changed} has votes, its name and place stay`);
        const detail = { title: input.title, from, until, activity };
        await recordAct(queries, work, { act: 'saveVote', objectKind: 'vote', objectID: saved.id, detail });
        return saved;
      });
    },
  );
}

function openingCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.openVote, 'votes', async ({ site, id }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await openNow(queries, site, id, work.at)))
        throw transportFault(404, 'no vote of an activity with this number is still to begin');
      await recordAct(queries, work, { act: 'openVote', objectKind: 'vote', objectID: id });
    });
    return done;
  });
  on(newsroom.endVote, 'votes', async ({ site, id }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await endNow(queries, site, id, work.at)))
        throw transportFault(404, 'there is no such vote of an activity, or it is over');
      await recordAct(queries, work, { act: 'endVote', objectKind: 'vote', objectID: id });
    });
    return done;
  });

  on(newsroom.setVoteCode, 'votes', async ({ site, id, fromSecond }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await setCodeFromSecond(queries, site, id, fromSecond)))
        throw transportFault(404, 'there is no such vote inside an article');
      const detail = { fromSecond };
      await recordAct(queries, work, { act: 'setVoteCode', objectKind: 'vote', objectID: id, detail });
    });
    return done;
  });

  on(newsroom.exportVote, 'votes', async ({ site, id }) => {
    const csv = await exportResult(db, site, id);
    if (csv === undefined) throw noVote();
    return { csv, next: 0 };
  });
  on(newsroom.exportBallots, 'voters', async ({ site, id, after = 0 }, { actContext: work }) => {
    const page = await exportBallots(db, site, id, after);
    if (!page) throw noVote();
    await recordAct(db, work, { act: 'exportBallots', objectKind: 'vote', objectID: id, detail: { after } });
    return page;
  });
}
