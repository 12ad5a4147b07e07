import type { Article } from '@touch/api/article/articleContent';
import { ArticleFooter } from '@touch/features/article/ending/ArticleFooter';
import { Credits } from '@touch/features/article/ending/Credits';
import { Tags } from '@touch/features/article/ending/Tags';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { showPictures } from '@touch/features/gallery/comments/showPictures';
import { Rows } from '@touch/features/lists/rows/Rows';
import { BodyVideos } from '@touch/features/player/ending/BodyVideos';
import { addPictures } from '@touch/features/upload/comments/addPictures';

/** All that stands below the video and its text. */
export function End({ article }: { article: Article }) {
  return (
    <>
      <BodyVideos of="#dirnum" />
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
