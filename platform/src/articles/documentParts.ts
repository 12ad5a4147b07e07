import { ORIGIN_MARK } from '@platform/sites/defaultConfig';
import type { DraftLive, DraftPicture, DraftVideo } from './draft';
import { wireDate } from './wireDate';

/** An address of this platform gets the origin's mark, one of the world stays. */
export const whole = (url: string): string => (url.startsWith('/') ? ORIGIN_MARK + url : url);

/** The live part of wire S1 with the configuration of wire S5. */
export function liveFields(live: DraftLive) {
  const { type, status, startTime, streamUrl, playbackUrl, banner, announcement } = live;
  const stream = whole(streamUrl);
  const playback = whole(playbackUrl);
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
    webBanner: whole(banner),
    appBanner: whole(banner),
  };
  return {
    liveType: type,
    liveStatus: status,
    liveStartTime: wireDate(startTime),
    config: {
      webBannerUrl: whole(banner),
      appBannerUrl: whole(banner),
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
      imageUrl: whole(url),
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
    videoarray: videos.map(({ url, cover, duration, width, height }, index) => ({
      ref: `<!--VIDEOARRAY#${index}-->`,
      videoUrl: whole(url),
      imageUrl: whole(cover),
      duration,
      width,
      height,
    })),
  },
];
