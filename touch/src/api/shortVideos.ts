import { RELATED_VIDEO_CAP, RELATED_VIDEO_CLIENT, RELATED_VIDEO_NODE } from '@contract/limits';
import { MvodEventType } from '@contract/participation/codes';
import type { Answer } from '@contract/render';
import * as operations from '@contract/shortVideos';
import { at } from '@touch/outside/member/addresses';
import type { Page, Query, QueryCache } from '@touch/outside/queryCache';
import { queryKey } from '@touch/outside/queryCache';
import { sendPlainJson } from '@touch/outside/sendPlainJson';
import type { Visit } from '@touch/outside/visit';
import type { ShortVideo, ShortVideoFile, ShortVideoSettings } from './reading/shortVideos';

export type { ShortVideo, ShortVideoFile, ShortVideoSettings } from './reading/shortVideos';

const articleName = at(operations.mvodArticle);
const attachName = at(operations.mvodAttach);
const configName = at(operations.mvodConfig);
const relatedName = at(operations.relatedList);
const praiseName = at(operations.mvodPraise);
const eventName = at(operations.mvodEvent, { outlives: true });

export const shortVideoQuery = (id: string): Query<ShortVideo> => ({
  key: queryKey(articleName, { id }),
  operation: articleName,
  input: { id },
  read: async (data) => (await import('./reading/shortVideos')).readShortVideo(data),
});

/** The related ones of a video, four a page. @param page counts from 1 */
export function relatedQuery(id: string, page = 1): Query<Page<ShortVideo>> {
  const input = { id, page, size: RELATED_VIDEO_CAP };
  return {
    key: queryKey(relatedName, input),
    operation: relatedName,
    input: { ...input, clientType: RELATED_VIDEO_CLIENT, node: RELATED_VIDEO_NODE },
    read: async (data) => (await import('./reading/shortVideos')).readRelated(data),
  };
}

export const shortVideoSettingsQuery: Query<ShortVideoSettings> = {
  key: configName,
  operation: configName,
  input: {},
  read: async (data) => (await import('./reading/shortVideos')).readSettings(data),
};

/** Playlists, captions and further files of a video. */
export const shortVideoFilesQuery = (id: string): Query<readonly ShortVideoFile[]> => ({
  key: queryKey(attachName, { id }),
  operation: attachName,
  input: { id },
  read: async (data) => (await import('./reading/shortVideos')).readFiles(data),
});

interface Praised {
  readonly answer: Answer | undefined;
  /** As the platform counts it now. */
  readonly countPraise: number | undefined;
}

/** Likes a video or takes the like back; without an answer the network failed. */
export async function praiseShortVideo(
  cache: QueryCache,
  id: string,
  appId: string,
  isLiked: boolean,
): Promise<Praised> {
  const answer = await cache.call(praiseName, { id, appId, cancel: isLiked ? 0 : 1 });
  if (answer?.status !== 0) return { answer, countPraise: undefined };
  const { readPraise } = await import('./reading/shortVideos');
  return { answer, countPraise: readPraise(answer.data)?.countPraise };
}

/** A play or share; nobody waits for it and nobody is told when it fails. */
export function countVideoEvent(
  { cache, config, flags }: Pick<Visit, 'cache' | 'config' | 'flags'>,
  id: string,
  event: 'play' | 'share',
): void {
  const input = { id, eventType: MvodEventType[event] };
  const url = `${config.xyApi.mVodUrl}${operations.mvodEvent.path}`;
  if (flags.inApp || !sendPlainJson(config, url, input)) void cache.call(eventName, input);
}
