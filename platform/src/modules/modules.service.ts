import { ModuleType } from '@contract/codes';
import { accountTexts } from '@platform/accounts/accounts.service';
import { activityTexts } from '@platform/activities/activities.service';
import { itemsOf } from '@platform/articles/articles.read';
import { itemsText } from '@platform/articles/articles.service';
import type { Queries } from '@platform/db/connection';
import { personTexts } from '@platform/people/people.service';
import { type ModuleRow, moduleById, modulesOf } from './modules.store';

/** The rows of a module as JSON text: what they are follows from its type (wire S7). */
export async function moduleRows(db: Queries, site: number, module: ModuleRow): Promise<string> {
  const ids = module.doc.ids ?? [];
  switch (module.type) {
    case ModuleType.activities:
      return activityTexts(db, site, ids);
    case ModuleType.accounts:
      return accountTexts(db, site, ids);
    case ModuleType.people:
      return personTexts(db, site, ids);
    default:
      return itemsText(await itemsOf(db, site, ids));
  }
}

/** The modules of a column's first page (wire W12, W21) as JSON text. */
export async function moduleTexts(db: Queries, site: number, column: number): Promise<string> {
  const modules = await modulesOf(db, site, column);
  const texts = await Promise.all(
    modules.map(async (module) => {
      const { ids = [], ...fields } = module.doc;
      const head = {
        ...fields,
        type: module.type,
        moduleID: module.id,
        position: module.position,
        count: ids.length,
      };
      return `${JSON.stringify(head).slice(0, -1)},"charactor":${await moduleRows(db, site, module)}}`;
    }),
  );
  return `[${texts.join(',')}]`;
}

export async function oneModule(db: Queries, site: number, id: number): Promise<string | undefined> {
  const module = await moduleById(db, site, id);
  if (!module) return undefined;
  return `{"type":${module.type},"list":${await moduleRows(db, site, module)}}`;
}
