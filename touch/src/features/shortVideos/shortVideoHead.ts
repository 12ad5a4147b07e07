import { shortVideoQuery } from '@touch/api/shortVideos';
import { safeUrl } from '@touch/lib/safeUrl';
import { shareDescription } from '@touch/lib/text';
import { parseWireDate } from '@touch/lib/time';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';
import { videoIdOf } from './videoId';

/** Both screens of a video have one address for search engines; an unknown video answers 404 (A11, A3). */
export function shortVideoHead({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = videoIdOf(params);
  const query = shortVideoQuery(id);
  const video = cache.getValue(query);
  const { appName } = visit.config;
  if (!video) {
    const gone = id === '' || cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${appName}`, noIndex: true, gone };
  }
  const { title, description, cover, videoUrl, duration, publishtime, userName } = video;
  const image = safeUrl(cover, visit.origin);
  const published = parseWireDate(publishtime);
  const uploaded = published === undefined ? {} : { uploadDate: new Date(published).toISOString() };
  const summary = shareDescription(description || title);
  return {
    title: `${title} - ${appName}`,
    shareTitle: title,
    description: summary,
    canonical: `/minVideoDetail/${id}.html`,
    type: 'video.other',
    ...(image ? { image } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description: summary,
        ...uploaded,
        ...(image ? { thumbnailUrl: image } : {}),
        contentUrl: safeUrl(videoUrl, visit.origin),
        ...(duration > 0 ? { duration: `PT${Math.round(duration)}S` } : {}),
        ...(userName ? { author: { '@type': 'Person', name: userName } } : {}),
      },
    ],
  };
}
