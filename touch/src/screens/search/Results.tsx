import { SearchClass } from '@contract/search/searchCodes';
import { type SearchHit, type SearchRequest, searchAllInTimeQuery } from '@touch/api/search';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useRowLook } from '@touch/features/lists/useRowLook';
import { useWords } from '@touch/locales/words';
import { Notice } from '@touch/ui/Notice';
import type { ReactNode, RefObject } from 'react';
import { AccountHit } from './AccountHit';
import { ArticleHit } from './ArticleHit';
import style from './Search.module.css';
import { useTexts } from './texts';

interface ResultsProps {
  readonly request: SearchRequest;
  /** The count of results: the focus goes there after a search. */
  readonly count: RefObject<HTMLParagraphElement | null>;
  /** The choice of where to look; accounts have only one place. */
  readonly fields: ReactNode;
}

/** Search results, page by page, in all states. */
export function Results({ request, count, fields }: ResultsProps) {
  const words = useWords();
  const texts = useTexts();
  const query = searchAllInTimeQuery(request);
  const list = useListQuery(query);
  const total = list.extras?.totalCount ?? 0;
  const nothing = list.state === 'empty' || (list.state === 'ready' && total === 0 && !list.pages[0]?.length);
  return (
    <>
      <div className={style.line}>
        <p ref={count} className={style.count} role="status" tabIndex={-1}>
          {list.state === 'ready' ? texts.results(words['number.whole'](total), total) : ''}
        </p>
        {request.tclass === SearchClass.account.tclass ? null : fields}
      </div>
      {nothing ? (
        <Notice kind="empty" text={texts.nothing(request.key)} detail={texts.tryOther} />
      ) : (
        <InfiniteList key={query.key} list={list} name={query.key} empty={words['state.noArticles']}>
          {(items) => <Hits items={items} request={request} />}
        </InfiniteList>
      )}
    </>
  );
}

function Hits({ items, request }: { readonly items: readonly SearchHit[]; readonly request: SearchRequest }) {
  const lookOf = useRowLook();
  return (
    <ul className={style.hits}>
      {items.map((found) =>
        found.kind === 'account' ? (
          <AccountHit key={found.account.xyID} account={found.account} searched={request.key} />
        ) : (
          <ArticleHit key={found.row.fileId} found={found} look={lookOf(found.row)} />
        ),
      )}
    </ul>
  );
}
