import { VoteCycle } from '@contract/participation/voteCycle';
import { addActivity } from '@platform/activities/editing/editing.service';
import type { Database } from '@platform/db/connection';
import { saveVote } from '@platform/votes/saving.service';
import { manyMembers, type PostingMember } from '@testing/manyMembers';
import type { Job } from './sending';

const OPTIONS = 20;
const DAY_MS = 86_400_000;

export interface BenchVote {
  readonly id: number;
  readonly voters: readonly PostingMember[];
  readonly jobs: readonly Job[];
}

/** A vote whose voters all come at once: each takes a ticket and gives one ballot. */
export async function aVote(
  { db }: { readonly db: Database },
  name: string,
  count: number,
): Promise<BenchVote> {
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
  return { id: saved.id, voters: members, jobs };
}

const BALLOTS = { name: 'bench-ballots', text: 'select ballots from votes where id = $1' };
export const ballotsOf = async (db: Database, vote: number): Promise<number> =>
  (await db.one<{ ballots: number }>(BALLOTS, [vote]))?.ballots ?? 0;
