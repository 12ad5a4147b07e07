import type { FeedParts } from '@touch/features/shortVideos/feedParts';
import { ShortVideos } from '@touch/features/shortVideos/ShortVideos';
import { videoIdOf } from '@touch/features/shortVideos/videoId';
import type { ScreenProps } from '@touch/outside/screen';
import { playHls } from '@touch/widgets/player/playHls';
import { PaperBanner } from './PaperBanner';

const parts: FeedParts = {
  playHls,
  share: async (page, visit, close) => {
    const { openShare, pageShareObject } = await import('@touch/widgets/share/shareSheet/openShare');
    return openShare(pageShareObject(page, visit), visit, close);
  },
  loadComments: async () => (await import('@touch/features/comments/CommentsInSheet')).CommentsInSheet,
};

/** A shared short video below the paper's name, and those that follow it (F18). */
export function Screen({ params }: ScreenProps) {
  const id = videoIdOf(params);
  return <ShortVideos key={id} id={id} parts={parts} banner={<PaperBanner />} />;
}
