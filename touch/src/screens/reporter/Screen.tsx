import { KindNumber } from '@contract/codes';
import { authorInfoQuery, type Reporter } from '@touch/api/people';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useKeptScroll } from '@touch/features/lists/useKeptScroll';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { PersonPage } from '@touch/features/people/PersonPage';
import { idOf } from '@touch/features/people/personId';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Tabs } from '@touch/ui/Tabs';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import type { SharedPage } from '@touch/widgets/share/shareObject';
import { FollowReporter } from './FollowReporter';
import { ReporterArticles, ReporterDynamics } from './ReporterLists';
import style from './reporter.module.css';
import { reporterTabs } from './tabs';
import { useTexts } from './texts';
import { useKeptLists, useTab } from './useTab';

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
