import { parseWireDate, relativeTime } from '@touch/lib/time';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import { StateBadge, type StateName } from './StateBadge';
import style from './telling.module.css';

interface SubmittedPageProps {
  readonly title: string;
  readonly content: string;
  readonly publishtime: string;
  readonly state: StateName;
  /** '' = none is shown. */
  readonly place?: string;
  /** Pictures, videos and recordings. */
  readonly media: ReactNode;
  /** The newsroom's words and further ways, below the text. */
  readonly children?: ReactNode;
}

/** A tip-off or a contribution: its state, words and media (F23). */
export function SubmittedPage({
  title,
  content,
  publishtime,
  state,
  place = '',
  media,
  children,
}: SubmittedPageProps) {
  const words = useWords();
  const { now, locale } = useVisit();
  const at = parseWireDate(publishtime);
  return (
    <article className={style.page}>
      <h1 className={style.title} lang={wordsLang(title, locale)}>
        {title}
      </h1>
      <p className={style.meta}>
        <StateBadge state={state} />
        {at === undefined ? null : (
          <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now(), words)}</time>
        )}
        {place === '' ? null : <span lang={wordsLang(place, locale)}>{place}</span>}
      </p>
      {/* wire W20 */}
      {content === '' ? null : (
        <div id="dirnum" className="main_article">
          <p className={style.text} lang={wordsLang(content, locale)}>
            {content}
          </p>
        </div>
      )}
      {media}
      {children}
    </article>
  );
}

interface ReplyProps {
  readonly heading: string;
  readonly text: string;
  /** Wire date; '' = none. */
  readonly time?: string;
}

/** The newsroom's answer, or its reason. */
export function Reply({ heading, text, time = '' }: ReplyProps) {
  const words = useWords();
  const { now, locale } = useVisit();
  const at = parseWireDate(time);
  return (
    <section className={style.reply}>
      <h2 className={style.replyHead}>{heading}</h2>
      <p className={style.replyText} lang={wordsLang(text, locale)}>
        {text}
      </p>
      {at === undefined ? null : (
        <time className={style.replyTime} dateTime={new Date(at).toISOString()}>
          {relativeTime(at, now(), words)}
        </time>
      )}
    </section>
  );
}
