import * as v from 'valibot';
import { Channel, KindNumber } from './codes';
import { DeleteDiscussStatus } from './deleteDiscussStatus';
import { DiscussStatus } from './discussStatus';
import { callerClaims, content, id, integer, paging, text, texts } from './fields';
import { Item } from './item';
import { read, write } from './operation';
import { bool, Done, date, int, listOf, str } from './wireValues';

const Attachment = v.object({ type: str, url: str });

/** Wire S8 without its replies. */
export const Reply = v.object({
  id: int,
  articleID: int,
  userID: int,
  userName: v.nullable(str),
  userIcon: str,
  content: str,
  created: date,
  countPraise: int,
  countDiscuss: int,
  parentID: int,
  parentUserID: int,
  /** KindNumber.source. */
  sourceType: int,
  type: int,
  linkID: int,
  columnCasName: str,
  activityOpt: int,
  isWonderful: int,
  /** Above 0: number of the account that wrote the comment. */
  xyID: int,
  longitude: v.number(),
  latitude: v.number(),
  location: str,
  attachments: v.array(Attachment),
  info: v.object({
    articleType: int,
    articleUrl: str,
    articleUrlPad: str,
    parentUser: str,
    parentContent: str,
    parentTime: str,
    parentAtts: v.array(v.unknown()),
    parentType: int,
    rssType: int,
    picSmall: str,
    picMiddle: str,
    picBig: str,
  }),
  article: v.optional(Item),
  isOfficial: int,
  /** AuditStatus; a pending comment is visible to its author only. */
  auditStatus: int,
});
export type Reply = v.InferOutput<typeof Reply>;

export const TopDiscuss = v.object({ list: v.array(Reply), page: int, totalPage: int, hasMore: bool });
export type TopDiscuss = v.InferOutput<typeof TopDiscuss>;

/** Wire S8: a comment with the first replies to it. */
export const Comment = v.object({ ...Reply.entries, topDiscuss: v.optional(TopDiscuss) });
export type Comment = v.InferOutput<typeof Comment>;

const ofArticle = { id: id(), source: integer(KindNumber.source.article) };
/** Authors also see their own pending comments. `afterOrder` is the number of the last comment the client has. */
const ownRows = true;
const spellings = { id: ['articleId', 'articleID', 'rootID'], source: ['sourceType'] };

export const discussView = read({
  name: 'discussView',
  row: 'g13',
  ownRows,
  spellings,
  input: v.object({ ...ofArticle, ...paging }),
  output: v.object({ list: v.array(Comment), totalCount: int, hasMore: bool }),
});

export const discussViewFlat = read({
  name: 'discussViewFlat',
  row: 'g14',
  uncalled: true,
  ownRows,
  spellings,
  input: v.object({ ...ofArticle, ...paging }),
  output: v.object({ list: v.array(Reply), totalCount: int, hasMore: bool }),
});

/** `count` of 0 or less means the configured countHot. */
export const discussHot = read({
  name: 'discussHot',
  row: 'g15',
  spellings,
  input: v.object({ ...ofArticle, count: integer(0) }),
  output: listOf(Comment),
});

export const discussReply = read({
  name: 'discussReply',
  row: 'g16',
  ownRows,
  spellings: { source: ['sourceType'] },
  input: v.object({ ...ofArticle, ...paging }),
  output: v.object({ list: v.array(Reply), page: int, totalPage: int, totalCount: int, hasMore: bool }),
});

export const discussCount = read({
  name: 'discussCount',
  row: 'g17',
  uncalled: true,
  spellings,
  input: v.object({ id: id(), source: integer(KindNumber.source.article) }),
  output: v.object({ countDiscuss: int }),
});

/** Ours: a member's own comment, in any state. */
export const OwnComment = v.object({
  ...Reply.entries,
  discussStatus: v.enum(DiscussStatus),
  /** Title of the article or live; '' where it can no longer be read. */
  title: str,
});
export type OwnComment = v.InferOutput<typeof OwnComment>;

/** A member's own comments, newest first, without deleted ones; `afterOrder` as in the other lists. */
export const myDiscuss = read({
  name: 'myDiscuss',
  row: 'n20',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(OwnComment),
});

export const discuss = write({
  name: 'discuss',
  row: 'f1',
  recorded: { as: 'comment', object: 'rootID' },
  spellings: { sourceType: ['source'] },
  input: v.object({
    /** The article; of a live its fileId. */
    rootID: id(),
    content: content(),
    ...callerClaims,
    userOtherID: text(''),
    userName: text(''),
    sourceType: integer(KindNumber.source.article),
    /** 0 or below: none. */
    parentID: integer(0),
    type: integer(0),
    channel: integer(Channel.web),
    longitude: text(''),
    latitude: text(''),
    location: text(''),
    imgUrl: texts(),
  }),
  output: Done,
});

/** Its answer carries a status of its own (wire W6). */
export const delMyDiscuss = write({
  name: 'delMyDiscuss',
  row: 'f2',
  recorded: { as: 'comment', object: 'fileId', done: ['status', '0'] },
  input: v.object({ ...callerClaims, fileId: id() }),
  output: v.object({
    status: v.enum(DeleteDiscussStatus),
    message: v.picklist(['删除成功', '只能删除自己的评论', '评论不存在']),
    data: v.object({ fileId: int, userID: int }),
  }),
});

export const expose = write({
  name: 'expose',
  row: 'x7',
  recorded: { as: 'report', object: 'rootID' },
  input: v.object({
    rootID: id(),
    sourceType: integer(KindNumber.expose.comment),
    type: integer(0),
    reason: text(''),
    ...callerClaims,
    userName: text(''),
  }),
  output: Done,
});
