import { ArticleType } from '@contract/codes';
import type { Article } from '@touch/api/article/articleContent';
import { ArticleAdverts } from '@touch/features/adverts/ending/ArticleAdverts';
import { articleActionsOf } from '@touch/features/article/articleActions';
import { ArticleFooter } from '@touch/features/article/ending/ArticleFooter';
import { Attachments } from '@touch/features/article/ending/Attachments';
import { BodyPictures } from '@touch/features/article/ending/BodyPictures';
import { Credits } from '@touch/features/article/ending/Credits';
import { LinkOut } from '@touch/features/article/ending/LinkOut';
import { ReporterCards } from '@touch/features/article/ending/ReporterCards';
import { Tags } from '@touch/features/article/ending/Tags';
import { Vote } from '@touch/features/article/ending/Vote';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { showPictures } from '@touch/features/gallery/comments/showPictures';
import { Rows } from '@touch/features/lists/rows/Rows';
import { useOpenInBrowser } from '@touch/features/openInBrowser/ending/useOpenInBrowser';
import { BodyVideos } from '@touch/features/player/ending/BodyVideos';
import { addPictures } from '@touch/features/upload/comments/addPictures';
import { useVisit } from '@touch/outside/visit';

const leadsOut: readonly number[] = [ArticleType.link, ArticleType.h5];

/** All that stands below the text. */
export function End({ article }: { article: Article }) {
  const browser = useOpenInBrowser();
  const { flags, config } = useVisit();
  return (
    <>
      <BodyPictures of="#dirnum" />
      <BodyVideos of="#dirnum" />
      {leadsOut.includes(article.articleType) ? <LinkOut target={article.target} /> : null}
      {article.vote ? <Vote article={article} vote={article.vote} /> : null}
      <Attachments files={article.files} needsBrowser={browser.ask} />
      {browser.overlay}
      <Credits article={article} />
      <Tags tags={article.tags} />
      <ReporterCards reporters={article.reporters} />
      <ArticleAdverts
        article={article}
        counting={articleActionsOf(article, flags, config.auditType).countsReads}
      />
      <ArticleFooter
        article={article}
        comments={<CommentsBlock article={article} addPictures={addPictures} showPictures={showPictures} />}
      >
        <Rows rows={article.related} heading="h3" />
      </ArticleFooter>
    </>
  );
}
