import type { Article } from '@touch/api/articleContent';
import { sizedImage } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ReporterCards.module.css';

/** The article's reporters, each with a way to their page. */
export function ReporterCards({ reporters }: Pick<Article, 'reporters'>) {
  const words = useWords();
  const { basePath, config, locale } = useVisit();
  if (reporters.length === 0) return null;
  return (
    <section className={style.reporters} aria-label={words['article.reporters']}>
      {reporters.map(({ id, name, url, duty }) => {
        const photo = safeUrl(url);
        return (
          <a key={id} className={style.card} href={`${basePath}/reporter/${encodeURIComponent(id)}.html`}>
            {photo ? (
              <img
                className={style.photo}
                src={sizedImage(photo, config.xyApi.imageSuffixPath, 160)}
                alt=""
                width="44"
                height="44"
                loading="lazy"
              />
            ) : (
              <span className={style.photo}>
                <Icon name="person" />
              </span>
            )}
            <span className={style.name} lang={wordsLang(name, locale)}>
              {name}
            </span>
            <span className={style.duty} lang={wordsLang(duty, locale)}>
              {duty}
            </span>
          </a>
        );
      })}
    </section>
  );
}
