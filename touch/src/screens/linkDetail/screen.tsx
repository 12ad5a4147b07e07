import type { Article } from '@touch/api/articleContent';
import { articlePath } from '@touch/api/articlePath';
import { ActionBar } from '@touch/features/article/ActionBar';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { Ending } from '@touch/features/article/Ending';
import { LinkOut } from '@touch/features/article/LinkOut';
import { loadArticle } from '@touch/features/article/loadArticle';
import { useCountClick } from '@touch/features/article/useCountClick';
import { WithArticle } from '@touch/features/article/WithArticle';
import { useGallery } from '@touch/features/gallery/useGallery';
import { Rows } from '@touch/features/lists/Rows';
import { ShareButton } from '@touch/features/share/ShareButton';
import type { ScreenProps } from '@touch/outside/screen';

export const load = loadArticle;
/** A link or H5 article: what it is, where it leads, and the reader's own tap (F21). */
export function Screen(props: ScreenProps) {
  return <WithArticle {...props}>{(article) => <Link key={article.fileId} article={article} />}</WithArticle>;
}

function Link({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  useCountClick(article);
  return (
    <>
      <article>
        <ArticleTop article={article} />
        <ArticleHeading article={article} />
        <ArticleBody article={article} onPicture={openPicture} />
        <LinkOut target={article.target} />
      </article>
      <Ending article={article}>
        <Rows rows={article.related} heading="h3" />
      </Ending>
      <ActionBar article={article}>
        <ShareButton article={article} path={articlePath(article)} />
      </ActionBar>
    </>
  );
}
