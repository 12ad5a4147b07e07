import { tagScreenArticlesQuery } from '@touch/api/articles';
import { ensureListLoaded, useListQuery } from '@touch/api/useAnswers';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { Rows } from '@touch/features/lists/Rows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { tagOf } from './tagOf';

export const load = async ({ cache, params }: ScreenContext): Promise<void> => {
  const tagId = tagOf(params);
  if (tagId) await ensureListLoaded(cache, tagScreenArticlesQuery(tagId));
};

/** Articles that carry a tag (F24). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const tagId = tagOf(params);
  if (tagId) return <Tagged tagId={tagId} />;
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
  const list = useListQuery(query);
  const name = list.extras?.name;
  return (
    <>
      <ScreenHead title={name ? words['tag.heading'](name) : words['title.tagList']} />
      <InfiniteList list={list} name={query.key} empty={words['state.noArticles']}>
        {(rows) => <Rows rows={rows} />}
      </InfiniteList>
    </>
  );
}
