import type { Account } from '@touch/api/accounts';
import { countText } from '@touch/lib/counts';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import type { ReactNode } from 'react';
import style from './AccountRows.module.css';

interface AccountRowsProps {
  readonly accounts: readonly Account[];
  /** Content at the end of a row. */
  readonly beside?: (account: Account) => ReactNode;
}

/** Subscription accounts, line by line. */
export function AccountRows({ accounts, beside }: AccountRowsProps) {
  const words = useWords();
  const { basePath, config, locale } = useVisit();
  return (
    <ul className={style.accounts}>
      {accounts.map((account) => {
        const { xyID, topic, description, icon, rssCount } = account;
        return (
          <li key={xyID} className={style.row}>
            <a href={`${basePath}/xyDetail/${xyID}.html`} className={style.account}>
              <Picture src={icon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
              <span className={style.text}>
                <b className={style.name} lang={wordsLang(topic, locale)}>
                  {topic}
                </b>
                <span className={style.description} lang={wordsLang(description, locale)}>
                  {description}
                </span>
                {rssCount > 0 ? (
                  <span className={style.count}>
                    {words['count.subscribers'](
                      rssCount,
                      countText(rssCount, { style: config.countStyle, words }),
                    )}
                  </span>
                ) : null}
              </span>
            </a>
            {beside?.(account)}
          </li>
        );
      })}
    </ul>
  );
}
