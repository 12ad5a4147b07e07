import type { OwnComment } from '@contract/comments';
import { ID_MAX, offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { discussStatusOf } from '@platform/discussions/commentState.types';
import type { CommentTarget } from '@platform/discussions/commentTarget.types';
import type { CallContext } from '@platform/operations/callContext';
import { replyOf } from '../comments.document';
import {
  type CommentQuery,
  type CommentRow,
  countOwnPending,
  countReplies,
  countShownThreads,
  findShownComments,
  findVisibleComment,
  listFlat,
  listOfMember,
  listReplies,
  listThreads,
} from '../comments.store';
import { findCommentTarget, findCommentTargets } from '../targets.service';
import { findHottestThreads } from './hot.service';
import { numberOf, speakersOf, withoutReplies, withReplies } from './threads.service';

export interface CommentPageQuery {
  readonly page: number;
  readonly rowNumber: number;
  readonly afterOrder: string;
}
export interface CommentListQuery extends CommentPageQuery {
  readonly id: number;
  readonly source: number;
}

/** One row more than a page, to tell whether there are more. */
const AND_ONE = 1;

/** Number of the signed-in member; 0 = nobody. */
const meOf = ({ caller }: Pick<CallContext, 'caller'>): number =>
  caller.kind === 'member' ? caller.memberId : 0;

/** `afterOrder` of comment lists is the number of the last comment the client has. */
const lastOf = (afterOrder: string): number | undefined =>
  /^\d{1,16}$/.test(afterOrder) ? Math.min(Number(afterOrder), ID_MAX) : undefined;

function readingOf(query: CommentListQuery, context: CallContext): CommentQuery {
  const last = lastOf(query.afterOrder);
  return {
    site: context.site.id,
    me: meOf(context),
    source: query.source,
    objectID: query.id,
    before: last ?? ID_MAX,
    limit: PAGE_SIZE + AND_ONE,
    offset: last === undefined ? offsetOf(query, PAGE_SIZE) : 0,
  };
}

const COUNT_HOT = 5;
const WEIGHT = 1;

/** Target of comments whose article or live can no longer be read. */
const unknownTarget: CommentTarget = {
  closed: true,
  count: 0,
  title: '',
  articleType: 0,
  linkID: 0,
  columnCasName: '',
  rssType: 0,
  articleUrl: '',
  articleUrlPad: '',
  picture: '',
};

interface Page<Row> {
  readonly list: Row[];
  readonly hasMore: boolean;
}
const targetOf = (db: Database, query: { source: number; id: number }, { site }: CallContext) =>
  findCommentTarget(db, site.id, { source: query.source, objectID: query.id });

function createThreadReading(db: Database) {
  return {
    /** Wire g13: threads, newest first, each with its first replies. */
    async view(query: CommentListQuery, context: CallContext) {
      const thing = await targetOf(db, query, context);
      if (!thing) return { list: [], totalCount: 0, hasMore: false };
      const reading = readingOf(query, context);
      const rows = await listThreads(db, reading);
      const list = await withReplies(db, rows.slice(0, PAGE_SIZE), thing, {
        site: context.site,
        me: reading.me,
      });
      const totalCount = (await countShownThreads(db, reading)) + (await countOwnPending(db, reading, false));
      return { list, totalCount, hasMore: rows.length > PAGE_SIZE };
    },

    /** Wire g14: all comments as a flat list, newest first. */
    async viewFlat(query: CommentListQuery, context: CallContext) {
      const thing = await targetOf(db, query, context);
      if (!thing) return { list: [], totalCount: 0, hasMore: false };
      const reading = readingOf(query, context);
      const rows = await listFlat(db, reading);
      const list = await withoutReplies(db, rows.slice(0, PAGE_SIZE), thing, context.site);
      const totalCount = thing.count + (await countOwnPending(db, reading, true));
      return { list, totalCount, hasMore: rows.length > PAGE_SIZE };
    },

    /** Wire g15. */
    async hot(query: { id: number; source: number; count: number }, context: CallContext) {
      const thing = await targetOf(db, query, context);
      if (!thing) return { list: [], hasMore: false };
      const { countHot, praiseWeight, discussWeight } = context.site.config.siteConfig.discuss;
      const wished = query.count > 0 ? query.count : numberOf(countHot, COUNT_HOT);
      const weights = { praise: numberOf(praiseWeight, WEIGHT), discuss: numberOf(discussWeight, WEIGHT) };
      const place = { site: context.site.id, source: query.source, objectID: query.id };
      const ids = await findHottestThreads(db, place, weights, Math.min(wished, PAGE_SIZE));
      const rows = await findShownComments(db, place.site, ids);
      return { list: await withReplies(db, rows, thing, { site: context.site, me: 0 }), hasMore: false };
    },
  };
}

function createReplyReading(db: Database) {
  return {
    /** Wire g16: replies to a comment, oldest first. */
    async replies(query: CommentPageQuery & { id: number }, context: CallContext) {
      const { site } = context;
      const me = meOf(context);
      const none = { list: [], page: query.page, totalPage: 0, totalCount: 0, hasMore: false };
      const to = await findVisibleComment(db, site.id, me, query.id);
      const thing = to && (await targetOf(db, { source: to.source, id: to.object_id }, context));
      if (!to || !thing) return none;
      const thread = to.thread_id || to.id;
      const only = to.thread_id === 0 ? 0 : to.id;
      const last = lastOf(query.afterOrder);
      const offset = last === undefined ? offsetOf(query, PAGE_SIZE) : 0;
      const page = { after: last ?? 0, limit: PAGE_SIZE + AND_ONE, offset };
      const rows = await listReplies(db, { site: site.id, me, thread, to: only }, page);
      const totalCount = await countReplies(db, { site: site.id, me, thread, to: only });
      return {
        list: await withoutReplies(db, rows.slice(0, PAGE_SIZE), thing, site),
        page: query.page,
        totalPage: Math.ceil(totalCount / PAGE_SIZE),
        totalCount,
        hasMore: rows.length > PAGE_SIZE,
      };
    },
  };
}

function createOwnReading(db: Database) {
  return {
    /** Wire n20: a member's own comments. */
    async own(query: CommentPageQuery, member: number, { site }: CallContext): Promise<Page<OwnComment>> {
      const last = lastOf(query.afterOrder);
      const offset = last === undefined ? offsetOf(query, PAGE_SIZE) : 0;
      const page = { before: last ?? ID_MAX, limit: PAGE_SIZE + AND_ONE, offset };
      const found = await listOfMember(db, site.id, member, page);
      const rows = found.slice(0, PAGE_SIZE);
      const placeOf = (row: CommentRow) => ({ source: row.source, objectID: row.object_id });
      const at = await findCommentTargets(db, site.id, rows.map(placeOf));
      const names = await speakersOf(db, site, rows);
      const list = rows.map((row) => {
        const about = at(placeOf(row)) ?? unknownTarget;
        const discussStatus = discussStatusOf(row.state);
        return { ...replyOf(row, about, names, site), discussStatus, title: about.title };
      });
      return { list, hasMore: found.length > PAGE_SIZE };
    },
  };
}

export const createCommentReading = (db: Database) => ({
  ...createThreadReading(db),
  ...createReplyReading(db),
  ...createOwnReading(db),

  /** Wire g17. */
  async count(query: { id: number; source: number }, context: CallContext) {
    return { countDiscuss: (await targetOf(db, query, context))?.count ?? 0 };
  },
});
