import { addActivity } from '@platform/activities/editing/editing.service';
import { manyMembers } from '@testing/manyMembers';
import { residentMegabytes } from './cpu';
import { type EmptyServer, inFolder, openEmptyServer } from './emptyServer';
import { type Figure, quantile } from './figure';
import { type Job, sendAll } from './sending';

const MEMBERS = 4000;
const QUOTA = 3000;
const CONNECTIONS = 100;

/** Everybody signs up for one activity. @returns their answers, one job each */
async function signUps({ db }: EmptyServer, name: string, count: number, quota: number): Promise<Job[]> {
  const edit = { title: `${name}清河日`, signUp: true, quota, waitingList: true };
  const fileId = String(await addActivity(db, 1, edit, new Date()));
  const members = await manyMembers(db, count, name);
  await db.script('analyze');
  return members.map(({ token, device }) => async (send, timed) => {
    const fields = { fileId, waiting: '1' };
    const { success, message } = Object(
      await timed(send({ path: '/nis/api/activity/regist', fields, token, device })),
    );
    return success === true ? '' : String(message);
  });
}

const COUNT = {
  name: 'bench-entries',
  text: `select count(*) filter (where status = 1)::int as placed, count(*) filter (where status = 3)::int as waiting
    from entries where activity_id = (select max(id) from activities)`,
};

/** Four thousand members want three thousand places at once; the rest waits. */
export const benchSignUps = (): Promise<Figure[]> =>
  inFolder('sign-ups', async (folder) => {
    const place = await openEmptyServer(folder);
    const { server, db } = place;
    await sendAll(server.origin, await signUps(place, '先', 1000, 1000), CONNECTIONS);
    const sent = await sendAll(server.origin, await signUps(place, '后', MEMBERS, QUOTA), CONNECTIONS);
    const found = await db.one<{ placed: number; waiting: number }>(COUNT);
    const memory = residentMegabytes(server.pid);
    await place.leave();
    await server.stop();
    return [
      { name: 'sign-ups: 100 connections, p95', value: quantile(sent.times, 0.95), unit: 'ms', max: 150 },
      { name: 'sign-ups: a second', value: (1000 * sent.done) / sent.took, unit: '/s' },
      { name: 'sign-ups: not accepted', value: sent.others.length, unit: '', max: 0 },
      { name: 'sign-ups: places of 3000', value: found?.placed ?? 0, unit: '', min: QUOTA, max: QUOTA },
      { name: 'sign-ups: waiting', value: found?.waiting ?? 0, unit: '', min: 1000, max: 1000 },
      { name: 'sign-ups: resident memory after it', value: memory, unit: 'MB', max: 300 },
    ];
  });
