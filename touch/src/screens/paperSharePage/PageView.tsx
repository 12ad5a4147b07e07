import type { PaperIssue, PaperPage } from '@touch/api/papers';
import { safeUrl } from '@touch/lib/safeUrl';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { PageImage } from './PageImage';
import style from './paperSharePage.module.css';
import { pagePath, storyPath } from './place';
import { sharedPaperPage } from './sharedPaper';
import { useTexts } from './texts';

interface PageViewProps {
  readonly issue: PaperIssue;
  readonly paper: string;
  readonly page: PaperPage;
}

/** A page of the edition: its image, its tools, and its articles as a list. */
export function PageView({ issue, paper, page }: PageViewProps) {
  const texts = useTexts();
  const { basePath, siteLang } = useVisit();
  const href = (article: string) => `${basePath}${storyPath(issue.date, paper, page.id, article)}`;
  const pdf = safeUrl(page.pdfUrl);
  return (
    <div className={style.page}>
      <PageImage page={page} hrefOf={href} />
      <div>
        <div className={style.tools}>
          {pdf ? (
            <a className={style.tool} href={pdf} download>
              <Icon name="download" size={18} />
              {texts.pdf}
            </a>
          ) : null}
          <SharePageButton page={sharedPaperPage(issue.date, paper, page)} />
        </div>
        <section aria-labelledby="stories">
          <h1 id="stories" className={style.heading} lang={siteLang}>
            {page.name}
          </h1>
          {page.stories.length === 0 ? <p className={style.none}>{texts.noStories}</p> : null}
          <ol className={style.stories} lang={siteLang}>
            {page.stories.map(({ fileId, title }) => (
              <li key={fileId}>
                <a href={href(fileId)}>{title}</a>
              </li>
            ))}
          </ol>
        </section>
        <PageSteps issue={issue} paper={paper} page={page} />
      </div>
    </div>
  );
}

/** The pages before and behind this one. */
function PageSteps({ issue, paper, page }: PageViewProps) {
  const texts = useTexts();
  const { basePath, navigation, siteLang } = useVisit();
  const place = issue.pages.indexOf(page);
  const step = (other: PaperPage | undefined, text: string) => {
    if (!other) return <span />;
    const href = `${basePath}${pagePath(issue.date, paper, other.id)}`;
    return (
      <a
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          navigation.go(href, 'replace');
        }}
      >
        <span>{text}</span>
        <b lang={siteLang}>{other.name}</b>
      </a>
    );
  };
  return (
    <nav className={style.steps} aria-label={texts.turnPages}>
      {step(issue.pages[place - 1], texts.earlierPage)}
      {step(issue.pages[place + 1], texts.laterPage)}
    </nav>
  );
}
