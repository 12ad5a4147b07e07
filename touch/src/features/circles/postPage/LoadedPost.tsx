import type { Post } from '@touch/api/posts';
import { useWords } from '@touch/locales/words';
import type { Query } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import type { ReactNode } from 'react';
import { usePost } from './usePost';

interface LoadedPostProps {
  readonly query: Query<Post>;
  readonly children: (post: Post) => ReactNode;
}

/** A post in all states of its query (B8). */
export function LoadedPost({ query, children }: LoadedPostProps) {
  const words = useWords();
  const result = usePost(query);
  if (result.state === 'ready') return children(result.value);
  if (result.state !== 'failed') return result.state === 'empty' ? <NoPost /> : <ScreenSkeleton />;
  return (
    <Notice
      kind="failed"
      heading
      text={result.message || words['state.networkError']}
      action={{ text: words['state.retry'], run: result.retry }}
    />
  );
}

/** The empty state of a post's address (E7). */
export function NoPost() {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}
