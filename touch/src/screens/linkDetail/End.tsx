import type { Article } from '@touch/api/articleContent';
import { ArticleFooter } from '@touch/features/article/ArticleFooter';
import { LinkOut } from '@touch/features/article/LinkOut';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { showPictures } from '@touch/features/gallery/showPictures';
import { Rows } from '@touch/features/lists/Rows';
import { addPictures } from '@touch/features/upload/addPictures';

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
