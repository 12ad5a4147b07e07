import type { Queries } from '@platform/db/connection';

export interface OwnCommentRow {
  id: number;
  source: number;
  objectID: number;
  parentID: number;
  content: string;
  location: string;
  longitude: number;
  latitude: number;
  pictures: string[];
  createdAt: Date;
  shownAt: Date | null;
  state: number;
  praise: number;
}
const AFTER = {
  name: 'comments-own-after',
  text: `select id, source, object_id as "objectID", parent_id as "parentID", content, location, longitude, latitude, pictures,
      created_at as "createdAt", shown_at as "shownAt", state, praise
    from comments where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
export const ownAfter = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<OwnCommentRow>(AFTER, [site, member, after, limit]);
