import type { TopicArticle } from '@touch/api/topics';
import { plainTitle } from '@touch/lib/text';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './TopicHead.module.css';
import { useTexts } from './texts';

export const TOPIC_SIZES = '(min-width: 700px) 660px, 100vw';

/** The topic's own picture, name and introduction. */
export function TopicHead({ article }: { readonly article: TopicArticle }) {
  const texts = useTexts();
  const { config, siteLang } = useVisit();
  const picture = article.headPic || article.picBig;
  return (
    <div className={style.head} lang={article.language || siteLang}>
      {picture ? (
        <Picture src={picture} suffix={config.xyApi.imageSuffixPath} sizes={TOPIC_SIZES} priority />
      ) : null}
      <h1 className={style.title}>{plainTitle(article.title)}</h1>
      {article.attAbstract ? (
        <p className={style.intro}>
          <b>{texts.intro}</b>
          {plainTitle(article.attAbstract)}
        </p>
      ) : null}
    </div>
  );
}
