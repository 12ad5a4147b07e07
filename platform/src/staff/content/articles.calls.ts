import { newsroom } from '@contract/newsroom';
import { articleStatus } from '@platform/articles/articleItems.service';
import { nameAuthor } from '@platform/articles/pieces/pieces.service';
import { createPreviewPass } from '@platform/articles/previewPass.rules';
import { setDiscussClosed } from '@platform/articles/saving/discussion.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { addPushMessage } from '@platform/pushMessages/pushMessages.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';

const MINUTE_MS = 60_000;
const noSuchArticle = () => transportFault(404, 'there is no such article');

/** @param key `keys.sign` */
export function articleCalls({ on }: NewsroomCalls, db: Database, key: string, now: () => number): void {
  on(newsroom.closeDiscussion, 'discussion', async ({ id, closed }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await setDiscussClosed(queries, work.site, id, closed))) throw noSuchArticle();
      const act = closed ? 'closeDiscussion' : 'openDiscussion';
      await recordAct(queries, work, { act, objectKind: 'article', objectID: id });
    });
    return done;
  });

  on(newsroom.setAuthor, 'telling', async ({ id, member }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await nameAuthor(queries, work.site, id, member)))
        throw transportFault(404, 'there is no such article or member');
      const detail = { member };
      await recordAct(queries, work, { act: 'setAuthor', objectKind: 'article', objectID: id, detail });
    });
    return done;
  });

  on(newsroom.pushMessage, 'preview', async ({ article, ...message }, { actContext: work }) => {
    if (article > 0 && (await articleStatus(db, work.site, article)) !== 1) throw noSuchArticle();
    return db.transaction(async (queries) => {
      const id = await addPushMessage(queries, work.site, { ...message, article }, work.at);
      const detail = { title: message.title, message: id };
      await recordAct(queries, work, { act: 'push', objectKind: 'article', objectID: article, detail });
      return { id };
    });
  });

  on(newsroom.preview, 'preview', async ({ id, minutes }, { actContext: work }) => {
    const status = await articleStatus(db, work.site, id);
    if (status === undefined) throw noSuchArticle();
    if (status === 1) throw transportFault(409, 'this article is released: everybody reads it');
    const expires = now() + minutes * MINUTE_MS;
    await recordAct(db, work, { act: 'preview', objectKind: 'article', objectID: id, detail: { minutes } });
    return {
      ticket: createPreviewPass(key, work.site, id, expires),
      expires: new Date(expires).toISOString(),
    };
  });
}
