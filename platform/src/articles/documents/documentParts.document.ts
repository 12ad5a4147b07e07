import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import type { DraftLive, DraftPicture, DraftVideo } from './draft.types';

/** The live part of wire S1 with the configuration of wire S5. */
export function liveFields(live: DraftLive) {
  const { type, status, startTime, streamUrl, playbackUrl, banner, announcement } = live;
  const stream = withOriginPlaceholder(streamUrl);
  const playback = withOriginPlaceholder(playbackUrl);
  const video = {
    appLiveUrl: stream,
    webLiveUrl: stream,
    appPlaybackUrl: playback,
    webPlaybackUrl: playback,
    playbackUrls: playback ? [playback] : [],
    status: liveDigits[status] ?? liveDigits[0],
    line: '1',
    lineName: '',
    type: 0,
    streamID: '',
    webBanner: withOriginPlaceholder(banner),
    appBanner: withOriginPlaceholder(banner),
  };
  return {
    liveType: type,
    liveStatus: status,
    liveStartTime: wireDate(startTime),
    config: {
      webBannerUrl: withOriginPlaceholder(banner),
      appBannerUrl: withOriginPlaceholder(banner),
      ...(announcement ? { liveAnnouncement: announcement } : {}),
      users: [],
      videos: stream || playback ? [video] : [],
    },
  };
}

/** LiveStatus as the digit it is in wire S5. */
const liveDigits = ['0', '1', '2'] as const;

/** Pictures as wire S2 has them: one group, in the order of their placeholders. */
export const imageGroups = (pictures: readonly DraftPicture[]) => [
  {
    ref: '<!--IMAGES#1-->',
    imagearray: pictures.map(({ url, summary, width, height }, index) => ({
      ref: `<!--IMAGEARRAY#${index}-->`,
      imageUrl: withOriginPlaceholder(url),
      summary,
      picType: 1,
      imageStyle: '',
      width,
      height,
    })),
  },
];

export const videoGroups = (videos: readonly DraftVideo[]) => [
  {
    ref: '<!--VIDEOS#1-->',
    videoarray: videos.map(({ url, cover, duration, width, height, captions }, index) => ({
      ref: `<!--VIDEOARRAY#${index}-->`,
      videoUrl: withOriginPlaceholder(url),
      ...(captions ? { captions: withOriginPlaceholder(captions) } : {}),
      imageUrl: withOriginPlaceholder(cover),
      duration,
      width,
      height,
    })),
  },
];
