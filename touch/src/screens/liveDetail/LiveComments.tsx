import { KindNumber } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { discussViewQuery } from '@touch/api/comments';
import { liveViewQuery } from '@touch/api/lives';
import { ensureListLoaded, useListQuery } from '@touch/api/useQuery';
import { CommentPages } from '@touch/features/comments/CommentPages';
import { CommentsProvider } from '@touch/features/comments/CommentsProvider';
import { Prompt } from '@touch/features/comments/Prompt';
import { useReloadForMember } from '@touch/features/comments/useReloadForMember';
import { canComment } from '@touch/lib/commentAccess';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { addPictures } from '@touch/widgets/upload/addPictures';
import { mergeChanges, useCommentChanges } from './commentChanges';
import style from './LiveComments.module.css';
import { useNewestComments } from './useNewestComments';

export const loadComments = (cache: QueryCache, id: string): Promise<void> =>
  ensureListLoaded(cache, discussViewQuery(id, KindNumber.source.live));

/** The comments of a live as they arrive, newest first (H1, I5). */
export function LiveComments({ article }: { readonly article: Article }) {
  const words = useWords();
  const { flags, config } = useVisit();
  const id = String(article.linkID);
  const live = useListQuery(liveViewQuery(id)).extras?.main;
  const list = useListQuery(discussViewQuery(id, KindNumber.source.live));
  useReloadForMember(list.refresh);
  const changes = useCommentChanges(id);
  const mayWrite =
    live !== undefined &&
    canComment({ aStatus: article.aStatus, discussClosed: live.discussClosed }, flags, config.auditType);
  const merged = mergeChanges(list.pages.flat(), changes);
  const isReady = list.state === 'ready' || merged.length > 0;
  const shown = useNewestComments({ ...list, state: isReady ? 'ready' : list.state, pages: [merged] });
  return (
    <CommentsProvider
      subject={{ id, source: KindNumber.source.live }}
      thread=""
      count={live?.countDiscuss ?? 0}
      canWrite={mayWrite}
      addPictures={addPictures}
      showPictures={showPictures}
    >
      <div className={style.comments} data-newest="">
        {mayWrite ? <Prompt variant="block" /> : <p className={style.closed}>{words['comments.closed']}</p>}
        <CommentPages list={shown} />
      </div>
    </CommentsProvider>
  );
}
