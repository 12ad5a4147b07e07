import { articlePath } from '@touch/api/articlePath';
import { type Message, messageQuery } from '@touch/api/me';
import { markMessagesRead } from '@touch/api/unread';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useMeTexts } from '@touch/features/me/texts';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef } from 'react';
import style from './userDetail.module.css';

interface MessagesProps {
  readonly uid: string;
  /** They have been seen. */
  readonly read: () => void;
}

/** Answers to what the member said, the newest first (wire x17). */
export function Messages({ uid, read }: MessagesProps) {
  const words = useMeTexts();
  const { cache } = useVisit();
  const query = messageQuery(uid);
  const list = useListQuery(query);
  const { refresh } = list;
  const seen = useRef(read);
  seen.current = read;
  useEffect(() => {
    let left = false;
    void (async () => {
      await refresh();
      if (left) return;
      await markMessagesRead(cache);
      seen.current();
    })();
    return () => {
      left = true;
    };
  }, [cache, refresh]);
  return (
    <InfiniteList list={list} name={query.key} empty={words.noMessages}>
      {(items) => (
        <ul className={style.rows}>
          {items.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

/** Path of a post's page or of a registration; undefined for a message about anything else. */
const ownPath = ({ url }: Message): string | undefined =>
  /\/(?:(?:postDetail|friendsCircleDetail)\/\d+\.html|signupdetail\.html\?fileId=\d+)$/.exec(url)?.[0];

function Row({ one }: { readonly one: Message }) {
  const [words, page] = [useMeTexts(), useWords()];
  const { basePath, now } = useVisit();
  const at = parseWireDate(one.created);
  return (
    <li className={style.row}>
      <a
        className={style.message}
        href={`${basePath}${ownPath(one) ?? articlePath({ ...one, fileId: one.articleID, columnID: 0 })}`}
      >
        <b className={style.from}>
          {one.name ? words.answered(one.name) : one.isPlace ? words.gotPlace : one.title}
        </b>
        <span className={style.said}>{one.content}</span>
        {at === undefined ? null : <span className={style.line}>{relativeTime(at, now(), page)}</span>}
      </a>
    </li>
  );
}
