import { XyStatus } from '@contract/codes';
import { newsroom } from '@contract/newsroom';
import { changeAccount } from '@platform/articles/saving/accountRows.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { addDynamic, changeDynamic } from '@platform/dynamics/dynamics.service';
import type { MediaStore } from '@platform/media/mediaStore';
import { changeLeader } from '@platform/people/people.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';
import { keptPictures } from '../pictures.service';

/** Dynamics, accounts and leaders, as the newsroom changes them. */
export function peopleCalls({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  on(
    newsroom.addDynamic,
    'people',
    async ({ site, reporterID, accountID, content, pictures }, { actContext: work }) => {
      const pics = await keptPictures(media, pictures);
      return db.transaction(async (queries) => {
        const dynamic = { reporterID, accountID, content, pics, publishedAt: work.at };
        const id = await addDynamic(queries, site, dynamic);
        if (id === undefined) throw transportFault(404, 'there is no such reporter or account');
        const detail = { reporterID, accountID, content };
        await recordAct(queries, work, { act: 'addDynamic', objectKind: 'dynamic', objectID: id, detail });
        return { id };
      });
    },
  );

  on(newsroom.changeDynamic, 'people', async ({ site, id, ...change }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await changeDynamic(queries, site, id, change)))
        throw transportFault(404, 'there is no such dynamic');
      const act = { act: 'changeDynamic', objectKind: 'dynamic', objectID: id, detail: change } as const;
      await recordAct(queries, work, act);
    });
    return done;
  });

  on(newsroom.changeAccount, 'accounts', async ({ site, id, state, ...change }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      const status = state && XyStatus[state];
      if (!(await changeAccount(queries, site, id, { ...change, status })))
        throw transportFault(404, 'there is no such account');
      const detail = { ...change, state };
      await recordAct(queries, work, { act: 'changeAccount', objectKind: 'account', objectID: id, detail });
    });
    return done;
  });

  on(newsroom.changeLeader, 'people', async ({ site, id, ...change }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await changeLeader(queries, site, id, change)))
        throw transportFault(404, 'there is no such leader');
      const act = { act: 'changeLeader', objectKind: 'leader', objectID: id, detail: change } as const;
      await recordAct(queries, work, act);
    });
    return done;
  });
}
