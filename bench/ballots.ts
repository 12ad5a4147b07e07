import { auditVote } from '@platform/votes/ledger/audit.service';
import { aVote, ballotsOf } from './benchVote';
import { residentMegabytes } from './cpu';
import { type EmptyServer, inFolder, openEmptyServer } from './emptyServer';
import { type Figure, quantile } from './figure';
import { sendAll } from './sending';

const VOTERS = 10_000;
const CONNECTIONS = 100;

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
