import type { Article } from '@touch/api/articleContent';
import { countLiveClick, type LiveMain } from '@touch/api/lives';
import { ArticleBody } from '@touch/features/article/ArticleBody';
import { articleActionsOf } from '@touch/features/article/articleActions';
import { firstReading, useCountClick } from '@touch/features/article/useCountClick';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { useGallery } from '@touch/widgets/gallery/useGallery';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import style from './Live.module.css';
import { LiveHeading } from './LiveHeading';
import { LiveReports } from './LiveReports';
import { LiveVideo } from './LiveVideo';
import { useTexts } from './texts';
import { type LivePage, useLive } from './useLive';

interface LiveProps {
  readonly article: Article;
  /** Number of the live; '' where the article names none. */
  readonly id: string;
  readonly comments: ReactNode;
  readonly loadComments: () => unknown;
}

/** A live with its states (F7). */
export function Live({ article, id, comments, loadComments }: LiveProps) {
  const words = useWords();
  const live = useLive(id);
  useCountClick(article);
  useCountLive(article, id);
  if (live.state === 'failed') return <FailedNotice retry={live.retry} />;
  if (live.state === 'empty') return <Notice kind="gone" heading text={words['state.removed']} />;
  if (!live.main) return <ScreenSkeleton />;
  return (
    <Loaded article={article} live={live} main={live.main} comments={comments} loadComments={loadComments} />
  );
}

function useCountLive(article: Article, id: string): void {
  const { sendAndForget, flags, config } = useVisit();
  const { countsReads } = articleActionsOf(article, flags, config.auditType);
  useEffect(() => {
    if (countsReads && id && firstReading(`live-${id}`)) countLiveClick(sendAndForget, id);
  }, [sendAndForget, countsReads, id]);
}

type Part = 'reports' | 'comments';

interface LoadedProps extends Omit<LiveProps, 'id'> {
  readonly live: LivePage;
  readonly main: LiveMain;
}

function Loaded({ article, live, main, comments, loadComments }: LoadedProps) {
  const texts = useTexts();
  const openPicture = useGallery(article.pictures);
  const [part, setPart] = useState<Part>('reports');
  // Without script both parts stand below each other.
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const choose = (event: MouseEvent, next: Part) => {
    event.preventDefault();
    if (next === 'comments') loadComments();
    setPart(next);
  };
  return (
    <div className={style.live}>
      <LiveVideo main={main} />
      <LiveHeading article={article} main={main} connection={live.connection} />
      <details className={style.about}>
        <summary className={style.summary}>{texts.about}</summary>
        <ArticleBody article={article} onPicture={openPicture} />
      </details>
      <nav className={style.parts} aria-label={texts.parts}>
        {(['reports', 'comments'] as const).map((key) => (
          <a
            key={key}
            className={style.part}
            href={`#live-${key}`}
            aria-current={key === part ? 'true' : undefined}
            onClick={(event) => choose(event, key)}
          >
            {texts[key]}
          </a>
        ))}
      </nav>
      <section id="live-reports" hidden={hasScript && part !== 'reports'} aria-label={texts.reports}>
        <LiveReports live={live} main={main} showReports={() => setPart('reports')} />
      </section>
      <section id="live-comments" hidden={hasScript && part !== 'comments'} aria-label={texts.comments}>
        {comments}
      </section>
    </div>
  );
}
