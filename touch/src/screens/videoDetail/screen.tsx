import type { Article } from '@touch/api/articleContent';
import { articlePath } from '@touch/api/articlePath';
import { ActionBar } from '@touch/features/article/ActionBar';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { Credits } from '@touch/features/article/Credits';
import { Ending } from '@touch/features/article/Ending';
import { loadArticle } from '@touch/features/article/loadArticle';
import { Tags } from '@touch/features/article/Tags';
import { useCountClick } from '@touch/features/article/useCountClick';
import { WithArticle } from '@touch/features/article/WithArticle';
import { useGallery } from '@touch/features/gallery/useGallery';
import { Rows } from '@touch/features/lists/Rows';
import { VideoPlayer } from '@touch/features/player/VideoPlayer';
import { ShareButton } from '@touch/features/share/ShareButton';
import type { ScreenProps } from '@touch/outside/screen';

export const load = loadArticle;
export function Screen(props: ScreenProps) {
  return (
    <WithArticle {...props}>{(article) => <Video key={article.fileId} article={article} />}</WithArticle>
  );
}

function Video({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  useCountClick(article);
  const { leadVideo } = article;
  return (
    <>
      <article>
        <ArticleTop article={article} />
        {leadVideo ? <VideoPlayer video={leadVideo} title={article.title} /> : null}
        <ArticleHeading article={article} counted="count.plays" />
        <ArticleBody article={article} onPicture={openPicture} />
        <Credits article={article} />
        <Tags tags={article.tags} />
      </article>
      <Ending article={article}>
        <Rows rows={article.related} heading="h3" />
      </Ending>
      <ActionBar article={article}>
        <ShareButton article={article} path={articlePath(article)} />
      </ActionBar>
    </>
  );
}
