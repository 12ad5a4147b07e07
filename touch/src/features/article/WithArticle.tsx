import type { Article } from '@touch/api/articleContent';
import { useQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import type { Query } from '@touch/outside/queryCache';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { type ReactNode, useEffect } from 'react';
import { ArticleTop } from './ArticleTop';
import { articleQuery } from './articleQuery';
import style from './WithArticle.module.css';

interface WithArticleProps extends ScreenProps {
  readonly children: (article: Article) => ReactNode;
}

/** The article of an address, or what stands in its place: on its way, failed, gone. */
export function WithArticle(props: WithArticleProps) {
  const visit = useVisit();
  const words = useWords();
  const query = articleQuery({ ...props, visit, words });
  // the address may name the page itself, and then wins (A6)
  const named = props.query.has('title');
  return query ? (
    <LoadedArticle query={query} named={named}>
      {props.children}
    </LoadedArticle>
  ) : (
    <Gone />
  );
}

interface LoadedArticleProps extends Pick<WithArticleProps, 'children'> {
  readonly query: Query<Article>;
  readonly named: boolean;
}

function LoadedArticle({ query, named, children }: LoadedArticleProps) {
  const words = useWords();
  const item = useQuery(query);
  const title = item.state === 'ready' ? item.value.title : '';
  useEffect(() => {
    // an article that comes after its screen names the page when it is here
    if (title && !named) document.title = title;
  }, [title, named]);
  if (item.state === 'ready') return <div className={style.page}>{children(item.value)}</div>;
  if (item.state === 'empty') return <Gone />;
  if (item.state === 'failed') {
    const { message } = item;
    // a pass that was refused once is refused again
    if (query.input.ticket && message && message !== words['state.networkError']) return <Gone pass />;
    return <FailedNotice {...item} heading />;
  }
  return (
    <>
      <ArticleTop />
      <ScreenSkeleton />
    </>
  );
}

function Gone({ pass }: { readonly pass?: true }) {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <>
      <ArticleTop />
      <Notice
        kind="gone"
        heading
        text={words[pass ? 'state.previewOver' : 'state.removed']}
        link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
      />
    </>
  );
}
