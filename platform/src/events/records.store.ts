import type { Queries } from '@platform/db/connection';

/** Equal records of a batch, summed up. */
export interface RecordSum {
  /** Of the site, `YYYY-MM-DD`. */
  readonly day: string;
  readonly article: number;
  /** DataType. */
  readonly dataType: number;
  readonly platform: number;
  /** ShareChannel; 0 = none. */
  readonly channel: number;
  readonly count: number;
}

/** Sums in the order of their keys: of two batches with equal keys one waits for the other. Only published articles count. */
const ADD = {
  name: 'records-add',
  text: `insert into analytics_counts (site_id, day, article_id, data_type, platform, channel, count)
    select $1, s.day, s.article, s.data_type, s.platform, s.channel, s.count
    from unnest($2::date[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[])
      as s(day, article, data_type, platform, channel, count)
    join articles a on a.site_id = $1 and a.id = s.article and a.status = 1
    order by s.day, s.article, s.data_type, s.platform, s.channel
    on conflict (site_id, day, article_id, data_type, platform, channel)
      do update set count = analytics_counts.count + excluded.count`,
};
/** Each key once. */
export const addRecords = (db: Queries, site: number, sums: readonly RecordSum[]) =>
  db.run(ADD, [
    site,
    sums.map(({ day }) => day),
    sums.map(({ article }) => article),
    sums.map(({ dataType }) => dataType),
    sums.map(({ platform }) => platform),
    sums.map(({ channel }) => channel),
    sums.map(({ count }) => count),
  ]);
