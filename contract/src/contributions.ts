import * as v from 'valibot';
import { ALL } from './codes';
import { callerClaims, content, id, integer, paging, text, texts } from './fields';
import { read, write } from './operation';
import { ContributionStatus } from './participation/codes';
import { AudioClip, VideoClip } from './questions';
import { Done, date, int, listOf, str, strs } from './wireValues';

const submitted = {
  fileId: int,
  title: str,
  content: str,
  publishtime: date,
  pics: strs,
  videos: v.array(VideoClip),
  audios: v.array(AudioClip),
};

/** Wire S27. */
export const Tipoff = v.object({ ...submitted, status: int, location: str, answer: str, answerTime: date });
export type Tipoff = v.InferOutput<typeof Tipoff>;

/** Wire S27; `linkID` is the call it answers. */
export const Contribution = v.object({
  ...submitted,
  linkID: int,
  status: v.enum(ContributionStatus),
  statusText: v.picklist(['待审核', '已通过', '未通过']),
  reason: str,
});
export type Contribution = v.InferOutput<typeof Contribution>;

export const tipoffDetail = read({
  name: 'tipoffDetail',
  row: 'g46',
  absent: 'missing',
  personal: true,
  spellings: { id: ['fileId'] },
  input: v.object({ id: id(), ...callerClaims }),
  output: Tipoff,
});

export const tipoff = write({
  name: 'tipoff',
  row: 'x8',
  recorded: { as: 'submission' },
  input: v.object({
    userName: text(''),
    contactNo: text('', 60),
    topic: text('', 200),
    content: content(),
    imgUrl: texts(),
    videos: texts(),
    audios: texts(),
    location: text(''),
    ...callerClaims,
  }),
  output: Done,
});

export const tipoffMine = read({
  name: 'tipoffMine',
  service: 'nis',
  path: '/tipoff/mine',
  row: 'n16',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(Tipoff),
});

/** Feedback from readers about the product. */
export const feed = write({
  name: 'feed',
  row: 'x8',
  recorded: { as: 'submission' },
  input: v.object({ content: content(), imgUrl: texts(), userName: text(''), ...callerClaims }),
  output: Done,
});

export const inputArticleList = read({
  name: 'inputArticleList',
  service: 'nis',
  row: 'g47',
  personal: true,
  input: v.object({ ...callerClaims, status: integer(ALL), ...paging }),
  output: listOf(Contribution),
});

export const inputArticleDetail = read({
  name: 'inputArticleDetail',
  service: 'nis',
  row: 'g48',
  absent: 'missing',
  personal: true,
  input: v.object({ id: id(), ...callerClaims }),
  output: Contribution,
});

export const saveInputArticle = write({
  name: 'saveInputArticle',
  service: 'nis',
  path: '/inputArticle/save',
  // Ten thousand characters of Chinese, escaped in a form, are 90 KB.
  maxBody: 131_072,
  row: 'n4',
  recorded: { as: 'submission', object: 'linkID', made: 'fileId' },
  input: v.object({
    linkID: id(),
    title: text('', 200),
    content: content(),
    pics: texts(),
    videos: texts(),
    audios: texts(),
    ...callerClaims,
  }),
  output: Contribution,
});

/** A call for articles. */
export const SeekArticle = v.object({
  fileId: int,
  title: str,
  content: str,
  picBig: str,
  startTime: date,
  endTime: date,
  passedCount: int,
});
export type SeekArticle = v.InferOutput<typeof SeekArticle>;

export const seekArticleDetail = read({
  name: 'seekArticleDetail',
  service: 'nis',
  path: '/seekArticle/detail',
  row: 'n8',
  absent: 'missing',
  input: v.object({ id: id() }),
  output: SeekArticle,
});
