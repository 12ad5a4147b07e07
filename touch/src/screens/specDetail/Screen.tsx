import { getSubSpecialArticlesQuery, topicArticleQuery } from '@touch/api/topics';
import { useQuery } from '@touch/api/useQuery';
import { ColumnContent } from '@touch/features/lists/column/ColumnContent';
import { emptyColumn } from '@touch/features/lists/columnById';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { sharedTopic } from './sharedTopic';
import { TopicHead } from './TopicHead';
import { TopicParts } from './TopicParts';
import { useTexts } from './texts';
import { topicColumn } from './theTopic';

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
  const link = { text: words['state.toHome'], href: `${basePath}/home.html` };
  return (
    <QueryState
      result={useQuery(topicArticleQuery(id))}
      heading
      empty={<Notice kind="gone" heading text={words['state.removed']} link={link} />}
      skeleton={<RowSkeleton rows={6} label={words['state.loading']} />}
    >
      {(article) => {
        const column = topicColumn(params, article);
        return (
          <>
            <TopicHead article={article} />
            {column > 0 ? (
              <Parts column={column} />
            ) : (
              <Notice kind="empty" text={words['state.noArticles']} />
            )}
          </>
        );
      }}
    </QueryState>
  );
}

/** A topic without parts is a list. */
function Parts({ column }: { readonly column: number }) {
  const words = useWords();
  const list = <ColumnContent column={emptyColumn(column)} />;
  return (
    <QueryState
      result={useQuery(getSubSpecialArticlesQuery(column))}
      empty={list}
      skeleton={<RowSkeleton rows={6} label={words['state.loading']} />}
    >
      {(parts) => (parts.length > 0 ? <TopicParts parts={parts} /> : list)}
    </QueryState>
  );
}
