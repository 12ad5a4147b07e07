import type { Article } from '@touch/api/articleContent';
import { ArticleFooter } from '@touch/features/article/footer/ArticleFooter';
import { Credits } from '@touch/features/article/footer/Credits';
import { Tags } from '@touch/features/article/footer/Tags';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { Rows } from '@touch/features/lists/Rows';
import { BodyVideos } from '@touch/widgets/player/BodyVideos';

/** All that stands below the video and its text. */
export function End({ article }: { article: Article }) {
  return (
    <>
      <BodyVideos of="#dirnum" />
      <Credits article={article} />
      <Tags tags={article.tags} />
      <ArticleFooter article={article} comments={<CommentsBlock article={article} />}>
        <Rows rows={article.related} heading="h3" />
      </ArticleFooter>
    </>
  );
}
