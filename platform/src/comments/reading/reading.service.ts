import type { Comment, OwnComment, Reply, TopDiscuss } from '@contract/comments';
import { ID_MAX, offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { findAccountAuthors } from '@platform/accounts/accounts.service';
import type { Database } from '@platform/db/connection';
import type { CommentTarget } from '@platform/discussions/discussedKind.types';
import type { CallContext } from '@platform/operations/callContext';
import type { Site } from '@platform/sites/site';
import { discussStatusOf } from '../commentState.types';
import { type AccountAuthors, replyOf } from '../comments.document';
import {
  type CommentQuery,
  type CommentRow,
  countOwnPending,
  countReplies,
  countShownThreads,
  findShownComments,
  findVisibleComment,
  firstReplies,
  listFlat,
  listOfMember,
  listReplies,
  listThreads,
} from '../comments.store';
import { findCommentTarget, findCommentTargets } from '../targets.service';
import { findHottestThreads } from './hot.service';

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

/** Parses a configured number; `unset` where it is invalid. */
const numberOf = (digits: string, unset: number): number =>
  /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : unset;

const COUNT_HOT = 5;
const COUNT_REPLY = 2;
const WEIGHT = 1;

/** Target of comments whose article or live can no longer be read. */
const unknownTarget: CommentTarget = {
  ...{ closed: true, count: 0, title: '', articleType: 0, linkID: 0, columnCasName: '', rssType: 0 },
  ...{ articleUrl: '', articleUrlPad: '', picture: '' },
};

interface Page<Row> {
  readonly list: Row[];
  readonly hasMore: boolean;
}

export function createCommentReading(db: Database) {
  const speakers = (site: Site, rows: readonly CommentRow[]): Promise<AccountAuthors> => {
    const ids = rows.flatMap((row) => [row.xy_id, row.parent?.xy_id ?? 0]).filter((id) => id > 0);
    return findAccountAuthors(db, site.id, [...new Set(ids)]);
  };

  async function repliesTo(
    rows: readonly CommentRow[],
    about: CommentTarget,
    { site }: CallContext,
    me: number,
  ): Promise<Map<number, TopDiscuss>> {
    const answered = rows.filter((row) => row.discuss + row.waiting > 0);
    const each = Math.min(numberOf(site.config.siteConfig.discuss.countReply, COUNT_REPLY), PAGE_SIZE);
    if (answered.length === 0) return new Map();
    const ids = answered.map(({ id }) => id);
    const found = await firstReplies(db, site.id, me, ids, each);
    const names = await speakers(site, found);
    return new Map(
      answered.map(({ id, discuss, waiting }) => {
        const list = found.filter((row) => row.thread_id === id);
        const all = discuss + waiting;
        const top: TopDiscuss = {
          list: list.map((row) => replyOf(row, about, names, site)),
          page: 0,
          totalPage: Math.ceil(all / PAGE_SIZE),
          hasMore: all > list.length,
        };
        return [id, top];
      }),
    );
  }

  async function withReplies(
    rows: readonly CommentRow[],
    about: CommentTarget,
    context: CallContext,
    me: number,
  ): Promise<Comment[]> {
    const names = await speakers(context.site, rows);
    const tops = await repliesTo(rows, about, context, me);
    return rows.map((row) => {
      const topDiscuss = tops.get(row.id);
      return { ...replyOf(row, about, names, context.site), ...(topDiscuss ? { topDiscuss } : {}) };
    });
  }

  async function plain(rows: readonly CommentRow[], about: CommentTarget, site: Site): Promise<Reply[]> {
    const names = await speakers(site, rows);
    return rows.map((row) => replyOf(row, about, names, site));
  }

  const about = (query: { source: number; id: number }, { site }: CallContext) =>
    findCommentTarget(db, site.id, { source: query.source, objectID: query.id });

  return {
    /** Wire g13: threads, newest first, each with its first replies. */
    async view(query: CommentListQuery, context: CallContext) {
      const thing = await about(query, context);
      if (!thing) return { list: [], totalCount: 0, hasMore: false };
      const reading = readingOf(query, context);
      const rows = await listThreads(db, reading);
      const list = await withReplies(rows.slice(0, PAGE_SIZE), thing, context, reading.me);
      const totalCount = (await countShownThreads(db, reading)) + (await countOwnPending(db, reading, false));
      return { list, totalCount, hasMore: rows.length > PAGE_SIZE };
    },

    /** Wire g14: all comments as a flat list, newest first. */
    async viewFlat(query: CommentListQuery, context: CallContext) {
      const thing = await about(query, context);
      if (!thing) return { list: [], totalCount: 0, hasMore: false };
      const reading = readingOf(query, context);
      const rows = await listFlat(db, reading);
      const list = await plain(rows.slice(0, PAGE_SIZE), thing, context.site);
      const totalCount = thing.count + (await countOwnPending(db, reading, true));
      return { list, totalCount, hasMore: rows.length > PAGE_SIZE };
    },

    /** Wire g15. */
    async hot(query: { id: number; source: number; count: number }, context: CallContext) {
      const thing = await about(query, context);
      if (!thing) return { list: [], hasMore: false };
      const { countHot, praiseWeight, discussWeight } = context.site.config.siteConfig.discuss;
      const wished = query.count > 0 ? query.count : numberOf(countHot, COUNT_HOT);
      const weights = { praise: numberOf(praiseWeight, WEIGHT), discuss: numberOf(discussWeight, WEIGHT) };
      const place = { site: context.site.id, source: query.source, objectID: query.id };
      const ids = await findHottestThreads(db, place, weights, Math.min(wished, PAGE_SIZE));
      const rows = await findShownComments(db, place.site, ids);
      return { list: await withReplies(rows, thing, context, 0), hasMore: false };
    },

    /** Wire g16: replies to a comment, oldest first. */
    async replies(query: CommentPageQuery & { id: number }, context: CallContext) {
      const { site } = context;
      const me = meOf(context);
      const none = { list: [], page: query.page, totalPage: 0, totalCount: 0, hasMore: false };
      const to = await findVisibleComment(db, site.id, me, query.id);
      const thing = to && (await about({ source: to.source, id: to.object_id }, context));
      if (!to || !thing) return none;
      const thread = to.thread_id || to.id;
      const only = to.thread_id === 0 ? 0 : to.id;
      const last = lastOf(query.afterOrder);
      const offset = last === undefined ? offsetOf(query, PAGE_SIZE) : 0;
      const page = { after: last ?? 0, limit: PAGE_SIZE + AND_ONE, offset };
      const rows = await listReplies(db, site.id, me, thread, only, page);
      const totalCount = await countReplies(db, site.id, me, thread, only);
      return {
        list: await plain(rows.slice(0, PAGE_SIZE), thing, site),
        page: query.page,
        totalPage: Math.ceil(totalCount / PAGE_SIZE),
        totalCount,
        hasMore: rows.length > PAGE_SIZE,
      };
    },

    /** Wire n20: a member's own comments. */
    async own(query: CommentPageQuery, member: number, { site }: CallContext): Promise<Page<OwnComment>> {
      const last = lastOf(query.afterOrder);
      const offset = last === undefined ? offsetOf(query, PAGE_SIZE) : 0;
      const page = { before: last ?? ID_MAX, limit: PAGE_SIZE + AND_ONE, offset };
      const found = await listOfMember(db, site.id, member, page);
      const rows = found.slice(0, PAGE_SIZE);
      const placeOf = (row: CommentRow) => ({ source: row.source, objectID: row.object_id });
      const at = await findCommentTargets(db, site.id, rows.map(placeOf));
      const names = await speakers(site, rows);
      const list = rows.map((row) => {
        const about = at(placeOf(row)) ?? unknownTarget;
        const discussStatus = discussStatusOf(row.state);
        return { ...replyOf(row, about, names, site), discussStatus, title: about.title };
      });
      return { list, hasMore: found.length > PAGE_SIZE };
    },

    /** Wire g17. */
    async count(query: { id: number; source: number }, context: CallContext) {
      return { countDiscuss: (await about(query, context))?.count ?? 0 };
    },
  };
}
