import { newsroom } from '@contract/newsroom';
import { countedAdverts, endAdvert, saveAdvert } from '@platform/adverts/adverts.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import { momentFrom, momentUntil } from '@platform/sites/moments';
import { transportFault } from '@platform/wire/refusals';
import { isArticleOf, isColumnOf } from '../namedObjects.store';
import { done, type NewsroomCalls } from '../newsroom.calls';
import { measuredPicture } from '../pictures.service';

export function advertCalls({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  on(newsroom.adverts, 'adverts', async (_, { actContext: work }) => {
    const rows = await countedAdverts(db, work.site);
    return {
      list: rows.map(({ id, place, position, title, picture, link, shown, clicked, ...row }) => ({
        id,
        place,
        position,
        title,
        picture,
        link,
        shown,
        clicked,
        columnID: row.column_id,
        articleID: row.article_id,
        from: row.starts_at.toISOString(),
        until: row.ends_at.toISOString(),
      })),
    };
  });

  on(
    newsroom.addAdvert,
    'adverts',
    async ({ site, picture, from, until, ...input }, { actContext: work }) => {
      const startsAt = momentFrom(from);
      const endsAt = momentUntil(until);
      if (!startsAt || !endsAt || endsAt <= startsAt)
        throw transportFault(400, 'from and until are days, or days and times, of the site; until is later');
      if (!(await isColumnOf(db, site, input.columnID)))
        throw transportFault(404, 'columnID: there is no such column');
      if (!(await isArticleOf(db, site, input.articleID)))
        throw transportFault(404, 'articleID: there is no such article');
      const { url, width, height } = await measuredPicture(media, picture);
      const advert = { ...input, picture: url, width, height, startsAt, endsAt };
      return db.transaction(async (queries) => {
        const id = await saveAdvert(queries, site, { ...advert, type: 0, style: 0, marked: true });
        if (id === undefined) throw transportFault(400, 'link: an https address, or a path of this paper');
        const detail = { title: input.title, link: input.link, from, until };
        await recordAct(queries, work, { act: 'addAdvert', objectKind: 'advert', objectID: id, detail });
        return { id };
      });
    },
  );

  on(newsroom.endAdvert, 'adverts', async ({ site, id }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await endAdvert(queries, site, id, work.at)))
        throw transportFault(404, 'there is no such advert, or it is over');
      await recordAct(queries, work, { act: 'endAdvert', objectKind: 'advert', objectID: id });
    });
    return done;
  });
}
