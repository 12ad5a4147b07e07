import { PAGE_SIZE } from '@contract/limits';
import { type DecisionKind, decisionTitles } from '@contract/participation/decisions';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { flag, number, readHasMore, rowsIn, text } from './wireFields';

const WireMemberInfo = v.object({ uid: text, nickname: text, head: text, phone: text, score: text });
export type MemberInfo = Readonly<v.InferOutput<typeof WireMemberInfo>>;

export function readMemberInfo(data: unknown): MemberInfo | undefined {
  const read = v.safeParse(WireMemberInfo, data);
  return read.success && read.output.uid !== '' ? read.output : undefined;
}

export function readIsThird(data: unknown): { readonly isThird: boolean } | undefined {
  const read = v.safeParse(v.object({ isThird: flag }), data);
  return read.success ? read.output : undefined;
}

const WireOtherMember = v.object({
  uid: text,
  nickname: text,
  head: text,
  description: text,
  /** Region of their last shown words; '' = none. */
  location: text,
  rssCount: number,
  isFollow: flag,
});
export type OtherMember = Readonly<v.InferOutput<typeof WireOtherMember>>;

export function readOtherMember(data: unknown): OtherMember | undefined {
  const read = v.safeParse(WireOtherMember, data);
  return read.success && read.output.uid !== '' ? read.output : undefined;
}

const WireMessage = v.object({
  id: text,
  title: text,
  content: text,
  created: text,
  articleID: text,
  articleType: number,
  linkID: number,
  url: text,
});

/** The fields of a message that touch uses; `name` of the person who replied, '' if the title has another form. */
export interface Message extends Readonly<v.InferOutput<typeof WireMessage>> {
  readonly name: string;
  /** Decision of the newsroom that it tells of; undefined for another message. */
  readonly decision: DecisionKind | undefined;
}

/** The platform's own words for an answer; other languages say it in theirs. */
const ANSWERED = / 回复了你的评论$/;

const isDecision = (kind: string): kind is DecisionKind => kind in decisionTitles;
const decisions = new Map<string, DecisionKind>(
  Object.entries(decisionTitles).flatMap(([kind, title]) =>
    isDecision(kind) ? [[title, kind] as const] : [],
  ),
);

export function readMessages(data: unknown): Page<Message> {
  const items = rowsIn(WireMessage, data).map((row) => ({
    ...row,
    name: ANSWERED.test(row.title) ? row.title.replace(ANSWERED, '') : '',
    decision: decisions.get(row.title),
  }));
  return { items, hasMore: readHasMore(data) ?? items.length >= PAGE_SIZE };
}

const WireUnread = v.object({
  comment: number,
  topicQuestion: number,
  question: number,
  activity: number,
  tracking: number,
  qa: number,
});

/** Numbers of unread messages by their red dots (wire x9). */
export type Unread = Readonly<v.InferOutput<typeof WireUnread>>;

export function readUnread(data: unknown): Unread | undefined {
  const read = v.safeParse(WireUnread, data);
  return read.success ? read.output : undefined;
}
