import { KindNumber } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { articlePath } from '@touch/api/articlePath';
import { ActionBar } from '@touch/features/article/actions/ActionBar';
import { CommentsProvider } from '@touch/features/comments/CommentsProvider';
import { Prompt } from '@touch/features/comments/Prompt';
import { ShareButton } from '@touch/widgets/share/ShareButton';
import { addPictures } from '@touch/widgets/upload/addPictures';

/** Comment, like, favourite and share, always within reach. */
export function Bar({ article }: { readonly article: Article }) {
  const subject = { id: String(article.linkID), source: KindNumber.source.live };
  const announce = (
    <CommentsProvider subject={subject} thread="" count={0} canWrite addPictures={addPictures}>
      <Prompt variant="bar" />
    </CommentsProvider>
  );
  return (
    <ActionBar article={article} announce={announce}>
      <ShareButton article={article} path={articlePath(article)} />
    </ActionBar>
  );
}
