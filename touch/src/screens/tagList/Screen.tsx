import { ShareObjectType } from '@contract/codes';
import { tagScreenArticlesQuery } from '@touch/api/tagArticles';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { Rows } from '@touch/features/lists/Rows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { tagOf } from './tagOf';
import { useTexts } from './texts';

/** Articles that carry a tag (F24). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  const tagId = tagOf(params);
  if (tagId) return <Tagged tagId={tagId} />;
  return (
    <>
      <ScreenHead title={texts.title} />
      <Notice kind="empty" text={words['state.noArticles']} />
    </>
  );
}

function Tagged({ tagId }: { readonly tagId: string }) {
  const words = useWords();
  const texts = useTexts();
  const query = tagScreenArticlesQuery(tagId);
  const list = useListQuery(query);
  const name = list.extras?.name;
  const heading = name ? words['tag.heading'](name) : texts.title;
  const page = {
    path: `/tagList/${tagId}.html`,
    title: heading,
    text: '',
    picture: '',
    objectType: ShareObjectType.column,
    id: tagId,
  };
  return (
    <>
      <ScreenHead title={heading} tools={name ? <SharePageButton page={page} /> : null} />
      <InfiniteList list={list} name={query.key} empty={words['state.noArticles']}>
        {(rows) => <Rows rows={rows} />}
      </InfiniteList>
    </>
  );
}
