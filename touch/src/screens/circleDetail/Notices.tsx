import type { Circle } from '@touch/api/circles';
import { plainTitle } from '@touch/lib/text';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './circleDetail.module.css';
import { useTexts } from './texts';

/** Notices of the circle, each a link to its page. */
export function Notices({ notices }: { readonly notices: NonNullable<Circle['noticeList']> }) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, now, siteLang } = useVisit();
  if (notices.length === 0) return null;
  return (
    <section className={style.notices} aria-labelledby="notices">
      <h2 id="notices" className={style.noticesTitle}>
        {texts.notices}
      </h2>
      <ul>
        {notices.map(({ id, title, publishtime }) => {
          const at = parseWireDate(publishtime);
          return (
            <li key={id}>
              <a className={style.notice} href={`${basePath}/noticeDetail.html?id=${id}`}>
                <span lang={siteLang}>{plainTitle(title)}</span>
                {at === undefined ? null : (
                  <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
                    {relativeTime(at, now(), words)}
                  </time>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
