import { KindNumber } from '@contract/codes';
import { PostStatus } from '@contract/participation/codes';
import { discussViewQuery } from '@touch/api/comments';
import type { Post } from '@touch/api/posts';
import { ensureListLoaded } from '@touch/api/useQuery';
import { useLike } from '@touch/features/article/actions/useLike';
import { useStoredLike } from '@touch/features/article/actions/useStoredLike';
import { PostBar } from '@touch/features/circles/PostBar';
import { postPath } from '@touch/features/circles/postPath';
import { CommentsSection } from '@touch/features/comments/CommentsSection';
import { canComment } from '@touch/lib/commentAccess';
import type { QueryCache } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';

interface EndProps {
  readonly post: Post;
  readonly title: string;
}

/** Asks for the comments, so that the served page has them. */
export const loadComments = (cache: QueryCache, id: string): Promise<void> =>
  ensureListLoaded(cache, discussViewQuery(id, KindNumber.source.post));

/** Comments, like and share of a post that is shown. */
export function End(props: EndProps) {
  // A member's like is known after their own reading of the post.
  return <Actions key={String(props.post.isPraise)} {...props} />;
}

function Actions({ post, title }: EndProps) {
  const { config, flags } = useVisit();
  const { id, content, pics, countPraise, countDiscuss, status } = post;
  useStoredLike('post', id, post.isPraise);
  const like = useLike({ fileId: id, countPraise }, 'post');
  if (status !== PostStatus.shown) return null;
  const canWrite = canComment({ aStatus: status, discussClosed: 0 }, flags, config.auditType);
  const page = {
    path: postPath(post),
    title,
    text: content,
    picture: pics[0] ?? '',
    objectType: KindNumber.poster.post,
    id,
    counted: 'post' as const,
    poster: KindNumber.poster.post,
  };
  return (
    <>
      <CommentsSection
        subject={{ id, source: KindNumber.source.post }}
        counted={countDiscuss}
        canWrite={canWrite}
      />
      {flags.cms ? null : (
        <PostBar {...like}>
          <SharePageButton page={page} />
        </PostBar>
      )}
    </>
  );
}
