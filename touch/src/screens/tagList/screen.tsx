import { tagScreenArticlesQuery } from '@touch/api/articles';
import { askList, listOf, useList } from '@touch/api/useAnswers';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { listHead } from '@touch/features/lists/listHead';
import { Rows } from '@touch/features/lists/Rows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { Head, ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';

export const load = async ({ answers, params }: ScreenContext): Promise<void> => {
  if (params.tagId) await askList(answers, tagScreenArticlesQuery(params.tagId));
};

export function head({ answers, params, visit, words }: ScreenContext): Head {
  const tag = params.tagId ? listOf(answers, tagScreenArticlesQuery(params.tagId))?.around?.name : '';
  return listHead(visit, tag ? words['tag.heading'](tag) : words['title.tagList'], { noIndex: !tag });
}

/** Articles that carry a tag (F24). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  if (params.tagId) return <Tagged tagId={params.tagId} />;
  return (
    <>
      <ScreenHead title={words['title.tagList']} />
      <Notice kind="empty" text={words['state.noArticles']} />
    </>
  );
}

function Tagged({ tagId }: { readonly tagId: string }) {
  const words = useWords();
  const query = tagScreenArticlesQuery(tagId);
  const list = useList(query);
  const name = list.around?.name;
  return (
    <>
      <ScreenHead title={name ? words['tag.heading'](name) : words['title.tagList']} />
      <InfiniteList list={list} name={query.key} empty={words['state.noArticles']}>
        {(rows) => <Rows rows={rows} />}
      </InfiniteList>
    </>
  );
}
