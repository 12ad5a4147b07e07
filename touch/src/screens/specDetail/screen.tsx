import { getSubSpecialArticlesQuery, topicArticleQuery } from '@touch/api/topics';
import { useQuery } from '@touch/api/useQuery';
import { ColumnContent } from '@touch/features/lists/column/ColumnContent';
import { emptyColumn } from '@touch/features/lists/columnById';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { sharedTopic } from './sharedTopic';
import { TopicHead } from './TopicHead';
import { TopicParts } from './TopicParts';
import { useTexts } from './texts';
import { loadTopic, topicColumn } from './theTopic';

export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = ({ cache, params }: ScreenContext): Promise<void> => loadTopic(cache, params);

/** A topic: what it is about, then its parts (F12). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  return (
    <>
      <ScreenHead title={texts.title} level="name" tools={params.id ? <Share params={params} /> : null} />
      {params.id ? (
        <OfArticle id={params.id} params={params} />
      ) : (
        <Notice kind="empty" heading text={words['state.noArticles']} />
      )}
    </>
  );
}

/** An article can forbid sharing (S§6). */
function Share({ params }: Pick<ScreenProps, 'params'>) {
  const item = useQuery(topicArticleQuery(params.id ?? ''));
  if (item.state !== 'ready' || item.value.shareClosed !== 0) return null;
  return <SharePageButton page={sharedTopic(item.value, topicColumn(params, item.value))} />;
}

function OfArticle({ id, params }: { readonly id: string; readonly params: ScreenProps['params'] }) {
  const { basePath } = useVisit();
  const words = useWords();
  const item = useQuery(topicArticleQuery(id));
  const article = item.state === 'ready' ? item.value : undefined;
  const column = topicColumn(params, article);
  if (item.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (item.state === 'failed') {
    return (
      <Notice
        kind="failed"
        heading
        text={item.message || words['state.networkError']}
        action={{ text: words['state.retry'], run: item.retry }}
      />
    );
  }
  if (!article) {
    const link = { text: words['state.toHome'], href: `${basePath}/home.html` };
    return <Notice kind="gone" heading text={words['state.removed']} link={link} />;
  }
  return (
    <>
      <TopicHead article={article} />
      {column > 0 ? <Parts column={column} /> : <Notice kind="empty" text={words['state.noArticles']} />}
    </>
  );
}

/** A topic without parts is a list. */
function Parts({ column }: { readonly column: number }) {
  const words = useWords();
  const parts = useQuery(getSubSpecialArticlesQuery(column));
  if (parts.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (parts.state === 'failed') {
    return (
      <Notice
        kind="failed"
        text={parts.message || words['state.networkError']}
        action={{ text: words['state.retry'], run: parts.retry }}
      />
    );
  }
  if (parts.state === 'ready' && parts.value.length > 0) return <TopicParts parts={parts.value} />;
  return <ColumnContent column={emptyColumn(column)} />;
}
