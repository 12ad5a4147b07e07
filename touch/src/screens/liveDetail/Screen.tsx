import type { Article } from '@touch/api/articleContent';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { useDeferredArticleParts } from '@touch/features/article/useDeferredArticleParts';
import { WithArticle } from '@touch/features/article/WithArticle';
import { titleParameter } from '@touch/lib/visitFlags';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { Notice } from '@touch/ui/Notice';
import { useEffect, useState } from 'react';
import { deferredParts } from './deferredParts';
import { Live } from './Live';
import { isLive, liveIdOf } from './liveId';
import { useTexts } from './texts';

export function Screen(props: ScreenProps) {
  return (
    <WithArticle {...props}>
      {(article) => <LiveArticle key={article.fileId} article={article} {...props} />}
    </WithArticle>
  );
}

function LiveArticle({ article, params }: ScreenProps & { readonly article: Article }) {
  return isLive(article) ? <LivePage article={article} params={params} /> : <NoLive />;
}

function NoLive() {
  const words = useWords();
  const texts = useTexts();
  const { basePath } = useVisit();
  const link = { text: words['state.toHome'], href: `${basePath}/home.html` };
  const [stands, setStands] = useState(false);
  useEffect(() => {
    // after the article around it, which names the page too
    if (!stands) setStands(true);
    else if (!titleParameter(window.location.search)) document.title = texts.noLive;
  }, [stands, texts]);
  return (
    <>
      <ArticleTop />
      <Notice kind="gone" heading text={texts.noLive} link={link} />
    </>
  );
}

function LivePage({ article, params }: Pick<ScreenProps, 'params'> & { readonly article: Article }) {
  const late = useDeferredArticleParts(deferredParts, article);
  const comments = <Deferred {...late} part="LiveComments" offersRetry />;
  return (
    <>
      <ArticleTop article={article} />
      <Live
        article={article}
        id={liveIdOf(article, params)}
        comments={comments}
        loadComments={deferredParts.load}
      />
      <Deferred {...late} part="End" offersRetry />
      <Deferred {...late} part="Bar" />
    </>
  );
}
