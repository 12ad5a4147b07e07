import type { Article } from '@touch/api/articleContent';
import { articlePath } from '@touch/api/articlePath';
import type { LiveMain } from '@touch/api/lives';
import { appLink } from '@touch/lib/appLink';
import { countText } from '@touch/lib/counts';
import { publicBase } from '@touch/lib/publicBase';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import type { SocketStage } from '@touch/outside/socket/socketState';
import { useVisit } from '@touch/outside/visit';
import { ConnectionLabel } from './ConnectionLabel';
import { Countdown } from './Countdown';
import { calendarHref } from './calendar';
import style from './LiveHeading.module.css';
import { stageOf, stageWords } from './liveState';
import { useTexts } from './texts';

interface LiveHeadingProps {
  readonly article: Article;
  readonly main: LiveMain;
}

/** State, title, viewers, what it is about; before the start the countdown. */
export function LiveHeading({
  article,
  main,
  connection,
}: LiveHeadingProps & { readonly connection: SocketStage | undefined }) {
  const words = useWords();
  const texts = useTexts();
  const { config, now, siteLang, basePath } = useVisit();
  const stage = stageOf(main);
  const start = parseWireDate(main.startTime);
  const lang = article.language || siteLang;
  return (
    <header className={style.heading}>
      <div className={style.state}>
        <strong className={style[stage]}>{words[stageWords[stage]]}</strong>
        {start === undefined ? null : <span>{texts.starts(dateTimeText(start, now(), words))}</span>}
        {config.globalCount.showReadCount && main.countClick > 0 ? (
          <span>
            {words['count.viewers'](
              main.countClick,
              countText(main.countClick, { style: config.countStyle, words }),
            )}
          </span>
        ) : null}
        <ConnectionLabel stage={stage === 'preview' || stage === 'live' ? connection : undefined} />
      </div>
      <h1 className={style.title} lang={lang}>
        {main.title || article.title}
      </h1>
      {/* exactly this class and this direct child: readers of the page compare them (wire W20) */}
      <div className="content-details">
        <span className="source" lang={siteLang}>
          {article.credits.find(({ role }) => role === 'source')?.names ?? config.appName}
        </span>
      </div>
      {main.content ? (
        <p className={style.content} lang={lang}>
          {main.content}
        </p>
      ) : null}
      {stage === 'preview' ? <Preview article={article} main={main} start={start} /> : null}
      {stage === 'ended' ? <p className={style.note}>{texts.noPlayback}</p> : null}
      {main.sendPresentClosed === 0 ? (
        <p className={style.gifts}>
          {texts.gifts}
          <a className={style.action} href={appLink(config.deepChain) ?? `${basePath}/downloadClient.html`}>
            {words['shell.useApp']}
          </a>
        </p>
      ) : null}
    </header>
  );
}

function Preview({ article, main, start }: LiveHeadingProps & { readonly start: number | undefined }) {
  const texts = useTexts();
  const { config, origin, basePath, siteLang } = useVisit();
  const { announcement } = main.config;
  const url = `${publicBase(config) ?? origin + basePath}${articlePath(article)}`;
  return (
    <div className={style.preview}>
      {announcement ? (
        <p className={style.announcement} lang={article.language || siteLang}>
          {announcement}
        </p>
      ) : null}
      {start === undefined ? null : (
        <>
          <Countdown start={start} />
          <a
            className={style.action}
            download="live.ics"
            href={calendarHref({
              uid: `live-${main.fileId}@${config.siteID}`,
              title: main.title,
              start,
              end: parseWireDate(main.endTime),
              url,
            })}
          >
            {texts.remind}
          </a>
        </>
      )}
    </div>
  );
}
