import type { Article } from '@touch/api/articleContent';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { useCountClick } from '@touch/features/article/useCountClick';
import { useDeferredArticleParts } from '@touch/features/article/useDeferredArticleParts';
import { WithArticle } from '@touch/features/article/WithArticle';
import type { ScreenProps } from '@touch/outside/screen';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { useGallery } from '@touch/widgets/gallery/useGallery';
import { deferredParts } from './deferredParts';

/** A link or H5 article: what it is, where it leads, and the reader's own tap (F21). */
export function Screen(props: ScreenProps) {
  return <WithArticle {...props}>{(article) => <Link key={article.fileId} article={article} />}</WithArticle>;
}

function Link({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  const late = useDeferredArticleParts(deferredParts, article);
  useCountClick(article);
  return (
    <>
      <article>
        <ArticleTop article={article} />
        <ArticleHeading article={article} />
        <ArticleBody article={article} onPicture={openPicture} />
      </article>
      <Deferred {...late} part="End" offersRetry />
      <Deferred {...late} part="Bar" />
    </>
  );
}
