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
import { VideoPlayer } from '@touch/widgets/player/VideoPlayer';
import { deferredParts } from './deferredParts';

export function Screen(props: ScreenProps) {
  return (
    <WithArticle {...props}>{(article) => <Video key={article.fileId} article={article} />}</WithArticle>
  );
}

function Video({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  const late = useDeferredArticleParts(deferredParts, article);
  useCountClick(article);
  const { leadVideo } = article;
  return (
    <>
      <article>
        <ArticleTop article={article} />
        {leadVideo ? <VideoPlayer video={leadVideo} title={article.title} /> : null}
        <ArticleHeading article={article} counted="count.plays" />
        <ArticleBody article={article} onPicture={openPicture} />
      </article>
      <Deferred {...late} part="End" offersRetry />
      <Deferred {...late} part="Bar" />
    </>
  );
}
