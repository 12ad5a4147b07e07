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
import { ShareButton } from '@touch/features/share/ShareButton';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { Icon } from '@touch/ui/Icon';
import style from './imageDetail.module.css';

export const load = loadArticle;
/** A set as a screen of its own: swiped picture by picture, captions readable as they are (F5). */
export function Screen(props: ScreenProps) {
  return (
    <WithArticle {...props}>{(article) => <PictureSet key={article.fileId} article={article} />}</WithArticle>
  );
}

function PictureSet({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  useCountClick(article);
  return (
    <div className={style.stage}>
      <article>
        <ArticleTop article={article} />
        <ArticleHeading article={article} />
        <div className={style.set}>
          <ArticleBody article={article} onPicture={openPicture} />
          <Steps />
        </div>
      </article>
      <Credits article={article} />
      <Tags tags={article.tags} />
      <Ending article={article}>
        <Rows rows={article.related} heading="h3" />
      </Ending>
      <ActionBar article={article}>
        <ShareButton article={article} path={articlePath(article)} />
      </ActionBar>
    </div>
  );
}

const turn = (by: 1 | -1): void => {
  const track = document.querySelector('#dirnum .set');
  track?.scrollBy({ left: by * track.clientWidth, behavior: 'auto' });
};

/** For readers with a mouse: a finger swipes, the keyboard scrolls. */
function Steps() {
  const words = useWords();
  return (
    <>
      <button
        type="button"
        className={style.previous}
        aria-label={words['gallery.previous']}
        onClick={() => turn(-1)}
      >
        <Icon name="back" />
      </button>
      <button type="button" className={style.next} aria-label={words['gallery.next']} onClick={() => turn(1)}>
        <Icon name="next" />
      </button>
    </>
  );
}
