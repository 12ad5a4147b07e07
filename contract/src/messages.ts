import * as v from 'valibot';
import { callerClaims, integer, paging } from './fields';
import { PAGE_SIZE } from './limits';
import { read, write } from './operation';
import { ReadType } from './readType';
import { Done, date, int, listOf, str } from './wireValues';

/** A push message or a notice to a reader (fields ours). */
export const Message = v.object({
  id: int,
  title: str,
  content: str,
  created: date,
  articleID: int,
  articleType: int,
  linkID: int,
  url: str,
});
export type Message = v.InferOutput<typeof Message>;

/** A page below 0 is refused. */
export const getAppPushMessage = read({
  name: 'getAppPushMessage',
  row: 'x17',
  input: v.object({
    currentPage: integer(0, { min: 0, max: 1_000_000 }),
    pageSize: integer(PAGE_SIZE, { min: 1, max: 100 }),
  }),
  output: v.array(Message),
});

export const message = read({
  name: 'message',
  row: 'x17',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(Message),
});

/** Sets the red dot of one kind (ReadType) to read. */
export const markRead = write({
  name: 'markRead',
  path: '/read',
  row: 'x9',
  method: 'GET',
  encoding: 'query',
  input: v.object({ ...callerClaims, type: integer(ReadType.comment) }),
  output: Done,
});

/** Unread of each kind (fields ours, in the order of ReadType). */
export const redDot = read({
  name: 'redDot',
  row: 'x9',
  personal: true,
  input: v.object({ ...callerClaims }),
  output: v.object({
    comment: int,
    topicQuestion: int,
    question: int,
    activity: int,
    tracking: int,
    qa: int,
  }),
});
