import { KindNumber } from '@contract/codes';
import { CommentsInSheet } from '@touch/features/comments/CommentsInSheet';
import type { CommentsSheetProps } from '@touch/features/shortVideos/feedParts';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { addPictures } from '@touch/widgets/upload/addPictures';

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
