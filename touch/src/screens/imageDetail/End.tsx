import type { Article } from '@touch/api/articleContent';
import { ArticleFooter } from '@touch/features/article/footer/ArticleFooter';
import { BodyPictures } from '@touch/features/article/footer/BodyPictures';
import { Credits } from '@touch/features/article/footer/Credits';
import { Tags } from '@touch/features/article/footer/Tags';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { Rows } from '@touch/features/lists/Rows';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { addPictures } from '@touch/widgets/upload/addPictures';

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
