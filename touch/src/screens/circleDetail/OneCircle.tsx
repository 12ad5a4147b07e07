import { circleDetailQuery } from '@touch/api/circles';
import { useMember } from '@touch/api/member';
import { circlePostsQuery, type Post } from '@touch/api/posts';
import { type ListQueryResult, useListQuery, useQuery } from '@touch/api/useQuery';
import { PostRows } from '@touch/features/circles/PostRows';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { Tabs } from '@touch/ui/Tabs';
import { useEffect } from 'react';
import { CircleHead } from './CircleHead';
import style from './circleDetail.module.css';
import { Notices } from './Notices';
import { useTexts } from './texts';

interface OneCircleProps {
  readonly id: string;
  /** The posts that are liked and discussed most first; else the newest. */
  readonly hot: boolean;
}

/** A circle in all states of its query (B8). */
export function OneCircle({ id, hot }: OneCircleProps) {
  const words = useWords();
  const { basePath, cache } = useVisit();
  const uid = useMember()?.uid;
  const circle = useQuery(circleDetailQuery(id));
  const list = useListQuery(circlePostsQuery(id, hot));
  const { refresh } = list;
  // A page as served is everybody's: a member loads it again, with their membership and their own posts.
  useEffect(() => {
    if (uid === undefined) return;
    void cache.load(circleDetailQuery(id));
    void refresh();
  }, [cache, id, uid, refresh]);
  const link = { text: words['state.toHome'], href: `${basePath}/home.html` };
  return (
    <QueryState
      result={circle}
      heading
      empty={<Notice kind="empty" heading text={words['state.empty']} link={link} />}
    >
      {(shown) => (
        <>
          <CircleHead circle={shown} onPosted={() => void refresh()} />
          <Notices notices={shown.noticeList ?? []} />
          <Posts id={id} hot={hot} list={list} />
        </>
      )}
    </QueryState>
  );
}

interface PostsProps extends OneCircleProps {
  readonly list: ListQueryResult<Post>;
}

function Posts({ id, hot, list }: PostsProps) {
  const texts = useTexts();
  const { basePath, navigation } = useVisit();
  const path = `${basePath}/circleDetail/${id}.html`;
  const tabs = [
    { key: 'newest', text: texts.newest, href: path, current: !hot },
    { key: 'hottest', text: texts.hottest, href: `${path}?sort=hot`, current: hot },
  ];
  return (
    <section>
      <div className={style.tabs}>
        <Tabs tabs={tabs} label={texts.sorted} choose={(href) => navigation.go(href, 'replace')} />
      </div>
      <InfiniteList list={list} name={circlePostsQuery(id, hot).key} empty={texts.none}>
        {(posts) => <PostRows posts={posts} hasPins />}
      </InfiniteList>
    </section>
  );
}
