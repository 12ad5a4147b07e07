import { KindNumber } from '@contract/codes';
import { addToCounts } from '@platform/comments/targets.service';
import type { Database } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import { addToColumn } from '@platform/reactions/counts.service';
import { reactionKinds } from '@platform/reactions/kinds.sql';
import { accounts } from '../accounts';
import { type DemoComment, parseComments } from '../commentTexts';
import { talks } from '../content/comments/all';
import { readers, regionOf } from '../readers';
import { shortVideos } from '../shortVideos';
import { momentOf } from './moments';
import { numberIn } from './resources';

/** Numbers below those of a real member. */
export const FIRST_MEMBER = 5001;
/** An article's comments are numbered within so many behind its own number: below those of real comments. */
const ROOM = 100;
const FIRST_REAL = 1_000_001;
/** Of the time since an article that its comments may take up. */
const SHARE = 0.95;
const MINUTE_MS = 60_000;

interface Row {
  readonly id: number;
  /** KindNumber.source. */
  readonly source: number;
  readonly object_id: number;
  readonly parent_id: number;
  readonly member_id: number;
  readonly parent_member_id: number;
  readonly content: string;
  readonly location: string;
  readonly praise: number;
  readonly official: boolean;
  readonly xy_id: number;
  readonly state: CommentState;
  readonly at: string;
}

const memberOf = (name: string): number => FIRST_MEMBER + readers.indexOf(name);

interface Subject {
  readonly source: number;
  readonly id: number;
  readonly publishedAt: number;
}

/** Comments of one subject numbered in the order of time; none later than now. Numbers of articles begin far above those of short videos. */
function rowsOf(comments: readonly DemoComment[], article: Subject, now: number): Row[] {
  const all = comments.flatMap((one) => [one, ...one.replies]).sort((one, other) => one.after - other.after);
  const numbers = new Map(all.map((one, index) => [one, article.id * ROOM + index]));
  const last = (all.at(-1)?.after ?? 0) * MINUTE_MS;
  const room = (now - article.publishedAt) * SHARE;
  const pace = last > room ? room / last : 1;
  const row = (one: DemoComment, parent?: DemoComment): Row => ({
    id: numbers.get(one) ?? 0,
    source: article.source,
    object_id: article.id,
    parent_id: parent ? (numbers.get(parent) ?? 0) : 0,
    member_id: memberOf(one.by),
    parent_member_id: parent ? memberOf(parent.by) : 0,
    content: one.words,
    location: regionOf(one.by),
    praise: one.praise,
    official: one.official,
    xy_id: numberIn(accounts, one.account),
    state: one.isPending ? CommentState.pending : CommentState.shown,
    at: new Date(article.publishedAt + one.after * MINUTE_MS * pace).toISOString(),
  });
  return comments.flatMap((one) => [row(one), ...one.replies.map((answer) => row(answer, one))]);
}

const MEMBERS = {
  name: 'demo-members',
  text: `insert into members (site_id, id, nickname, created_at)
    select $1, $2::int - 1 + place, name, $4 from unnest($3::text[]) with ordinality as r(name, place) on conflict do nothing`,
};
const GIVEN = `jsonb_to_recordset($2::jsonb) as g(id int, source int, object_id int, parent_id int, member_id int, parent_member_id int,
  content text, location text, praise int, official boolean, xy_id int, state smallint, at timestamptz)`;
const ADD = {
  name: 'demo-comments',
  text: `insert into comments (site_id, id, source, object_id, parent_id, thread_id, member_id, parent_member_id, content, words_hash,
      location, created_at, state, shown_at, official, xy_id, praise)
    select $1, g.id, g.source, object_id, parent_id, parent_id, member_id, parent_member_id, content, '', location, at,
      g.state, case when g.state = ${CommentState.shown} then at end, official, xy_id, praise
    from ${GIVEN} join members m on m.site_id = $1 and m.id = member_id
    on conflict (site_id, id) do nothing returning id, source, object_id, parent_id, state`,
};
const DATE = {
  name: 'demo-comments-date',
  text: `update comments c set created_at = g.at, shown_at = case when c.shown_at is not null then g.at end
    from ${GIVEN} where c.site_id = $1 and c.id = g.id and c.created_at <> g.at`,
};
const PUBLISHED = {
  name: 'demo-published',
  text: 'select id, published_at from articles where site_id = $1 and id = any($2::int[]) and status = 1',
};

const videoRows = (now: number): Row[] =>
  shortVideos.flatMap(({ comments = '', daysAgo, time }, index) => {
    const publishedAt = momentOf(now, daysAgo, time).getTime();
    const subject = { source: KindNumber.source.shortVideo, id: index + 1, publishedAt };
    return rowsOf(parseComments(comments), subject, now);
  });

/** Readers and what they said, dated after their articles; what became of a comment since stays. */
export async function loadComments(
  db: Database,
  site: number,
  now: number,
  articleOf: (key: string) => number,
): Promise<void> {
  const written = talks.flatMap((thread) => Object.entries(thread));
  const ids = written.map(([key]) => articleOf(key));
  await db.transaction(async (queries) => {
    const published = await queries.query<{ id: number; published_at: Date }>(PUBLISHED, [site, ids]);
    const times = new Map(published.map((row) => [row.id, row.published_at.getTime()]));
    const rows = written.flatMap(([key, text]) => {
      const id = articleOf(key);
      const publishedAt = times.get(id);
      const known = publishedAt !== undefined && (id + 1) * ROOM < FIRST_REAL;
      const { article: source } = KindNumber.source;
      return known ? rowsOf(parseComments(text), { source, id, publishedAt }, now) : [];
    });
    rows.push(...videoRows(now));
    await queries.run(MEMBERS, [site, FIRST_MEMBER, readers, new Date(now)]);
    const values = [site, JSON.stringify(rows)];
    type Added = Pick<Row, 'id' | 'source' | 'object_id' | 'parent_id' | 'state'>;
    const added = await queries.query<Added>(ADD, values);
    await queries.run(DATE, values);
    const shown = added.filter(({ state }) => state === CommentState.shown);
    const answers = new Map<number, number>();
    for (const { parent_id } of shown)
      if (parent_id > 0) answers.set(parent_id, (answers.get(parent_id) ?? 0) + 1);
    await addToColumn(queries, site, reactionKinds.comment, 'discuss', answers);
    await addToCounts(
      queries,
      site,
      shown.map(({ source, object_id, parent_id }) => ({
        source,
        objectID: object_id,
        count: 1,
        threads: parent_id === 0 ? 1 : 0,
      })),
    );
  });
}
