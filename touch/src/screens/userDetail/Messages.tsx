import { articlePath } from '@touch/api/articlePath';
import { type Message, messageQuery } from '@touch/api/me';
import type { OwnWordsRef } from '@touch/api/ownWords';
import { markMessagesRead } from '@touch/api/unread';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useMeTexts } from '@touch/features/me/texts';
import type { texts as zh } from '@touch/features/me/texts/zh';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import type { Texts } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { OwnTools } from '@touch/widgets/ownWords/OwnTools';
import { useEffect, useRef } from 'react';
import style from './userDetail.module.css';

interface MessagesProps {
  readonly uid: string;
  /** They have been seen. */
  readonly read: () => void;
}

/** Answers to what the member said, and decisions about what they handed in; the newest first (wire x17). */
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

const pagePathIn = (url: string): string | undefined =>
  /\/\w+\/\d+(?:\/\d+)?\.html(?:\?\w+=\d+)?$/.exec(url)?.[0];

/** Path of the page that a message names; undefined for one about an article. */
const pagePath = ({ url, decision }: Message): string | undefined =>
  decision ? pagePathIn(url) : /\/(?:postDetail|friendsCircleDetail)\/\d+\.html$/.exec(url)?.[0];

/** Decisions against something of the member, which they may appeal. */
const refusedKinds: Partial<Record<NonNullable<Message['decision']>, OwnWordsRef['kind']>> = {
  postRejected: 'post',
  postRemoved: 'post',
  contributionRejected: 'contribution',
  questionRefused: 'question',
};

/** Something that the message says is refused; a post that was taken away has no page of its own any more. */
function refusedIn({ decision, url }: Message): OwnWordsRef | undefined {
  const kind = decision && refusedKinds[decision];
  const id = /\/\w+\/(\d+)/.exec(pagePathIn(url) ?? '')?.[1];
  return kind && id ? { kind, id } : undefined;
}

function titleOf({ name, decision, title }: Message, words: Texts<typeof zh>): string {
  if (decision) return words[decision];
  return name ? words.answered(name) : title;
}

function Row({ one }: { readonly one: Message }) {
  const [words, page] = [useMeTexts(), useWords()];
  const { basePath, now } = useVisit();
  const at = parseWireDate(one.created);
  const refused = refusedIn(one);
  const article = () => articlePath({ ...one, fileId: one.articleID, columnID: 0 });
  return (
    <li className={style.row}>
      <a className={style.message} href={`${basePath}${pagePath(one) ?? article()}`}>
        <b className={style.from}>{titleOf(one, words)}</b>
        <span className={style.messageText}>{one.content}</span>
        {at === undefined ? null : <span className={style.line}>{relativeTime(at, now(), page)}</span>}
      </a>
      {refused ? <OwnTools {...refused} quoted={one.content.split('\n')[0] ?? ''} isRefused /> : null}
    </li>
  );
}
