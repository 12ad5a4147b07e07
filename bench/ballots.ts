import { VoteCycle } from '@contract/participation/voteCycle';
import { addActivity } from '@platform/activities/editing/editing.service';
import type { Database } from '@platform/db/connection';
import { auditVote } from '@platform/votes/ledger/audit.service';
import { saveVote } from '@platform/votes/saving.service';
import { manyMembers } from '@testing/manyMembers';
import { residentMegabytes } from './cpu';
import { type EmptyServer, inFolder, openEmptyServer } from './emptyServer';
import { type Figure, quantile } from './figure';
import { type Job, sendAll } from './sending';

const VOTERS = 10_000;
const CONNECTIONS = 100;
const OPTIONS = 20;
const DAY_MS = 86_400_000;

interface BenchVote {
  readonly id: number;
  readonly jobs: readonly Job[];
}

/** A vote whose voters all come at once: each takes a ticket and gives one ballot. */
async function aVote({ db }: EmptyServer, name: string, count: number): Promise<BenchVote> {
  const now = Date.now();
  const objectID = await addActivity(db, 1, { title: `${name}评选` }, new Date(now));
  const options = Array.from({ length: OPTIONS }, (_, index) => ({ name: `${index + 1}号` }));
  const saved = await saveVote(
    db,
    1,
    { kind: 'activity', objectID },
    {
      ...{ title: name, startTime: new Date(now - DAY_MS), endTime: new Date(now + DAY_MS) },
      ...{ needLogin: true, cycle: VoteCycle.once, themes: [{ name, maxChoose: 1, options }] },
    },
    new Date(now),
  );
  const [theme] = saved.themes;
  const members = await manyMembers(db, count, name);
  await db.script('analyze');
  const jobs = members.map(
    ({ id: member, token, device }, index): Job =>
      async (send, timed) => {
        const query = new URLSearchParams({ voteId: String(saved.id), device }).toString();
        const { ticket } = Object(
          await send({ path: `/app_if/amuc/api/vote/ticket?${query}`, token, device }),
        );
        const optionIds = [theme?.options[index % OPTIONS]];
        const data = JSON.stringify({
          ...{ voteId: saved.id, userId: String(member), time: Date.now(), info: {}, ticket },
          themes: [{ themeId: theme?.id, optionIds }],
        });
        const fields = { afsData: '', device, data };
        const path = '/app_if/amuc/api/vote/recordVoteCountAndLog';
        const { success, message } = Object(await timed(send({ path, fields, token, device })));
        return success === true ? '' : String(message);
      },
  );
  return { id: saved.id, jobs };
}

const BALLOTS = { name: 'bench-ballots', text: 'select ballots from votes where id = $1' };
const ballotsOf = async (db: Database, vote: number): Promise<number> =>
  (await db.one<{ ballots: number }>(BALLOTS, [vote]))?.ballots ?? 0;

/** Server and database killed at once in the middle. */
async function killed(place: EmptyServer): Promise<{ readonly id: number; readonly acknowledged: number }> {
  const { server, postmaster } = place;
  const { id, jobs } = await aVote(place, '断', 4000);
  const { done } = await sendAll(server.origin, jobs, CONNECTIONS, (count) => {
    if (count === 2000) for (const pid of [server.pid, postmaster]) process.kill(pid, 'SIGKILL');
  });
  return { id, acknowledged: done };
}

/** Ten thousand voters at one vote, then a power cut. */
export const benchBallots = (): Promise<Figure[]> =>
  inFolder('ballots', async (folder) => {
    const place = await openEmptyServer(folder);
    await sendAll(place.server.origin, (await aVote(place, '先', 1000)).jobs, CONNECTIONS);
    const { id, jobs } = await aVote(place, '后', VOTERS);
    const sent = await sendAll(place.server.origin, jobs, CONNECTIONS);
    const counted = await ballotsOf(place.db, id);
    const memory = residentMegabytes(place.server.pid);

    const cut = await killed(place);
    await place.leave();
    const again = await openEmptyServer(folder);
    const lost = Math.max(0, cut.acknowledged - (await ballotsOf(again.db, cut.id)));
    const audits = [await auditVote(again.db, 1, id), await auditVote(again.db, 1, cut.id)];
    await again.leave();
    await again.server.stop();
    const faults = audits.filter((audit) => audit?.fault !== '').length;
    return [
      {
        name: 'ballots: a minute at one vote',
        value: (60_000 * sent.done) / sent.took,
        unit: '/min',
        min: 10_000,
      },
      { name: 'ballots: 100 connections, p95', value: quantile(sent.times, 0.95), unit: 'ms', max: 150 },
      { name: 'ballots: not accepted', value: sent.others.length, unit: '', max: 0 },
      { name: 'ballots: counted', value: counted, unit: '', min: VOTERS, max: VOTERS },
      { name: 'ballots: resident memory after it', value: memory, unit: 'MB', max: 300 },
      { name: `ballots: lost of ${cut.acknowledged} at kill −9`, value: lost, unit: '', max: 0 },
      { name: 'ballots: ledgers with a fault', value: faults, unit: '', max: 0 },
    ];
  });
