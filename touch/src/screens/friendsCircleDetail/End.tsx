import { KindNumber } from '@contract/codes';
import { PostStatus } from '@contract/participation/codes';
import type { Post } from '@touch/api/circles/posts';
import { useLike } from '@touch/features/article/ending/useLike';
import { PostBar } from '@touch/features/circles/PostBar';
import { postPath } from '@touch/features/circles/postPath';
import { CommentsSection } from '@touch/features/comments/CommentsSection';
import { showPictures } from '@touch/features/gallery/comments/showPictures';
import { SharePageButton } from '@touch/features/share/SharePageButton';
import { addPictures } from '@touch/features/upload/comments/addPictures';
import { canComment } from '@touch/lib/commentAccess';
import { useVisit } from '@touch/outside/visit';

interface EndProps {
  readonly post: Post;
  readonly title: string;
}

/** Comments, like and share of a post that is shown. */
export function End({ post, title }: EndProps) {
  const { config, flags } = useVisit();
  const { id, content, pics, countPraise, countDiscuss, status } = post;
  const like = useLike({ fileId: id, countPraise }, 'post');
  if (status !== PostStatus.shown) return null;
  const canWrite = canComment({ aStatus: status, discussClosed: 0 }, flags, config.auditType);
  const page = {
    ...{ path: postPath(post), title, text: content, picture: pics[0] ?? '' },
    ...{ objectType: KindNumber.poster.post, id, counted: 'post' as const },
  };
  return (
    <>
      <CommentsSection
        subject={{ id, source: KindNumber.source.post }}
        counted={countDiscuss}
        canWrite={canWrite}
        addPictures={addPictures}
        showPictures={showPictures}
      />
      {flags.cms ? null : (
        <PostBar {...like}>
          <SharePageButton page={page} />
        </PostBar>
      )}
    </>
  );
}
