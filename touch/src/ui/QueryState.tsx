import { useWords } from '@touch/locales/words';
import type { ReactNode } from 'react';
import { Notice } from './Notice';
import { ScreenSkeleton } from './ScreenSkeleton';

interface FailedQuery {
  /** '' or none = the network failed. */
  readonly message?: string;
  readonly retry: () => unknown;
}

/** The shape of what `useQuery` answers. */
type QueryResult<T> =
  | { readonly state: 'loading' | 'empty' }
  | ({ readonly state: 'failed' } & FailedQuery)
  | { readonly state: 'ready'; readonly value: T };

interface QueryStateProps<T> {
  readonly result: QueryResult<T>;
  /** Stands where there is no value. */
  readonly empty: ReactNode;
  /** Stands while it loads; without it a skeleton of a screen. */
  readonly skeleton?: ReactNode;
  /** True if a failure is the screen's only content and its heading. */
  readonly heading?: boolean;
  readonly children: (value: T) => ReactNode;
}

/** A query's states: loading, empty, failed with a retry, and its value. */
export function QueryState<T>({ result, empty, skeleton, heading, children }: QueryStateProps<T>) {
  if (result.state === 'ready') return children(result.value);
  if (result.state === 'failed') return <FailedNotice {...result} heading={heading} />;
  return result.state === 'empty' ? empty : (skeleton ?? <ScreenSkeleton />);
}

interface FailedNoticeProps extends FailedQuery {
  readonly heading?: boolean | undefined;
}

/** The failed state alone, for content that shows its other states itself. */
export function FailedNotice({ message, retry, heading }: FailedNoticeProps) {
  const words = useWords();
  return (
    <Notice
      kind="failed"
      heading={heading}
      text={message || words['state.networkError']}
      action={{ text: words['state.retry'], run: retry }}
    />
  );
}
