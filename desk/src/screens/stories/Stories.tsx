import { reasonOf } from '@desk/api/callErrors';
import { newsroom } from '@desk/api/newsroom';
import { useCallPages } from '@desk/api/useCall';
import { Queue, QueueList } from '@desk/parts/Queue';
import { StoryRows } from '@desk/parts/stories/StoryRows';
import { type TextKey, useText } from '@desk/texts/useText';
import { Select } from '@desk/ui/Select';
import { useParams, useSearchParams } from 'react-router';

const lists = {
  all: 'listAll',
  mine: 'listMine',
  waiting: 'listWaiting',
  draft: 'draft',
  sent: 'sent',
  passed: 'passed',
  ready: 'ready',
  published: 'published',
  withdrawn: 'withdrawn',
  binned: 'binned',
} as const satisfies Record<string, TextKey>;
type List = keyof typeof lists;
const isList = (name: string): name is List => name in lists;

/** Every story of the site, by state. */
export default function Stories() {
  const say = useText();
  const site = Number(useParams().site);
  const [search, setSearch] = useSearchParams();
  const named = search.get('list') ?? 'all';
  const list: List = isList(named) ? named : 'all';
  const pages = useCallPages(
    newsroom.stories,
    (before) => ({ site, list, before }),
    ({ next }) => next,
  );
  const rows = pages.data?.flatMap((page) => page.list) ?? [];
  return (
    <Queue
      title={say('stories')}
      head={
        <Select
          label={say('listAll')}
          isLabelHidden
          choices={Object.entries(lists).map(([id, key]) => ({ id, label: say(key) }))}
          value={list}
          onChange={(id) => setSearch(id === 'all' ? {} : { list: id }, { replace: true })}
        />
      }
    >
      <QueueList
        isLoading={pages.isPending}
        isEmpty={rows.length === 0}
        failure={pages.error ? reasonOf(pages.error, say) : ''}
        emptyWords={say('nothingHere')}
        onRetry={() => void pages.refetch()}
        onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      >
        <StoryRows label={say('stories')} rows={rows} hrefOf={(id) => `/${site}/stories/${id}`} />
      </QueueList>
    </Queue>
  );
}
