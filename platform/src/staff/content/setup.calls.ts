import { newsroom } from '@contract/newsroom';
import { recordAct } from '@platform/auditLog/acts.service';
import { columnsOfSite, moveColumn, newColumn, renameColumn } from '@platform/columns/columnChanges.service';
import type { Database } from '@platform/db/connection';
import { changeSettings, deskSettings, settingsVersion } from '@platform/sites/settingsChange';
import type { SiteFinder } from '@platform/sites/sites.service';
import { Refusal, transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';

const noSuchColumn = () => transportFault(404, 'there is no such column');

/** Settings of a site, and its columns (K10). */
export function setupCalls({ on }: NewsroomCalls, db: Database, sites: SiteFinder): void {
  on(newsroom.settings, 'settings', async ({ site }) => {
    // before the settings: a change in between is refused rather than lost
    const version = await settingsVersion(db, site);
    const found = (await sites.all()).find((one) => one.id === site);
    if (!found) throw transportFault(404, 'there is no such site');
    return { version: Math.min(version, found.version), settings: deskSettings(found) };
  });
  on(newsroom.saveSettings, 'settings', ({ site, version, change }, { actContext: work }) =>
    db.transaction(async (queries) => {
      const saved = await changeSettings(queries, site, version, change);
      if (saved === undefined)
        throw new Refusal(
          'the settings have changed meanwhile',
          -1,
          409,
          JSON.stringify({ code: 'changed' }),
        );
      await recordAct(queries, work, {
        act: 'saveSettings',
        objectKind: 'site',
        objectID: site,
        detail: change,
      });
      return { version: saved };
    }),
  );

  on(newsroom.columns, 'stories', async ({ site }) => ({ list: await columnsOfSite(db, site) }));
  on(newsroom.addColumn, 'columns', ({ site, ...column }, { actContext: work }) =>
    db.transaction(async (queries) => {
      const id = await newColumn(queries, site, column);
      if (id === 'noParent') throw noSuchColumn();
      if (id === 'taken') throw transportFault(409, 'name: there is a column of this name already');
      await recordAct(queries, work, {
        act: 'addColumn',
        objectKind: 'column',
        objectID: id,
        detail: column,
      });
      return { id };
    }),
  );
  on(newsroom.renameColumn, 'columns', async ({ site, id, name }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if ((await renameColumn(queries, site, id, name)) === 0) throw noSuchColumn();
      const detail = { name };
      await recordAct(queries, work, { act: 'renameColumn', objectKind: 'column', objectID: id, detail });
    });
    return done;
  });
  on(newsroom.moveColumn, 'columns', async ({ site, id, before }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await moveColumn(queries, site, id, before))) throw noSuchColumn();
      const detail = { before };
      await recordAct(queries, work, { act: 'moveColumn', objectKind: 'column', objectID: id, detail });
    });
    return done;
  });
}
