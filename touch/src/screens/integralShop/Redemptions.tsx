import { RedemptionStatus } from '@contract/participation/shopCodes';
import { productMineQuery, type Redemption } from '@touch/api/products';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { useEffect } from 'react';
import style from './integralShop.module.css';
import { useTexts } from './texts';

/** A member's redemptions with the codes to fetch them by, newest first. */
export function Redemptions({ uid }: { readonly uid: string }) {
  const texts = useTexts();
  const query = productMineQuery(uid);
  const list = useListQuery(query);
  const { refresh } = list;
  // One may have been handed out since.
  useEffect(() => void refresh(), [refresh]);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.noRedemptions}>
      {(redemptions) => (
        <ul className={style.redemptions}>
          {redemptions.map((one) => (
            <Redeemed key={one.id} redemption={one} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function Redeemed({ redemption }: { readonly redemption: Redemption }) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, config, now, siteLang } = useVisit();
  const { productId, title, pic, score, code, created, status } = redemption;
  const at = parseWireDate(created);
  const isWaiting = status === RedemptionStatus.waiting;
  return (
    <li className={style.redemption}>
      <a className={style.redeemed} href={`${basePath}/productDetail.html?id=${productId}`}>
        <span className={style.thumb}>
          <Picture src={pic} suffix={config.xyApi.imageSuffixPath} ratio="1:1" />
        </span>
        <span className={style.about}>
          <b className={style.name} lang={siteLang}>
            {title}
          </b>
          <span className={style.when}>
            {texts.score(score)}
            {at === undefined ? null : ` · ${dateTimeText(at, now(), words)}`}
          </span>
        </span>
      </a>
      <p className={style.state}>
        <span className={isWaiting ? style.waiting : style.settled}>{stateText(status, texts)}</span>
        <span className={isWaiting ? style.code : style.oldCode}>{code}</span>
      </p>
    </li>
  );
}

function stateText(status: number, texts: ReturnType<typeof useTexts>): string {
  if (status === RedemptionStatus.handedOut) return texts.handedOut;
  return status === RedemptionStatus.cancelled ? texts.cancelled : texts.waiting;
}
