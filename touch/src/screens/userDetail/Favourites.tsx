import { KindNumber } from '@contract/codes';
import { Status } from '@contract/statuses';
import { articlePath } from '@touch/api/articlePath';
import { changeFavourite, type Favourite, myFavQuery } from '@touch/api/favourites';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useMeTexts } from '@touch/features/me/texts';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { Picture } from '@touch/ui/Picture';
import { useEffect, useRef } from 'react';
import { useGone } from './useGone';
import style from './userDetail.module.css';
import { withoutItem } from './withoutItem';

/** A member's favourites, newest first; each can be removed. */
export function Favourites({ uid }: { readonly uid: string }) {
  const [words, page] = [useMeTexts(), useWords()];
  const { cache, toast } = useVisit();
  /** Taken back since the list was read: what stands behind has moved up on the platform. */
  const taken = useRef(0);
  const query = myFavQuery(uid, () => taken.current);
  const { list, add, remove, clear } = useGone(useListQuery(query), query.keyOf);
  const { refresh } = list;
  useEffect(() => {
    // kept on an article meanwhile
    taken.current = 0;
    clear();
    void refresh();
  }, [refresh, clear]);

  const takeBack = async (one: Favourite) => {
    const before = cache.peek(query.key);
    add(query.keyOf(one));
    cache.put(
      query.key,
      withoutItem(before, (item) => item === one),
    );
    const answer = await changeFavourite(cache, { id: one.articleID, type: one.type }, false);
    if (answer?.status === Status.data) {
      taken.current += 1;
      if (cache.peek(query.key)?.state === 'empty') void refresh();
      return toast(page['article.favouriteUndone']);
    }
    remove(query.keyOf(one));
    if (before) cache.put(query.key, before);
    if (answer && answer.status !== Status.loginNeeded) toast(answer.message);
  };

  return (
    <InfiniteList list={list} name={query.key} empty={words.noFavourites}>
      {(items) => (
        <ul className={style.rows}>
          {items.map((one) => (
            <Row key={query.keyOf(one)} one={one} takeBack={() => void takeBack(one)} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

interface RowProps {
  readonly one: Favourite;
  readonly takeBack: () => void;
}

function Row({ one, takeBack }: RowProps) {
  const [words, page] = [useMeTexts(), useWords()];
  const { basePath, config, now, siteLang } = useVisit();
  const title = plainTitle(one.title);
  const at = parseWireDate(one.time);
  const line = [one.column, at === undefined ? '' : words.savedAt(relativeTime(at, now(), page))];
  const path = pathOf(one);
  return (
    <li className={style.row}>
      <a className={style.link} href={path.startsWith('/') ? basePath + path : path}>
        {safeUrl(one.imgUrl) ? (
          <span className={style.picture}>
            <Picture src={one.imgUrl} suffix={config.xyApi.imageSuffixPath} ratio="4:3" />
          </span>
        ) : null}
        <span className={style.text}>
          <b className={style.title} lang={siteLang}>
            {title}
          </b>
          <span className={style.line}>{line.filter(Boolean).join(' · ')}</span>
        </span>
      </a>
      <button type="button" className={style.star} aria-label={words.takeBack(title)} onClick={takeBack}>
        <Icon name="star" filled />
      </button>
    </li>
  );
}

/** Below the base path, or the whole address of what has no screen here. */
function pathOf(one: Favourite): string {
  if (one.type === KindNumber.fav.activity)
    return `/activityDetail/${encodeURIComponent(one.articleID)}.html`;
  const isOurs = one.type === KindNumber.fav.article || one.fileId !== '';
  return isOurs
    ? articlePath({ ...one, fileId: one.fileId || one.articleID })
    : (safeUrl(one.url) ?? '/home.html');
}
