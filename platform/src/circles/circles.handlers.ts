import {
  circleDetail,
  circleList,
  createPost,
  deletePost,
  joinCircle,
  momentsDetail,
  postDetail,
  postList,
} from '@contract/circles';
import { KindNumber } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { PostSort } from '@contract/participation/codes';
import type { Database } from '@platform/db/connection';
import { queueKey, subscribe, unfollow } from '@platform/following/following.service';
import { networkOf } from '@platform/limits/rateLimit';
import { type Served, serve } from '@platform/operations/callContext';
import { memberIfAny, memberOf, writerOf } from '@platform/operations/callers';
import { jsonWithOrigin } from '@platform/operations/requestOrigin';
import { createFairQueue } from '@platform/queues/fair';
import { absent } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { circlesFor } from './circles.service';
import { circleById, circlesInOrder, isOpenCircle } from './circles.store';
import { type HasRefusedWord, parsePost } from './posting/posting.rules';
import { createMemberPost, deleteOwnPost } from './posting/posting.service';
import { momentOf, postOf } from './posts.document';
import { hottestOfCircle, newestOfCircle, newestOfMember, postById } from './posts.store';

const personOf = (member: number): string => (member > 0 ? `m:${member}` : '');

/** @param now epoch ms */
export function circleHandlers(db: Database, now: () => number, hasRefusedWord: HasRefusedWord): Served[] {
  return [...readCircles(db, now), ...readPosts(db), ...writeHandlers(db, now, hasRefusedWord)];
}

function readCircles(db: Database, now: () => number): Served[] {
  return [
    serve(circleDetail, async ({ id, ...input }, context) => {
      const row = await circleById(db, context.site.id, id);
      if (!row) return absent;
      const who = personOf(memberIfAny(context, input) ?? 0);
      const [circle] = await circlesFor(db, context.site.id, [row], who, new Date(now()));
      return circle ? jsonWithOrigin(circle, context) : absent;
    }),
    serve(circleList, async (input, context) => {
      const site = context.site.id;
      const rows = await circlesInOrder(db, site, PAGE_SIZE + 1, offsetOf(input, PAGE_SIZE));
      const who = personOf(memberIfAny(context, input) ?? 0);
      const list = await circlesFor(db, site, rows.slice(0, PAGE_SIZE), who, new Date(now()));
      return jsonWithOrigin({ list, hasMore: rows.length > PAGE_SIZE }, context);
    }),
  ];
}

function readPosts(db: Database): Served[] {
  return [
    serve(postList, async ({ circleID, ofUser, sort, ...input }, context) => {
      const site = context.site.id;
      const viewer = memberIfAny(context, input) ?? 0;
      const page = { viewer, limit: PAGE_SIZE + 1, offset: offsetOf(input, PAGE_SIZE) };
      const ofCircle = sort === PostSort.hot ? hottestOfCircle : newestOfCircle;
      const rows = await (ofUser > 0
        ? newestOfMember(db, site, ofUser, page)
        : ofCircle(db, site, circleID, page));
      return jsonWithOrigin(
        { list: rows.slice(0, PAGE_SIZE).map(postOf), hasMore: rows.length > PAGE_SIZE },
        context,
      );
    }),
    serve(postDetail, async ({ id, ...input }, context) => {
      const row = await postById(db, context.site.id, id, memberIfAny(context, input) ?? 0);
      return row ? jsonWithOrigin(postOf(row), context) : absent;
    }),
    serve(momentsDetail, async ({ id, ...input }, context) => {
      const row = await postById(db, context.site.id, id, memberIfAny(context, input) ?? 0);
      return row?.circle_id === 0 ? jsonWithOrigin(momentOf(row), context) : absent;
    }),
  ];
}

function writeHandlers(db: Database, now: () => number, hasRefusedWord: HasRefusedWord): Served[] {
  const inTurn = createFairQueue();
  return [
    serve(joinCircle, async ({ id, cancel, ...input }, context): Promise<true> => {
      const who = personOf(writerOf(context, input));
      const site = context.site.id;
      const circle = { type: KindNumber.topicSub.circle, id };
      if (!cancel && !(await isOpenCircle(db, site, id))) throw refused('找不到这个圈子');
      if (cancel)
        await inTurn(
          queueKey(site, circle),
          () => unfollow(db, site, circle, who),
          networkOf(context.address),
        );
      else await subscribe(db, inTurn, context, { ...circle, who }, now());
      return true;
    }),
    serve(deletePost, async ({ id, ...claim }, context): Promise<true> => {
      const member = memberOf(context, claim);
      if (!(await deleteOwnPost(db, context.site.id, member, id))) throw refused('没有可以删除的帖子');
      return true;
    }),
    serve(createPost, async ({ circleID, ...input }, context) => {
      const member = writerOf(context, input);
      const post = parsePost({ circleID, ...input }, context, hasRefusedWord);
      const { id: site, discussRules: rules, verifiedPhone } = context.site;
      const needsPhone = verifiedPhone && context.caller.kind === 'member';
      const newPost = { site, member, circle: circleID, text: post, rules, needsPhone };
      return jsonWithOrigin(await createMemberPost(db, newPost, now()), context);
    }),
  ];
}
