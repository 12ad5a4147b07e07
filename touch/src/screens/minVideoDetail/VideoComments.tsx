import { KindNumber } from '@contract/codes';
import { CommentsInSheet } from '@touch/features/comments/CommentsInSheet';
import type { CommentsSheetProps } from '@touch/features/shortVideos/feedParts';

export function VideoComments({ video, canWrite, close }: CommentsSheetProps) {
  return (
    <CommentsInSheet
      subject={{ id: video.id, source: KindNumber.source.shortVideo }}
      count={video.countDiscuss}
      canWrite={canWrite}
      close={close}
    />
  );
}
