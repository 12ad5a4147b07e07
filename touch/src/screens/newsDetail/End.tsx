import { ArticleType } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { ArticleAdverts } from '@touch/features/adverts/ArticleAdverts';
import { articleActionsOf } from '@touch/features/article/articleActions';
import { ArticleFooter } from '@touch/features/article/footer/ArticleFooter';
import { Attachments } from '@touch/features/article/footer/Attachments';
import { BodyPictures } from '@touch/features/article/footer/BodyPictures';
import { Credits } from '@touch/features/article/footer/Credits';
import { LinkOut } from '@touch/features/article/footer/LinkOut';
import { ReporterCards } from '@touch/features/article/footer/ReporterCards';
import { Tags } from '@touch/features/article/footer/Tags';
import { Vote } from '@touch/features/article/voting/Vote';
import { CommentsBlock } from '@touch/features/comments/CommentsBlock';
import { Rows } from '@touch/features/lists/Rows';
import { useOpenInBrowser } from '@touch/features/openInBrowser/useOpenInBrowser';
import { useVisit } from '@touch/outside/visit';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { BodyVideos } from '@touch/widgets/player/BodyVideos';
import { addPictures } from '@touch/widgets/upload/addPictures';

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
