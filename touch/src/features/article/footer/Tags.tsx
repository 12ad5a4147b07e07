import type { Article } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import style from './Tags.module.css';

/** Tags lead to their lists. */
export function Tags({ tags }: Pick<Article, 'tags'>) {
  const words = useWords();
  const { basePath } = useVisit();
  if (tags.length === 0) return null;
  return (
    <ul className={style.tags} aria-label={words['article.tags']}>
      {tags.map(({ id, name }) => (
        <li key={id}>
          <a className={style.tag} href={`${basePath}/tagList/${encodeURIComponent(id)}.html`}>
            <span>
              <MixedText text={words['tag.heading'](name)} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
