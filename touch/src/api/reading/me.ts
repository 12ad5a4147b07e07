import { PAGE_SIZE } from '@contract/limits';
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
  /** The member got a place they waited for. */
  readonly isPlace: boolean;
}
const GOT_PLACE = '候补轮到您了';

/** The platform's own words for an answer; other languages say it in theirs. */
const ANSWERED = / 回复了你的评论$/;

export function readMessages(data: unknown): Page<Message> {
  const items = rowsIn(WireMessage, data).map((row) => ({
    ...row,
    isPlace: row.title === GOT_PLACE,
    name: ANSWERED.test(row.title) ? row.title.replace(ANSWERED, '') : '',
  }));
  return { items, hasMore: readHasMore(data) ?? items.length >= PAGE_SIZE };
}

export function readUnread(data: unknown): number {
  const read = v.safeParse(v.object({ comment: number, activity: number }), data);
  return read.success ? read.output.comment + read.output.activity : 0;
}
