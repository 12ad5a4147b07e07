import { ArticleType } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { Attachments } from '@touch/features/article/Attachments';
import { Credits } from '@touch/features/article/Credits';
import { Ending } from '@touch/features/article/Ending';
import { LinkOut } from '@touch/features/article/LinkOut';
import { ReporterCards } from '@touch/features/article/ReporterCards';
import { Tags } from '@touch/features/article/Tags';
import { Rows } from '@touch/features/lists/Rows';
import { useOpenInBrowser } from '@touch/features/openInBrowser/useOpenInBrowser';
import { useWords } from '@touch/locales/words';
import style from './End.module.css';

const leadsOut: readonly number[] = [ArticleType.link, ArticleType.h5];

/** All that stands below the text. */
export function End({ article }: { article: Article }) {
  const words = useWords();
  const browser = useOpenInBrowser();
  return (
    <>
      {leadsOut.includes(article.articleType) ? <LinkOut target={article.target} /> : null}
      {article.hasVote ? <p className={style.vote}>{words['article.voteLater']}</p> : null}
      <Attachments files={article.files} needsBrowser={browser.ask} />
      {browser.overlay}
      <Credits article={article} />
      <Tags tags={article.tags} />
      <ReporterCards reporters={article.reporters} />
      <Ending article={article}>
        <Rows rows={article.related} heading="h3" />
      </Ending>
    </>
  );
}
