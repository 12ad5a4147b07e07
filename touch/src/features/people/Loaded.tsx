import { useQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import type { Query } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  readonly query: Query<T>;
  /** Shown where nothing exists under the requested id. */
  readonly absent?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** The value a screen shows, or its state: loading, failed with a retry, absent (B8). */
export function Loaded<T>({ query, absent = <Absent />, children }: LoadedProps<T>) {
  return (
    <QueryState result={useQuery(query)} heading empty={absent}>
      {children}
    </QueryState>
  );
}

/** Nothing exists under the requested id (E7). */
export function Absent() {
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
