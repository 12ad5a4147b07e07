import type { Comment, OwnComment, Reply, TopDiscuss } from '@contract/comments';
import { ID_MAX, offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { speakersOf } from '@platform/accounts/accounts.service';
import type { Database } from '@platform/db/connection';
import type { Discussed } from '@platform/discussions/discussedKind';
import type { CallContext } from '@platform/operations/callContext';
import type { Site } from '@platform/sites/site';
import { replyOf, type Speakers } from './commentDocument';
import { discussStatusOf } from './commentState';
import {
  type CommentRow,
  commentSeen,
  countReplies,
  firstReplies,
  flat,
  ofMember,
  ownWaiting,
  type Reading,
  replies,
  shownOf,
  shownThreads,
  threads,
} from './comments.store';
import { discussedAll, discussedAt } from './discussed';
import { hottest } from './hot';

export interface AskedPage {
  readonly page: number;
  readonly rowNumber: number;
  readonly afterOrder: string;
}
export interface AskedList extends AskedPage {
  readonly id: number;
  readonly source: number;
}

/** One row more than a page tells whether there are more. */
const AND_ONE = 1;

/** The member who asks; 0 = anybody else. */
const meOf = ({ caller }: Pick<CallContext, 'caller'>): number =>
  caller.kind === 'member' ? caller.memberId : 0;

/** `afterOrder` of a list of comments is the number of the last one the reader has. */
const lastOf = (afterOrder: string): number | undefined =>
  /^\d{1,16}$/.test(afterOrder) ? Math.min(Number(afterOrder), ID_MAX) : undefined;

function readingOf(asked: AskedList, context: CallContext): Reading {
  const last = lastOf(asked.afterOrder);
  return {
    site: context.site.id,
    me: meOf(context),
    source: asked.source,
    objectID: asked.id,
    before: last ?? ID_MAX,
    limit: PAGE_SIZE + AND_ONE,
    offset: last === undefined ? offsetOf(asked, PAGE_SIZE) : 0,
  };
}

/** Digits as text, as the configuration has them; `unset` where they are none. */
const numberOf = (digits: string, unset: number): number =>
  /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : unset;

const COUNT_HOT = 5;
const COUNT_REPLY = 2;
const WEIGHT = 1;

/** What a comment was about that cannot be read any more. */
const unknownThing: Discussed = {
  ...{ closed: true, count: 0, title: '', articleType: 0, linkID: 0, columnCasName: '', rssType: 0 },
  ...{ articleUrl: '', articleUrlPad: '', picture: '' },
};

interface Page<Row> {
  readonly list: Row[];
  readonly hasMore: boolean;
}

export function createReading(db: Database) {
  const speakers = (site: Site, rows: readonly CommentRow[]): Promise<Speakers> => {
    const ids = rows.flatMap((row) => [row.xy_id, row.parent?.xy_id ?? 0]).filter((id) => id > 0);
    return speakersOf(db, site.id, [...new Set(ids)]);
  };

  async function repliesTo(
    rows: readonly CommentRow[],
    about: Discussed,
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
    about: Discussed,
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

  async function plain(rows: readonly CommentRow[], about: Discussed, site: Site): Promise<Reply[]> {
    const names = await speakers(site, rows);
    return rows.map((row) => replyOf(row, about, names, site));
  }

  const about = (asked: { source: number; id: number }, { site }: CallContext) =>
    discussedAt(db, site.id, { source: asked.source, objectID: asked.id });

  return {
    /** Wire g13: threads, newest first, each with its first answers. */
    async view(asked: AskedList, context: CallContext) {
      const thing = await about(asked, context);
      if (!thing) return { list: [], totalCount: 0, hasMore: false };
      const reading = readingOf(asked, context);
      const rows = await threads(db, reading);
      const list = await withReplies(rows.slice(0, PAGE_SIZE), thing, context, reading.me);
      const totalCount = (await shownThreads(db, reading)) + (await ownWaiting(db, reading, false));
      return { list, totalCount, hasMore: rows.length > PAGE_SIZE };
    },

    /** Wire g14: everything in one line, newest first. */
    async viewFlat(asked: AskedList, context: CallContext) {
      const thing = await about(asked, context);
      if (!thing) return { list: [], totalCount: 0, hasMore: false };
      const reading = readingOf(asked, context);
      const rows = await flat(db, reading);
      const list = await plain(rows.slice(0, PAGE_SIZE), thing, context.site);
      const totalCount = thing.count + (await ownWaiting(db, reading, true));
      return { list, totalCount, hasMore: rows.length > PAGE_SIZE };
    },

    /** Wire g15. */
    async hot(asked: { id: number; source: number; count: number }, context: CallContext) {
      const thing = await about(asked, context);
      if (!thing) return { list: [], hasMore: false };
      const { countHot, praiseWeight, discussWeight } = context.site.config.siteConfig.discuss;
      const wished = asked.count > 0 ? asked.count : numberOf(countHot, COUNT_HOT);
      const weights = { praise: numberOf(praiseWeight, WEIGHT), discuss: numberOf(discussWeight, WEIGHT) };
      const place = { site: context.site.id, source: asked.source, objectID: asked.id };
      const ids = await hottest(db, place, weights, Math.min(wished, PAGE_SIZE));
      const rows = await shownOf(db, place.site, ids);
      return { list: await withReplies(rows, thing, context, 0), hasMore: false };
    },

    /** Wire g16: the answers to a comment, oldest first. */
    async replies(asked: AskedPage & { id: number }, context: CallContext) {
      const { site } = context;
      const me = meOf(context);
      const none = { list: [], page: asked.page, totalPage: 0, totalCount: 0, hasMore: false };
      const to = await commentSeen(db, site.id, me, asked.id);
      const thing = to && (await about({ source: to.source, id: to.object_id }, context));
      if (!to || !thing) return none;
      const thread = to.thread_id || to.id;
      const only = to.thread_id === 0 ? 0 : to.id;
      const last = lastOf(asked.afterOrder);
      const offset = last === undefined ? offsetOf(asked, PAGE_SIZE) : 0;
      const page = { after: last ?? 0, limit: PAGE_SIZE + AND_ONE, offset };
      const rows = await replies(db, site.id, me, thread, only, page);
      const totalCount = await countReplies(db, site.id, me, thread, only);
      return {
        list: await plain(rows.slice(0, PAGE_SIZE), thing, site),
        page: asked.page,
        totalPage: Math.ceil(totalCount / PAGE_SIZE),
        totalCount,
        hasMore: rows.length > PAGE_SIZE,
      };
    },

    /** Wire n20: all that a member said. */
    async own(asked: AskedPage, member: number, { site }: CallContext): Promise<Page<OwnComment>> {
      const last = lastOf(asked.afterOrder);
      const offset = last === undefined ? offsetOf(asked, PAGE_SIZE) : 0;
      const page = { before: last ?? ID_MAX, limit: PAGE_SIZE + AND_ONE, offset };
      const found = await ofMember(db, site.id, member, page);
      const rows = found.slice(0, PAGE_SIZE);
      const placeOf = (row: CommentRow) => ({ source: row.source, objectID: row.object_id });
      const at = await discussedAll(db, site.id, rows.map(placeOf));
      const names = await speakers(site, rows);
      const list = rows.map((row) => {
        const about = at(placeOf(row)) ?? unknownThing;
        const discussStatus = discussStatusOf(row.state);
        return { ...replyOf(row, about, names, site), discussStatus, title: about.title };
      });
      return { list, hasMore: found.length > PAGE_SIZE };
    },

    /** Wire g17. */
    async count(asked: { id: number; source: number }, context: CallContext) {
      return { countDiscuss: (await about(asked, context))?.count ?? 0 };
    },
  };
}
