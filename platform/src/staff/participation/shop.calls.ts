import { newsroom } from '@contract/newsroom';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import {
  cancelRedemption,
  handOut,
  listRedemptions,
  redemptionTable,
} from '@platform/products/prizes.service';
import { addProduct, changeProduct, productStock } from '@platform/products/products.service';
import { setPointsRule, storedPointsRules } from '@platform/sites/pointsRuleChange';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';
import { storedPictures } from '../pictures.service';

/** Products, prizes and the rules of points, as the newsroom looks after them. */
export function shopCalls(calls: NewsroomCalls, db: Database, media: MediaStore): void {
  productCalls(calls, db, media);
  prizeCalls(calls, db);
  pointsCalls(calls, db);
}

function productCalls({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  on(newsroom.products, 'shop', async ({ site }) => ({
    list: (await productStock(db, site)).map(({ per_member, ...row }) => ({ ...row, perMember: per_member })),
  }));

  on(newsroom.addProduct, 'shop', async ({ site, pictures, ...draft }, { actContext: work }) => {
    const pics = await storedPictures(media, pictures);
    return db.transaction(async (queries) => {
      const id = await addProduct(queries, site, { ...draft, pics });
      const { title, score, stock } = draft;
      const detail = { title, score, stock };
      await recordAct(queries, work, { act: 'addProduct', objectKind: 'product', objectID: id, detail });
      return { id };
    });
  });

  on(newsroom.changeProduct, 'shop', async ({ site, id, ...change }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await changeProduct(queries, site, id, change)))
        throw transportFault(404, 'there is no such product');
      const act = { act: 'changeProduct', objectKind: 'product', objectID: id, detail: change } as const;
      await recordAct(queries, work, act);
    });
    return done;
  });
}

function prizeCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.redemptions, 'shop', ({ site, ...wanted }) => listRedemptions(db, site, wanted));

  on(newsroom.exportRedemptions, 'shop', async ({ site, product }) => ({
    name: 'redemptions.csv',
    csv: await redemptionTable(db, site, product),
  }));

  on(newsroom.handOut, 'shop', ({ site, code }, { actContext: work }) =>
    db.transaction(async (queries) => {
      const prize = await handOut(queries, site, code, work.at);
      const { id, memberID } = prize;
      const act = { act: 'handOut', objectKind: 'redemption', objectID: id, detail: { memberID } } as const;
      await recordAct(queries, work, act);
      return prize;
    }),
  );

  on(newsroom.cancelRedemption, 'shop', async ({ site, code, reason }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      const cancelled = await cancelRedemption(queries, site, code, work.at);
      const detail = { code: cancelled, reason };
      await recordAct(queries, work, {
        act: 'cancelRedemption',
        objectKind: 'redemption',
        objectID: 0,
        detail,
      });
    });
    return done;
  });
}

function pointsCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.pointsRules, 'points', async ({ site }) => {
    const rules = await storedPointsRules(db, site);
    return { list: [...rules].map(([name, rule]) => ({ name, ...rule })) };
  });

  on(newsroom.setPointsRule, 'points', async ({ site, name, ...rule }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      await setPointsRule(queries, site, name, rule);
      const detail = { name, ...rule };
      await recordAct(queries, work, { act: 'setPointsRule', objectKind: 'site', objectID: site, detail });
    });
    return done;
  });
}
