import type { Article } from '@touch/api/articleContent';
import { ArticleAdverts } from '@touch/features/adverts/ArticleAdverts';
import { articleActionsOf } from '@touch/features/article/articleActions';
import { ArticleFooter } from '@touch/features/article/footer/ArticleFooter';
import { Credits } from '@touch/features/article/footer/Credits';
import { Tags } from '@touch/features/article/footer/Tags';
import { Rows } from '@touch/features/lists/Rows';
import { useVisit } from '@touch/outside/visit';

/** Content below the reports and comments of a live. */
export function End({ article }: { readonly article: Article }) {
  const { flags, config } = useVisit();
  return (
    <>
      <Credits article={article} />
      <Tags tags={article.tags} />
      <ArticleAdverts
        article={article}
        counting={articleActionsOf(article, flags, config.auditType).countsReads}
      />
      <ArticleFooter article={article} comments={null}>
        <Rows rows={article.related} heading="h3" />
      </ArticleFooter>
    </>
  );
}
