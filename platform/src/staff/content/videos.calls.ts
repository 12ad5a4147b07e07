import { newsroom } from '@contract/newsroom';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { cleanLine, cleanWords } from '@platform/html/words';
import type { MediaStore } from '@platform/media/mediaStore';
import { readCaptions } from '@platform/shortVideos/captions.rules';
import {
  addShortVideo,
  changeShortVideo,
  type NewShortVideo,
  setShortVideoSettings,
} from '@platform/shortVideos/shortVideos.service';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { addVideoJob, listVideoJobs } from '@platform/videos/videoJobs.service';
import { transportFault } from '@platform/wire/refusals';
import { isCategoryOf } from '../namedObjects.store';
import { done, type NewsroomCalls } from '../newsroom.calls';

const stored = (url: string): string => (url === '' ? '' : ORIGIN_PLACEHOLDER + url);

/** Videos are cut into streams, short videos published, changed and withdrawn. */
export function videoCalls(calls: NewsroomCalls, db: Database, media: MediaStore): void {
  jobCalls(calls, db);
  addShortVideoCall(calls, db, media);
  shortVideoCalls(calls, db);
}

function jobCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.cutVideo, 'videos', async ({ site, url }, { actContext: work }) =>
    db.transaction(async (queries) => {
      const { id } = await addVideoJob(queries, site, url, work.at);
      await recordAct(queries, work, { act: 'cutVideo', objectKind: 'video', objectID: id, detail: { url } });
      return { id };
    }),
  );

  on(newsroom.videos, 'videos', async ({ site }) => ({
    list: (await listVideoJobs(db, site)).map(({ id, source, state, progress, error, result }) => ({
      id,
      url: source,
      state,
      progress,
      error,
      playlist: result?.playlist ?? '',
      poster: result?.poster ?? '',
    })),
  }));
}

/** @throws Refusal 400 with the reason */
function captionsText(given: string): string {
  const read = readCaptions(given);
  if ('fault' in read) throw transportFault(400, read.fault);
  return read.text;
}

function addShortVideoCall({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  on(
    newsroom.addShortVideo,
    'videos',
    async ({ site, url, cover, captions, category, ...input }, { actContext: work }) => {
      const text = captions === '' ? undefined : await media.keepText(captionsText(captions), 'vtt');
      const video: NewShortVideo = {
        width: input.width,
        height: input.height,
        duration: input.duration,
        reporterID: input.reporterID,
        accountID: input.accountID,
        categoryID: category,
        title: cleanLine(input.title),
        description: cleanWords(input.description),
        videoUrl: stored(url),
        cover: stored(cover),
        captions: text && { url: stored(text.url), size: text.size },
        publishedAt: work.at,
      };
      return db.transaction(async (queries) => {
        const id = await addShortVideo(queries, site, video);
        if (id === undefined) throw transportFault(404, 'there is no such reporter, account or category');
        await addVideoJob(queries, site, url, work.at);
        const detail = { title: video.title, url };
        await recordAct(queries, work, {
          act: 'addShortVideo',
          objectKind: 'shortVideo',
          objectID: id,
          detail,
        });
        return { id };
      });
    },
  );
}

function shortVideoCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.changeShortVideo, 'videos', async ({ site, id, category, ...change }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      const changed = {
        ...change,
        title: change.title === undefined ? undefined : cleanLine(change.title),
        description: change.description === undefined ? undefined : cleanWords(change.description),
        categoryID: category,
      };
      if (!(await isCategoryOf(queries, site, 'MVOD', category ?? 0)))
        throw transportFault(404, 'category: there is no such category');
      if (!(await changeShortVideo(queries, site, id, changed)))
        throw transportFault(404, 'there is no such short video');
      const act = {
        act: 'changeShortVideo',
        objectKind: 'shortVideo',
        objectID: id,
        detail: changed,
      } as const;
      await recordAct(queries, work, act);
    });
    return done;
  });

  on(newsroom.setShortVideos, 'videoSettings', async ({ site, ...settings }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      await setShortVideoSettings(queries, site, settings);
      const act = { act: 'setShortVideos', objectKind: 'shortVideo', objectID: 0, detail: settings } as const;
      await recordAct(queries, work, act);
    });
    return done;
  });
}
