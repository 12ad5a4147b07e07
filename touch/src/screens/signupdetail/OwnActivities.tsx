import { RegistrationStatus } from '@contract/participation/codes';
import { useListQuery } from '@touch/api/useQuery';
import { type OwnActivity, ownActivitiesQuery } from '@touch/api/vouchers';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { plainTitle } from '@touch/lib/text';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { useEffect } from 'react';
import style from './signupdetail.module.css';
import { statusName } from './statusName';
import { useTexts } from './texts';

/** A member's registrations, newest first, each with how it stands. */
export function OwnActivities({ uid }: { readonly uid: string }) {
  const texts = useTexts();
  const query = ownActivitiesQuery(uid);
  const list = useListQuery(query);
  const { refresh } = list;
  useEffect(() => {
    // Signed up, reviewed or withdrawn meanwhile.
    void refresh();
    return onPageRestored(() => void refresh());
  }, [refresh]);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.none}>
      {(items) => (
        <ul className={style.rows}>
          {items.map((one) => (
            <Row key={one.fileId} one={one} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function Row({ one }: { readonly one: OwnActivity }) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, config, now, siteLang } = useVisit();
  const start = parseWireDate(one.startTime);
  const isOpen = one.entryStatus === RegistrationStatus.passed && one.useTime === '';
  return (
    <li>
      <a className={style.row} href={`${basePath}/signupdetail.html?fileId=${one.fileId}`}>
        <span className={style.picture}>
          <Picture src={one.imageUrl} suffix={config.xyApi.imageSuffixPath} ratio="4:3" />
        </span>
        <span className={style.text}>
          <b className={style.rowTitle} lang={siteLang}>
            {plainTitle(one.title)}
          </b>
          <span className={style.line}>{start === undefined ? '' : dateTimeText(start, now(), words)}</span>
          <span className={isOpen ? style.good : style.line}>
            {texts[statusName(one.entryStatus, one.useTime)]}
          </span>
        </span>
      </a>
    </li>
  );
}
