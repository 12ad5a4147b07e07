import { cutText } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { StateBadge, type StateName } from './StateBadge';
import style from './telling.module.css';

/** Bytes of a row's title, non-ASCII counting two. */
const TITLE_BYTES = 80;

interface SubmittedRow {
  readonly fileId: string;
  readonly title: string;
  readonly content: string;
  readonly publishtime: string;
  readonly status: number;
}
interface SubmittedRowsProps {
  readonly rows: readonly SubmittedRow[];
  readonly screen: 'tipoffDetail' | 'inputArticleDetail';
  readonly stateOf: (status: number) => StateName;
  /** Title of a row that has no words. */
  readonly unnamed: string;
}

/** A member's own tip-offs or contributions, each with its state. */
export function SubmittedRows({ rows, screen, stateOf, unnamed }: SubmittedRowsProps) {
  const words = useWords();
  const { basePath, now, siteLang } = useVisit();
  return (
    <ul className={style.rows}>
      {rows.map(({ fileId, title, content, publishtime, status }) => {
        const at = parseWireDate(publishtime);
        const text = title || content;
        return (
          <li key={fileId}>
            <a className={style.row} href={`${basePath}/${screen}/${fileId}.html`}>
              <span className={style.rowTitle} lang={text ? textLanguage(text, siteLang) : undefined}>
                {cutText(text || unnamed, TITLE_BYTES)}
              </span>
              <span className={style.meta}>
                <StateBadge state={stateOf(status)} />
                {at === undefined ? null : <span>{relativeTime(at, now(), words)}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
