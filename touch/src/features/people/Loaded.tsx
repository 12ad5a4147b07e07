import { useQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import type { Query } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  readonly query: Query<T>;
  /** Shown where nothing exists under the requested id. */
  readonly absent?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** The value a screen shows, or its state: loading, failed with a retry, absent (B8). */
export function Loaded<T>({ query, absent = <Absent />, children }: LoadedProps<T>) {
  const words = useWords();
  const item = useQuery(query);
  if (item.state === 'ready') return children(item.value);
  if (item.state === 'empty') return absent;
  if (item.state === 'failed') {
    return (
      <Notice
        kind="failed"
        heading
        text={item.message || words['state.networkError']}
        action={{ text: words['state.retry'], run: item.retry }}
      />
    );
  }
  return <ScreenSkeleton />;
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
