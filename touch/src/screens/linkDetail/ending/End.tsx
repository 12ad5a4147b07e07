import type { Article } from '@touch/api/article/articleContent';
import { ArticleFooter } from '@touch/features/article/ending/ArticleFooter';
import { LinkOut } from '@touch/features/article/ending/LinkOut';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { showPictures } from '@touch/features/gallery/comments/showPictures';
import { Rows } from '@touch/features/lists/rows/Rows';
import { addPictures } from '@touch/features/upload/comments/addPictures';

/** Where the article leads, and all that stands below. */
export function End({ article }: { article: Article }) {
  return (
    <>
      <LinkOut target={article.target} />
      <ArticleFooter
        article={article}
        comments={<CommentsBlock article={article} addPictures={addPictures} showPictures={showPictures} />}
      >
        <Rows rows={article.related} heading="h3" />
      </ArticleFooter>
    </>
  );
}
