import { Picture } from '../Picture';
import style from './ArticleRow.module.css';
import { RowFacts } from './RowFacts';
import type { RowLook } from './rowLook';

interface ArticleRowProps {
  readonly look: RowLook;
  readonly heading?: 'h2' | 'h3';
  /** Its picture is the first visible one. */
  readonly priority?: boolean;
}

/** A large picture spans a phone's column; on wide pages its text is beside it. */
export const LARGE_SIZES = '(min-width: 700px) 400px, 92vw';
const THREE = [0, 1, 2] as const;

/** One article in a list (E5). At most 15 elements: a page has hundreds of them. */
export function ArticleRow({ look, heading: Heading = 'h2', priority }: ArticleRowProps) {
  const { layout, pictures, suffix, badge } = look;
  const chip = badge ? <i className={style[badge.tone]}>{badge.text}</i> : null;
  return (
    <li className={style[layout]}>
      <a href={look.href} className={style.link}>
        <Heading className={style.title} lang={look.lang}>
          {look.title}
        </Heading>
        {layout === 'none' ? null : (
          <span className={style.pictures}>
            {layout === 'three' ? (
              THREE.map((at) => <Picture key={at} src={pictures[at] ?? ''} suffix={suffix} ratio="3:2" />)
            ) : layout === 'large' ? (
              <Picture
                src={pictures[0] ?? ''}
                suffix={suffix}
                ratio={look.ratio ?? ''}
                sizes={LARGE_SIZES}
                priority={priority ?? false}
              />
            ) : (
              <Picture src={pictures[0] ?? ''} suffix={suffix} ratio="4:3" priority={priority ?? false} />
            )}
            {chip}
          </span>
        )}
        {layout === 'large' && look.abstract ? (
          <p className={style.abstract} lang={look.lang}>
            {look.abstract}
          </p>
        ) : null}
        {/* its time is the page's own as served; rows that take over later go by the browser's */}
        <p className={style.line} suppressHydrationWarning>
          {layout === 'none' ? chip : null}
          <RowFacts look={look} />
        </p>
      </a>
    </li>
  );
}
