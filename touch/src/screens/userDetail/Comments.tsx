import { commentedPath } from '@touch/api/articlePath';
import { myDiscussQuery, type OwnComment } from '@touch/api/ownComments';
import { useListQuery } from '@touch/api/useQuery';
import { CommentPictures } from '@touch/features/comments/CommentPictures';
import { CommentsProvider } from '@touch/features/comments/CommentsProvider';
import { useComments } from '@touch/features/comments/commentsContext';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useMeTexts } from '@touch/features/me/texts';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { OwnTools } from '@touch/widgets/ownWords/OwnTools';
import { useEffect } from 'react';
import style from './Comments.module.css';
import { useGone } from './useGone';
import { withoutItem } from './withoutItem';

/** All that a member said here, what became of each, and the way to take it back (F24, H1). */
export function Comments({ uid }: { readonly uid: string }) {
  const words = useMeTexts();
  const { cache } = useVisit();
  const query = myDiscussQuery(uid);
  const { list, add, clear } = useGone(useListQuery(query), query.keyOf);
  const { refresh } = list;
  useEffect(() => {
    // said or judged meanwhile
    clear();
    void refresh();
  }, [refresh, clear]);
  const gone = (id: string) => {
    add(id);
    const left = withoutItem(
      cache.peek(query.key),
      (item) => typeof item === 'object' && item !== null && 'id' in item && item.id === id,
    );
    cache.put(query.key, left);
  };
  return (
    <InfiniteList list={list} name={query.key} empty={words.noComments}>
      {(items) => (
        <ul className={style.rows}>
          {items.map((one) => (
            <CommentsProvider
              key={one.id}
              subject={{ id: one.articleID, source: one.sourceType }}
              thread=""
              count={0}
              canWrite={false}
            >
              <Row one={one} gone={() => gone(one.id)} />
            </CommentsProvider>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

interface RowProps {
  readonly one: OwnComment;
  readonly gone: () => void;
}

function Row({ one, gone }: RowProps) {
  const [words, page] = [useMeTexts(), useWords()];
  const { basePath, now, siteLang } = useVisit();
  const { open } = useComments();
  const at = parseWireDate(one.created);
  const title = plainTitle(one.title);
  return (
    <li className={style.row}>
      <p className={style.text} lang={textLanguage(one.content, siteLang)}>
        {one.content}
      </p>
      <CommentPictures pictures={one.pictures} />
      {title ? (
        <a
          className={style.about}
          lang={textLanguage(title, siteLang)}
          href={`${basePath}${commentedPath(one.sourceType, { ...one, fileId: one.articleID, columnID: 0 })}`}
        >
          {title}
        </a>
      ) : null}
      <p className={style.foot}>
        <span className={style.when}>{at === undefined ? '' : relativeTime(at, now(), page)}</span>
        <span className={one.status === 'shown' ? style.shown : style.fate}>{words[`${one.status}`]}</span>
        {one.status === 'refused' || one.status === 'withdrawn' ? (
          <OwnTools kind="comment" id={one.id} quoted={one.content} isRefused />
        ) : null}
        <button
          type="button"
          className={style.remove}
          aria-haspopup="dialog"
          aria-label={words.deleteComment(one.content.slice(0, 20))}
          onClick={() => open({ kind: 'delete', comment: one, gone })}
        >
          {words.delete}
        </button>
      </p>
    </li>
  );
}
