import { KindNumber } from '@contract/codes';
import { CommentsInSheet } from '@touch/features/comments/inSheet/CommentsInSheet';
import { showPictures } from '@touch/features/gallery/comments/showPictures';
import type { CommentsSheetProps } from '@touch/features/shortVideos/feedParts';
import { addPictures } from '@touch/features/upload/comments/addPictures';

export function VideoComments({ video, canWrite, close }: CommentsSheetProps) {
  return (
    <CommentsInSheet
      subject={{ id: video.id, source: KindNumber.source.shortVideo }}
      count={video.countDiscuss}
      canWrite={canWrite}
      close={close}
      addPictures={addPictures}
      showPictures={showPictures}
    />
  );
}
