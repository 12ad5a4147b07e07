import { AuditStatus, PICTURE_ATTACHMENT } from '@contract/discussCodes';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { flag, number, readHasMore, rowsIn, rowsOf, text } from './wireFields';

/** The fields of wire S8 that a page shows. */
export const WireComment = v.object({
  id: text,
  userID: text,
  /** '' where the reader's name is not told (wire W16). */
  userName: text,
  userIcon: text,
  content: text,
  created: text,
  location: text,
  countPraise: number,
  /** Answers to it. */
  countDiscuss: number,
  isOfficial: flag,
  auditStatus: number,
  articleID: text,
  sourceType: number,
  parentID: text,
  info: v.optional(v.object({ parentUser: text, parentContent: text, parentAtts: v.optional(v.unknown()) })),
  attachments: v.optional(v.unknown()),
  topDiscuss: v.optional(v.unknown()),
});
const Attachment = v.object({ type: text, url: text });
type WireComment = v.InferOutput<typeof WireComment>;

/** A comment or a reply, without replies of its own. */
export interface BaseComment
  extends Readonly<Omit<WireComment, 'topDiscuss' | 'auditStatus' | 'info' | 'attachments'>> {
  /** Pending review: only its author sees it (H1). */
  readonly isUnderReview: boolean;
  /** Addresses of the comment's pictures. */
  readonly pictures: readonly string[];
  /** The comment that it replies to. */
  readonly to?: {
    readonly userName: string;
    readonly content: string;
    readonly pictures: readonly string[];
  };
}

export interface Comment extends BaseComment {
  /** The first ones, as the server chose them. */
  readonly replies: readonly BaseComment[];
}

const picturesIn = (attachments: unknown): readonly string[] =>
  rowsOf(Attachment, attachments).flatMap(({ type, url }) => (type === PICTURE_ATTACHMENT ? url : []));

export function toBaseComment({
  topDiscuss: _,
  auditStatus,
  info,
  attachments,
  ...rest
}: WireComment): BaseComment {
  const to = info?.parentContent
    ? { userName: info.parentUser, content: info.parentContent, pictures: picturesIn(info.parentAtts) }
    : undefined;
  return {
    ...rest,
    pictures: picturesIn(attachments),
    isUnderReview: auditStatus !== AuditStatus.shown,
    ...(to ? { to } : {}),
  };
}

const rows = (data: unknown): WireComment[] =>
  rowsIn(WireComment, data).filter(({ content }) => content !== '');

const comments = (data: unknown): readonly Comment[] =>
  rows(data).map((row) => ({ ...toBaseComment(row), replies: rows(row.topDiscuss).map(toBaseComment) }));

/** The comments of `{list: […]}` or of a bare list. undefined: there are none. */
export function readComments(data: unknown): readonly Comment[] | undefined {
  const all = comments(data);
  return all.length > 0 ? all : undefined;
}

export const readThreads = (data: unknown): Page<Comment> => ({
  items: comments(data),
  hasMore: readHasMore(data) === true,
});

export const readReplies = (data: unknown): Page<BaseComment> => ({
  items: rows(data).map(toBaseComment),
  hasMore: readHasMore(data) === true,
});
