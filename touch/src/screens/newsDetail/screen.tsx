import type { Article } from '@touch/api/articleContent';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { loadArticle } from '@touch/features/article/loadArticle';
import { useCountClick } from '@touch/features/article/useCountClick';
import { WithArticle } from '@touch/features/article/WithArticle';
import { useGallery } from '@touch/features/gallery/useGallery';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Late, latePart } from '@touch/ui/Late';

const tools = latePart(() => import('./Tools').then((part) => part.Tools));
const end = latePart(() => import('./End').then((part) => part.End));

export async function load(context: ScreenContext): Promise<void> {
  await Promise.all([loadArticle(context), tools.ready(), end.ready()]);
}

export function Screen(props: ScreenProps) {
  return <WithArticle {...props}>{(article) => <News key={article.fileId} article={article} />}</WithArticle>;
}

function News({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  useCountClick(article);
  return (
    <>
      <article>
        <ArticleTop article={article} />
        <ArticleHeading article={article}>
          <Late part={tools} with={{ article }} />
        </ArticleHeading>
        <ArticleBody article={article} onPicture={openPicture} />
      </article>
      <Late part={end} with={{ article }} />
    </>
  );
}
