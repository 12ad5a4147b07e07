import type { SearchHit } from '@touch/api/search';
import { Highlighted } from '@touch/features/search/Highlighted';
import { parseHighlights } from '@touch/features/search/highlights';
import { RowFacts } from '@touch/ui/articleRow/RowFacts';
import type { RowLook } from '@touch/ui/articleRow/rowLook';
import { Picture } from '@touch/ui/Picture';
import style from './Hits.module.css';

interface ArticleHitProps {
  readonly found: Extract<SearchHit, { kind: 'article' }>;
  readonly look: RowLook;
}

/** Tags of the form `[=x1]` never show (D4). */
const withoutTags = (title: string): string => title.replace(/\[=[^\]]*\]/g, '');

/** An article that was found: why it was found stands before how it looks. */
export function ArticleHit({ found, look }: ArticleHitProps) {
  const picture = look.pictures[0];
  const { badge } = look;
  const title = withoutTags(found.hitTitle);
  return (
    <li className={style.row}>
      <a href={look.href} className={style.link}>
        <span className={style.text}>
          <h2 className={style.title} lang={look.lang}>
            {title ? <Highlighted parts={parseHighlights(title)} /> : look.title}
          </h2>
          {found.hitAbstract ? (
            <p className={style.abstract} lang={look.lang}>
              <Highlighted parts={parseHighlights(found.hitAbstract)} />
            </p>
          ) : null}
          <p className={style.line}>
            {badge ? <b>{badge.text}</b> : null}
            <RowFacts look={look} />
          </p>
        </span>
        {picture ? (
          <span className={style.picture}>
            <Picture src={picture} suffix={look.suffix} ratio="4:3" />
          </span>
        ) : null}
      </a>
    </li>
  );
}
