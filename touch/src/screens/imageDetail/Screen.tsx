import type { Article } from '@touch/api/articleContent';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { ArticleHeading } from '@touch/features/article/ArticleHeading';
import { ArticleTop } from '@touch/features/article/ArticleTop';
import { useCountClick } from '@touch/features/article/useCountClick';
import { useDeferredArticleParts } from '@touch/features/article/useDeferredArticleParts';
import { WithArticle } from '@touch/features/article/WithArticle';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { Icon } from '@touch/ui/Icon';
import { useGallery } from '@touch/widgets/gallery/useGallery';
import { deferredParts } from './deferredParts';
import style from './imageDetail.module.css';

/** A set as a screen of its own: swiped picture by picture, captions readable as they are (F5). */
export function Screen(props: ScreenProps) {
  return (
    <WithArticle {...props}>{(article) => <PictureSet key={article.fileId} article={article} />}</WithArticle>
  );
}

function PictureSet({ article }: { article: Article }) {
  const openPicture = useGallery(article.pictures);
  const late = useDeferredArticleParts(deferredParts, article);
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
      <Deferred {...late} part="End" offersRetry />
      <Deferred {...late} part="Bar" />
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
