import { VoteCycle } from '@contract/participation/voteCycle';
import { addActivity } from '@platform/activities/editing/editing.service';
import { saveVote } from '@platform/votes/saving.service';
import { type Figure, median } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';
import { coldly, opened, openPhones, slowLine } from './pages';
import { weigh } from './weights';

const OPTIONS = 300;
const RUNS = 5;
const DAY_MS = 86_400_000;

/** The page of a vote with three hundred options, on a cold phone. */
export async function benchVotePage({ server, db }: BenchNewsroom): Promise<Figure[]> {
  const now = Date.now();
  const objectID = await addActivity(db, 1, { title: '三百个选项' }, new Date(now));
  const options = Array.from({ length: OPTIONS }, (_, index) => ({ name: `${index + 1}号作品` }));
  const { id } = await saveVote(
    db,
    1,
    { kind: 'activity', objectID },
    {
      ...{ title: '三百个选项', startTime: new Date(now - DAY_MS), endTime: new Date(now + DAY_MS) },
      ...{ needLogin: true, cycle: VoteCycle.once, themes: [{ name: '作品', maxChoose: 5, options }] },
    },
    new Date(now),
  );
  const address = `${server.origin}${BASE_PATH}/activityVote/${id}/${objectID}.html`;
  const browser = await openPhones();
  try {
    const nothing = async () => undefined;
    const weight = await coldly(browser, nothing, (page) => weigh(page, address));
    const paints: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      paints.push((await coldly(browser, slowLine, (page) => opened(page, address))).first);
    return [
      {
        name: 'activityVote, 300 options: scripts, gzip',
        value: weight.scripts / 1000,
        unit: 'KB',
        max: 110,
      },
      {
        name: 'activityVote, 300 options: HTML with its styles, gzip',
        value: weight.html / 1000,
        unit: 'KB',
      },
      {
        ...{ name: 'activityVote, 300 options: first paint, 1.6 Mbps', unit: 'ms', max: 400 },
        value: median(paints),
      },
    ];
  } finally {
    await browser.close();
  }
}
