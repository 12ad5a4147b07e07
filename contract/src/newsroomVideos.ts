import * as v from 'valibot';
import { ID_MAX } from './fields';
import { mediaAddress } from './newsroomAddress';
import { call } from './newsroomCall';
import { boundedText, done, id, number, whole } from './newsroomShapes';

/* Input of the newsroom's calls about videos. */

const MAX_SIDE = 8192;
const MAX_SECONDS = 24 * 3600;
const title = v.pipe(boundedText(100), v.minLength(1));
const description = boundedText(500);

/** A job that cuts a stored video into a stream. */
export const VideoJob = v.strictObject({
  id: whole,
  url: v.string(),
  state: v.picklist(['waiting', 'running', 'done', 'failed']),
  /** Percent. */
  progress: whole,
  error: v.string(),
  /** '' until it is done. */
  playlist: v.string(),
  poster: v.string(),
});

export const VideoInput = v.strictObject({ site: id, url: mediaAddress });

export const ShortVideoInput = v.pipe(
  v.strictObject({
    site: id,
    title,
    description: v.optional(description, ''),
    url: mediaAddress,
    cover: v.optional(v.union([v.literal(''), mediaAddress]), ''),
    width: number(1, MAX_SIDE),
    height: number(1, MAX_SIDE),
    /** Seconds. */
    duration: number(1, MAX_SECONDS),
    category: v.optional(number(0, ID_MAX), 0),
    /** The author: one of the two, or neither. */
    reporterID: v.optional(number(0, ID_MAX), 0),
    accountID: v.optional(number(0, ID_MAX), 0),
    /** WebVTT or SRT. */
    captions: v.optional(boundedText(100_000), ''),
  }),
  v.check(({ reporterID, accountID }) => reporterID === 0 || accountID === 0, 'a video has one author'),
);

/** A field that is not sent stays. */
export const ShortVideoChange = v.strictObject({
  site: id,
  id,
  title: v.optional(title),
  description: v.optional(description),
  category: v.optional(number(0, ID_MAX)),
  withdrawn: v.optional(v.boolean()),
  discussClosed: v.optional(v.boolean()),
});

/** Wire g88; a field that is not sent stays. */
export const ShortVideoSettings = v.strictObject({
  site: id,
  canDiscuss: v.optional(v.boolean()),
  canShare: v.optional(v.boolean()),
  autoNext: v.optional(v.boolean()),
  shareTitle: v.optional(boundedText(100)),
});

export const videoCalls = {
  cutVideo: call('POST', '/sites/:site/videos', VideoInput, v.strictObject({ id: whole }), {
    about: 'Cuts a stored video into a stream of two qualities; `videos` tells how far it is.',
  }),
  videos: call(
    'GET',
    '/sites/:site/videos',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(VideoJob) }),
    { about: 'Lists the jobs that cut videos, with their progress.' },
  ),
  addShortVideo: call('POST', '/sites/:site/short-videos', ShortVideoInput, v.strictObject({ id: whole }), {
    about: 'Publishes a short video.',
  }),
  changeShortVideo: call('POST', '/sites/:site/short-videos/:id', ShortVideoChange, done, {
    about: 'Changes a short video, withdraws or restores it.',
  }),
  setShortVideos: call('POST', '/sites/:site/short-video-settings', ShortVideoSettings, done, {
    about: 'Sets what short videos allow.',
  }),
} as const;
