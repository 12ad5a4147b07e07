import * as v from 'valibot';
import { callerClaims, code, flag, id, integer, text } from './fields';
import { RELATED_VIDEO_CAP, RELATED_VIDEO_CLIENT, RELATED_VIDEO_NODE } from './limits';
import { read, write } from './operation';
import { MvodEventType } from './participation/codes';
import { bit, Done, date, int, listOf, str } from './wireValues';

/** Wire S29. */
export const ShortVideo = v.object({
  id: int,
  title: str,
  description: str,
  cover: str,
  videoUrl: str,
  width: int,
  height: int,
  /** Seconds. */
  duration: int,
  catID: int,
  catName: str,
  userID: int,
  userName: str,
  userIcon: str,
  publishtime: date,
  countPlay: int,
  countPraise: int,
  countDiscuss: int,
  countShare: int,
  isPraise: bit,
  shareUrl: str,
});
export type ShortVideo = v.InferOutput<typeof ShortVideo>;

export const mvodArticle = read({
  name: 'mvodArticle',
  service: 'mvod',
  path: '/article',
  row: 'g85',
  absent: 'missing',
  ownRows: true,
  input: v.object({ id: id(), ...callerClaims }),
  output: ShortVideo,
});

/** The files of one video. */
export const mvodAttach = read({
  name: 'mvodAttach',
  service: 'mvod',
  path: '/attach',
  row: 'g86',
  input: v.object({ id: id() }),
  output: v.object({
    list: v.array(
      v.object({
        url: str,
        type: str,
        width: int,
        height: int,
        bitrate: int,
        size: int,
        duration: int,
        cover: str,
      }),
    ),
  }),
});

export const mvodCategoryList = read({
  name: 'mvodCategoryList',
  row: 'g87',
  uncalled: true,
  service: 'mvod',
  path: '/categoryList',
  input: v.object({}),
  output: v.object({ list: v.array(v.object({ id: int, name: str, icon: str })) }),
});

export const mvodConfig = read({
  name: 'mvodConfig',
  service: 'mvod',
  path: '/config',
  row: 'g88',
  input: v.object({}),
  output: v.object({ canDiscuss: bit, canShare: bit, autoNext: bit, shareTitle: str, logo: str }),
});

/** Pages count from 1 here. */
export const relatedList = read({
  name: 'relatedList',
  service: 'mvod',
  row: 'g89',
  ownRows: true,
  input: v.object({
    id: id(),
    page: integer(1, { min: 1, max: 1_000_000 }),
    size: integer(RELATED_VIDEO_CAP, { min: 1, max: 100 }),
    clientType: integer(RELATED_VIDEO_CLIENT),
    node: text(RELATED_VIDEO_NODE),
    ...callerClaims,
  }),
  output: listOf(ShortVideo),
});

/** A GET that writes: like, or take it back. */
export const mvodPraise = read({
  name: 'mvodPraise',
  service: 'mvod',
  path: '/praise',
  row: 'g90',
  writes: true,
  personal: true,
  input: v.object({ id: id(), appId: text(''), ...callerClaims, cancel: flag() }),
  spellings: { appId: ['appID', 'appid'] },
  output: v.object({ countPraise: int, isPraise: bit }),
});

export const mvodEvent = write({
  name: 'mvodEvent',
  service: 'mvod',
  path: '/event',
  row: 'o6',
  encoding: 'json',
  input: v.object({
    id: id(),
    eventType: code(MvodEventType, MvodEventType.play),
    duration: integer(0, { min: 0 }),
    ...callerClaims,
  }),
  output: Done,
});
