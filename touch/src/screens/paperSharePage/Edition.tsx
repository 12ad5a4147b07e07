import { issueQuery, type Paper, type PaperIssue } from '@touch/api/papers';
import { useQuery } from '@touch/api/useQuery';
import { useVisit } from '@touch/outside/visit';
import { Tabs } from '@touch/ui/Tabs';
import { EditionBar } from './EditionBar';
import { Loaded } from './Loaded';
import { PageView } from './PageView';
import style from './paperSharePage.module.css';
import { type Place, pageAt, pagePath } from './place';
import { SearchForm } from './SearchForm';
import { useTexts } from './texts';

interface EditionProps {
  readonly place: Place;
  readonly papers: readonly Paper[];
}

/** One edition: its day, its pages, and the page that is open. */
export function Edition({ place, papers }: EditionProps) {
  const texts = useTexts();
  const { basePath, navigation, siteLang } = useVisit();
  const result = useQuery(issueQuery(place.paper, place.date));
  const date = result.state === 'ready' ? result.value.date : place.date;
  const latest = { text: texts.toLatest, href: `${basePath}/paperSharePage.html` };
  const tabs = papers.map(({ id, name }) => ({
    key: id,
    text: name,
    current: id === place.paper,
    href: `${basePath}${pagePath('latest', id)}`,
  }));
  return (
    <>
      {tabs.length > 1 ? (
        <div className={style.papers}>
          <Tabs
            tabs={tabs}
            label={texts.papers}
            lang={siteLang}
            choose={(href) => navigation.go(href, 'replace')}
          />
        </div>
      ) : null}
      <EditionBar paper={place.paper} date={date} />
      <Loaded
        result={result}
        missing={place.date ? texts.noEdition : texts.noEditions}
        {...(place.date ? { link: latest } : {})}
      >
        {(issue) => <Pages issue={issue} place={place} />}
      </Loaded>
      <SearchForm words="" />
    </>
  );
}

function Pages({ issue, place }: { readonly issue: PaperIssue; readonly place: Place }) {
  const texts = useTexts();
  const { basePath, navigation, siteLang } = useVisit();
  const page = pageAt(issue, place.layout);
  const result = page ? ({ state: 'ready', value: page } as const) : ({ state: 'empty' } as const);
  const edition = { text: texts.toEdition, href: `${basePath}${pagePath(issue.date, place.paper)}` };
  const tabs = issue.pages.map(({ id, name }) => ({
    key: id,
    text: name,
    current: id === page?.id,
    href: `${basePath}${pagePath(issue.date, place.paper, id)}`,
  }));
  return (
    <>
      <div className={style.pages}>
        <Tabs
          tabs={tabs}
          level="second"
          label={texts.pages}
          lang={siteLang}
          choose={(href) => navigation.go(href, 'replace')}
        />
      </div>
      <Loaded result={result} missing={texts.noPage} link={edition}>
        {(shown) => <PageView key={shown.id} issue={issue} paper={place.paper} page={shown} />}
      </Loaded>
    </>
  );
}
