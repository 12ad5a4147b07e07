import { ArticleType } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { ActionBar } from '@touch/features/article/ActionBar';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { Attachments } from '@touch/features/article/Attachments';
import { loadArticle } from '@touch/features/article/articleQuery';
import { articlePath } from '@touch/features/article/articlePath';
import { Credits } from '@touch/features/article/Credits';
import { Ending } from '@touch/features/article/Ending';
import { LinkOut } from '@touch/features/article/LinkOut';
import { ReporterCards } from '@touch/features/article/ReporterCards';
import { Tags } from '@touch/features/article/Tags';
import { useCountClick } from '@touch/features/article/useCountClick';
import { WithArticle } from '@touch/features/article/WithArticle';
import { useGallery } from '@touch/features/gallery/useGallery';
import { Rows } from '@touch/features/lists/Rows';
import { ReadAloud } from '@touch/features/readAloud/ReadAloud';
import { ShareButton } from '@touch/features/share/ShareButton';
import { TextSize } from '@touch/features/textSize/TextSize';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import style from './newsDetail.module.css';

export const load = loadArticle;

export function Screen(props: ScreenProps) {
  return <WithArticle {...props}>{(article) => <News key={article.fileId} article={article} />}</WithArticle>;
}

const leadsOut: readonly number[] = [ArticleType.link, ArticleType.h5];

function News({ article }: { article: Article }) {
  const words = useWords();
  const openPicture = useGallery(article.pictures);
  useCountClick(article);
  return (
    <>
      <article>
        <ArticleTop article={article} />
        <ArticleHeading article={article}>
          <Tools article={article} />
        </ArticleHeading>
        <ArticleBody article={article} onPicture={openPicture} />
        {leadsOut.includes(article.articleType) ? <LinkOut target={article.target} /> : null}
        {article.hasVote ? <p className={style.vote}>{words['article.voteLater']}</p> : null}
        <Attachments files={article.files} />
        <Credits article={article} />
        <Tags tags={article.tags} />
        <ReporterCards reporters={article.reporters} />
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

/** How long it takes to read; listening instead; the size of the text. */
function Tools({ article: { wordCount, readTime, language } }: { article: Article }) {
  const words = useWords();
  return (
    <div className={style.tools}>
      <ReadAloud of="#dirnum" language={language} />
      <span className={style.length}>
        {wordCount > 0 ? words['count.readTime'](wordCount, Math.max(1, readTime)) : null}
      </span>
      <TextSize />
    </div>
  );
}
