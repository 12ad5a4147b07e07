import type { Queries } from '@platform/db/connection';

/** An article or a report of a live that shows a video. */
export interface VideoUse {
  readonly kind: 'article' | 'report';
  readonly id: number;
}

const ADD = {
  name: 'video-uses-add',
  text: 'insert into video_uses (site_id, source, kind, object_id) values ($1, $2, $3, $4) on conflict do nothing',
};
export const insertUse = (db: Queries, site: number, source: string, { kind, id }: VideoUse) =>
  db.run(ADD, [site, source, kind, id]);

const OF_SOURCE = {
  name: 'video-uses-of-source',
  text: 'select kind, object_id as id from video_uses where site_id = $1 and source = $2 order by kind, object_id',
};
export const usesOfSource = (db: Queries, site: number, source: string) =>
  db.query<VideoUse>(OF_SOURCE, [site, source]);
