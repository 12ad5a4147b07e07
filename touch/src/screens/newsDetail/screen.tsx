import type { Article } from '@touch/api/articleContent';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { loadArticle } from '@touch/features/article/loadArticle';
import { useCountClick } from '@touch/features/article/useCountClick';
import { useLateParts } from '@touch/features/article/useLateParts';
import { WithArticle } from '@touch/features/article/WithArticle';
import { useGallery } from '@touch/features/gallery/useGallery';
import { useVoiceMark } from '@touch/features/readAloud/useVoiceMark';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Late } from '@touch/ui/Late';
import { lateParts } from '@touch/ui/lateParts';

const parts = lateParts(async () => {
  const [{ Tools }, { End }, { Bar }] = await Promise.all([
    import('./Tools'),
    import('./End'),
    import('./Bar'),
  ]);
  return { Tools, End, Bar };
});

export async function load(context: ScreenContext): Promise<void> {
  await Promise.all([loadArticle(context), parts.bring()]);
}

export function Screen(props: ScreenProps) {
  return <WithArticle {...props}>{(article) => <News key={article.fileId} article={article} />}</WithArticle>;
}

function News({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  const late = useLateParts(parts, article);
  useCountClick(article);
  useVoiceMark();
  return (
    <>
      <article>
        <ArticleTop article={article} />
        <ArticleHeading article={article}>
          <Late {...late} part="Tools" />
        </ArticleHeading>
        <ArticleBody article={article} onPicture={openPicture} />
      </article>
      <Late {...late} part="End" asksAgain />
      <Late {...late} part="Bar" />
    </>
  );
}
