import type { Article } from '@touch/api/articleContent';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { useCountClick } from '@touch/features/article/useCountClick';
import { useDeferredArticleParts } from '@touch/features/article/useDeferredArticleParts';
import { WithArticle } from '@touch/features/article/WithArticle';
import { useVoiceFlag } from '@touch/features/readAloud/useVoiceFlag';
import type { ScreenProps } from '@touch/outside/screen';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { useGallery } from '@touch/widgets/gallery/useGallery';
import { deferredParts } from './deferredParts';
import { useFirstScreen } from './useFirstScreen';

export function Screen(props: ScreenProps) {
  return <WithArticle {...props}>{(article) => <News key={article.fileId} article={article} />}</WithArticle>;
}

function News({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  const late = useDeferredArticleParts(deferredParts, article);
  const first = useFirstScreen();
  useCountClick(article);
  useVoiceFlag();
  return (
    <>
      <article>
        <ArticleTop article={article} />
        <ArticleHeading article={article}>
          <Deferred {...late} part="Tools" />
        </ArticleHeading>
        <ArticleBody article={article} onPicture={openPicture} first={first} />
      </article>
      {first.isWhole ? (
        <>
          <Deferred {...late} part="End" offersRetry />
          <Deferred {...late} part="Bar" />
        </>
      ) : null}
    </>
  );
}
