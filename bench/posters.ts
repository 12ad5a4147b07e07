import { KindNumber } from '@contract/codes';
import { poster } from '@contract/pictures';
import { pathsOf } from '@contract/services';
import { cpuMeter } from './cpu';
import { type Figure, median, quantile } from './figure';
import type { BenchNewsroom } from './newsroom';

/** Articles with and without a picture. */
const POSTERS = 20;
const articles = {
  name: 'bench-posters',
  text: `select id from articles
    where site_id = 1 and status = 1 and article_type in (0, 1, 2) order by id limit ${POSTERS}`,
};

async function timed(address: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address);
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength === 0) throw new Error(`${address} answers ${answer.status}`);
  return performance.now() - began;
}

/** Posters (wire n15) one after the other: CPU of the first drawing, time of the cached one. */
export async function benchPosters({ server, postmaster, db }: BenchNewsroom): Promise<Figure[]> {
  const [path = ''] = pathsOf(poster);
  const ids = await db.query<{ id: number }>(articles);
  const addresses = ids.map(
    ({ id }) => `${server.origin}${path}?objectType=${KindNumber.poster.article}&id=${id}`,
  );
  // the library and its faces load with the first one
  const [first = '', ...others] = addresses;
  const loading = await timed(first);
  const drawn: number[] = [];
  for (const address of others) {
    const meter = cpuMeter(server.pid, postmaster);
    await timed(address);
    const { server: cpu, database } = meter();
    drawn.push((cpu + database) / 1000);
  }
  const cached: number[] = [];
  for (const address of others) cached.push(await timed(address));
  return [
    { name: 'posters: the first, with library and faces', value: loading, unit: 'ms' },
    { name: 'posters: CPU of one, median', value: median(drawn), unit: 'ms' },
    { name: 'posters: CPU of one, p90', value: quantile(drawn, 0.9), unit: 'ms', max: 150 },
    { name: 'posters: a cached one, median', value: median(cached), unit: 'ms', max: 20 },
  ];
}
