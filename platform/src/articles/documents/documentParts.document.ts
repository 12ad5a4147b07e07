import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import type { DraftLine, DraftLive, DraftPicture, DraftVideo } from './draft.types';

/** The live part of wire S1 with the configuration of wire S5. */
export function liveFields(live: DraftLive) {
  const { type, status, startTime, banner, announcement } = live;
  const lines = live.lines.filter(({ streamUrl, playbackUrl }) => streamUrl || playbackUrl);
  return {
    liveType: type,
    liveStatus: status,
    liveStartTime: wireDate(startTime),
    config: {
      webBannerUrl: withOriginPlaceholder(banner),
      appBannerUrl: withOriginPlaceholder(banner),
      ...(announcement ? { liveAnnouncement: announcement } : {}),
      users: [],
      videos: lines.map((line, index) => lineFields(live, line, index + 1)),
    },
  };
}

function lineFields({ status, banner }: DraftLive, line: DraftLine, number: number) {
  const stream = withOriginPlaceholder(line.streamUrl);
  const playback = withOriginPlaceholder(line.playbackUrl);
  return {
    appLiveUrl: stream,
    webLiveUrl: stream,
    appPlaybackUrl: playback,
    webPlaybackUrl: playback,
    playbackUrls: playback ? [playback] : [],
    status: liveDigits[status] ?? liveDigits[0],
    line: String(number),
    lineName: line.name,
    type: 0,
    streamID: '',
    webBanner: withOriginPlaceholder(banner),
    appBanner: withOriginPlaceholder(banner),
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
