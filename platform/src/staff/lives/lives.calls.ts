import { LiveStatus } from '@contract/codes';
import { newsroom } from '@contract/newsroom';
import type { LiveState } from '@contract/newsroomShapes';
import type { Database } from '@platform/db/connection';
import { addReport, changeReport, removeReport, setLiveStatus } from '@platform/lives/liveEditing.service';
import { addLivePass, livePassesOf, passState, revokeLivePass } from '@platform/lives/passes.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';
import { newReport, reportFields } from './reports.rules';

const statuses: Readonly<Record<LiveState, LiveStatus>> = {
  announced: LiveStatus.preview,
  running: LiveStatus.live,
  ended: LiveStatus.ended,
};
const HOUR_MS = 3_600_000;

const noSuchLive = () => transportFault(404, 'there is no such live');
const noSuchReport = () => transportFault(404, 'there is no such report in this live');

/** A live as it runs, by the people who run it (K10). */
export function liveCalls(calls: NewsroomCalls, db: Database, now: () => number): void {
  reportCalls(calls, db);
  passCalls(calls, db, now);
}

function reportCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.liveStatus, 'live', async ({ id, status }, { actContext: work }) => {
    const set = await setLiveStatus(db, work, id, statuses[status]);
    if (set === 'unknown') throw noSuchLive();
    if (set === 'same') throw transportFault(409, `this live is ${status} already`);
    return done;
  });

  on(newsroom.addReport, 'live', async ({ id, top = false, ...input }, { actContext: work }) => {
    const report = await addReport(db, work, id, { top, doc: newReport(input) });
    if (report === undefined) throw noSuchLive();
    return { id: report };
  });

  on(newsroom.changeReport, 'live', async ({ id, report, top, ...input }, { actContext: work }) => {
    if (!(await changeReport(db, work, id, report, { top, doc: reportFields(input) }))) throw noSuchReport();
    return done;
  });

  on(newsroom.removeReport, 'live', async ({ id, report, reason }, { actContext: work }) => {
    if (!(await removeReport(db, work, id, report, reason))) throw noSuchReport();
    return done;
  });
}

/** Passes for reporters who have no account of the newsroom. */
function passCalls({ on }: NewsroomCalls, db: Database, now: () => number): void {
  on(newsroom.addLivePass, 'live', async ({ id, name, hours }, { actContext: work }) => {
    const expiresAt = new Date(work.at.getTime() + hours * HOUR_MS);
    const added = await addLivePass(db, work, id, { name, expiresAt });
    if (!added) throw noSuchLive();
    return { ...added, expires: expiresAt.toISOString() };
  });

  on(newsroom.livePasses, 'live', async ({ site, id }) => ({
    list: (await livePassesOf(db, site, id)).map((pass) => ({
      id: pass.id,
      name: pass.name,
      state: passState(pass, now()),
      created: pass.created_at.toISOString(),
      expires: pass.expires_at.toISOString(),
    })),
  }));

  on(newsroom.revokeLivePass, 'live', async ({ id, pass }, { actContext: work }) => {
    if (!(await revokeLivePass(db, work, id, pass)))
      throw transportFault(404, 'there is no such pass of this live');
    return done;
  });
}
