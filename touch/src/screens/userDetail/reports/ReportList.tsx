import { type OwnReport, reportsQuery } from '@touch/api/report';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from '../userDetail.module.css';
import { reportListTexts } from './texts';

export const loadTexts = reportListTexts.loadTexts;

/** Everything the member reported, and what became of it (K21). */
export function ReportList({ uid }: { readonly uid: string }) {
  const texts = reportListTexts.useTexts();
  const query = reportsQuery(uid);
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.none}>
      {(items) => (
        <ul className={style.rows}>
          {items.map((one) => (
            <Row key={one.key} one={one} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function Row({ one }: { readonly one: OwnReport }) {
  const [texts, page] = [reportListTexts.useTexts(), useWords()];
  const { locale, now } = useVisit();
  const at = parseWireDate(one.created);
  return (
    <li className={style.row}>
      <div className={style.message}>
        <b className={style.from}>{texts[one.state]}</b>
        <span className={style.messageText} lang={wordsLang(one.title, locale)}>
          {one.title || texts.untitled}
        </span>
        {one.reason ? <span className={style.line}>{texts.why(one.reason)}</span> : null}
        {one.note ? <span className={style.messageText}>{one.note}</span> : null}
        {at === undefined ? null : <span className={style.line}>{relativeTime(at, now(), page)}</span>}
      </div>
    </li>
  );
}
