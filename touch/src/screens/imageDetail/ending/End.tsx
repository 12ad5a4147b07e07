import type { Article } from '@touch/api/article/articleContent';
import { ArticleFooter } from '@touch/features/article/ending/ArticleFooter';
import { BodyPictures } from '@touch/features/article/ending/BodyPictures';
import { Credits } from '@touch/features/article/ending/Credits';
import { Tags } from '@touch/features/article/ending/Tags';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { showPictures } from '@touch/features/gallery/comments/showPictures';
import { Rows } from '@touch/features/lists/rows/Rows';
import { addPictures } from '@touch/features/upload/comments/addPictures';

/** All that stands below the set. */
export function End({ article }: { article: Article }) {
  return (
    <>
      <BodyPictures of="#dirnum" />
      <Credits article={article} />
      <Tags tags={article.tags} />
      <ArticleFooter
        article={article}
        comments={<CommentsBlock article={article} addPictures={addPictures} showPictures={showPictures} />}
      >
        <Rows rows={article.related} heading="h3" />
      </ArticleFooter>
    </>
  );
}
