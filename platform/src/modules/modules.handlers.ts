import { moduleView } from '@contract/modules';
import { withRequestOrigin } from '@platform/articles/articles.service';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/http/context';
import { absent, JsonText } from '@platform/http/errors';
import { moduleJson } from './modules.service';

export function moduleHandlers(db: Database): Served[] {
  return [
    serve(moduleView, async ({ id, page, rowNumber }, context) => {
      const module = await moduleJson(db, context.site.id, id);
      if (module === undefined) return absent;
      // a module has one page; crawlers stop on the empty one
      if (page > 0 || rowNumber > 0) return new JsonText(module.replace(/"list":.*$/s, '"list":[]}'));
      return new JsonText(withRequestOrigin(module, context));
    }),
  ];
}
