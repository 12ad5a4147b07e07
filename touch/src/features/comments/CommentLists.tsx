import { type Comment, discussHotQuery, discussViewQuery } from '@touch/api/comments';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import type { ReactNode } from 'react';
import { CommentRows } from './CommentRows';
import style from './comments.module.css';
import { useComments } from './commentsContext';
import { useReloadForMember } from './useReloadForMember';
import { useVisibleComments } from './useVisibleComments';

/** The hot ones (F4, F11); what does not come is left out. */
export function HotComments({ level }: Pick<PartProps, 'level'>) {
  const words = useWords();
  const { id, source } = useComments().subject;
  const hot = useQuery(discussHotQuery(id, source));
  if (hot.state !== 'ready' || hot.value.length === 0) return null;
  return (
    <Part level={level} heading={words['comments.hot']}>
      <CommentRows comments={hot.value} />
    </Part>
  );
}

/** The newest ones below an article, without the hot ones above them; `none` where there are none that this reader sees. */
export function NewestComments({ none }: { none: ReactNode }) {
  const words = useWords();
  const { id, source } = useComments().subject;
  const newest = useListQuery(discussViewQuery(id, source));
  useReloadForMember(newest.refresh);
  const hot = useQuery(discussHotQuery(id, source));
  const above = hot.state === 'ready' ? hot.value.map((one) => one.id) : [];
  const page: readonly Comment[] = newest.pages[0] ?? [];
  const first = page.filter((one) => !above.includes(one.id));
  const seen = useVisibleComments(first);
  if (newest.state === 'loading' || newest.state === 'failed') return null;
  if (seen.length === 0) return above.length > 0 ? null : none;
  return (
    <Part level="h3" heading={words['comments.newest']} isNewest>
      <CommentRows comments={first} />
    </Part>
  );
}

interface PartProps {
  readonly level: 'h2' | 'h3';
  readonly heading: string;
  /** A new comment is scrolled to here. */
  readonly isNewest?: boolean;
  readonly children: ReactNode;
}

export function Part({ level: Heading, heading, isNewest, children }: PartProps) {
  return (
    <section data-newest={isNewest ? '' : undefined}>
      <Heading className={style.heading}>{heading}</Heading>
      {children}
    </section>
  );
}
