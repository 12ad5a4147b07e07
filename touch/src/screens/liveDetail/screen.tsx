import type { Article } from '@touch/api/articleContent';
import { liveViewQuery } from '@touch/api/lives';
import { socketConfigQuery } from '@touch/api/socketConfig';
import { cachedList, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { articleQuery } from '@touch/features/article/articleQuery';
import { loadArticle } from '@touch/features/article/loadArticle';
import { useDeferredArticleParts } from '@touch/features/article/useDeferredArticleParts';
import { WithArticle } from '@touch/features/article/WithArticle';
import { titleParameter } from '@touch/lib/visitFlags';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { createDeferredParts } from '@touch/ui/deferred/deferredParts';
import { Notice } from '@touch/ui/Notice';
import { useEffect, useState } from 'react';
import { Live } from './Live';
import { isLive, liveIdOf } from './liveId';
import { useTexts } from './texts';

export { loadTexts } from './texts';

const parts = createDeferredParts(async () => {
  const [{ End }, { Bar }, { LiveComments }] = await Promise.all([
    import('./End'),
    import('./Bar'),
    import('./LiveComments'),
  ]);
  return { End, Bar, LiveComments };
});

export async function load(context: ScreenContext): Promise<void> {
  const { cache, params } = context;
  const loadLive = async (id: string) => {
    if (id === '') return;
    const [{ loadComments }] = await Promise.all([
      import('./LiveComments'),
      ensureListLoaded(cache, liveViewQuery(id)),
      ensureLoaded(cache, socketConfigQuery()),
    ]);
    const { order } = cachedList(cache, liveViewQuery(id))?.extras ?? {};
    if (order === 'oldest') await ensureListLoaded(cache, liveViewQuery(id, order));
    await loadComments(cache, id);
  };
  // The address names the live: it does not wait for the article.
  await Promise.all([loadArticle(context), loadLive(liveIdOf(undefined, params)), parts.load()]);
  const query = articleQuery(context);
  const article = query && cache.getValue(query);
  if (article && isLive(article)) await loadLive(liveIdOf(article, params));
}

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
  const late = useDeferredArticleParts(parts, article);
  const comments = <Deferred {...late} part="LiveComments" offersRetry />;
  return (
    <>
      <ArticleTop article={article} />
      <Live article={article} id={liveIdOf(article, params)} comments={comments} loadComments={parts.load} />
      <Deferred {...late} part="End" offersRetry />
      <Deferred {...late} part="Bar" />
    </>
  );
}
