import type { Account } from '@touch/api/accounts';
import { Highlighted } from '@touch/features/search/Highlighted';
import { highlightKey } from '@touch/features/search/highlights';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './Hits.module.css';

interface AccountHitProps {
  readonly account: Account;
  /** The search key. */
  readonly searched: string;
}

/** A subscription account that was found. */
export function AccountHit({ account, searched }: AccountHitProps) {
  const words = useWords();
  const { basePath, config } = useVisit();
  const { xyID, topic, description, icon, rssCount } = account;
  return (
    <li className={style.row}>
      <a href={`${basePath}/xyDetail/${xyID}.html`} className={style.account}>
        <span className={style.icon}>
          <Picture src={icon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
        </span>
        <span className={style.text}>
          <h2 className={style.title}>
            <Highlighted parts={highlightKey(topic, searched)} />
          </h2>
          {description ? (
            <p className={style.abstract}>
              <Highlighted parts={highlightKey(description, searched)} />
            </p>
          ) : null}
          {rssCount > 0 ? (
            <p className={style.line}>
              {words['count.subscribers'](rssCount, countText(rssCount, { style: config.countStyle, words }))}
            </p>
          ) : null}
        </span>
      </a>
    </li>
  );
}
