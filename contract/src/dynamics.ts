import * as v from 'valibot';
import { id, paging } from './fields';
import { read } from './operation';
import { date, int, listOf, str, strs } from './wireValues';

/** Wire S27. Dynamics page by 10 (wire W12). */
export const Dynamic = v.object({
  fileId: int,
  userID: int,
  userName: str,
  userIcon: str,
  xyID: int,
  title: str,
  content: str,
  attachments: v.object({
    pics: strs,
    videos: v.array(v.object({ videoUrl: str, imageUrl: str, duration: int })),
  }),
  publishtime: date,
  /** Sort key, newest highest: sent back as `afterOrder`. */
  iorder: str,
  countPraise: int,
  countDiscuss: int,
  countShare: int,
});
export type Dynamic = v.InferOutput<typeof Dynamic>;

/** Of a reporter or of an account. */
const author = { userID: id(0), xyId: id(0), ...paging };
const spellings = { xyId: ['xyID'] };

export const getXyDynamic = read({
  name: 'getXyDynamic',
  row: 'g30',
  spellings: { xyId: ['xyID', 'id'] },
  input: v.object({ xyId: id(0), ...paging }),
  output: listOf(Dynamic),
});

export const dynamicList = read({
  name: 'dynamicList',
  service: 'nis',
  path: '/dynamic/list',
  row: 'g37',
  spellings,
  input: v.object(author),
  output: listOf(Dynamic),
});

export const dynamicDetail = read({
  name: 'dynamicDetail',
  service: 'nis',
  path: '/dynamic/detail',
  row: 'g38',
  absent: 'missing',
  spellings: { id: ['fileId'] },
  input: v.object({ id: id() }),
  output: Dynamic,
});

export const dynamicArticleList = read({
  name: 'dynamicArticleList',
  row: 'o8',
  uncalled: true,
  service: 'nis',
  path: '/article/dynamicArticleList',
  method: 'POST',
  encoding: 'json',
  spellings,
  input: v.object(author),
  output: listOf(Dynamic),
});
