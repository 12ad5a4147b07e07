import type { Post } from '@touch/api/posts';
import { useWords } from '@touch/locales/words';
import type { Query } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import type { ReactNode } from 'react';
import { usePost } from './usePost';

interface LoadedPostProps {
  readonly query: Query<Post>;
  readonly children: (post: Post) => ReactNode;
}

/** A post in all states of its query (B8). */
export function LoadedPost({ query, children }: LoadedPostProps) {
  return (
    <QueryState result={usePost(query)} heading empty={<NoPost />}>
      {children}
    </QueryState>
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
