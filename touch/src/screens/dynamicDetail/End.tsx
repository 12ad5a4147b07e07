import { ArticleStatus, KindNumber } from '@contract/codes';
import { discussViewQuery } from '@touch/api/comments';
import type { Dynamic } from '@touch/api/dynamics';
import { ensureListLoaded } from '@touch/api/useQuery';
import { CommentsSection } from '@touch/features/comments/CommentsSection';
import { canComment } from '@touch/lib/commentAccess';
import type { QueryCache } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { addPictures } from '@touch/widgets/upload/addPictures';
import { Bar } from './Bar';

interface EndProps {
  readonly dynamic: Dynamic;
  readonly title: string;
}

/** Asks for the comments, so that the served page has them. */
export const loadComments = (cache: QueryCache, id: string): Promise<void> =>
  ensureListLoaded(cache, discussViewQuery(id, KindNumber.source.dynamic));

/** Comments, like and share of a dynamic (H1, H2, J1). */
export function End({ dynamic, title }: EndProps) {
  const { config, flags } = useVisit();
  const subject = { aStatus: ArticleStatus.published, discussClosed: 0 };
  return (
    <>
      <CommentsSection
        subject={{ id: dynamic.fileId, source: KindNumber.source.dynamic }}
        counted={dynamic.countDiscuss}
        canWrite={canComment(subject, flags, config.auditType)}
        addPictures={addPictures}
        showPictures={showPictures}
      />
      {flags.cms ? null : <Bar dynamic={dynamic} title={title} />}
    </>
  );
}
