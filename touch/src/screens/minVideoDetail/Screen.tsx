import type { FeedParts } from '@touch/features/shortVideos/feedParts';
import { ShortVideos } from '@touch/features/shortVideos/ShortVideos';
import { videoIdOf } from '@touch/features/shortVideos/videoId';
import type { ScreenProps } from '@touch/outside/screen';
import { playHls } from '@touch/widgets/player/playHls';

const parts: FeedParts = {
  playHls,
  share: async (page, visit, close) => {
    const { openShare, pageShareObject } = await import('@touch/widgets/share/shareSheet/openShare');
    return openShare(pageShareObject(page, visit), visit, close);
  },
  loadComments: async () => (await import('@touch/features/comments/CommentsInSheet')).CommentsInSheet,
};

/** Short videos from the one in the address on (F18). */
export function Screen({ params }: ScreenProps) {
  const id = videoIdOf(params);
  return <ShortVideos key={id} id={id} parts={parts} />;
}
