import style from './ArticleRow.module.css';
import { Picture } from './Picture';
import { RowFacts } from './RowFacts';

/** A row's view, ready to render; `features/lists/rowLook.ts` makes it. */
export interface RowLook {
  readonly href: string;
  readonly title: string;
  /** Shown beside a large picture if there is room; '' for none. */
  readonly abstract: string;
  /** BCP 47 of the article's own texts, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly layout: 'none' | 'small' | 'large' | 'three';
  readonly pictures: readonly string[];
  readonly suffix: string;
  /** Of the large picture, as the wire writes it. */
  readonly ratio?: string | undefined;
  /** Badge on the picture, or before the source without one: count, length, state of a live. */
  readonly badge?: { readonly text: string; readonly tone: 'plain' | 'play' | 'live' } | undefined;
  /** Badges in the page's language: 置顶, 专题. */
  readonly badges: readonly string[];
  /** The newsroom's corner label; '' for none. */
  readonly mark?: string;
  /** Name of the source; '' for none. */
  readonly source?: string;
  /** BCP 47 of the source's name, where it is not the page's. */
  readonly sourceLang?: string | undefined;
  /** Time and reads in one line, in the page's language. */
  readonly line: string;
}

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
