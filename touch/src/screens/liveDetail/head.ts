import { type LiveReport, liveViewQuery } from '@touch/api/lives';
import { cachedList } from '@touch/api/useQuery';
import { articleQuery } from '@touch/features/article/articleQuery';
import { articleHead } from '@touch/features/article/head/articleHead';
import { isoTime } from '@touch/features/article/head/articlePage';
import { safeUrl } from '@touch/lib/safeUrl';
import type { Head, HeadContext } from '@touch/outside/screen';
import { isLive, liveIdOf } from './liveId';
import type { LiveList } from './liveList';
import { playableLines, stageOf } from './liveState';
import type { texts as zh } from './texts/zh';

const update = (report: LiveReport, url: string) => ({
  '@type': 'BlogPosting',
  headline: report.title || report.content.slice(0, 60),
  articleBody: report.content,
  datePublished: isoTime(report.publishtime),
  url: `${url}#report-${report.fileId}`,
  ...(report.user ? { author: { '@type': 'Person', name: report.user } } : {}),
});

/** Moment of the last report or of the last change of the live's article; both have the same offset. */
const lastChange = (reports: readonly LiveReport[], changed: string): string =>
  reports.map(({ publishtime }) => isoTime(publishtime) ?? '').reduce((a, b) => (a > b ? a : b), changed);

/**
 * A running commentary for search engines; a live with a video is a broadcast, too.
 * @param base head of the live's article
 */
function liveData(list: LiveList, base: Head, origin: string) {
  if (!list.extras) return [];
  const { main } = list.extras;
  const url = base.canonical ?? '';
  const reports = list.pages.flat();
  const start = isoTime(main.startTime);
  const end = main.endTime ? isoTime(main.endTime) : undefined;
  const context = { '@context': 'https://schema.org' };
  const [line] = playableLines(main);
  const blog = {
    ...context,
    '@type': 'LiveBlogPosting',
    headline: main.title,
    description: main.content,
    datePublished: base.publishedTime,
    dateModified: lastChange(reports, String(base.jsonLd?.[0]?.dateModified ?? '')),
    coverageStartTime: start,
    ...(end ? { coverageEndTime: end } : {}),
    mainEntityOfPage: url,
    liveBlogUpdate: reports.map((report) => update(report, url)),
  };
  const broadcast = {
    ...context,
    '@type': 'BroadcastEvent',
    name: main.title,
    startDate: start,
    ...(end ? { endDate: end } : {}),
    isLiveBroadcast: stageOf(main) === 'live',
    url,
    ...(line
      ? {
          video: {
            '@type': 'VideoObject',
            name: main.title,
            uploadDate: start,
            contentUrl: safeUrl(line.url, origin),
          },
        }
      : {}),
  };
  return main.type === 1 ? [broadcast, blog] : [blog];
}

export function head(context: HeadContext<typeof zh>): Head {
  const base = articleHead(context);
  const { cache, params, visit, texts } = context;
  const query = articleQuery(context);
  const article = query && cache.getValue(query);
  if (base.gone || !article) return base;
  if (!isLive(article)) return { title: texts.noLive, gone: true };
  const list = cachedList(cache, liveViewQuery(liveIdOf(article, params)));
  if (!list) return base;
  // The first one names the page as an article.
  const [, ...others] = base.jsonLd ?? [];
  return { ...base, jsonLd: [...liveData(list, base, visit.origin), ...others] };
}
