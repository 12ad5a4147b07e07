import type { QueryResult } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  readonly result: QueryResult<T>;
  /** Text where there is nothing. */
  readonly missing: string;
  /** Way on where there is nothing; home without it. */
  readonly link?: { readonly text: string; readonly href: string };
  readonly children: (value: T) => ReactNode;
}

/** A value in all its states (B8). */
export function Loaded<T>({ result, missing, link, children }: LoadedProps<T>) {
  const words = useWords();
  const { basePath } = useVisit();
  const home = { text: words['state.toHome'], href: `${basePath}/home.html` };
  return (
    <QueryState
      result={result}
      heading
      empty={<Notice kind="empty" heading text={missing} link={link ?? home} />}
    >
      {children}
    </QueryState>
  );
}
