import * as v from 'valibot';
import { callerClaims, code, content, flag, id, paging, text, texts } from './fields';
import { read, write } from './operation';
import { PostSort } from './participation/codes';
import { VideoClip } from './questions';
import { bit, Done, date, int, listOf, str, strs } from './wireValues';

/** Wire S28. */
export const Notice = v.object({ id: int, title: str, content: str, publishtime: date });
export type Notice = v.InferOutput<typeof Notice>;

export const Circle = v.object({
  id: int,
  name: str,
  icon: str,
  banner: str,
  description: str,
  memberCount: int,
  postCount: int,
  isFollow: bit,
  noticeList: v.array(Notice),
});
export type Circle = v.InferOutput<typeof Circle>;

/** A post of the friends' circle. */
export const Moment = v.object({
  id: int,
  listType: int,
  userID: int,
  userName: str,
  userIcon: str,
  title: str,
  content: str,
  pics: strs,
  videos: v.array(VideoClip),
  publishtime: date,
  location: str,
  countPraise: int,
  countDiscuss: int,
  countShare: int,
  isTop: bit,
  isPraise: bit,
  /** PostStatus. */
  status: int,
  /** (ours) 1 on an author's own post that was rejected; its status stays 0. */
  isRefused: bit,
});
export type Moment = v.InferOutput<typeof Moment>;

export const Post = v.object({ ...Moment.entries, circleID: int });
export type Post = v.InferOutput<typeof Post>;

const one = { id: id(), ...callerClaims };

export const momentsDetail = read({
  name: 'momentsDetail',
  service: 'nis',
  path: '/moments/detail',
  row: 'g50',
  ownRows: true,
  absent: 'missing',
  input: v.object(one),
  output: Moment,
});

export const circleDetail = read({
  name: 'circleDetail',
  service: 'nis',
  path: '/circle/detail',
  row: 'g51',
  ownRows: true,
  absent: 'missing',
  input: v.object(one),
  output: Circle,
});

export const circleList = read({
  name: 'circleList',
  service: 'nis',
  path: '/circle/list',
  row: 'g55',
  ownRows: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(Circle),
});

export const joinCircle = write({
  name: 'joinCircle',
  service: 'nis',
  path: '/circle/join',
  row: 'n4',
  input: v.object({ ...one, cancel: flag() }),
  output: Done,
});

/** Posts of a circle, or of one user (`ofUser`) for that user's page. */
export const postList = read({
  name: 'postList',
  service: 'nis',
  path: '/post/list',
  row: 'g52',
  ownRows: true,
  input: v.object({
    circleID: id(0),
    ofUser: id(0),
    sort: code(PostSort, PostSort.newest),
    ...callerClaims,
    ...paging,
  }),
  output: listOf(Post),
});

export const postDetail = read({
  name: 'postDetail',
  service: 'nis',
  path: '/post/detail',
  row: 'g53',
  ownRows: true,
  absent: 'missing',
  input: v.object(one),
  output: Post,
});

export const createPost = write({
  name: 'createPost',
  service: 'nis',
  path: '/post/create',
  row: 'f13',
  recorded: { as: 'post', object: 'circleID', made: 'id' },
  spellings: { circleID: ['circleId'] },
  input: v.object({
    circleID: id(0),
    title: text('', 200),
    content: content(),
    pics: texts(),
    videos: texts(),
    location: text(''),
    ...callerClaims,
  }),
  output: Post,
});

/** Deletes the caller's own post; its files and likes go (K15). */
export const deletePost = write({
  name: 'deletePost',
  service: 'nis',
  path: '/post/delete',
  row: 'n25',
  input: v.object(one),
  output: Done,
});

export const noticeDetail = read({
  name: 'noticeDetail',
  service: 'nis',
  path: '/notice/detail',
  row: 'g54',
  absent: 'missing',
  input: v.object({ id: id() }),
  output: Notice,
});
