import { KindNumber } from '@contract/codes';
import { PostListType } from '@contract/participation/codes';
import { putCircle } from '@platform/circles/circles.store';
import { PostState } from '@platform/circles/postState.types';
import type { StoredPost } from '@platform/circles/posts.document';
import { addToCounts } from '@platform/comments/targets.service';
import type { Database, Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import { wireDate } from '@platform/wire/wireDate';
import { circles, type DemoCircle, type DemoPost } from '../circles';
import { moments } from '../moments';
import { readers, regionOf } from '../readers';
import { FIRST_MEMBER } from './comments';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { addressesOf, videosOf } from './resources';
import { put } from './rows';

/** Numbers of the posts and notices: each circle has room for this many; moments stand behind the last circle. */
const EACH = 100;
const MOMENTS = 9;
/** Numbers of the notices: behind all others. */
const FIRST_NOTICE = 5_000;
/** Numbers of the comments: below those of real ones, behind those on articles. */
const FIRST_COMMENT = 950_000;
const COMMENTS_EACH = 10;
const MINUTE_MS = 60_000;

const memberOf = (name: string): number => FIRST_MEMBER + readers.indexOf(name);

/** Circles with their notices and posts, and moments; what became of a post since stays. */
export async function loadCircles(db: Database, site: number, media: DemoMedia, now: number): Promise<void> {
  for (const [index, circle] of circles.entries()) {
    const id = index + 1;
    await loadCircle(db, site, media, { id, circle });
    await loadNotices(db, site, { id, circle }, now);
    await loadPosts(db, site, media, { circle: id, first: id * EACH, posts: circle.posts }, now);
  }
  await loadPosts(db, site, media, { circle: 0, first: MOMENTS * EACH, posts: moments }, now);
}

/** Members of a new circle; later the count is its own. */
const ADD_MEMBERS = {
  name: 'demo-circle-members',
  text: `insert into subscription_counts (site_id, type, object_id, count)
    values ($1, ${KindNumber.topicSub.circle}, $2, $3) on conflict do nothing`,
};

interface NumberedCircle {
  readonly id: number;
  readonly circle: DemoCircle;
}

async function loadCircle(
  db: Queries,
  site: number,
  media: DemoMedia,
  { id, circle }: NumberedCircle,
): Promise<void> {
  const { name, description } = circle;
  const [icon = '', banner = ''] = await addressesOf([circle.icon, circle.banner], media);
  await putCircle(db, site, { id, order: id, name, description, icon, banner });
  await db.run(ADD_MEMBERS, [site, id, circle.members]);
}

async function loadNotices(
  db: Queries,
  site: number,
  { id, circle }: NumberedCircle,
  now: number,
): Promise<void> {
  for (const [index, { title, daysAgo, text }] of circle.notices.entries()) {
    const notice = FIRST_NOTICE + id * EACH + index;
    const published_at = momentOf(now, daysAgo, '09:00');
    const content = text.map((paragraph) => `<p>${paragraph}</p>`).join('');
    const doc = { id: notice, title, content, publishtime: wireDate(published_at) };
    await put(db, 'notices', { site_id: site, id: notice, published_at, doc, circle_id: id });
  }
}

interface PostsOf {
  /** 0 = moments. */
  readonly circle: number;
  readonly first: number;
  readonly posts: readonly DemoPost[];
}

const SAVE = {
  name: 'demo-posts',
  text: `insert into posts (site_id, id, circle_id, member_id, published_at, state, is_top, praise, share, doc)
    values ($1, $2, $3, $4, $5, ${PostState.shown}, $6, $7, $8, $9)
    on conflict (site_id, id) do update set published_at = excluded.published_at, doc = excluded.doc`,
};

async function loadPosts(
  db: Database,
  site: number,
  media: DemoMedia,
  { circle, first, posts }: PostsOf,
  now: number,
): Promise<void> {
  for (const [index, post] of posts.entries()) {
    const id = first + index + 1;
    const publishedAt = momentOf(now, post.daysAgo, post.time);
    const counts = [post.isTop ?? false, post.praise ?? 0, post.share ?? 0];
    const doc = JSON.stringify(await storedPost(post, media));
    await db.run(SAVE, [site, id, circle, memberOf(post.by), publishedAt, ...counts, doc]);
    await loadPostComments(db, site, id, publishedAt, { post, now });
  }
}

async function storedPost(post: DemoPost, media: DemoMedia): Promise<StoredPost> {
  const pics = await addressesOf(post.pictures, media);
  const videos = (await videosOf(post.clip, media)).map(({ videoUrl, imageUrl, duration }) => ({
    url: videoUrl,
    cover: imageUrl,
    duration,
  }));
  const withPictures = pics.length > 0 ? PostListType.pictures : PostListType.words;
  return {
    listType: videos.length > 0 ? PostListType.video : withPictures,
    title: post.title ?? '',
    content: post.content,
    location: regionOf(post.by),
    pics,
    videos,
  };
}

const ADD_COMMENT = {
  name: 'demo-post-comments',
  text: `insert into comments (site_id, id, source, object_id, member_id, content, words_hash, created_at, state, shown_at)
    values ($1, $2, ${KindNumber.source.post}, $3, $4, $5, '', $6, ${CommentState.shown}, $6) on conflict do nothing returning id`,
};
const DATE_COMMENT = {
  name: 'demo-post-comments-date',
  text: `update comments set created_at = $3::timestamptz, shown_at = case when shown_at is not null then $3::timestamptz end
    where site_id = $1 and id = $2`,
};

/** Comments that are new are counted; known ones get the date of today's demonstration. */
async function loadPostComments(
  db: Database,
  site: number,
  postID: number,
  publishedAt: Date,
  { post, now }: { readonly post: DemoPost; readonly now: number },
): Promise<void> {
  await db.transaction(async (queries) => {
    let added = 0;
    for (const [index, [by, after, words]] of (post.comments ?? []).entries()) {
      const id = FIRST_COMMENT + postID * COMMENTS_EACH + index;
      const at = new Date(Math.min(publishedAt.getTime() + after * MINUTE_MS, now));
      const known = await queries.one(ADD_COMMENT, [site, id, postID, memberOf(by), words, at]);
      if (known) added += 1;
      else await queries.run(DATE_COMMENT, [site, id, at]);
    }
    const place = { source: KindNumber.source.post, objectID: postID };
    await addToCounts(queries, site, [{ ...place, count: added, threads: added }]);
  });
}
