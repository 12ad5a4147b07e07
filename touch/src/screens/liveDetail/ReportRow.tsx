import type { LiveReport } from '@touch/api/lives';
import { clockText, dateTimeText, parseWireDate, siteDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { memo } from 'react';
import { ReportMedia } from './ReportMedia';
import style from './ReportRow.module.css';
import { useTexts } from './texts';

const isSameDay = (one: number, other: number): boolean =>
  siteDate(one).day === siteDate(other).day && Math.abs(one - other) < 86_400_000;

/** One report with its own address on the page. */
export const ReportRow = memo(function ReportRow({ report }: { readonly report: LiveReport }) {
  const words = useWords();
  const texts = useTexts();
  const { now, siteLang, config } = useVisit();
  const { fileId, title, user, userIcon, content, isTop, publishtime } = report;
  const at = parseWireDate(publishtime);
  return (
    <li id={`report-${fileId}`} className={style.report} lang={siteLang}>
      <p className={style.by}>
        {userIcon ? (
          <span className={style.face}>
            <Picture src={userIcon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
          </span>
        ) : null}
        {user ? <b className={style.user}>{user}</b> : null}
        {at === undefined ? null : (
          <a className={style.time} href={`#report-${fileId}`} suppressHydrationWarning>
            <time dateTime={new Date(at).toISOString()}>
              {isSameDay(at, now()) ? clockText(at) : dateTimeText(at, now(), words)}
            </time>
          </a>
        )}
        {isTop ? <strong className={style.pinned}>{texts.pinned}</strong> : null}
      </p>
      {title ? <h2 className={style.title}>{title}</h2> : null}
      {content ? <p className={style.content}>{content}</p> : null}
      <ReportMedia report={report} />
    </li>
  );
});
