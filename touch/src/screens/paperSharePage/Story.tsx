import {
  countPaperReading,
  issueQuery,
  type PaperIssue,
  type PaperStory,
  storyQuery,
} from '@touch/api/papers';
import { useQuery } from '@touch/api/useQuery';
import { plainTitle } from '@touch/lib/text';
import { dateText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { Prose } from '@touch/ui/Prose';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { type ComponentType, useEffect, useState } from 'react';
import { Loaded } from './Loaded';
import { dayOf, type Place, pagePath, storyPath } from './place';
import type { StoryLikeProps } from './StoryLike';
import { sharedStory } from './sharedPaper';
import style from './story.module.css';
import { useTexts } from './texts';
import { useCountOpening } from './useCountOpening';

/** An article of the paper, with the ones before and behind it in the paper's order. */
export function Story({ place }: { readonly place: Place }) {
  const words = useWords();
  const result = useQuery(storyQuery(place.article, place.ticket));
  return (
    <Loaded result={result} missing={words['state.removed']}>
      {(story) => <Article key={story.fileId} story={story} place={place} />}
    </Loaded>
  );
}

function Article({ story, place }: { readonly story: PaperStory; readonly place: Place }) {
  const texts = useTexts();
  const words = useWords();
  const { now, siteLang, config, flags, sendAndForget } = useVisit();
  const isCounted = !place.ticket && !flags.preview && !flags.view && !flags.cms;
  useEffect(() => {
    if (isCounted) countPaperReading(sendAndForget, story.fileId);
  }, [isCounted, sendAndForget, story.fileId]);
  const at = parseWireDate(story.publishtime);
  useCountOpening(story.fileId, place.ticket !== '');
  return (
    <article className={style.story}>
      {place.ticket ? <p className={style.preview}>{words['state.previewNote']}</p> : null}
      <header lang={siteLang}>
        {story.introTitle ? <p className={style.intro}>{story.introTitle}</p> : null}
        <h1 className={style.title}>{plainTitle(story.title)}</h1>
        {story.subtitle ? <p className={style.subtitle}>{story.subtitle}</p> : null}
      </header>
      <p className={style.facts}>
        {[story.source, story.author].filter(Boolean).map((fact) => (
          <span key={fact} lang={siteLang}>
            {fact}
          </span>
        ))}
        {at === undefined ? null : (
          <time dateTime={new Date(at).toISOString()}>{dateText(at, now(), words)}</time>
        )}
        {story.layout ? <span>{texts.onPage(story.layout)}</span> : null}
      </p>
      {story.pictures.map(({ imageUrl, summary, width, height }, index) => (
        <figure key={imageUrl} className={style.figure}>
          <Picture
            src={imageUrl}
            suffix={config.xyApi.imageSuffixPath}
            alt={summary}
            sizes="(min-width: 720px) 720px, 100vw"
            priority={index === 0}
            {...(width > 0 && height > 0 ? { ratio: `${width}:${height}` } : {})}
          />
          {summary ? <figcaption lang={siteLang}>{summary}</figcaption> : null}
        </figure>
      ))}
      <Prose html={story.content} lang={siteLang} />
      {place.ticket ? null : <Onward story={story} place={place} />}
    </article>
  );
}

/** Sharing, the page the article stands on, and its neighbours. */
function Onward({ story, place }: { readonly story: PaperStory; readonly place: Place }) {
  const texts = useTexts();
  const { basePath, flags } = useVisit();
  const date = dayOf(story.publishtime);
  const issue = useQuery(issueQuery(place.paper, date));
  const known = issue.state === 'ready' ? issue.value : undefined;
  const page = `${basePath}${pagePath(date, place.paper, story.layoutId)}`;
  return (
    <footer>
      <div className={style.tools}>
        <a className={style.toPage} href={page}>
          {texts.toPage}
        </a>
        {flags.view || flags.cms ? null : <LazyLike fileId={story.fileId} countPraise={story.countPraise} />}
        <SharePageButton page={sharedStory(story, place.paper)} />
      </div>
      <nav className={style.steps} aria-label={texts.turnStories}>
        <Neighbour text={texts.earlierStory} id={story.prevId} issue={known} paper={place.paper} />
        <Neighbour text={texts.laterStory} id={story.nextId} issue={known} paper={place.paper} />
      </nav>
    </footer>
  );
}

/** Not needed to read, and of no use without JavaScript: the served page has none. */
function LazyLike(story: StoryLikeProps) {
  const words = useWords();
  const { toast } = useVisit();
  const [Like, setLike] = useState<ComponentType<StoryLikeProps>>();
  useEffect(() => {
    import('./StoryLike').then(
      (part) => setLike(() => part.StoryLike),
      // The code did not load.
      () => toast(words['state.networkError']),
    );
  }, [toast, words]);
  return Like ? <Like {...story} /> : <span />;
}

interface NeighbourProps {
  readonly text: string;
  /** 0 = none. */
  readonly id: number;
  readonly issue: PaperIssue | undefined;
  readonly paper: string;
}

function Neighbour({ text, id, issue, paper }: NeighbourProps) {
  const { basePath, navigation, siteLang } = useVisit();
  const article = String(id);
  const page = issue?.pages.find(({ stories }) => stories.some(({ fileId }) => fileId === article));
  if (id <= 0 || !issue || !page) return null;
  const href = `${basePath}${storyPath(issue.date, paper, page.id, article)}`;
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // The way back leads to the page, not through every article.
        navigation.go(href, 'replace');
      }}
    >
      <span>{text}</span>
      <b lang={siteLang}>{page.stories.find(({ fileId }) => fileId === article)?.title}</b>
    </a>
  );
}
