import { AuditType, KindNumber } from '@contract/codes';
import { RELATED_VIDEO_CAP } from '@contract/limits';
import {
  mvodArticle,
  mvodAttach,
  mvodCategoryList,
  mvodConfig,
  mvodPraise,
  relatedList,
} from '@contract/shortVideos';
import type { Database } from '@platform/db/connection';
import { listText, pageText } from '@platform/db/documents';
import type { CallContext, Served } from '@platform/operations/callContext';
import { serve } from '@platform/operations/callContext';
import { ownPersonOf, personOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { createLikes } from '@platform/reactions/likes.service';
import { absent, JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import {
  relatedShortVideos,
  type ShortVideoSettings,
  shortVideoById,
  shortVideoCategories,
  shortVideoFiles,
  shortVideoSettings,
} from './shortVideos.store';

const MP4 = 'video/mp4';
const bit = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** @param now epoch milliseconds */
export function shortVideoHandlers(db: Database, now: () => number): Served[] {
  const likes = createLikes(db, now);

  async function like(id: number, cancel: boolean, who: string, { site, address, caller }: CallContext) {
    const isMember = caller.kind === 'member';
    await likes(site.id, { type: KindNumber.event.shortVideo, id, cancel }, { who, address, isMember });
    const row = await shortVideoById(db, site.id, id, { who, now: new Date(now()) });
    if (!row) throw refused('短视频不存在');
    return row;
  }

  return [
    serve(mvodArticle, async ({ id, ...claim }, context) => {
      const reader = { who: ownPersonOf(context, claim), now: new Date(now()) };
      const row = await shortVideoById(db, context.site.id, id, reader);
      return row ? new JsonText(withRequestOrigin(JSON.stringify(row.doc), context)) : absent;
    }),
    serve(relatedList, async ({ id, page, size, ...claim }, context) => {
      const shown = Math.min(size, RELATED_VIDEO_CAP);
      const wanted = { id, limit: shown + 1, offset: (page - 1) * shown };
      const reader = { who: ownPersonOf(context, claim), now: new Date(now()) };
      const rows = await relatedShortVideos(db, context.site.id, wanted, reader);
      return new JsonText(withRequestOrigin(pageText(rows, shown), context));
    }),
    serve(mvodAttach, async ({ id }, context) => {
      const row = await shortVideoFiles(db, context.site.id, id, new Date(now()));
      if (!row) return { list: [] };
      const { videoUrl: url, cover, width, height, duration } = row.doc;
      const own = { url, type: MP4, width, height, bitrate: 0, size: 0, duration, cover };
      const list = row.files.some((file) => file.url === url) ? row.files : [own, ...row.files];
      return new JsonText(withRequestOrigin(JSON.stringify({ list }), context));
    }),
    serve(mvodCategoryList, async (_, context) => {
      const rows = await shortVideoCategories(db, context.site.id);
      return new JsonText(withRequestOrigin(`{"list":${listText(rows)}}`, context));
    }),
    serve(mvodConfig, async (_, context) => configOf(await shortVideoSettings(db, context.site.id), context)),
    serve(mvodPraise, async ({ id, cancel, appId: _app, ...claim }, context) => {
      const row = await like(id, cancel, personOf(context, claim), context);
      const { countPraise, isPraise } = row.doc;
      return { countPraise, isPraise };
    }),
  ];
}

/** Comments need the site's own permission, too. */
function configOf(settings: ShortVideoSettings, context: CallContext) {
  const { siteConfig, appLogo } = context.site.config;
  const { canDiscuss = true, canShare = true, autoNext = false, shareTitle = '' } = settings;
  const value = {
    canDiscuss: bit(canDiscuss && siteConfig.discuss.auditType !== AuditType.off),
    canShare: bit(canShare),
    autoNext: bit(autoNext),
    shareTitle,
    logo: appLogo,
  };
  return new JsonText(withRequestOrigin(JSON.stringify(value), context));
}
