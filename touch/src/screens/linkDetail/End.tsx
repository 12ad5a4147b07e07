import type { Article } from '@touch/api/articleContent';
import { ArticleFooter } from '@touch/features/article/footer/ArticleFooter';
import { LinkOut } from '@touch/features/article/footer/LinkOut';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { Rows } from '@touch/features/lists/Rows';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { addPictures } from '@touch/widgets/upload/addPictures';

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
