import { KindNumber } from '@contract/codes';
import { dynamicListQuery } from '@touch/api/dynamics';
import { authorInfoQuery, type Reporter, reporterArticlesQuery } from '@touch/api/people';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useKeptScroll } from '@touch/features/lists/useKeptScroll';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { PersonPage } from '@touch/features/people/PersonPage';
import { idOf } from '@touch/features/people/personId';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Tabs } from '@touch/ui/Tabs';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import type { SharedPage } from '@touch/widgets/share/shareObject';
import { FollowReporter } from './FollowReporter';
import { ReporterArticles, ReporterDynamics } from './ReporterLists';
import style from './reporter.module.css';
import { reporterTabs, tabOf } from './tabs';
import { useTexts } from './texts';
import { useKeptLists, useTab } from './useTab';

export { loadTexts } from './texts';

export const options: ScreenOptions = { keptAlive: true, wide: true };

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const id = idOf(params);
  if (id === '') return;
  await Promise.all([
    ensureLoaded(cache, authorInfoQuery(id)),
    tabOf(query) === 'dynamics'
      ? ensureListLoaded(cache, dynamicListQuery(id))
      : ensureListLoaded(cache, reporterArticlesQuery(id)),
  ]);
}

/** A reporter with their articles and dynamics (F16). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const id = idOf(params);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? (
        <Loaded query={authorInfoQuery(id)}>
          {(reporter) => <ReporterPage id={id} reporter={reporter} query={query} />}
        </Loaded>
      ) : (
        <Absent />
      )}
    </>
  );
}

interface ReporterPageProps {
  readonly id: string;
  readonly reporter: Reporter;
  readonly query: URLSearchParams;
}

function ReporterPage({ id, reporter, query }: ReporterPageProps) {
  const words = useWords();
  const texts = useTexts();
  const { basePath, config, flags, navigation } = useVisit();
  const tab = useTab(query);
  useKeptLists(id);
  useKeptScroll(reporterTabs.indexOf(tab));
  const { articleCount, rssCount } = reporter;
  const written = (count: number) => countText(count, { style: config.countStyle, words });
  const counts = [
    ...(articleCount > 0 ? [texts.articleCount(articleCount, written(articleCount))] : []),
    ...(rssCount > 0 ? [words['count.subscribers'](rssCount, written(rssCount))] : []),
  ];
  return (
    <PersonPage
      person={reporter}
      portrait="round"
      counts={counts}
      actions={
        flags.cms ? null : (
          <>
            <FollowReporter reporter={reporter} />
            <SharePageButton page={sharedPage(reporter)} />
          </>
        )
      }
    >
      <div className={style.tabs}>
        <Tabs
          tabs={reporterTabs.map((key) => ({
            key,
            text: texts[key],
            href: `${basePath}/reporter/${id}.html?tab=${key}`,
            current: key === tab,
          }))}
          label={texts.contents}
          choose={(href) => navigation.go(href, 'replace')}
        />
      </div>
      {tab === 'dynamics' ? <ReporterDynamics id={id} /> : <ReporterArticles id={id} />}
    </PersonPage>
  );
}

const sharedPage = ({ id, name, duty, description, url }: Reporter): SharedPage => ({
  path: `/reporter/${id}.html`,
  title: [name, duty].filter(Boolean).join(' '),
  text: description,
  picture: url,
  objectType: KindNumber.poster.reporter,
  id,
  poster: KindNumber.poster.reporter,
});
