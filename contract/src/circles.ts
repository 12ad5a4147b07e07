import * as v from 'valibot';
import * as noticesAddresses from './addresses/notices';
import { PostSort } from './codes';
import { code, content, flag, id, paging, text, texts, who } from './fields';
import { read, write } from './operation';
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
});
export type Moment = v.InferOutput<typeof Moment>;

export const Post = v.object({ ...Moment.entries, circleID: int });
export type Post = v.InferOutput<typeof Post>;

const one = { id: id(), ...who };

export const momentsDetail = read({
  name: 'momentsDetail',
  row: 'g50',
  service: 'nis',
  path: '/moments/detail',
  absent: 'missing',
  input: v.object(one),
  output: Moment,
});

export const circleDetail = read({
  name: 'circleDetail',
  row: 'g51',
  service: 'nis',
  path: '/circle/detail',
  absent: 'missing',
  input: v.object(one),
  output: Circle,
});

export const circleList = read({
  name: 'circleList',
  row: 'g55',
  service: 'nis',
  path: '/circle/list',
  input: v.object({ ...who, ...paging }),
  output: listOf(Circle),
});

export const joinCircle = write({
  name: 'joinCircle',
  row: 'n4',
  service: 'nis',
  path: '/circle/join',
  input: v.object({ ...one, cancel: flag() }),
  output: Done,
});

/** Posts of a circle, or of one user (`ofUser`) for that user's page. */
export const postList = read({
  name: 'postList',
  row: 'g52',
  service: 'nis',
  path: '/post/list',
  input: v.object({
    circleID: id(0),
    ofUser: id(0),
    sort: code(PostSort, PostSort.newest),
    ...who,
    ...paging,
  }),
  output: listOf(Post),
});

export const postDetail = read({
  name: 'postDetail',
  row: 'g53',
  service: 'nis',
  path: '/post/detail',
  absent: 'missing',
  input: v.object(one),
  output: Post,
});

export const createPost = write({
  name: 'createPost',
  row: 'f13',
  service: 'nis',
  path: '/post/create',
  spellings: { circleID: ['circleId'] },
  input: v.object({
    circleID: id(0),
    title: text('', 200),
    content: content(),
    pics: texts(),
    videos: texts(),
    location: text(''),
    ...who,
  }),
  output: Post,
});

export const noticeDetail = read({
  ...noticesAddresses.noticeDetail,
  row: 'g54',
  absent: 'missing',
  input: v.object({ id: id() }),
  output: Notice,
});
