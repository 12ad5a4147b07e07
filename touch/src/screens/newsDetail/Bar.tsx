import type { Article } from '@touch/api/articleContent';
import { articlePath } from '@touch/api/articlePath';
import { ActionBar } from '@touch/features/article/actions/ActionBar';
import { CommentPrompt } from '@touch/features/comments/CommentsBlock';
import { ShareButton } from '@touch/widgets/share/ShareButton';
import { addPictures } from '@touch/widgets/upload/addPictures';

/** The reader's actions on the article, always within reach. */
export function Bar({ article }: { article: Article }) {
  return (
    <ActionBar article={article} announce={<CommentPrompt article={article} addPictures={addPictures} />}>
      <ShareButton article={article} path={articlePath(article)} />
    </ActionBar>
  );
}
