import { memberPostsQuery } from '@touch/api/posts';
import { useListQuery } from '@touch/api/useQuery';
import { PostRows } from '@touch/features/circles/PostRows';
import { circleTexts } from '@touch/features/circles/texts';
import { usePostSheet } from '@touch/features/circles/usePostSheet';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { FailedNotice } from '@touch/ui/QueryState';
import { useCallback, useEffect, useState } from 'react';
import style from './userDetail.module.css';

interface PostsProps {
  readonly uid: string;
  /** The reader's own: those under review show, and a moment can be posted. */
  readonly isOwn: boolean;
}

/** Posts and moments of a member, newest first (F24). */
export function Posts(props: PostsProps) {
  const words = useWords();
  const { locale } = useVisit();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const load = useCallback(() => {
    setState('loading');
    circleTexts.loadTexts(locale).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [locale]);
  useEffect(load, [load]);
  if (state === 'ready') return <Loaded {...props} />;
  if (state === 'loading') return <RowSkeleton rows={4} label={words['state.loading']} />;
  return <FailedNotice message={words['state.partFailed']} retry={load} />;
}

/** Number that stands for no circle. */
const NO_CIRCLE = '0';

function Loaded({ uid, isOwn }: PostsProps) {
  const words = useMeTexts();
  const { basePath } = useVisit();
  const query = memberPostsQuery(uid);
  const list = useListQuery(query);
  const { refresh } = list;
  // a decision of the newsroom may have come meanwhile
  useEffect(() => void refresh(), [refresh]);
  const { sheet, open } = usePostSheet(NO_CIRCLE, isOwn, () => void refresh());
  return (
    <>
      {isOwn ? (
        <p className={style.posting}>
          <button type="button" className={style.small} aria-haspopup="dialog" onClick={open}>
            {words.newMoment}
          </button>
          <a className={style.small} href={`${basePath}/circleDetail.html`}>
            {words.circles}
          </a>
        </p>
      ) : null}
      <InfiniteList list={list} name={query.key} empty={words.noPosts}>
        {(posts) => <PostRows posts={posts} />}
      </InfiniteList>
      {sheet}
    </>
  );
}
