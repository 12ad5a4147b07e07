import type { Queries } from '@platform/db/connection';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { requestStream } from '@platform/videos/streams.service';
import type { VideoStream } from '@platform/videos/videoJobs.types';
import type { ArticleDraft, DraftVideo } from '../documents/draft.types';
import { hashItem } from '../lists/itemCache.service';
import { lockDocuments, saveDocuments } from './saving.store';

/** The draft with the streams of its stored videos; one that is not cut yet begins its job. */
export async function withStreams(
  db: Queries,
  site: number,
  article: number,
  draft: ArticleDraft,
  at: Date,
): Promise<ArticleDraft> {
  if (!draft.videos) return draft;
  const videos: DraftVideo[] = [];
  for (const video of draft.videos) {
    const stream = await requestStream(db, site, video, { kind: 'article', id: article }, at);
    const cover = video.cover || (stream?.poster ?? '');
    videos.push(stream ? { ...video, url: stream.playlist, cover } : video);
  }
  return { ...draft, videos };
}

/** A whole JSON text that is this address, as the stored documents have it. */
const jsonAddress = (url: string): string => JSON.stringify(ORIGIN_PLACEHOLDER + url);

/** The stream takes the place of the video in the documents of an article; part of the job's transaction. */
export async function putArticleStream(
  db: Queries,
  site: number,
  article: number,
  source: string,
  { playlist }: VideoStream,
): Promise<void> {
  const documents = await lockDocuments(db, site, article);
  if (!documents) return;
  const changed = (document: string) => document.replaceAll(jsonAddress(source), jsonAddress(playlist));
  const item = changed(documents.item);
  const content = changed(documents.content);
  await saveDocuments(db, site, article, { item, content, mark: hashItem(item) });
}
